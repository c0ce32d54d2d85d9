import Findings
import LayoutResolution

extension LintRule {
  /// The repairs of a constraint that another one implies: the constraint is removed, or the twin if an outlet leads to the constraint.
  ///
  /// - Parameters:
  ///   - idle: The constraint that does nothing.
  ///   - kept: The constraint that implies it.
  ///   - isTwin: Whether the two are the same; of two that differ, somebody may have meant the other.
  ///   - tree: Their tree.
  /// - Returns: The repairs, the likelier first.
  static func removals(
    of idle: TreeConstraint, impliedBy kept: TreeConstraint, isTwin: Bool, in tree: ViewTree
  ) -> [LintFinding.Repair] {
    let removed = isTwin ? [idle, kept] : [idle]
    return removed.compactMap { constraint in
      guard let position = constraint.position, position != (constraint == idle ? kept : idle).position else {
        return nil
      }
      let words = isTwin ? "remove one of the two constraints" : "remove the constraint"
      return LintFinding.Repair(
        "\(words) \"\(constraint.text(in: tree))\"", isTwin ? .safe : .offered, [.removeConstraint(position)],
        moving: .nowhere)
    }
  }
}
