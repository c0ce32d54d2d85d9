package import LayoutModel
package import ViewKinds

extension ViewTree {
  /// The rectangle in a label that its text is drawn in: at the side that its alignment says, and in the middle of its height
  /// (documented: a label centres its lines vertically).
  ///
  ///     |      Sign in       |      a line that is centred
  ///
  /// - Parameters:
  ///   - index: The view.
  ///   - size: Its size, in points.
  /// - Returns: The rectangle in the view's own coordinates; `nil` for a view that isn't a label, and for a label without a text.
  package func rectOfText(of index: Index, in size: Size) -> Rect? {
    guard !isGuide(index), self[index].kind == .label else { return nil }
    let view = self[index]
    guard let text = ContentMeasurement(view.declaration, traits, textMeasurer)?.drawnText(in: size) else { return nil }
    let room = Size(width: max(0, size.width - text.width), height: max(0, size.height - text.height))
    let isMirrored = view.direction(in: traits.layoutDirection) == .rightToLeft
    let x =
      switch view.declaration.appearance.textAlignment ?? view.declaration.lint.textAlignment {
      case .left: 0.0
      case .right: room.width
      case .center: room.width / 2
      case nil, .natural, .justified: isMirrored ? room.width : 0
      }
    return Rect(x: x, y: room.height / 2, width: size.width - room.width, height: size.height - room.height)
  }

  /// The fit of a view's text; `nil` for a view whose text isn't cut: one without text, fields, and views that scroll.
  ///
  /// - Parameters:
  ///   - index: The view.
  ///   - size: Its size, in points.
  /// - Returns: The room that the text needs and has.
  package func textFit(of index: Index, in size: Size) -> TextFit? {
    guard !isGuide(index) else { return nil }
    let declaration = self[index].declaration
    return ContentMeasurement(declaration, traits, textMeasurer)?.textFit(in: size)?.shrinking(declaration.lint)
  }
}
