package import LayoutModel

/// What a view's text needs to be shown whole, and what it gets.
package struct TextFit: Hashable, Sendable {
  /// What the text needs at the width that it gets, in points.
  package let needed: Size
  /// What there is for it, in points.
  package let available: Size
  /// How many lines it needs at the width that it gets.
  package let lines: Int
  /// How small its font may become, as a share of its size: 1 where it doesn't shrink to fit.
  package private(set) var leastScale = 1.0
  /// The size of its font, in points.
  let fontSize: Double

  init(needed: Size, available: Size, lines: Int, fontSize: Double) {
    (self.needed, self.available, self.lines, self.fontSize) = (needed, available, lines, fontSize)
  }

  /// How many lines it takes at its smallest: at least as many as its share of all, and one.
  package var leastLines: Int { max(1, Int((Double(lines) * leastScale).rounded(.up))) }

  /// What the text needs at its smallest, in points.
  package var least: Size {
    let lineHeight = needed.height / Double(max(lines, 1))
    return Size(width: needed.width * leastScale, height: lineHeight * leastScale * Double(leastLines))
  }

  /// The same of a view whose font may shrink.
  fileprivate func shrinking(_ settings: LintSettings) -> TextFit {
    var fit = self
    if settings.adjustsFontSizeToFitWidth {
      fit.leastScale = min(1, max(settings.minimumScaleFactor, settings.minimumFontSize / max(fontSize, 1)))
    }
    return fit
  }
}

extension ViewTree {
  /// How the text of a view fits into it; `nil` of a view whose text isn't cut: one without, fields, and what scrolls.
  ///
  /// - Parameters:
  ///   - index: The view.
  ///   - size: Its size, in points.
  /// - Returns: What the text needs and gets.
  package func textFit(of index: Index, in size: Size) -> TextFit? {
    guard !isGuide(index) else { return nil }
    let declaration = self[index].declaration
    return ContentMeasurement(declaration, traits, textMeasurer)?.textFit(in: size)?.shrinking(declaration.lint)
  }
}
