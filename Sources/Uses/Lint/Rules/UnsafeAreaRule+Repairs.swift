import Documents
import Findings
import LayoutModel
import LayoutResolution
import SceneSources

extension LintRule {
  /// The repair of a view that reaches out of the safe area: the constraints by which it follows an edge of its controller's view, itself
  /// or by other views, follow the safe area.
  static func tying(_ view: LintView, on sides: [LintBasis.Side], of screen: LintScreen) -> [LintFinding.Repair] {
    let tree = screen.tree(of: view)
    guard let root = tree[tree.root].position else { return [] }
    let ties = sides.flatMap { EdgeTies(of: view.index, to: $0, in: tree).ties }
    guard !ties.isEmpty else { return [] }
    let words = ties.map { "\"\($0.constraint.text(in: tree))\"" }.uniqued().listed("and")
    return [
      LintFinding.Repair(
        "tie \(words) to the safe area", .safe,
        ties.compactMap { tie in
          tie.constraint.position.map { .tieToSafeArea(constraint: $0, isFirst: tie.isFirst, of: root) }
        }, moving: .offeredElsewhere)
    ]
  }
}

/// The constraints by which a view's edge follows the same edge of the tree's root.
private struct EdgeTies {
  struct Tie {
    let constraint: TreeConstraint
    /// A Boolean that tells whether the root is the constraint's first item.
    let isFirst: Bool
  }

  private(set) var ties: [Tie] = []

  /// The maximum number of constraints between the view and the root.
  private static let maximumSteps = 4

  /// Finds the constraints nearest to a view.
  init(of view: ViewTree.Index, to side: LintBasis.Side, in tree: ViewTree) {
    var reached: Set<ViewTree.Index> = [view]
    var seen = reached
    let constraints = tree.constraints.filter { $0.isDeclaredAndActive && $0.secondView != nil }
    for _ in 0..<Self.maximumSteps where ties.isEmpty && !reached.isEmpty {
      var next: Set<ViewTree.Index> = []
      for constraint in constraints {
        guard let second = constraint.second else { continue }
        for (own, other, isFirst) in [(constraint.first, second, false), (second, constraint.first, true)] {
          guard reached.contains(own.view), own.attribute.measure.axis == side.axis, !own.attribute.measure.isSize
          else {
            continue
          }
          if other.view != tree.root {
            next.insert(other.view)
          } else if other.insets == nil, Self.isEdge(other.attribute, side, isMirrored: constraint.isMirrored) {
            ties.append(Tie(constraint: constraint, isFirst: isFirst))
          }
        }
      }
      // A view moves with those around it.
      next.formUnion(reached.compactMap { tree.superview(of: $0) }.filter { $0 != tree.root })
      reached = next.subtracting(seen)
      seen.formUnion(next)
    }
  }

  /// Tells whether an attribute is the edge of its item on a side.
  private static func isEdge(_ attribute: ConstraintAttribute, _ side: LintBasis.Side, isMirrored: Bool) -> Bool {
    let measure = attribute.measure
    guard measure.axis == side.axis, !measure.isSize, !attribute.isMargin, [0, 1].contains(measure.fraction) else {
      return false
    }
    let isTurned = isMirrored && [.leading, .trailing].contains(attribute)
    return (measure.fraction == 1) == (side.isFar != isTurned)
  }
}
