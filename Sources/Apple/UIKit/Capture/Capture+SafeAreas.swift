import CoreGraphics
import LayoutModel

/// Guides of views in containers. A screen knows the safe area of its window; only its controllers know the part that a container's bars
/// take. So a constraint to such a guide becomes a constraint to the view's edge, at the guide's distance from it.
extension Capture {
  /// The distance of a guide's attribute from that of its view.
  ///
  /// - Parameters:
  ///   - item: The item of a constraint.
  ///   - attribute: Its attribute.
  ///   - capture: The capture of the outermost view.
  /// - Returns: The view, and the distance in points as constraints' constants count it; `nil` where the guide stands for itself.
  static func placeInContainer(
    _ item: LayoutItemReference, _ attribute: ConstraintAttribute, in capture: Capture
  ) -> (view: UIView, distance: Double)? {
    guard let guide = item.guide, guide.isOfSystem, let owner = guide.owningView,
      capture.isPresented || isInContainer(owner, below: capture.root)
    else { return nil }
    // The distance is that in this window.
    ConditionReads.note(.window)
    let (inner, outer) = (guide.layoutFrame, owner.boundsInPlace)
    let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance: CGFloat? =
      switch attribute {
      case .left: inner.minX - outer.minX
      case .right: inner.maxX - outer.maxX
      case .leading: isMirrored ? outer.maxX - inner.maxX : inner.minX - outer.minX
      case .trailing: isMirrored ? outer.minX - inner.minX : inner.maxX - outer.maxX
      case .top: inner.minY - outer.minY
      case .bottom: inner.maxY - outer.maxY
      case .width: inner.width - outer.width
      case .height: inner.height - outer.height
      case .centerX: inner.midX - outer.midX
      case .centerY: inner.midY - outer.midY
      default: nil
      }
    return distance.map { (owner, Double($0)) }
  }

  /// Tells whether a view is a contained controller's, or in one.
  private static func isInContainer(_ view: UIView, below root: UIView) -> Bool {
    var next: UIView? = view
    while let view = next, view !== root {
      if view.rare?.viewController?.parent != nil { return true }
      next = view.superview
    }
    return false
  }
}

extension UILayoutGuide {
  /// A Boolean that tells whether the system places it: a safe area, margins, or what a controller's bars leave.
  fileprivate var isOfSystem: Bool {
    if case .system = kind { return true }
    return self is ControllerLayoutGuide
  }
}
