import LayoutEngine
import LayoutModel
import LayoutResolution

extension LintRule {
  static let idleConstraint = LintRule(
    LintRuleDescription(
      id: "idle-constraint", summary: "an inequality that never matters under any of the conditions",
      explanation: "It holds with room to spare in every layout, so that all frames are the same without it.",
      example: "Login: the constraint \"title.width <= 600\" never matters",
      remedy: "Remove it, or lint under the conditions that it is for.", standardSeverity: nil),
    screen: { screen, _, findings in
      for (number, controller) in screen.layout.controllers.enumerated() where screen.told[number] {
        let tree = controller.layout.tree
        for (constraint, state) in zip(tree.constraints, controller.layout.constraintStates) {
          guard !constraint.isImplied, !constraint.isPlaceholder, constraint.isActive, constraint.relation != .equal,
            constraint.position != nil
          else { continue }
          let view = screen.view(controller: number, Int(constraint.firstView))
          let report = LintFindings.Report(
            view: view, partnerID: tree.name(of: constraint), position: constraint.position)
          guard state == .slack else {
            findings.veto(report, in: screen)
            continue
          }
          findings.report(report, in: screen, "the constraint \"\(constraint.text(in: tree))\" never matters")
        }
      }
    })
}
