import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  /// The repairs of a text that is cut, as people choose them: as many lines as it takes, without a height of its own; a height that is a
  /// least one; more resistance than its neighbours'.
  static func enlargements(of view: LintView, along axis: Axis, on screen: LintScreen) -> [LintFinding.Repair] {
    guard let position = view.view.position else { return [] }
    let tree = screen.tree(of: view)
    let heights = screen.lengthConstraints(of: view).filter {
      $0.isDeclaredAndActive && $0.firstAttribute == .height && $0.relation == .equal
    }
    var repairs: [LintFinding.Repair] = []
    if view.view.kind == .label, view.view.declaration.numberOfLines != 0 {
      let removed = heights.compactMap(\.position)
      repairs.append(
        LintFinding.Repair(
          "let it have any number of lines" + (removed.isEmpty ? "" : ", without its own height"), .offered,
          [.set(.numberOfLines(0), ofView: position)] + removed.map { .removeConstraint($0) }))
    }
    repairs += heights.compactMap { height in
      height.position.map {
        LintFinding.Repair(
          "make \"\(height.text(in: tree))\" a least height", .offered,
          [.setRelation(.greaterThanOrEqual, ofConstraint: $0)])
      }
    }
    let resistance = view.view.contentCompressionResistancePriority[axis]
    if let higher = Priority(rawValue: resistance.rawValue + 1) {
      repairs.append(
        LintFinding.Repair(
          "raise its \(axis.rawValue) compression resistance to \(points(higher.rawValue))", .offered,
          [.set(.contentCompressionResistancePriority(axis, higher), ofView: position)]))
    }
    return repairs
  }
}
