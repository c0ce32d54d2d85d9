import LayoutModel
import LayoutResolution

extension LintRule {
  static let conflict = LintRule(
    LintRuleDescription(
      id: "conflict", summary: "required constraints that can't hold together",
      explanation: """
        UIKit breaks one of them and prints a warning to the log. Which one depends on its own order, so the layout \
        may change with every release. The rule reports the smallest set that has no solution, and repairs for it.
        """,
      example: "Login: these can't hold together: \"title.width == 300\", \"title.trailing == root.trailing - 16\"",
      remedy: "Lower a priority, change a constant, or remove what says the same twice; the repairs are listed.",
      standardSeverity: .error), range: .too,
    screen: { screen, _, findings in
      for (number, controller) in screen.layout.controllers.enumerated() where screen.told[number] {
        for diagnostic in controller.layout.diagnostics where diagnostic.code == .unsatisfiableConstraints {
          let tree = controller.layout.tree
          let broken = diagnostic.broken.first
          let constraint = broken.flatMap { tree.constraintIndex(ofID: $0) }.map { tree.constraints[$0.position] }
          let view = constraint.flatMap { screen.view(controller: number, Int($0.firstView)) }
          findings.report(
            LintFindings.Report(
              view: view, partnerID: broken, position: diagnostic.position,
              basis: .conflict(controller: number, names: diagnostic.items)), in: screen,
            repairs: diagnostic.repairs.map { repair in
              repair.message { id in Message(tree.index(ofID: id).map { tree.lintName(of: $0) } ?? "'\(id)'") }.text()
            }, diagnostic.message)
        }
      }
    })
}

extension LintScreen {
  /// The view at a place of a controller's tree; that which owns it of a guide.
  func view(controller: Int, _ position: Int) -> LintView? {
    let tree = layout.controllers[controller].layout.tree
    guard position < tree.count else { return nil }
    var index = tree.index(at: position)
    while tree.isGuide(index) {
      guard let owner = tree.superview(of: index) else { return nil }
      index = owner
    }
    return views[starts[controller] + index.position]
  }
}
