import LayoutModel

/// The order of constraints that conflicts drop before all others: they are entered last (<doc:CanvasRules#Conflicts>).
extension ViewTreeBuilder {
  /// Constraints that yield in conflicts, in the order in which they are entered: those that give a length a number
  /// come last, the largest at the end.
  static func inOrderOfYielding(_ constraints: [TreeConstraint]) -> [TreeConstraint] {
    func isLength(_ constraint: TreeConstraint) -> Bool { constraint.second == nil && constraint.firstAttribute.isSize }
    let lengths = constraints.enumerated().filter { isLength($0.element) }.sorted {
      ($0.element.constant, $0.offset) < ($1.element.constant, $1.offset)
    }
    return constraints.filter { !isLength($0) } + lengths.map(\.element)
  }
}
