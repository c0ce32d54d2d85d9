import LayoutModel

/// The room around a popover's anchor, and what of it a popover takes.
///
/// Rectangles are in the window's coordinates.
struct PopoverSpace {
  private let anchor: Rect
  /// Where popovers may stand: the window without its margins, its safe area and the keyboard.
  private let area: Rect
  private let arrowHeight: Double
  private let behavior: SystemBehavior

  /// How far popovers stay from the window's edges: as their settings say from iOS 5 on, else by the system's margin.
  static func margins(_ settings: PopoverSettings?, _ behavior: SystemBehavior) -> EdgeInsets {
    if behavior.hasPopoverAppearance, let margins = settings?.layoutMargins { return margins }
    let margin = behavior.popoverMargin
    return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  init(anchor: Rect, margins: EdgeInsets, arrowHeight: Double, in environment: PresentationEnvironment) {
    self.anchor = anchor
    self.arrowHeight = arrowHeight
    behavior = environment.behavior
    let (insets, size) = (environment.window.safeAreaInsets, environment.window.size)
    let left = max(margins.left, insets.left)
    let top = max(margins.top, insets.top, environment.statusBarHeight)
    let right = size.width - max(margins.right, insets.right)
    var bottom = size.height - max(margins.bottom, insets.bottom)
    if environment.keyboardHeight != nil { bottom = min(bottom, environment.keyboardTop - margins.bottom) }
    area = Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  // MARK: With an arrow

  /// The direction that a popover's arrow takes, and the popover's frame; `nil` where none is permitted.
  ///
  /// The first permitted direction with room wins. Where there is none, iOS 26 takes the first permitted one and moves the
  /// popover into the area; otherwise, and where nothing said how high the content is, the direction wins that leaves most
  /// of the popover, which is cut to the room there (chosen; popovers are known to shrink). Where that leaves nothing
  /// of its content, it goes as with iOS 26 (chosen).
  func choice(
    for size: PopoverContentSize, among permitted: [PopoverArrowDirection]
  ) -> (direction: PopoverArrowDirection, frame: Rect)? {
    guard let first = permitted.first else { return nil }
    if let fitting = permitted.first(where: { holds(size, $0) }) {
      return (fitting, frame(of: size, fitting).moved(into: area))
    }
    if behavior.popoversStandCentred, size.isHeightStated {
      return (first, frame(of: size, first).moved(into: area))
    }
    var best = (direction: first, frame: frame(of: size, first).moved(into: room(first)))
    for direction in permitted.dropFirst() {
      let frame = frame(of: size, direction).moved(into: room(direction))
      if frame.width * frame.height > best.frame.width * best.frame.height { best = (direction, frame) }
    }
    let isVertical = best.direction.axis == .vertical
    guard (isVertical ? best.frame.height : best.frame.width) > arrowHeight else {
      return (first, frame(of: size, first).moved(into: area))
    }
    return best
  }

  /// Whether a popover has room with an arrow of a direction.
  private func holds(_ size: PopoverContentSize, _ direction: PopoverArrowDirection) -> Bool {
    let frame = frame(of: size, direction)
    if behavior.popoversStandCentred { return frame == frame.moved(into: area) }
    let room = room(direction)
    return frame.width <= room.width && frame.height <= room.height
  }

  /// Where a popover stands centred on its anchor, whatever the room.
  private func frame(of size: PopoverContentSize, _ direction: PopoverArrowDirection) -> Rect {
    let vertical = Rect(
      x: anchor.midX - size.width / 2, y: anchor.maxY, width: size.width, height: size.height + arrowHeight)
    let horizontal = Rect(
      x: anchor.maxX, y: anchor.midY - size.height / 2, width: size.width + arrowHeight, height: size.height)
    switch direction {
    case .up: return vertical
    case .down:
      return Rect(x: vertical.x, y: anchor.y - vertical.height, width: vertical.width, height: vertical.height)
    case .left: return horizontal
    default:
      return Rect(
        x: anchor.x - horizontal.width, y: horizontal.y, width: horizontal.width, height: horizontal.height)
    }
  }

  /// The part of the area that lies on the side of the anchor where a popover with an arrow of a direction stands.
  private func room(_ direction: PopoverArrowDirection) -> Rect {
    var room = area
    switch direction {
    case .up:
      room.y = min(max(area.y, anchor.maxY), area.maxY)
      room.height = area.maxY - room.y
    case .down: room.height = min(max(0, anchor.y - area.y), area.height)
    case .left:
      room.x = min(max(area.x, anchor.maxX), area.maxX)
      room.width = area.maxX - room.x
    default: room.width = min(max(0, anchor.x - area.x), area.width)
    }
    return room
  }

  // MARK: Without one

  /// A popover over its anchor's middle.
  func frameOverAnchor(_ size: PopoverContentSize) -> Rect {
    Rect(
      x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width, height: size.height
    ).moved(into: area)
  }

  /// A popover of a bar button item that has no arrow: centred on the item, from an offset below the safe area's top on.
  ///
  /// Measured with items of a navigation bar at the window's top. Chosen for items further down: from the item's top on;
  /// where that leaves no room and the item lies in the lower half, up to its bottom, the offset above the safe area's.
  func frameOverBarButtonItem(_ size: PopoverContentSize, _ offset: Double, _ environment: PresentationEnvironment)
    -> Rect
  {
    let insets = environment.window.safeAreaInsets
    let top = max(insets.top + offset, anchor.y)
    var below = area
    below.y = min(top, area.maxY)
    below.height = area.maxY - below.y
    var above = area
    above.height = max(
      0, min(anchor.maxY, environment.window.size.height - insets.bottom - offset, area.maxY) - area.y)
    let isBelow = size.height <= below.height || anchor.midY <= area.midY
    let room = isBelow ? below : above
    let height = min(size.height, room.height)
    return Rect(
      x: anchor.midX - size.width / 2, y: isBelow ? room.y : room.maxY - height, width: size.width, height: height
    ).moved(into: room)
  }
}

extension Rect {
  /// The rectangle moved as little as possible to lie in another; cut to it where it is larger.
  fileprivate func moved(into outer: Rect) -> Rect {
    let (width, height) = (max(0, min(width, outer.width)), max(0, min(height, outer.height)))
    return Rect(
      x: min(max(x, outer.x), outer.maxX - width), y: min(max(y, outer.y), outer.maxY - height), width: width,
      height: height)
  }
}
