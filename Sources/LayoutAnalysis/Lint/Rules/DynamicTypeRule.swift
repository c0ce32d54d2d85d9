import LayoutModel
import LayoutResolution

extension LintRule {
  static let dynamicType = LintRule(
    LintRuleDescription(
      id: "dynamic-type", summary: "text that doesn't follow the text size that the user wants",
      explanation: """
        A font of a fixed size never does; one of a text style doesn't while the view is shown, unless \
        `adjustsFontForContentSizeCategory` says so.
        """,
      example: "Login: “Sign in” has a font of a fixed size, 17 pt",
      remedy: "Use a text style, and switch on Automatically Adjusts Font.", standardSeverity: .note),
    screen: { screen, _, findings in
      for (_, view) in screen.toldViews where view.visible != nil && view.showsText {
        let declaration = view.view.declaration
        switch (view.view.kind, declaration.content.font) {
        case (.label, let font), (.textView, let font), (.textField, let font):
          if case .textStyle? = font {
            guard !declaration.lint.adjustsFontForContentSizeCategory else { continue }
            findings.report(
              LintFindings.Report(view: view), in: screen,
              "the font of \(screen.name(of: view)) doesn't adjust while it is shown")
          } else {
            let size = font?.resolved(for: .large).size ?? 17
            findings.report(
              LintFindings.Report(view: view), in: screen,
              "\(screen.name(of: view)) has a font of a fixed size, \(points(size)) pt")
          }
        default: continue
        }
      }
    })
}
