import LayoutModel
import LayoutResolution

extension LintRule {
  static let protrudes = LintRule(
    LintRuleDescription(
      id: "protrudes", summary: "content that reaches beyond its superview, which doesn't clip",
      explanation: """
        It is seen, but taps beyond the superview's bounds go elsewhere, and what stands beside the superview may cover \
        it. Where the view is outside the window, `off-screen` tells it.
        """,
      example: "Profile: “Edit” reaches 12 pt right of 'header'",
      remedy: "Tie the superview's edges to its content, or give it the room.", standardSeverity: .warning,
      parameters: [
        LintRuleDescription.Parameter(
          name: "tolerance", summary: "how far it may reach beyond, in points", standard: "1")
      ]),
    screen: { screen, options, findings in
      let tolerance = max(options["tolerance"], screen.pixel)
      for (_, view) in screen.toldViews
      where view.isContent && !view.isBarItem && !view.frame.isEmpty {
        guard let outer = view.parent.map({ screen.views[$0] }), outer.isTold, outer.controller == view.controller,
          !outer.scrolls, !outer.clips, view.visible != nil,
          !isOffScreen(view, screen), !view.isBackground(of: outer.frame, screen.pixel)
        else { continue }
        let excess = view.body.excess(over: outer.frame)
        guard excess.width > tolerance || excess.height > tolerance else { continue }
        findings.report(
          LintFindings.Report(
            view: view, partner: outer, amount: excess, badness: max(excess.width, excess.height)), in: screen,
          "\(screen.name(of: view)) reaches \(sides(of: view.body, beyond: outer.frame, tolerance)) \(screen.name(of: outer))"
        )
      }
    })
}
