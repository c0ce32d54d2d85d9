import LayoutModel
import LayoutResolution

extension LintRule {
  static let unavailable = LintRule(
    LintRuleDescription(
      id: "unavailable", summary: "what a view is asked for that the version of iOS doesn't have",
      explanation: """
        An application that asks for it ends there. `--system-version` sets the version that a screen is looked at \
        under. Without it, that is the newest version of its device.
        """,
      example: "Chat: the keyboardLayoutGuide of 'root' came with iOS 15, and isn't there in iOS 14",
      remedy: "Ask for it only where it is available, or raise the deployment target.",
      standardSeverity: .error),
    screen: { screen, _, findings in
      for (number, controller) in screen.layout.controllers.enumerated() where screen.told[number] {
        for diagnostic in controller.layout.diagnostics where diagnostic.code == .unavailable {
          let index = diagnostic.items.first.flatMap { controller.layout.tree.index(ofID: $0) }
          let view = index.flatMap { screen.view(controller: number, $0.position) }
          findings.report(
            LintFindings.Report(view: view, position: diagnostic.position), in: screen, diagnostic.message)
        }
      }
    })
}
