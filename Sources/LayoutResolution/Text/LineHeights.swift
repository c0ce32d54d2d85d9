import LayoutModel

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
