import Findings
import LayoutResolution

extension LintRule {
  /// The repair of a constraint to left or right: leading or trailing. From left to right no frame moves.
  static func directing(_ constraint: TreeConstraint, in tree: ViewTree) -> [LintFinding.Repair] {
    guard let position = constraint.position else { return [] }
    return [
      LintFinding.Repair(
        "use leading and trailing in \"\(constraint.text(in: tree))\"", .safe,
        [.makeDirectional(constraint: position)])
    ]
  }
}
