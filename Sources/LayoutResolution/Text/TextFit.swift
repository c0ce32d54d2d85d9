package import LayoutModel

/// What a view's text needs to be shown whole, and what it gets.
package struct TextFit: Hashable, Sendable {
  /// What the text needs at the width that it gets, in points.
  package let needed: Size
  /// What there is for it, in points.
  package let available: Size
  /// How many lines it needs: between two widths of as many lines it needs as many.
  package let lines: Int
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
    return ContentMeasurement(self[index].declaration, traits, textMeasurer)?.textFit(in: size)
  }
}
