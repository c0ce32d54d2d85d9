import Documents
import Findings
import InterfaceBuilder
import LayoutModel
import SceneSources

extension LintRule {
  static let screenEmpty = LintRule(
    LintRuleDescription(
      id: LintReport.ruleOfEmptyScreens, summary: "a screen of code that shows nothing",
      explanation: """
        It shows no text, no image, no control and no box of a color, so there was nothing to look at. An app that fills its \
        screens with what a server says starts so.
        """,
      example: "AccountsViewController is empty: it shows no text, no image, no control and no box of a color",
      remedy: #"Give it something to show: a preview, a stub, or `"code": {"make": …}` in the configuration."#,
      standardSeverity: .note, collective: "screens of code are empty, so nothing of them is looked at"),
    .facts { fact, _ in
      warnings(in: fact) { if case .screenEmpty = $0 { true } else { false } }
    })

  /// Returns the findings about a file's warnings of some kinds: each subject is reported once.
  static func warnings(in fact: LintOccurrence, of isMember: (InputWarning.Kind) -> Bool) -> [RuleFinding] {
    guard case .warned(let warnings) = fact else { return [] }
    return warnings.filter { isMember($0.kind) }.sorted { $0.position < $1.position }.uniqued(by: \.subject)
      .map { warning in
        RuleFinding(partnerID: warning.subject, position: warning.position) { warning.message }
      }
  }
}
