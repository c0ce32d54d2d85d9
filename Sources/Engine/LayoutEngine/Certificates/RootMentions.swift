import LayoutModel
import LayoutResolution

/// The members of a conflict that refer to the root. Its length matters if a member refers to the length, or members
/// refer to two of its edges.
struct RootMentions {
  private var places: [Axis: Set<Double>] = [:]
  private var lengths: Set<Axis> = []

  mutating func add(_ constraint: TreeConstraint, in tree: ViewTree) {
    for term in [constraint.first, constraint.second].compactMap(\.self) where term.view == tree.root {
      add(term.attribute)
    }
  }

  /// Adds a mask. It keeps a view at one edge, unless something along the axis follows the superview's length.
  mutating func add(maskOf view: ViewTree.Index, in tree: ViewTree) {
    guard tree.superview(of: view) == tree.root else { return }
    let mask = tree[view].autoresizingMask
    if mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth]) { add(.left) } else { lengths.insert(.horizontal) }
    if mask.isDisjoint(with: [.flexibleTopMargin, .flexibleHeight]) { add(.top) } else { lengths.insert(.vertical) }
  }

  func tellLength(along axis: Axis) -> Bool { lengths.contains(axis) || places[axis, default: []].count > 1 }

  private mutating func add(_ attribute: ConstraintAttribute) {
    if attribute.isSize {
      lengths.insert(attribute.axis)
    } else {
      places[attribute.axis, default: []].insert(attribute.fraction)
    }
  }
}
