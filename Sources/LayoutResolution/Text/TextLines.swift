import LayoutModel

/// Breaks text into lines as UIKit does by word wrapping: greedily at spaces, behind hyphens between words, beside East
/// Asian characters (but not before what closes or behind what opens), between words that a dictionary tells (`WordBreaks`),
/// and inside words that are longer than a line.
/// Spaces at a line's end hang over it and have no width, but in lines without end (<doc:Controls#Widths-of-text>).
struct TextLines {
  /// The number of lines so far.
  private(set) var count = 0
  /// The width of the longest one, in points.
  private(set) var widest = 0.0
  /// The longest length that was found to fit into a line, at least the least width, and the shortest that was found
  /// not to.
  private var longestFitting = Self.leastWidth
  private var shortestBroken = Double.infinity

  private var font: FontGlyphs
  /// The lines' heights, where they aren't all alike.
  private var heights: LineHeights?
  private let width: Double
  private let maximumLines: Int
  /// What tells the words of scripts without spaces, and where those of the text begin; `nil` until somebody asks.
  private let library: @Sendable () -> ICU?
  private var words: WordBreaks?

  /// The line's width without spaces at its end, and with them.
  private var lineWidth = 0.0
  private var reach = 0.0
  /// Where the line may last break: its width before, and what stands behind.
  private var widthAtBreak: Double?
  private var reachAtBreak = 0.0
  /// The index of the character that is added, and of those that end the line and begin the next one where it last
  /// breaks.
  private var position = 0
  private var endAtBreak = 0
  private var startBehindBreak = 0
  private var start = 0
  /// The character before, which the next may come closer to.
  private var previous = Self.lineStart
  /// Whether another stands directly before that one.
  private var isInWord = false
  /// Whether the lines themselves are wanted.
  private let keepsLines: Bool
  /// The lines so far, by the indices of their characters, where they are wanted.
  private(set) var lines: [(characters: Range<Int>, width: Double)] = []

  /// What stands before the first character of a line: nothing that it could come closer to.
  private static let lineStart = SystemFont.Glyph(advance: 0, place: nil, kind: .space)

  /// Text is wrapped to a width with some noise: what just fits, fits.
  static let tolerance = 1e-6
  /// With the noise, the least width that wraps: below there is none, and lines have no end.
  private static let leastWidth = (2 * tolerance).nextUp

  /// Lines of a width.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - width: The width in points; `nil`, or one of 0 and less, noise aside, for lines without end.
  ///   - numberOfLines: The most lines; any number where it isn't positive.
  ///   - keepsLines: Whether the lines themselves are wanted, and not their sizes alone.
  ///   - library: What tells the words of scripts without spaces.
  init(
    _ font: FontGlyphs, width: Double?, numberOfLines: Int, keepsLines: Bool = false,
    _ library: @escaping @autoclosure @Sendable () -> ICU? = .installed
  ) {
    self.font = font
    self.keepsLines = keepsLines
    self.library = library
    self.width = width.map { $0 > Self.tolerance ? $0 + Self.tolerance : .infinity } ?? .infinity
    maximumLines = numberOfLines > 0 ? numberOfLines : .max
  }

  /// The widths at which the text breaks at the same places, noise aside: every break was decided by comparing a length
  /// with the width.
  var widths: Range<Double> {
    guard width < .infinity else { return -.infinity..<Self.leastWidth }
    return longestFitting..<max(longestFitting, shortestBroken)
  }

  /// Whether a length is too long for a line.
  private mutating func exceeds(_ length: Double) -> Bool {
    guard length > width else {
      longestFitting = max(longestFitting, length)
      return false
    }
    shortestBroken = min(shortestBroken, length)
    return true
  }

  /// Lines of a text of one font or of several.
  init(_ text: MeasuredText, width: Double?, numberOfLines: Int) {
    self.init(FontGlyphs(text.runs.first?.font ?? text.font), width: width, numberOfLines: numberOfLines)
    guard let first = text.runs.first else {
      add(text.text)
      return
    }
    heights = LineHeights(beginningWith: first)
    findWords(of: text.runs.map(\.text).joined())
    for (index, run) in text.runs.enumerated() {
      if index > 0 {
        font = FontGlyphs(run.font)
        previous = SystemFont.Glyph(advance: previous.advance, place: nil, kind: previous.kind)
      }
      heights?.begin(run)
      addCharacters(of: run.text)
    }
    endText()
  }

  /// The height of all lines, in points, unrounded; `font` is that of a text of one.
  func height(_ font: ResolvedFont) -> Double { heights?.total ?? Double(count) * font.lineHeight }

  /// Adds a text from the start of a line.
  mutating func add(_ text: String) {
    words = nil
    addCharacters(of: text)
    endText()
  }

  /// Finds where words begin in a text, if that may matter.
  private mutating func findWords(of text: String) {
    words = width < .infinity && maximumLines > 1 ? WordBreaks(text, library()) : WordBreaks.none
  }

  private mutating func endText() {
    guard count < maximumLines else { return }
    endLine(width: widthAtEnd, reachBehind: 0, end: position, next: position)
  }

  /// The width of a line that ends with its text or its paragraph.
  private var widthAtEnd: Double { width < .infinity ? lineWidth : reach }

  private mutating func addCharacters(of text: String) {
    if font.areApart, words?.isEmpty ?? true, SystemFont.hasSingleScalars(text) {
      for scalar in text.unicodeScalars {
        guard count < maximumLines else { return }
        if scalar == "\n" { endParagraph() } else { add(font.system.glyph(of: scalar), beginsWord: false) }
        position += 1
      }
    } else {
      if words == nil { findWords(of: text) }
      for (character, glyph) in zip(text, font.glyphs(of: text)) {
        guard count < maximumLines else { return }
        let beginsWord = words?.pass(character) ?? false
        if character.isNewline { endParagraph() } else { add(glyph, beginsWord: beginsWord) }
        position += 1
      }
    }
  }

  private mutating func endParagraph() {
    endLine(width: widthAtEnd, reachBehind: 0, end: position, next: position + 1, isParagraphEnd: true)
    previous = Self.lineStart
  }

  private mutating func add(_ glyph: SystemFont.Glyph, beginsWord: Bool) {
    defer {
      isInWord = previous.kind != .space
      previous = glyph
    }
    if glyph.kind == .space {
      // The break is before the spaces; what follows begins behind them.
      heights?.markBreak(isFirst: reach == lineWidth)
      heights?.addCharacter()
      heights?.markBreak(isFirst: false)
      if reach == lineWidth { (widthAtBreak, endAtBreak) = (lineWidth, position) }
      reach += glyph.advance
      (reachAtBreak, startBehindBreak) = (reach, position + 1)
      return
    }
    let closer = font.kerning(previous, glyph)
    if lineWidth > 0, reach == lineWidth, beginsWord || mayBreak(before: glyph) {
      keepBreak(at: position, closer: closer)
    }
    if reach > 0, exceeds(reach + glyph.advance - closer) { wrap() }
    guard count < maximumLines else { return }
    // A word longer than a line, moved to the next one, may still not fit there.
    if reach > 0, exceeds(reach + glyph.advance - closer) {
      endLine(width: reach, reachBehind: 0, end: position, next: position)
    }
    heights?.addCharacter()
    reach += reach > 0 ? glyph.advance - closer : glyph.advance
    lineWidth = reach
  }

  /// Whether the line may break between the character before and the next, neither of them a space.
  private func mayBreak(before glyph: SystemFont.Glyph) -> Bool {
    switch (previous.kind, glyph.kind) {
    case (.opening, _), (_, .closing): false
    case (.ideograph, _), (.closing, _), (_, .ideograph), (_, .opening): true
    case (.hyphen, .other): isInWord
    default: false
    }
  }

  /// The line may break where it is, before a character that comes closer to the one before.
  private mutating func keepBreak(at position: Int, closer: Double) {
    heights?.markBreak()
    (widthAtBreak, reachAtBreak) = (lineWidth, reach - closer)
    (endAtBreak, startBehindBreak) = (position, position)
  }

  /// Ends the line at its last possible break, or where it is.
  private mutating func wrap() {
    if count + 1 == maximumLines {
      // The last line is cut off behind what still fits; spaces at its end hang over it.
      widest = max(widest, lineWidth)
      heights?.endLine(atBreak: false, isParagraphEnd: false)
      count += 1
    } else if let widthAtBreak {
      endLine(
        width: widthAtBreak, reachBehind: reach - reachAtBreak, end: endAtBreak, next: startBehindBreak,
        isAtBreak: true)
    } else {
      endLine(width: lineWidth, reachBehind: 0, end: position, next: position)
    }
  }

  private mutating func endLine(
    width: Double, reachBehind: Double, end: Int, next: Int, isAtBreak: Bool = false, isParagraphEnd: Bool = false
  ) {
    heights?.endLine(atBreak: isAtBreak, isParagraphEnd: isParagraphEnd)
    if keepsLines { lines.append((start..<max(start, end), width)) }
    start = next
    count += 1
    widest = max(widest, width)
    lineWidth = reachBehind
    reach = reachBehind
    widthAtBreak = nil
    reachAtBreak = 0
  }
}
