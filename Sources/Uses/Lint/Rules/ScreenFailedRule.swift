import Documents
import Findings
import InterfaceBuilder
import LayoutModel

extension LintRule {
  static let screenFailed = LintRule(
    LintRuleDescription(
      id: "screen-failed", summary: "a screen of code that couldn't be made or shown",
      explanation: """
        Its code ended, or took too long. A scene of a file is laid out as the file says, any other isn't looked at. The app \
        may give the screen what it lacks here. What fails in the app too is an `exception`.
        """,
      example: "DetailViewController: Unexpectedly found nil while implicitly unwrapping an Optional value",
      remedy: "Give the screen what it lacks: a preview, a stub, or `\"code\": {\"make\": …}` in the configuration.",
      standardSeverity: .note),
    .facts { fact, _ in
      warnings(in: fact) { if case .screenFailed = $0 { true } else { false } }
    })
}
