import LayoutModel
import LayoutResolution

extension LintRule {
  static let clipped = LintRule(
    LintRuleDescription(
      id: "clipped", summary: "content that a superview cuts, which clips and doesn't scroll",
      explanation: """
        A picture that covers the superview is cropped on purpose, and isn't told; nor is what stands in a row, whose height \
        its table gives, or in a view of no width or height, which is folded up.
        """,
      example: "Profile: “Edit” is cut by 12 × 0 pt by 'header'",
      remedy: "Give the superview room, or the content a constraint that keeps it inside.", standardSeverity: .error),
    range: .too,
    screen: { screen, _, findings in
      for (place, view) in screen.toldViews where view.isContent && !view.frame.isEmpty {
        guard let clipper = view.clipper.map({ screen.views[$0] }) else { continue }
        // How high a row becomes is its table's to say.
        guard view.unit.map({ screen.views[$0].isRow }) != true else { continue }
        guard !view.isBackground(of: clipper.frame, screen.pixel) else { continue }
        let excess = view.body.excess(over: view.clip.isEmpty ? clipper.frame : view.clip)
        guard excess.width > screen.pixel || excess.height > screen.pixel else { continue }
        // The innermost that cuts it.
        let cutter = screen.superviews(of: place).first { outer in
          guard outer.clips, !outer.scrolls else { return false }
          let own = view.body.excess(over: outer.frame)
          return own.width > screen.pixel || own.height > screen.pixel
        }
        guard cutter?.frame.isEmpty != true else { continue }
        let isWhole = view.frame.intersection(view.clip).isEmpty
        let name = screen.name(of: cutter ?? clipper)
        findings.report(
          LintFindings.Report(
            view: view, partner: cutter ?? clipper, amount: excess, badness: max(excess.width, excess.height)),
          in: screen,
          isWhole
            ? "\(screen.name(of: view)) is outside \(name), which clips"
            : "\(screen.name(of: view)) is cut by \(name) by \(points(excess))")
      }
    })
}
