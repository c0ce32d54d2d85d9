import Documents
import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let offScreen = LintRule(
    LintRuleDescription(
      id: "off-screen", summary: "content that lies outside the window by any part, where nothing scrolls",
      explanation: """
        Nobody can see or touch it there. Of a label the text counts. What shows no text, can't be touched and covers \
        the window along an axis may reach beyond it there: about as far at both sides, or tied at both. A point more \
        or less, such as a border that is hidden there, doesn't count. What a superview clips is reported by \
        `clipped`. What lies wholly outside an Interface Builder file's own canvas was drawn there to come in later, \
        and isn't reported, nor is a picture that was drawn across the canvas's edge.
        """,
      example: "Login: “Forgot password?” reaches 24 pt below the window on iPhone SE, landscape (4 of 52)",
      remedy: "Pin it within the window's safe area, let it shrink, or put it into a scroll view.",
      standardSeverity: .error,
      guesses: Guess.Kind.ofFrames), example: example, range: .too,
    .screens(
      { screen, _ in
        screen.findings { view in
          guard !view.isBarItem, let protrusion = reachOffScreen(of: view, in: screen) else { return nil }
          let excess = protrusion.excess
          return RuleFinding(
            view: view, amount: excess, badness: max(excess.width, excess.height),
            basis: .protrusion(view, beyond: nil, protrusion)
          ) {
            view.body.intersection(view.clip).intersection(screen.window).isEmpty
              ? "\(screen.name(of: view)) is outside the window"
              : "\(screen.name(of: view)) reaches \(protrusion.words) the window"
          }
        }
      },
      canvas: { screen in
        // A view drawn wholly outside the canvas moves in later. A picture that was drawn across its edge is decoration.
        screen.toldViews.filter { view in
          let isPicture = view.view.kind == .imageView && !view.isControl
          return !view.isBarItem && reachOffScreen(of: view, in: screen) != nil
            && (isPicture || isDrawnOutside(view, screen))
        }.map { .veto($0) }
      }))

  /// Tells whether a view was drawn outside the canvas to within a pixel, or is in a panel that was drawn more than
  /// half outside.
  private static func isDrawnOutside(_ view: LintView, _ screen: LintScreen) -> Bool {
    let left = view.body.intersection(screen.window)
    guard !left.isEmpty, left.width > screen.pixel, left.height > screen.pixel else { return true }
    let around = [view] + screen.superviews(of: screen.place(of: view))
    guard let panel = around.dropLast().last, panel.index != view.index || panel.controller != view.controller else {
      return false
    }
    let shown = panel.frame.intersection(screen.window)
    return 2 * shown.width * shown.height < panel.frame.width * panel.frame.height
  }

  private static let example = LintExample(
    reports: "above", not: "inside",
    in: .screen(
      #"""
      {"id": "above", "class": "UILabel", "frame": [20, -12, 100, 21], "text": "above"},
      {"id": "inside", "class": "UILabel", "frame": [20, 40, 100, 21], "text": "inside"}
      """#))
}
