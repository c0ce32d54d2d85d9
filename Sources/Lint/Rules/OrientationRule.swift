import LayoutModel

extension LintRule {
  static let orientation = LintRule(
    LintRuleDescription(
      id: "orientation",
      summary: "a screen for which the controllers and the application allow no orientation in common",
      explanation: "UIKit throws an exception where it comes up.",
      example: "no orientation is allowed by all",
      remedy: "Allow one in the application's Info.plist and in the controllers.", standardSeverity: .error))
}
