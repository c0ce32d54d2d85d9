import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let unavailable = LintRule(
    LintRuleDescription(
      id: "unavailable", summary: "something that a view is asked for and that the version of iOS doesn't have",
      explanation: """
        An application that asks for it ends there. `--system-version` sets the version that a screen is looked at \
        under. Without it, that is the newest version of its device.
        """,
      example: "Chat: the keyboardLayoutGuide of 'root' came with iOS 15, and isn't there in iOS 14",
      remedy: "Ask for it only where it is available, or raise the deployment target.",
      standardSeverity: .error), example: example,
    .screens { screen, _ in
      screen.diagnostics(.unavailable).map { number, diagnostic in
        let view = diagnostic.members.first?.item.flatMap { screen.view(controller: number, $0) }
        return RuleFinding(view: view, position: diagnostic.position) { diagnostic.message }
      }
    })

  private static let example = LintExample(
    reports: "bar", not: "line",
    in: .screen(
      #"""
      {"id": "bar", "translatesAutoresizingMaskIntoConstraints": false, "keyboardLayoutGuide": {"usesBottomSafeArea": false}},
      {"id": "line", "translatesAutoresizingMaskIntoConstraints": false}
      """#,
      constraints: #"""
        "bar.left == root.left", "bar.top == root.top", "bar.width == 100", "bar.height == 44",
        "line.left == root.left", "line.top == root.safeArea.top", "line.width == 5", "line.height == 5"
        """#, more: #", "systemVersion": "14.0""#))
}
