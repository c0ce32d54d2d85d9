import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let orientation = LintRule(
    LintRuleDescription(
      id: "orientation",
      summary: "a screen for which the controllers and the application allow no orientation in common",
      explanation: "UIKit throws an exception where it comes up.",
      example: "no orientation is allowed by all",
      remedy: "Allow one in the application's Info.plist and in the controllers.", standardSeverity: .error),
    example: example,
    .facts { fact, _ in
      guard case .laidOut(let layout) = fact else { return [] }
      return layout.diagnostics.filter { $0.code == .noSupportedOrientation }.map { diagnostic in
        RuleFinding(position: diagnostic.position) { diagnostic.message }
      }
    })

  private static let example = LintExample(
    in: .controllers(
      #""supportedInterfaceOrientations": ["landscapeLeft"], "view": {"id": "root"}"#,
      #", "application": {"supportedInterfaceOrientations": ["portrait"]}"#),
    notIn: .controllers(
      #""supportedInterfaceOrientations": ["all"], "view": {"id": "root"}"#,
      #", "application": {"supportedInterfaceOrientations": ["portrait"]}"#))
}
