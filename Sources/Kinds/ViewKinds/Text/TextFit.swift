package import LayoutModel

/// The room that a view's text needs to be shown whole, and the room that it has.
package struct TextFit: Hashable, Sendable {
  /// The size that the text needs at its width, in points.
  package let needed: Size
  /// The size that is available, in points.
  package let available: Size
  /// The number of lines that the text needs at its width.
  package let lines: Int
  /// The minimum scale of its font: 1 where it doesn't shrink to fit.
  package private(set) var leastScale = 1.0
  /// The size of its font, in points.
  let fontSize: Double

  init(needed: Size, available: Size, lines: Int, fontSize: Double) {
    (self.needed, self.available, self.lines, self.fontSize) = (needed, available, lines, fontSize)
  }

  /// The number of lines at the minimum scale: the same share of all lines, and at least one.
  package var leastLines: Int { max(1, Int((Double(lines) * leastScale).rounded(.up))) }

  /// The size that the text needs at the minimum scale, in points.
  package var least: Size {
    let lineHeight = needed.height / Double(max(lines, 1))
    return Size(width: needed.width * leastScale, height: lineHeight * leastScale * Double(leastLines))
  }

  /// The same fit for a view whose font may shrink.
  package func shrinking(_ settings: LintSettings) -> TextFit {
    var fit = self
    if settings.adjustsFontSizeToFitWidth {
      fit.leastScale = min(1, max(settings.minimumScaleFactor, settings.minimumFontSize / max(fontSize, 1)))
    }
    return fit
  }
}
