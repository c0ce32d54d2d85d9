package import LayoutModel

/// A text as it is measured: in one font, or in runs of fonts of their own.
package struct MeasuredText: Hashable, Sendable {
  /// A part of one font.
  package struct Run: Hashable, Sendable {
    package let text: String
    package let font: ResolvedFont
    package let style: ParagraphStyle
  }

  /// All of it.
  package let text: String
  /// Its font; of a text in runs the view's own, which an empty one has.
  package let font: ResolvedFont
  /// Its parts; none of a text in one font.
  package let runs: [Run]

  /// A text in one font.
  package init(_ text: String, _ font: ResolvedFont) {
    (self.text, self.font, runs) = (text, font, [])
  }

  /// A text in runs.
  ///
  /// - Parameters:
  ///   - runs: The runs.
  ///   - font: The font of those that say none.
  ///   - resolved: The font of a size.
  package init(_ runs: [AttributedRun], _ font: ResolvedFont, _ resolved: (Font) -> ResolvedFont) {
    text = runs.map(\.string).joined()
    self.font = font
    self.runs = runs.filter { !$0.string.isEmpty }.map { run in
      Run(text: run.string, font: run.font.map(resolved) ?? font, style: run.paragraphStyle)
    }
  }

  /// What is shown of it in a language; of runs each by itself.
  func shown(in language: Pseudolanguage) -> MeasuredText {
    guard language != .none else { return self }
    return MeasuredText(
      text: language.text(text), font: font,
      runs: runs.map { Run(text: language.text($0.text), font: $0.font, style: $0.style) })
  }

  private init(text: String, font: ResolvedFont, runs: [Run]) {
    (self.text, self.font, self.runs) = (text, font, runs)
  }

  /// The largest font, in which whoever knows one font alone measures it.
  var largestFont: ResolvedFont { runs.map(\.font).max { $0.lineHeight < $1.lineHeight } ?? font }

  /// The height of a line by itself in which all of it stands, in points, unrounded.
  var lineHeight: Double { Self.lineHeight(of: runs[...], else: font) }

  /// The height of a line with some of the runs.
  static func lineHeight(of runs: ArraySlice<Run>, else font: ResolvedFont) -> Double {
    guard let first = runs.first else { return font.lineHeight }
    var extent = LineHeights.Extent()
    for run in runs { extent.include(run.font) }
    return first.style.lineHeight(extent.height)
  }
}

/// The heights of lines whose runs have fonts and styles of their own: each is as high as the tallest font in it above and below
/// the baseline, and as the paragraph's style says.
struct LineHeights {
  /// How far something reaches above and below the baseline, in points.
  struct Extent {
    private var ascender = 0.0
    private var descender = 0.0
    private(set) var isEmpty = true

    var height: Double { ascender + descender }

    mutating func include(_ font: ResolvedFont) {
      ascender = max(ascender, font.ascender)
      descender = max(descender, font.descender)
      isEmpty = false
    }
  }

  /// The height of the lines that have ended, in points.
  private(set) var total = 0.0
  private var run: MeasuredText.Run
  /// The style of the paragraph.
  private var style: ParagraphStyle
  private var isAtParagraphStart = true
  /// The line so far, what of it stands before where it last breaks, and what behind.
  private var line = Extent()
  private var atBreak = Extent()
  private var behindBreak = Extent()
  /// What stands between the line that ended last and the next one, in points.
  private var spacing = 0.0

  init(beginningWith run: MeasuredText.Run) {
    self.run = run
    style = run.style
  }

  /// What follows is in another run.
  mutating func begin(_ run: MeasuredText.Run) {
    self.run = run
    if isAtParagraphStart { style = run.style }
  }

  /// A character of the run.
  mutating func addCharacter() {
    isAtParagraphStart = false
    line.include(run.font)
    behindBreak.include(run.font)
  }

  /// The line may break here; where it may have done so already, as behind one of several spaces, what stands before stays.
  mutating func markBreak(isFirst: Bool = true) {
    if isFirst { atBreak = line }
    behindBreak = Extent()
  }

  /// The line ends where it last may break, or where it is.
  mutating func endLine(atBreak isAtBreak: Bool, isParagraphEnd: Bool) {
    var ended = isAtBreak ? atBreak : line
    if ended.isEmpty { ended.include(run.font) }
    total += spacing + style.lineHeight(ended.height)
    spacing = style.lineSpacing
    line = isAtBreak ? behindBreak : Extent()
    behindBreak = Extent()
    if isParagraphEnd { (isAtParagraphStart, style) = (true, run.style) }
  }
}
