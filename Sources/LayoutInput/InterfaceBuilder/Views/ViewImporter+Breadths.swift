import Documents
import LayoutModel

/// The breadth in which Interface Builder draws what says nothing of it across a stack view
/// (<doc:CanvasRules#Stack-views-on-the-canvas>).
extension ViewImporter {
  /// The axis across the stack view of an empty container that neither the stack view's alignment nor a constraint gives a length
  /// there; `nil` of others, and on devices.
  ///
  ///     stack view, alignment center     |----------------|
  ///     the container, drawn 120 wide        |------|
  func axisAcross(_ node: Node) -> Axis? {
    guard context.isOnCanvas, isPlainContainer(node), !hasSubviews(node), let stack = superview(of: node)?.element,
      let alignment = stack["alignment"], alignment != StackSettings.Alignment.fill.rawValue
    else { return nil }
    let axis: Axis = stack["axis"] == "vertical" ? .horizontal : .vertical
    let isConstrained = node.id.flatMap { constrainedAxes[$0] }?.contains(axis) ?? false
    return isConstrained ? nil : axis
  }

  /// The length that a container keeps across its stack view: the drawn one, or the width of a new view where that isn't what was
  /// arranged; `nil` where the stack view's own is as likely.
  func drawnBreadth(of node: Node, along axis: Axis) -> Double? {
    guard let length = lengthWithinStack(node, along: axis) else {
      return axis == .horizontal && node.kind.className == "UIView" ? Self.widthOfNewViews : nil
    }
    return length
  }

  /// The stored length of a view along an axis; `nil` where it was stored outside the stack view.
  func lengthWithinStack(_ node: Node, along axis: Axis) -> Double? {
    guard node.hasFrame, let stack = superview(of: node), stack.hasFrame else { return nil }
    let (start, length) =
      axis == .horizontal ? (node.frame.x, node.frame.width) : (node.frame.y, node.frame.height)
    let room = axis == .horizontal ? stack.frame.width : stack.frame.height
    let isInside = start >= -Self.roundingOfLengths && start + length <= room + Self.roundingOfLengths
    return isInside ? length : nil
  }

  /// The axes along which constraints speak of each view.
  func findConstrainedAxes() -> [String: Set<Axis>] {
    guard context.isOnCanvas else { return [:] }
    var axes: [String: Set<Axis>] = [:]
    for node in nodes {
      for constraint in node.element.element.child("constraints")?.children ?? [] {
        for (item, attribute) in [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")] {
          guard let name = constraint[attribute], let attribute = ConstraintAttribute(rawValue: name),
            let id = constraint[item] ?? node.id
          else { continue }
          axes[id, default: []].insert(attribute.axis)
        }
      }
    }
    return axes
  }

  private static let widthOfNewViews = 240.0
}
