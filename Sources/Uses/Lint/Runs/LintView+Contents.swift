import LayoutModel
import LayoutResolution

/// The rectangles within views where something is drawn, as far as its size is known.
extension LintView {
  /// The rectangle in the window in which an image view draws its image; `nil` for other views, for one with a ground or a border, for an
  /// image of unknown size, and for one that fills the view.
  var rectOfImage: Rect? {
    guard view.kind == .imageView, showsImage, !hasGround, let own = knownContentSize else { return nil }
    var size = own
    switch view.declaration.appearance.contentMode {
    case .scaleToFill, .scaleAspectFill, .redraw: return nil
    case .scaleAspectFit:
      let scale = min(frame.width / own.width, frame.height / own.height)
      size = Size(width: own.width * scale, height: own.height * scale)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
    }
    let place = view.declaration.appearance.contentMode.place
    return Rect(
      x: frame.x + (frame.width - size.width) * place.x, y: frame.y + (frame.height - size.height) * place.y,
      width: size.width, height: size.height
    ).intersection(frame)
  }

  /// The rectangle in the window that a button's title and image take, with as much room as they ask for. It is the whole frame of a button
  /// that has a ground, a border, contents of unknown size or not in its middle, or a class of the app's, and of other views.
  var rectOfContents: Rect {
    guard view.kind == .button, let own = knownContentSize else { return frame }
    let declaration = view.declaration
    let content = declaration.content
    guard !hasGround, !declaration.lint.hasOwnClass, !declaration.lint.showsBackgroundImage,
      !showsImage || content.image != nil, content.configuration == nil
    else { return frame }
    let insets = content.contentEdgeInsets ?? .zero
    let room = Rect(
      x: frame.x + insets.left, y: frame.y + insets.top, width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
    let height = own.height - insets.top - insets.bottom
    // A title may stand at either side.
    return Rect(x: room.x, y: room.y + (room.height - height) / 2, width: room.width, height: height)
      .intersection(frame)
  }

  /// A Boolean value that tells whether the view shows its frame, whatever its contents are.
  private var hasGround: Bool {
    let declaration = view.declaration
    return declaration.appearance.backgroundColor != nil && !declaration.lint.isClear
      || declaration.appearance.borderWidth > 0
  }

  /// The size that the view's content asks for along both axes; `nil` if one isn't known, or is 0.
  private var knownContentSize: Size? {
    guard view.declaration.hasRareSettings, view.declaration.provenance.content == nil,
      let width = view.intrinsicContentSize.width, let height = view.intrinsicContentSize.height, width > 0, height > 0
    else { return nil }
    return Size(width: width, height: height)
  }
}

extension ViewAppearance.ContentMode {
  /// The place of an image in the room that it leaves, as fractions from the left and from the top.
  fileprivate var place: Point {
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: 0.0
      case .right, .topRight, .bottomRight: 1.0
      default: 0.5
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: 0.0
      case .bottom, .bottomLeft, .bottomRight: 1.0
      default: 0.5
      }
    return Point(x: x, y: y)
  }
}
