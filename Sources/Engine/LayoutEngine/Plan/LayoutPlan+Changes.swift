public import LayoutModel
public import LayoutResolution
import LinearProgramming

/// Changes that don't compile a plan anew, such as a constraint's constant, which UIKit lets change while it is active.
extension LayoutPlan {
  /// Changes a constraint's constant. Only right-hand sides are evaluated anew.
  ///
  /// - Precondition: The constant is finite and at most a billion in size.
  public mutating func setConstant(_ constant: Double, of constraint: ViewTree.ConstraintIndex) {
    precondition(Magnitude.isSound(constant), Magnitude.words)
    let index = constraint.position
    let old = tree.constraints[index].constant
    tree.constraints[index].constant = constant
    let row = regions.lowering.row(ofConstraint: index)
    // The right-hand side also contains alignment rectangles' insets and scroll views' offsets.
    changeConstants { $0.replaceConstant(-old, by: -constant, ofRow: row) }
  }

  /// Activates a constraint, or deactivates it. Rows are presolved anew, but the tree isn't read again.
  public mutating func setActive(_ isActive: Bool, of constraint: ViewTree.ConstraintIndex) {
    let index = constraint.position
    tree.constraints[index].isActive = isActive
    let row = regions.lowering.row(ofConstraint: index)
    regions = regions.changing { $0.setActive(isActive, row: row) }
  }

  /// Changes a view's intrinsic size, as `invalidateIntrinsicContentSize` does. Only right-hand sides are evaluated
  /// anew, unless an axis gains or loses its goal, or a text may wrap.
  ///
  /// - Precondition: The lengths are finite, not negative, and at most a billion.
  public mutating func setIntrinsicContentSize(_ size: IntrinsicContentSize, of view: ViewTree.Index) {
    for length in [size.width, size.height].compactMap(\.self) {
      precondition(Magnitude.isSound(length) && length >= 0, "a length is not negative; \(Magnitude.words)")
    }
    let old = tree[view].intrinsicContentSize
    tree.setIntrinsicContentSize(size, of: view)
    guard !tree.stopMeasuring(view) else {
      self = LayoutPlan(tree)
      return
    }
    // The root is the window, and a view that keeps its mask gets its size from that, so they have no such rows.
    guard let index = unknowns.solvedIndex(of: view.position), !tree[view].translatesAutoresizingMaskIntoConstraints
    else {
      return
    }
    guard (old.width == nil) == (size.width == nil), (old.height == nil) == (size.height == nil) else {
      self = LayoutPlan(tree)
      return
    }
    let insets = tree[view].alignmentRectInsets
    let rows = Axis.allCases.flatMap { axis in
      let (near, far) = insets.along(axis)
      return regions.lowering.rows(ofIntrinsicSizeAt: index, axis).map { ($0, near + far + (size[axis] ?? 0)) }
    }
    changeConstants { solver in
      for (row, length) in rows { solver.setConstant(-length, ofRow: row) }
    }
  }

  private mutating func changeConstants(_ change: (inout ParametricSolver) -> Void) {
    regions = regions.changing(change)
  }
}
