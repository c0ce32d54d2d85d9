import Findings
import LayoutEngine
import LayoutModel
import LayoutResolution

extension LintRule {
  static let idleConstraint = LintRule(
    LintRuleDescription(
      id: "idle-constraint", summary: "an inequality that never matters under any of the conditions",
      explanation: "It holds with room to spare in every layout, so that all frames are the same without it.",
      example: "Login: the constraint \"title.width <= 600\" never matters",
      remedy: "Remove it, or lint under the conditions that it is for.", standardSeverity: nil), example: example,
    .screens { screen, _ in
      screen.layout.controllers.indices.filter { screen.told[$0] }.flatMap { number in
        let layout = screen.layout.controllers[number].layout
        let (tree, states) = (layout.tree, layout.constraintStates)
        return zip(tree.constraints, states).filter { $0.0.isDeclaredAndActive && $0.0.relation != .equal }.map {
          constraint, state in
          var finding = RuleFinding(
            view: screen.view(controller: number, Int(constraint.firstView)), partnerID: tree.name(of: constraint),
            position: constraint.position)
          // One that matters in a single layout isn't idle.
          if state == .slack {
            finding.words = { "the constraint \"\(constraint.text(in: tree))\" never matters" }
          }
          return finding
        }
      }
    })

  private static let example = LintExample(
    reports: "loose", not: "tight",
    in: .screen(
      #"{"id": "title", "class": "UILabel", "text": "title", "translatesAutoresizingMaskIntoConstraints": false}"#,
      constraints: #"""
        "title.left == root.left + 20", "title.top == root.top + 40", "title.width == root.width @600",
        {"id": "loose", "constraint": "title.width <= 5000"},
        {"id": "tight", "constraint": "title.right <= root.right - 20"}
        """#))
}
