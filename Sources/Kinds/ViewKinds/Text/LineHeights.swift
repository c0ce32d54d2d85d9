import LayoutModel

/// The heights of lines whose runs have fonts and styles of their own. Each line is as high as its tallest font above
/// and below the baseline, adjusted by the paragraph's style.
struct LineHeights {
  /// The extent above and below the baseline, in points.
  struct Extent {
    private var ascender = 0.0
    private var descender = 0.0
    /// What a drawn line has beside the two.
    private var gap = 0.0
    private(set) var isEmpty = true

    var height: Double { ascender + descender + gap }

    mutating func include(_ font: ResolvedFont) {
      ascender = max(ascender, font.ascender)
      descender = max(descender, font.descender)
      gap = max(gap, font.drawnLineHeight - font.lineHeight)
      isEmpty = false
    }
  }

  /// The height of the lines that have ended, in points.
  private(set) var total = 0.0
  private var run: MeasuredText.Run
  /// The style of the paragraph.
  private var style: ParagraphStyle
  private var isAtParagraphStart = true
  /// The line so far, its part before the last possible break, and its part after.
  private var line = Extent()
  private var atBreak = Extent()
  private var behindBreak = Extent()
  /// The space between the latest ended line and the next one, in points.
  private var spacing = 0.0

  init(beginningWith run: MeasuredText.Run) {
    self.run = run
    style = run.style
  }

  /// Begins another run.
  mutating func begin(_ run: MeasuredText.Run) {
    self.run = run
    if isAtParagraphStart { style = run.style }
  }

  /// Adds a character of the run.
  mutating func addCharacter() {
    isAtParagraphStart = false
    line.include(run.font)
    behindBreak.include(run.font)
  }

  /// Marks a possible break here. Where one is already marked, as after one of several spaces, the part before it stays.
  mutating func markBreak(isFirst: Bool = true) {
    if isFirst { atBreak = line }
    behindBreak = Extent()
  }

  /// Ends the line at its last possible break, or here.
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
