import LayoutModel

/// The room around a popover's anchor, and a popover's part of it.
///
/// Rectangles are in the window's coordinates.
struct PopoverSpace {
  private let anchor: Rect
  /// The area for popovers: the window without its margins, its safe area and the keyboard.
  private let area: Rect
  private let arrowHeight: Double
  private let behavior: SystemBehavior
  /// The comparisons on the way.
  private(set) var decisions = Decisions()

  /// The distances of popovers from the window's edges: those of their settings from iOS 5 on, else the system's margin.
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
    if environment.keyboardHeight != nil {
      bottom = decisions.smaller(bottom, environment.keyboardTop - margins.bottom)
    }
    area = Rect(
      x: left, y: top, width: decisions.larger(0, right - left), height: decisions.larger(0, bottom - top))
  }

  // MARK: With an arrow

  /// The direction of a popover's arrow, and the popover's frame; `nil` where none is permitted.
  ///
  /// The first permitted direction with room wins. Where there is none, iOS 26 takes the first permitted one and moves
  /// the popover into the area. Otherwise, and where no height of the content was set, the direction wins that leaves
  /// most of the popover, which is cut to the room there (chosen; popovers are known to shrink). Where that leaves
  /// nothing of its content, iOS 26's rule holds (chosen).
  mutating func choice(
    for size: PopoverContentSize, among permitted: [PopoverArrowDirection]
  ) -> (direction: PopoverArrowDirection, frame: Rect)? {
    guard let first = permitted.first else { return nil }
    for direction in permitted where holds(size, direction) {
      return (direction, moved(frame(of: size, direction), into: area))
    }
    if behavior.popoversStandCentred, size.isHeightStated {
      return (first, moved(frame(of: size, first), into: area))
    }
    var best = (direction: first, frame: moved(frame(of: size, first), into: room(first)))
    for direction in permitted.dropFirst() {
      let frame = moved(frame(of: size, direction), into: room(direction))
      let isLarger = frame.width * frame.height > best.frame.width * best.frame.height
      decisions.noteStep(isLarger ? 1 : 0)
      if isLarger { best = (direction, frame) }
    }
    let isVertical = best.direction.axis == .vertical
    guard decisions.isPositive((isVertical ? best.frame.height : best.frame.width) - arrowHeight) else {
      return (first, moved(frame(of: size, first), into: area))
    }
    return best
  }

  /// Tells whether a popover has room with an arrow of a direction.
  private mutating func holds(_ size: PopoverContentSize, _ direction: PopoverArrowDirection) -> Bool {
    let frame = frame(of: size, direction)
    let room = behavior.popoversStandCentred ? area : room(direction)
    let isTooLarge = [
      decisions.isPositive(frame.width - room.width), decisions.isPositive(frame.height - room.height),
    ].contains(true)
    guard behavior.popoversStandCentred, !isTooLarge else { return !isTooLarge }
    return frame == moved(frame, into: area)
  }

  /// The frame of a popover that is centred on its anchor, whatever the room.
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

  /// The part of the area on the anchor's side for a popover with an arrow of a direction.
  private mutating func room(_ direction: PopoverArrowDirection) -> Rect {
    var room = area
    switch direction {
    case .up:
      room.y = decisions.smaller(decisions.larger(area.y, anchor.maxY), area.maxY)
      room.height = area.maxY - room.y
    case .down: room.height = decisions.smaller(decisions.larger(0, anchor.y - area.y), area.height)
    case .left:
      room.x = decisions.smaller(decisions.larger(area.x, anchor.maxX), area.maxX)
      room.width = area.maxX - room.x
    default: room.width = decisions.smaller(decisions.larger(0, anchor.x - area.x), area.width)
    }
    return room
  }

  // MARK: Without one

  /// The frame of a popover over its anchor's middle.
  mutating func frameOverAnchor(_ size: PopoverContentSize) -> Rect {
    let frame = Rect(
      x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width, height: size.height)
    return moved(frame, into: area)
  }

  /// The frame of a bar button item's popover without an arrow: centred on the item, from an offset below the safe area's top on.
  ///
  /// It was measured with items of a navigation bar at the window's top. Chosen for items further down: from the item's
  /// top on. Where that leaves no room and the item is in the lower half, the popover ends at the item's bottom, at
  /// least the offset above the safe area's.
  mutating func frameOverBarButtonItem(
    _ size: PopoverContentSize, _ offset: Double, _ environment: PresentationEnvironment
  ) -> Rect {
    let insets = environment.window.safeAreaInsets
    let top = decisions.larger(insets.top + offset, anchor.y)
    var below = area
    below.y = decisions.smaller(top, area.maxY)
    below.height = area.maxY - below.y
    var above = area
    let lowest = decisions.smaller(anchor.maxY, environment.window.size.height - insets.bottom - offset)
    above.height = decisions.larger(0, decisions.smaller(lowest, area.maxY) - area.y)
    let isBelow =
      !decisions.isPositive(size.height - below.height) || !decisions.isPositive(anchor.midY - area.midY)
    let room = isBelow ? below : above
    let height = decisions.smaller(size.height, room.height)
    let frame = Rect(
      x: anchor.midX - size.width / 2, y: isBelow ? room.y : room.maxY - height, width: size.width, height: height)
    return moved(frame, into: room)
  }

  /// A rectangle moved as little as possible into another, and cut to it where it is larger.
  private mutating func moved(_ frame: Rect, into outer: Rect) -> Rect {
    let width = decisions.larger(0, decisions.smaller(frame.width, outer.width))
    let height = decisions.larger(0, decisions.smaller(frame.height, outer.height))
    return Rect(
      x: decisions.smaller(decisions.larger(frame.x, outer.x), outer.maxX - width),
      y: decisions.smaller(decisions.larger(frame.y, outer.y), outer.maxY - height), width: width, height: height)
  }
}
