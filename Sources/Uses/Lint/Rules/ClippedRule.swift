import Documents
import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let clipped = LintRule(
    LintRuleDescription(
      id: "clipped", summary: "content that a superview cuts, which clips and doesn't scroll",
      explanation: """
        Some cut content isn't reported. A picture that covers the superview is cropped on purpose. The height of a \
        row is given by its table. A view without width or height is folded up. What is cut on an Interface Builder \
        file's own canvas was drawn so.
        """,
      example: "Profile: “Edit” is cut off by 'header': 12 pt of its width",
      remedy: "Give the superview room, or the content a constraint that keeps it inside.", standardSeverity: .error,
      guesses: Guess.Kind.ofFrames), example: example,
    range: .too,
    .screens(
      { screen, _ in
        cut(in: screen).map { view, cutter, excess in
          RuleFinding(
            view: view, partner: cutter, amount: excess, badness: max(excess.width, excess.height),
            basis: .protrusion(view, beyond: cutter, Protrusion(of: view.body, beyond: cutter.frame, screen.pixel))
          ) {
            let (name, outer) = (screen.name(of: view), screen.name(of: cutter))
            return view.frame.intersection(view.clip).isEmpty
              ? "\(name) is outside \(outer), which clips"
              : "\(name) is cut off by \(outer): \(shares(excess, screen.pixel))"
          }
        }
      },
      canvas: { screen in cut(in: screen).map { .veto($0.view, $0.cutter) } }))

  /// Returns how much of a view is cut off: `12 pt of its width and 4 pt of its height`.
  private static func shares(_ excess: Size, _ pixel: Double) -> String {
    let parts = [(excess.width, "width"), (excess.height, "height")].filter { $0.0 > pixel }
    return parts.map { "\(points($0.0)) pt of its \($0.1)" }.listed("and")
  }

  /// Returns the contents that are cut off, by which view, and by how much.
  private static func cut(in screen: LintScreen) -> [(view: LintView, cutter: LintView, excess: Size)] {
    screen.toldViews.compactMap { view in
      guard view.isContent, !view.frame.isEmpty, let clipper = view.clipper.map({ screen.views[$0] }) else {
        return nil
      }
      // A row's height is up to its table.
      guard view.unit.map({ screen.views[$0].isRow }) != true else { return nil }
      guard !screen.isBackground(view, of: clipper.frame) else { return nil }
      let excess = view.body.excess(over: view.clip.isEmpty ? clipper.frame : view.clip)
      guard excess.width > screen.pixel || excess.height > screen.pixel else { return nil }
      // The innermost superview that cuts it.
      let cutter = screen.superviews(of: screen.place(of: view)).first { outer in
        guard outer.clips, !outer.scrolls else { return false }
        let own = view.body.excess(over: outer.frame)
        return own.width > screen.pixel || own.height > screen.pixel
      }
      guard cutter?.frame.isEmpty != true else { return nil }
      return (view, cutter ?? clipper, excess)
    }
  }

  private static let example = LintExample(
    reports: "cut", not: "inside",
    in: .screen(
      #"""
      {"id": "card", "frame": [20, 60, 200, 100], "clipsToBounds": true, "subviews": [
        {"id": "cut", "class": "UILabel", "frame": [150, 10, 100, 21], "text": "cut"},
        {"id": "inside", "class": "UILabel", "frame": [10, 40, 100, 21], "text": "inside"}]}
      """#))
}
