import LayoutModel

/// Breaks text into lines like UIKit's word wrapping: greedily at spaces, after hyphens between words, beside East
/// Asian characters (but not before closing or after opening ones), between words that a dictionary finds
/// (`WordBreaks`), and inside words that are longer than a line. Spaces at a line's end hang over it and have no width,
/// except in endless lines (<doc:Controls#Widths-of-text>).
struct TextLines {
  /// The number of lines so far.
  private(set) var count = 0
  /// The width of the longest line, in points.
  private(set) var widest = 0.0
  /// The longest length that was found to fit into a line, at least the minimum width, and the shortest that was found not to.
  private var longestFitting = Self.leastWidth
  private var shortestBroken = Double.infinity

  /// A Boolean that tells whether lines break between any two characters, and not at words: `byCharWrapping`.
  var breaksAtCharacters = false

  private var font: FontGlyphs
  /// The lines' heights, where they differ.
  private var heights: LineHeights?
  private let width: Double
  private let maximumLines: Int
  /// The library that finds words in scripts without spaces, and the beginnings of the text's words; `nil` until they are needed.
  private let library: @Sendable () -> ICU?
  private var words: WordBreaks?

  /// The line's width without the spaces at its end, and with them.
  private var lineWidth = 0.0
  private var reach = 0.0
  /// The last possible break of the line: the width before it, and the width after.
  private var widthAtBreak: Double?
  private var reachAtBreak = 0.0
  /// The index of the next character, and of the characters that end the line and begin the next one at its last possible break.
  private var position = 0
  private var endAtBreak = 0
  private var startBehindBreak = 0
  private var start = 0
  /// The character before, for kerning.
  private var previous = Self.lineStart
  /// A Boolean that tells whether another word character is directly before that one.
  private var isInWord = false
  /// A Boolean that tells whether the lines themselves are wanted.
  private let keepsLines: Bool
  /// The lines so far, by the indices of their characters, if wanted.
  private(set) var lines: [(characters: Range<Int>, width: Double)] = []

  /// The glyph before the first character of a line: it has no kerning.
  private static let lineStart = SystemFont.Glyph(advance: 0, place: nil, kind: .space)

  /// The tolerance of noise in the width, in points: text that just fits, fits.
  static let tolerance = 1e-6
  /// The minimum width that wraps, which is above the noise; below it lines are endless.
  private static let leastWidth = (2 * tolerance).nextUp

  /// Lines of a width.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - width: The width in points; `nil`, or one of about 0 or less, for endless lines.
  ///   - numberOfLines: The maximum number of lines; any number where it isn't positive.
  ///   - keepsLines: A Boolean that tells whether the lines themselves are wanted, and not only their sizes.
  ///   - library: The library that finds words in scripts without spaces.
  init(
    _ font: FontGlyphs, width: Double?, numberOfLines: Int, keepsLines: Bool = false,
    _ library: @escaping @autoclosure @Sendable () -> ICU? = .installed
  ) {
    self.font = font
    self.keepsLines = keepsLines
    self.library = library
    self.width = width.map(Self.room) ?? .infinity
    maximumLines = numberOfLines > 0 ? numberOfLines : .max
  }

  /// The length up to which characters fit into a line of a width, in points; infinite for endless lines.
  static func room(_ width: Double) -> Double { width > tolerance ? width + tolerance : .infinity }

  /// The widths at which the text breaks at the same places, apart from noise: each break was decided by comparing a
  /// length with the width.
  var widths: Range<Double> {
    guard width < .infinity else { return -.infinity..<Self.leastWidth }
    return longestFitting..<max(longestFitting, shortestBroken)
  }

  /// Tells whether a length is too long for a line.
  private mutating func exceeds(_ length: Double) -> Bool {
    guard length > width else {
      longestFitting = max(longestFitting, length)
      return false
    }
    shortestBroken = min(shortestBroken, length)
    return true
  }

  /// The lines of a text in one font or several.
  init(_ text: MeasuredText, width: Double?, numberOfLines: Int) {
    self.init(FontGlyphs(text.runs.first?.font ?? text.font), width: width, numberOfLines: numberOfLines)
    breaksAtCharacters = text.breaksAtCharacters
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

  /// The height of all lines, in points, unrounded; `font` is that of a text in one font.
  func height(_ font: ResolvedFont) -> Double { heights?.total ?? Double(count) * font.drawnLineHeight }

  /// Adds a text at the start of a line.
  mutating func add(_ text: String) {
    words = nil
    addCharacters(of: text)
    endText()
  }

  /// Finds the beginnings of words in a text, where they may matter.
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
    if glyph.kind == .space, breaksAtCharacters {
      heights?.addCharacter()
      reach += glyph.advance
      return
    }
    if glyph.kind == .space {
      // The break is before the spaces; the next line begins after them.
      heights?.markBreak(isFirst: reach == lineWidth)
      heights?.addCharacter()
      heights?.markBreak(isFirst: false)
      if reach == lineWidth { (widthAtBreak, endAtBreak) = (lineWidth, position) }
      reach += glyph.advance
      (reachAtBreak, startBehindBreak) = (reach, position + 1)
      return
    }
    let closer = font.kerning(previous, glyph)
    if lineWidth > 0, reach == lineWidth, !breaksAtCharacters, beginsWord || mayBreak(before: glyph) {
      keepBreak(at: position, closer: closer)
    }
    if reach > 0, exceeds(reach + glyph.advance - closer) { wrap() }
    guard count < maximumLines else { return }
    // A word longer than a line that was moved to the next line may still not fit there.
    if reach > 0, exceeds(reach + glyph.advance - closer) {
      endLine(width: reach, reachBehind: 0, end: position, next: position)
    }
    heights?.addCharacter()
    reach += reach > 0 ? glyph.advance - closer : glyph.advance
    lineWidth = reach
  }

  /// Tells whether the line may break between the character before and the next, neither of them a space.
  private func mayBreak(before glyph: SystemFont.Glyph) -> Bool {
    switch (previous.kind, glyph.kind) {
    case (.opening, _), (_, .closing): false
    case (.ideograph, _), (.closing, _), (_, .ideograph), (_, .opening): true
    case (.hyphen, .other): isInWord
    default: false
    }
  }

  /// Notes a possible break before a character, and its kerning with the one before.
  private mutating func keepBreak(at position: Int, closer: Double) {
    heights?.markBreak()
    (widthAtBreak, reachAtBreak) = (lineWidth, reach - closer)
    (endAtBreak, startBehindBreak) = (position, position)
  }

  /// Ends the line at its last possible break, or here.
  private mutating func wrap() {
    if count + 1 == maximumLines {
      // The last line is cut off after the last character that fits; spaces at its end hang over it.
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
