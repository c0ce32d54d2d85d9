package import LayoutModel
package import LayoutResolution

extension ViewTree {
  /// Tells whether constraints give a view a length: one of their own, or two lines of the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - axis: The axis of the length.
  ///   - byEqualities: Whether equalities alone count, which leave nothing to a content.
  /// - Returns: Whether they do.
  package func isLengthConstrained(of view: Index, along axis: Axis, byEqualities: Bool = false) -> Bool {
    var fractions: Set<Double> = []
    for constraint in constraints where constraint.isActive && !(byEqualities && constraint.relation != .equal) {
      for term in [constraint.first, constraint.second ?? constraint.first] where term.view == view {
        let measure = term.attribute.measure
        guard measure.axis == axis else { continue }
        if measure.isSize { return true }
        fractions.insert(measure.fraction)
      }
    }
    return fractions.count > 1
  }
}
