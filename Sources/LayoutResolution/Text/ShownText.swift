package import LayoutModel

/// A text as it is shown: broken into the lines that it is measured in, what doesn't fit cut off with `…`.
///
///     "Forgot your password?" in 90 points     Forgot your        two lines
///                                              password?
///     the same in one line                     Forgot your p…
package struct ShownText: Hashable, Sendable {
  /// A line, and its width as it is measured, in points.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let width: Double
  }

  /// The lines from the top on.
  package let lines: [Line]

  /// What is shown of a text in a place.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks begin new lines.
  ///   - font: Its font.
  ///   - width: The room for a line, in points.
  ///   - numberOfLines: The most lines; any number where it isn't positive.
  ///   - mode: How it is cut.
  package init(
    _ text: String, font: ResolvedFont, width: Double, numberOfLines: Int,
    _ mode: ViewAppearance.LineBreakMode = .byTruncatingTail
  ) {
    let characters = Array(text.prefix(Self.maximumLength))
    let systemFont = SystemFont(font)
    func measured(_ text: some Sequence<Character>) -> Line {
      Line(text: String(text), width: text.reduce(0) { $0 + systemFont.advance(of: $1) })
    }
    guard width > 0, !characters.isEmpty else {
      lines = []
      return
    }
    // What was rounded up to whole pixels, or came from a file, is a little wider or narrower than its text.
    let room = width + Self.tolerance
    var broken = TextLines(
      systemFont, width: numberOfLines == 1 ? nil : room, numberOfLines: 0, keepsLines: true)
    broken.add(String(characters))
    let ranges = broken.lines
    let count = numberOfLines > 0 ? min(numberOfLines, ranges.count) : ranges.count
    var shown = ranges.prefix(count).map { Line(text: String(characters[$0.characters]), width: $0.width) }
    if let last = shown.last, count < ranges.count || last.width > room {
      // What is cut begins with the last line and has all that would follow it on the same line.
      let start = ranges[count - 1].characters.lowerBound
      let rest = characters[start...].prefix { !$0.isNewline }
      if measured(rest).width > room || count < ranges.count {
        shown[count - 1] = Self.cut(Array(rest), to: room, mode, systemFont)
      }
    }
    lines = shown
  }

  /// More of a text than this isn't drawn.
  private static let maximumLength = 10_000
  private static let tolerance = 1.0

  private static func cut(
    _ characters: [Character], to width: Double, _ mode: ViewAppearance.LineBreakMode, _ font: SystemFont
  ) -> Line {
    let dots: Character = "…"
    let all = characters.reduce(0) { $0 + font.advance(of: $1) }
    let room = width - (mode == .byClipping ? 0 : font.advance(of: dots))
    var (kept, total) = (0, 0.0)
    func length(_ list: some Sequence<Character>) -> Double { list.reduce(0) { $0 + font.advance(of: $1) } }
    switch mode {
    case .byTruncatingHead:
      while kept < characters.count {
        let next = font.advance(of: characters[characters.count - 1 - kept])
        guard total + next <= room else { break }
        (kept, total) = (kept + 1, total + next)
      }
      return Line(text: "…" + String(characters.suffix(kept)), width: total + font.advance(of: dots))
    case .byTruncatingMiddle:
      var (head, tail) = (0, 0)
      while head + tail < characters.count {
        let isHead = head <= tail
        let next = font.advance(of: characters[isHead ? head : characters.count - 1 - tail])
        guard total + next <= room else { break }
        total += next
        if isHead { head += 1 } else { tail += 1 }
      }
      return Line(
        text: String(characters.prefix(head)) + "…" + String(characters.suffix(tail)),
        width: total + font.advance(of: dots))
    case .byClipping:
      return Line(text: String(characters), width: all)
    case .byTruncatingTail, .byWordWrapping, .byCharWrapping:
      while kept < characters.count {
        let next = font.advance(of: characters[kept])
        guard total + next <= room else { break }
        (kept, total) = (kept + 1, total + next)
      }
      while kept > 0, characters[kept - 1] == " " {
        kept -= 1
        total -= font.advance(of: " ")
      }
      return Line(text: String(characters.prefix(kept)) + "…", width: total + font.advance(of: dots))
    }
  }
}
