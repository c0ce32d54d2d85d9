import LayoutModel

extension LintRule {
  static let unusedIgnore = LintRule(
    LintRuleDescription(
      id: "unused-ignore", summary: "a rule that is set aside where it would find nothing",
      explanation: "What it was set aside for is mended, or its name is misspelled.",
      example: "'overlap' is set aside here and hides nothing", remedy: "Remove it.", standardSeverity: .warning))
}
