package import LayoutModel

/// What a view's text needs to be shown whole, and what it gets.
package struct TextFit: Hashable, Sendable {
  /// What the text needs at the width that it gets, in points.
  package let needed: Size
  /// What there is for it, in points.
  package let available: Size
  /// How many lines it needs: between two widths of as many lines it needs as many.
  package let lines: Int
  /// How small its font may become, as a share of its size: 1 where it doesn't shrink to fit.
  package private(set) var leastScale = 1.0
  /// The size of its font, in points.
  let fontSize: Double

  init(needed: Size, available: Size, lines: Int, fontSize: Double) {
    (self.needed, self.available, self.lines, self.fontSize) = (needed, available, lines, fontSize)
  }

  /// What the text needs at its smallest, in points: smaller text takes fewer lines too, at least as many as its share.
  package var least: Size {
    guard lines > 0 else { return Size(width: needed.width * leastScale, height: needed.height * leastScale) }
    let leastLines = max(1, (Double(lines) * leastScale).rounded(.up))
    let lineHeight = needed.height / Double(lines)
    return Size(width: needed.width * leastScale, height: lineHeight * leastScale * leastLines)
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
