package import LayoutModel
package import LayoutResolution

/// The lengths of a tree's views that constraints give: by one of their own, or by two lines of the view.
package struct ConstrainedLengths {
  private struct Length: Hashable {
    let view: ViewTree.Index
    let axis: Axis
    /// A Boolean value that tells whether equalities alone count, which leave nothing to a content.
    let isByEqualities: Bool
  }

  private var sizes: Set<Length> = []
  /// The lines of views that constraints hold, as fractions of the views' lengths.
  private var lines: [Length: Set<Double>] = [:]

  /// Reads the active constraints of a tree.
  package init(in tree: ViewTree) {
    for constraint in tree.constraints where constraint.isActive {
      for term in [constraint.first, constraint.second].compactMap(\.self) {
        let (view, measure) = (term.view, term.attribute.measure)
        for isByEqualities in constraint.relation == .equal ? [false, true] : [false] {
          let length = Length(view: view, axis: measure.axis, isByEqualities: isByEqualities)
          if measure.isSize {
            sizes.insert(length)
          } else {
            lines[length, default: []].insert(measure.fraction)
          }
        }
      }
    }
  }

  /// Tells whether constraints give a view a length.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - axis: The axis of the length.
  ///   - isByEqualities: Whether equalities alone count.
  /// - Returns: Whether they do.
  package func holds(_ view: ViewTree.Index, along axis: Axis, byEqualities isByEqualities: Bool = false) -> Bool {
    let length = Length(view: view, axis: axis, isByEqualities: isByEqualities)
    return sizes.contains(length) || (lines[length]?.count ?? 0) > 1
  }
}
