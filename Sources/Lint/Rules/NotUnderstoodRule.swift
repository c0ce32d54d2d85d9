import LayoutModel

extension LintRule {
  static let notUnderstood = LintRule(
    LintRuleDescription(
      id: "not-understood", summary: "what of a file was passed over, since it isn't known",
      explanation: """
        Each kind is reported once for a file. What is laid out may differ from what UIKit shows there.
        """,
      example: "the attribute 'foo' of 'label' is not known",
      remedy: "Nothing, where the layout doesn't depend on it; else report it to the authors of layout.",
      standardSeverity: .note, collective: "things in the file aren't known and were passed over"))
}
