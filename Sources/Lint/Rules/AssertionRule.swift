import Fixtures
import LayoutModel

extension LintRule {
  static let assertion = LintRule(
    LintRuleDescription(
      id: "assertion", summary: "an assertion of a fixture or of the configuration that fails",
      explanation: "With `--width` it is checked over the whole range.",
      example: "the assertion \"title inside root.safeArea\" fails by 12",
      remedy: "Change the constraints, or the assertion.", standardSeverity: .error,
      guesses: Guess.Kind.ofFrames + [.orientations]))
}
