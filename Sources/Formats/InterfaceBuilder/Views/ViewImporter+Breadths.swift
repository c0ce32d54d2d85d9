import Documents
import LayoutModel

/// The length that Interface Builder gives, across a stack view, to a view without a size there
/// (<doc:CanvasRules#Stack-views-on-the-canvas>).
extension ViewImporter {
  /// The axis across the stack view of an empty container whose length along it comes neither from the stack view's
  /// alignment nor from a constraint; `nil` for others, and on devices.
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

  /// The length of a container across its stack view: the drawn one, or a new view's width if the drawn one wasn't
  /// arranged; `nil` if the stack view's own length is as likely.
  func drawnBreadth(of node: Node, along axis: Axis) -> Double? {
    guard let length = lengthWithinStack(node, along: axis) else {
      return axis == .horizontal && node.kind.className == "UIView" ? Self.widthOfNewViews : nil
    }
    return length
  }

  /// The stored length of a view along an axis; `nil` if it was stored outside the stack view.
  func lengthWithinStack(_ node: Node, along axis: Axis) -> Double? {
    guard node.hasFrame, let stack = superview(of: node), stack.hasFrame else { return nil }
    let (start, length) =
      axis == .horizontal ? (node.frame.x, node.frame.width) : (node.frame.y, node.frame.height)
    let room = axis == .horizontal ? stack.frame.width : stack.frame.height
    let isInside = start >= -Self.roundingOfLengths && start + length <= room + Self.roundingOfLengths
    return isInside ? length : nil
  }

  /// Finds the axes along which constraints refer to each view.
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
