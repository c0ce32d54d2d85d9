import Documents
import Findings
import Fixtures
import LayoutModel
import Notations
import Sweeps

extension LintRule {
  static let assertion = LintRule(
    LintRuleDescription(
      id: "assertion", summary: "an assertion of a fixture or of the configuration that fails",
      explanation: "With `--width` it is checked over the whole range.",
      example: "the assertion \"title inside root.safeArea\" fails by 12",
      remedy: "Change the constraints, or the assertion.", standardSeverity: .error,
      guesses: Guess.Kind.ofFrames), example: example,
    .assertions { fact in
      let failed: FailedAssertion?
      switch fact {
      case .layout(let assertion, let layout, let resized):
        // An assertion about a range of windows is proved for all of them, whatever the device's own window is.
        failed = try FailedAssertion.all(of: [assertion], in: layout, resizing: resized).first?.withoutConditions
      case .range(let result):
        failed = FailedAssertion(assertion: result.assertion, place: "", amount: result.by)
      }
      return failed.map { failed in
        RuleFinding(
          partnerID: failed.assertion.id ?? failed.assertion.text, position: failed.assertion.position,
          badness: failed.amount, basis: .assertion(Comparison(failed.assertion))
        ) { "\(failed)" }
      }
    })

  private static let example = LintExample(
    reports: "wide", not: "high",
    in: .screen(
      #"{"id": "title", "class": "UILabel", "text": "title", "frame": [20, 40, 200, 21]}"#,
      more: """
        , "assertions": [{"id": "wide", "assert": "title.width >= 300"}, {"id": "high", "assert": "title.height >= 20"}]
        """))
}
