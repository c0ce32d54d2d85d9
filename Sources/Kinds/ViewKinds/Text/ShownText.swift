package import LayoutModel

/// A text as it is shown: broken into the lines in which it is measured, and cut off with `…` where it doesn't fit.
///
///     "Forgot your password?" in 90 points     Forgot your        two lines
///                                              password?
///     the same in one line                     Forgot your p…
package struct ShownText: Hashable, Sendable {
  /// A line, and its measured width, in points.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let width: Double
    /// True where the paragraph goes on in the next line.
    package var isWrapped = false
  }

  /// The lines from the top on.
  package let lines: [Line]

  /// The shown part of a text in a given room.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks begin new lines.
  ///   - font: Its font.
  ///   - width: The room for a line, in points.
  ///   - numberOfLines: The maximum number of lines; any number where it isn't positive.
  ///   - mode: The way it is cut.
  package init(
    _ text: String, font: ResolvedFont, width: Double, numberOfLines: Int,
    _ mode: ViewAppearance.LineBreakMode = .byTruncatingTail
  ) {
    let characters = Array(text.prefix(Self.maximumLength))
    let glyphs = FontGlyphs(font)
    guard width > 0, !characters.isEmpty else {
      lines = []
      return
    }
    // A width that was rounded to whole pixels, or came from a file, is a little larger or smaller than its text.
    let room = width + Self.tolerance
    var broken = TextLines(
      glyphs, width: numberOfLines == 1 ? nil : room, numberOfLines: 0, keepsLines: true)
    broken.breaksAtCharacters = mode == .byCharWrapping
    broken.add(String(characters))
    let ranges = broken.lines
    let count = numberOfLines > 0 ? min(numberOfLines, ranges.count) : ranges.count
    var shown = ranges.prefix(count).map { range in
      let end = range.characters.upperBound
      return Line(
        text: String(characters[range.characters]), width: range.width,
        isWrapped: end < characters.count && !characters[end].isNewline)
    }
    if let last = shown.last, count < ranges.count || last.width > room {
      // The cut part begins with the last line, and has everything after it on the same line.
      let start = ranges[count - 1].characters.lowerBound
      let rest = characters[start...].prefix { !$0.isNewline }
      if glyphs.width(of: String(rest)) > room || count < ranges.count {
        shown[count - 1] = Self.cut(Array(rest), to: room, mode, glyphs)
      }
    }
    lines = shown
  }

  /// The maximum length of a text, in characters; the rest isn't drawn.
  static let maximumLength = 10_000
  private static let tolerance = 1.0

  private static func cut(
    _ characters: [Character], to width: Double, _ mode: ViewAppearance.LineBreakMode, _ font: FontGlyphs
  ) -> Line {
    if mode == .byClipping { return Line(text: String(characters), width: font.width(of: String(characters))) }
    let glyphs = font.glyphs(of: String(characters))
    let dots = font.width(of: "…")
    let room = width - dots
    // The number of characters kept at the head and at the tail, and their width.
    var (head, tail, total) = (0, 0, 0.0)
    while head + tail < glyphs.count {
      let isHead =
        switch mode {
        case .byTruncatingHead: false
        case .byTruncatingMiddle: head <= tail
        default: true
        }
      let index = isHead ? head : glyphs.count - 1 - tail
      let closer =
        isHead
        ? index > 0 ? font.kerning(glyphs[index - 1], glyphs[index]) : 0
        : tail > 0 ? font.kerning(glyphs[index], glyphs[index + 1]) : 0
      let next = glyphs[index].advance - closer
      guard total + next <= room else { break }
      total += next
      if isHead { head += 1 } else { tail += 1 }
    }
    while tail == 0, head > 0, characters[head - 1] == " " {
      head -= 1
      total -= glyphs[head].advance
    }
    return Line(
      text: String(characters.prefix(head)) + "…" + String(characters.suffix(tail)), width: total + dots)
  }
}
