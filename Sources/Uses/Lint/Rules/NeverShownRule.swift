import Findings
import LayoutModel

extension LintRule {
  static let neverShown = LintRule(
    LintRuleDescription(
      id: "never-shown", summary: "a screen that isn't seen in any orientation",
      explanation: "Its controllers or the application refuse all of them, so that nothing of it was looked at.",
      example: "Login: every orientation is refused, so that the screen is never shown",
      remedy: "Allow one in the application's Info.plist and in the controllers.", standardSeverity: .error),
    .facts { fact, _ in
      guard case .neverShown(let position) = fact else { return [] }
      return [
        RuleFinding(position: position) { "every orientation is refused, so that the screen is never shown" }
      ]
    })
}
