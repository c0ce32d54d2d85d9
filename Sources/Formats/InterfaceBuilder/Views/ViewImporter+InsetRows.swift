import Documents
import LayoutModel

/// Rows of inset grouped tables, as the canvas draws them (<doc:CanvasRules#Tables>).
extension ViewImporter {
  /// The stored frame of a view, corrected to what the canvas draws.
  ///
  /// The rows of an inset grouped table stand within its side margins. Some files have them as wide as the table, from
  /// the time before it had its style, but lay out their content for the drawn width:
  ///
  ///     stored   |xxxxxxxxxxxxxxxx|
  ///     drawn    |  xxxxxxxxxxxx  |
  ///
  /// - Parameters:
  ///   - stored: The frame that the file has.
  ///   - element: The view's element.
  ///   - kind: The kind of the view.
  ///   - superview: The superview's node.
  /// - Returns: The corrected frame of such a row or its content; the stored frame of other views.
  func withinInsetRow(_ stored: Rect, _ element: XMLElement, _ kind: ElementKind, in superview: Node?) -> Rect {
    guard let superview else { return stored }
    var drawn = stored
    if kind.viewKind == .tableViewCell, superview.element["style"] == "insetGrouped" {
      let margin = context.insets.marginOfInsetRows
      guard stored.x == 0, stored.width == superview.frame.width, stored.width > 2 * margin else { return stored }
      drawn.x = margin
      drawn.width -= 2 * margin
    } else if kind.viewKind == .tableViewCell {
      drawn = drawnRow(stored, element, in: superview)
    } else if kind.isContentView, superview.parent == nil, superview.kind.viewKind == .tableViewCell,
      context.fillsLoneCells
    {
      // The stored height is often that of the template.
      drawn.height = max(0, superview.frame.height - context.pixel)
    } else if kind.isContentView, superview.stored != nil,
      let written = superview.element.element.child(forKey: "frame")?.rect
    {
      drawn = drawnContent(stored, of: superview, written: written)
    }
    return drawn
  }
}
