package import LayoutModel

/// What a popover points at.
package struct PopoverAnchor: Hashable, Sendable {
  /// The rectangle, in the window's coordinates.
  package var rect: Rect
  package var isBarButtonItem: Bool

  package init(_ rect: Rect, isBarButtonItem: Bool = false) {
    self.rect = rect
    self.isBarButtonItem = isBarButtonItem
  }
}

/// Where a popover stands, and which way its arrow points (facts/presentation.json, `popover`).
package struct PopoverPlacement: Hashable, Sendable {
  /// The popover with its arrow, in the window's coordinates.
  package let frame: Rect
  /// The content, in the popover's coordinates.
  package let contentFrame: Rect
  /// The direction of the arrow; empty where it has none. `up` is a popover below its anchor.
  package let arrowDirection: PopoverArrowDirection

  /// The content, in the window's coordinates.
  package var contentFrameInWindow: Rect {
    Rect(
      x: frame.x + contentFrame.x, y: frame.y + contentFrame.y, width: contentFrame.width, height: contentFrame.height)
  }

  /// Where a popover stands.
  ///
  /// With iOS 26 a bar button item's popover has no arrow and covers the item; before, it stands below or above the item
  /// where both directions are permitted (chosen: a bar has no room beside an item). Where no direction is permitted, it
  /// stands over its anchor's middle without an arrow (general knowledge).
  ///
  /// - Parameters:
  ///   - settings: What the presentation says: its content's size and the directions permitted.
  ///   - preferredContentSize: The size that the controller wants, where the settings say none.
  ///   - anchor: What it points at.
  ///   - environment: The window and the keyboard.
  package init(
    _ settings: PopoverSettings?, preferredContentSize: Size?, anchor: PopoverAnchor,
    in environment: PresentationEnvironment
  ) {
    let size = PopoverContentSize(settings?.contentSize, preferredContentSize, in: environment)
    let space = PopoverSpace(anchor: anchor.rect, in: environment)
    if anchor.isBarButtonItem, let offset = environment.behavior.popoverOffsetOfBarButtonItems {
      self.init(frame: space.frameOverBarButtonItem(size, offset, environment), [], environment)
      return
    }
    var permitted = environment.behavior.popoverArrowDirections.filter {
      (settings?.permittedArrowDirections ?? .any).contains($0)
    }
    if anchor.isBarButtonItem {
      let vertical = permitted.filter { $0.axis == .vertical }
      if !vertical.isEmpty { permitted = vertical }
    }
    guard let choice = space.choice(for: size, among: permitted) else {
      self.init(frame: space.frameOverAnchor(size), [], environment)
      return
    }
    self.init(frame: choice.frame, choice.direction, environment)
  }

  /// A popover of a frame: its content is all of it but the arrow's side.
  private init(frame: Rect, _ direction: PopoverArrowDirection, _ environment: PresentationEnvironment) {
    self.frame = frame
    arrowDirection = direction
    let arrow = environment.behavior.popoverArrowHeight
    var content = Rect(frame.size)
    if direction.axis == .vertical { content.height = max(0, frame.height - arrow) }
    if direction.axis == .horizontal { content.width = max(0, frame.width - arrow) }
    if direction == .up { content.y = frame.height - content.height }
    if direction == .left { content.x = frame.width - content.width }
    contentFrame = content
  }
}

/// The size that a popover's content asks for.
struct PopoverContentSize: Hashable {
  let width: Double
  let height: Double
  /// Whether anything said how high it is; else it takes the height that there is.
  let isHeightStated: Bool

  /// The popover's own size, else the controller's, else the default; a length that isn't positive counts as unsaid.
  init(_ popoverContentSize: Size?, _ preferredContentSize: Size?, in environment: PresentationEnvironment) {
    let behavior = environment.behavior
    let stated = popoverContentSize ?? preferredContentSize ?? .zero
    let width = stated.width > 0 ? stated.width : behavior.popoverContentWidth
    let allowed = behavior.popoverContentWidths
    self.width = min(max(width, allowed.lowerBound), allowed.upperBound)
    isHeightStated = stated.height > 0
    height = isHeightStated ? stated.height : behavior.popoverContentHeight ?? environment.window.size.height
  }
}

extension PopoverArrowDirection {
  /// The axis of a single direction; `nil` for none and for several.
  var axis: Axis? {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    default: nil
    }
  }
}
