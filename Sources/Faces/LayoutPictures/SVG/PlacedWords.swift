import LayoutModel
import ViewKinds

/// A line of words each in its place, as far apart as it takes for them to reach from one side to the other.
struct PlacedWords {
  /// The words, and their distances from the line's start, in points.
  let words: [(text: String, x: Double)]

  /// The words of a line; none of a line that begins with a space.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - font: Its font.
  ///   - width: The width from side to side, in points.
  init?(_ line: ShownText.Line, font: ResolvedFont, width: Double) {
    let texts = line.text.split(separator: " ").map(String.init)
    guard !texts.isEmpty, line.text.first != " " else { return nil }
    let widths = texts.map { ShownText($0, font: font, width: .infinity, numberOfLines: 1).lines.first?.width ?? 0 }
    let gap = max(0, (width - widths.reduce(0, +)) / Double(max(1, texts.count - 1)))
    var (words, x): ([(text: String, x: Double)], Double) = ([], 0)
    for (text, width) in zip(texts, widths) {
      words.append((text, x))
      x += width + gap
    }
    self.words = words
  }
}
