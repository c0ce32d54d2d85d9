import Documents
import LayoutModel
import LayoutResolution

extension LintRule {
  static let offScreen = LintRule(
    LintRuleDescription(
      id: "off-screen", summary: "content that lies outside the window by any part, where nothing scrolls",
      explanation: """
        Nobody can see or touch it there. What shows no text and covers the window along an axis may reach beyond it there. What a superview clips \
        is reported by `clipped`. What lies wholly outside an Interface Builder file's own canvas was drawn there to \
        come in later, and isn't reported.
        """,
      example: "Login: “Forgot password?” reaches 24 pt below the window on iPhone SE, landscape (4 of 52)",
      remedy: "Pin it within the window's safe area, let it shrink, or put it into a scroll view.",
      standardSeverity: .error,
      guesses: Guess.Kind.ofFrames), range: .too,
    screen: { screen, _, findings in
      for (_, view) in screen.toldViews where !view.isBarItem && isOffScreen(view, screen) {
        let shown = view.body.intersection(view.clip)
        let excess = shown.excess(over: screen.window, butAcross: !view.showsText)
        let isWhole = shown.intersection(screen.window).isEmpty
        findings.report(
          LintFindings.Report(
            view: view, amount: excess, badness: max(excess.width, excess.height),
            basis: .protrusion(view, beyond: nil, .beyond(screen.window, of: shown, screen.pixel))), in: screen,
          isWhole
            ? "\(screen.name(of: view)) is outside the window"
            : "\(screen.name(of: view)) reaches \(sides(of: shown, beyond: screen.window, screen.pixel)) the window")
      }
    },
    canvas: { screen, _, findings in
      // What was drawn wholly outside comes in later.
      for (_, view) in screen.toldViews where !view.isBarItem && isOffScreen(view, screen) {
        guard view.body.intersection(screen.window).isEmpty else { continue }
        findings.veto(LintFindings.Report(view: view), in: screen)
      }
    })

  /// Where a rectangle reaches beyond another, and how far: `24 pt below`, `8 pt left of and 24 pt below`.
  static func sides(of inner: Rect, beyond outer: Rect, _ pixel: Double) -> String {
    let sides: [(Double, String)] = [
      (outer.x - inner.x, "left of"), (inner.maxX - outer.maxX, "right of"), (outer.y - inner.y, "above"),
      (inner.maxY - outer.maxY, "below"),
    ]
    return sides.filter { $0.0 > pixel }.map { "\(points($0.0)) pt \($0.1)" }.listed("and")
  }
}
