package import LayoutModel

/// The anchor of a popover, which it points at.
package struct PopoverAnchor: Hashable, Sendable {
  /// The rectangle, in the window's coordinates.
  package var rect: Rect
  package var isBarButtonItem: Bool

  package init(_ rect: Rect, isBarButtonItem: Bool = false) {
    self.rect = rect
    self.isBarButtonItem = isBarButtonItem
  }
}

/// The place of a popover, and the direction of its arrow (<doc:Presentations#Popovers>).
package struct PopoverPlacement: Hashable, Sendable {
  /// The popover with its arrow, in the window's coordinates.
  package let frame: Rect
  /// The content, in the popover's coordinates.
  package let contentFrame: Rect
  /// The direction of the arrow; empty where there is none. `up` is a popover below its anchor.
  package let arrowDirection: PopoverArrowDirection
  /// The arrow, where it has one.
  package let arrow: PopoverArrow?
  /// The view that draws border and arrow, where that isn't UIKit's own.
  private let background: PopoverBackgroundView?
  /// The comparisons on the way.
  let decisions: Decisions

  /// The content, in the window's coordinates.
  package var contentFrameInWindow: Rect {
    Rect(
      x: frame.x + contentFrame.x, y: frame.y + contentFrame.y, width: contentFrame.width, height: contentFrame.height)
  }

  /// The place of a popover.
  ///
  /// With iOS 26 a bar button item's popover has no arrow and covers the item. Before, it is below or above the item
  /// where both directions are permitted (chosen: a bar has no room beside an item). Where no direction is permitted,
  /// it is over its anchor's middle without an arrow (general knowledge).
  ///
  /// - Parameters:
  ///   - settings: The presentation's settings: its content's size and the permitted directions.
  ///   - preferredContentSize: The controller's preferred size, for settings without one.
  ///   - anchor: Its anchor.
  ///   - environment: The window and the keyboard.
  package init(
    _ settings: PopoverSettings?, preferredContentSize: Size?, anchor: PopoverAnchor,
    in environment: PresentationEnvironment
  ) {
    let border = PopoverBorder(settings, environment.behavior)
    let size = PopoverContentSize(settings?.contentSize, preferredContentSize, in: environment).within(border)
    var space = PopoverSpace(
      anchor: anchor.rect, margins: PopoverSpace.margins(settings, environment.behavior),
      arrowHeight: border.arrowHeight, in: environment)
    if anchor.isBarButtonItem, let offset = environment.behavior.popoverOffsetOfBarButtonItems {
      self.init(frame: space.frameOverBarButtonItem(size, offset, environment), [], anchor, border, space.decisions)
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
      self.init(frame: space.frameOverAnchor(size), [], anchor, border, space.decisions)
      return
    }
    self.init(frame: choice.frame, choice.direction, anchor, border, space.decisions)
  }

  /// A popover of a frame: its content is everything except the arrow's side and the border.
  private init(
    frame: Rect, _ direction: PopoverArrowDirection, _ anchor: PopoverAnchor, _ border: PopoverBorder,
    _ decisions: Decisions
  ) {
    var decisions = decisions
    decisions.noteStep(Double(direction.rawValue))
    self.decisions = decisions
    self.frame = frame
    arrowDirection = direction
    background = border.background
    arrow = border.arrow(direction, at: anchor.rect, of: frame)
    var content = Rect(frame.size)
    if direction.axis == .vertical { content.height = max(0, frame.height - border.arrowHeight) }
    if direction.axis == .horizontal { content.width = max(0, frame.width - border.arrowHeight) }
    if direction == .up { content.y = frame.height - content.height }
    if direction == .left { content.x = frame.width - content.width }
    let insets = border.contentInsets
    contentFrame = Rect(
      x: content.x + insets.left, y: content.y + insets.top,
      width: max(0, content.width - insets.left - insets.right),
      height: max(0, content.height - insets.top - insets.bottom))
  }

  /// The view of the popover, with its arrow. A background of its own is its first subview, and the host of the content
  /// comes after that.
  package func view(class className: String) -> View {
    var view = View(class: className)
    view.popoverArrow = arrow
    if let background {
      view.subviews = [View(class: background.className, frame: Rect(frame.size)), View(frame: contentFrame)]
    }
    return view
  }
}

/// The parts around a popover's content: border and arrow.
struct PopoverBorder: Hashable {
  let arrowHeight: Double
  let arrowBase: Double
  let contentInsets: EdgeInsets
  /// The distance of the arrow from the border's corners.
  let cornerRadius: Double
  let background: PopoverBackgroundView?

  /// The border that a popover's background class returns, else UIKit's own. The corners of a background class aren't
  /// known: its arrow goes as far as its base allows (chosen).
  init(_ settings: PopoverSettings?, _ behavior: SystemBehavior) {
    background = behavior.hasPopoverAppearance ? settings?.backgroundView : nil
    arrowHeight = background?.arrowHeight ?? behavior.popoverArrowHeight
    arrowBase = background?.arrowBase ?? behavior.popoverArrowBase
    contentInsets = background?.contentViewInsets ?? .zero
    cornerRadius = background == nil ? behavior.popoverCornerRadius : 0
  }

  /// The arrow of a popover: its tip is level with the anchor's middle as far as the corners allow.
  func arrow(_ direction: PopoverArrowDirection, at anchor: Rect, of frame: Rect) -> PopoverArrow? {
    guard let axis = direction.axis else { return nil }
    let isVertical = axis == .vertical
    let length = isVertical ? frame.width : frame.height
    let level = isVertical ? anchor.midX - frame.x : anchor.midY - frame.y
    let margin = min(cornerRadius + arrowBase / 2, length / 2)
    let position = min(max(level, margin), length - margin)
    let tip =
      switch direction {
      case .up: Point(x: position, y: 0)
      case .down: Point(x: position, y: frame.height)
      case .left: Point(x: 0, y: position)
      default: Point(x: frame.width, y: position)
      }
    return PopoverArrow(direction: direction, tip: tip)
  }
}

/// The size that a popover's content asks for.
struct PopoverContentSize: Hashable {
  private(set) var width: Double
  private(set) var height: Double
  /// A Boolean that tells whether a height was set; otherwise the content takes the available height.
  let isHeightStated: Bool

  /// The popover's own size, else the controller's, else the default; a length that isn't positive counts as not set.
  init(_ popoverContentSize: Size?, _ preferredContentSize: Size?, in environment: PresentationEnvironment) {
    let behavior = environment.behavior
    let stated = popoverContentSize ?? preferredContentSize ?? .zero
    let width = stated.width > 0 ? stated.width : behavior.popoverContentWidth
    let allowed = behavior.popoverContentWidths
    self.width = min(max(width, allowed.lowerBound), allowed.upperBound)
    isHeightStated = stated.height > 0
    height = isHeightStated ? stated.height : behavior.popoverContentHeight ?? environment.window.size.height
  }

  /// The size with the border around the content, without the arrow.
  func within(_ border: PopoverBorder) -> PopoverContentSize {
    var outer = self
    outer.width = max(0, width + border.contentInsets.left + border.contentInsets.right)
    outer.height = max(0, height + border.contentInsets.top + border.contentInsets.bottom)
    return outer
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
