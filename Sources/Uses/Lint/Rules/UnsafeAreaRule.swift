import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let unsafeArea = LintRule(
    LintRuleDescription(
      id: "unsafe-area",
      summary: "text or a control outside the window's safe area, by any part, where nothing scrolls",
      explanation: """
        A scroll view or a text view that scrolls insets its content itself, unless it is set never to. The screen's \
        corners, its notch and the home indicator cover it there, and taps at the lower edge go to the \
        system. Of a label the text counts. Where the view is outside the window as well, `off-screen` reports it.
        """,
      example: "Login: “Sign in” reaches 21 pt below the safe area on iPhone 17 Pro Max, landscape (4 of 52)",
      remedy: "Pin it to the safe area in place of the view's edges.", standardSeverity: .warning,
      guesses: Guess.Kind.ofFrames), example: example, range: .too,
    .screens { screen, _ in
      guard screen.safeArea != screen.window else { return [] }
      return screen.findings { view in
        guard view.scroller == nil, !view.isBarItem, !view.adjustsContentInset,
          view.showsText || (view.isContent && view.isControl), let visible = view.visible,
          reachOffScreen(of: view, in: screen) == nil, !screen.isBackground(view, of: screen.safeArea)
        else { return nil }
        func reach(of body: Rect) -> Protrusion {
          Protrusion(of: visible.intersection(body), beyond: screen.safeArea, screen.pixel)
        }
        let protrusion = reach(of: view.body).keeping { reach(of: screen.body(of: view)) }
        guard !protrusion.isEmpty else { return nil }
        let excess = protrusion.excess
        var finding = RuleFinding(
          view: view, amount: excess, badness: max(excess.width, excess.height),
          basis: .protrusion(view, beyond: nil, protrusion, ofSafeArea: true)
        ) { "\(screen.name(of: view)) reaches \(protrusion.words) the safe area" }
        finding.help.proposals = { tying(view, on: protrusion.sides.map(\.side), of: screen) }
        return finding
      }
    })

  /// Returns a view's excess beyond the window as `off-screen` reports it; `nil` if that rule doesn't report the view.
  static func reachOffScreen(of view: LintView, in screen: LintScreen) -> Protrusion? {
    guard view.scroller == nil, view.isContent, !view.frame.isEmpty,
      !screen.isBackground(view, of: screen.window)
    else { return nil }
    let shown = view.body.intersection(view.clip)
    guard !shown.isEmpty else { return nil }
    let tolerance = max(screen.pixel, hiddenBorder)
    let protrusion = screen.protrusion(of: view, shown, beyond: screen.window, tolerance).keeping {
      Protrusion(of: screen.body(of: view).intersection(view.clip), beyond: screen.window, tolerance)
    }
    return protrusion.isEmpty ? nil : protrusion
  }

  /// The length, in points, that nobody misses beyond the window: borders are hidden there.
  private static let hiddenBorder = 1.0

  private static let example = LintExample(
    reports: "notch", not: "inside",
    in: .screen(
      #"""
      {"id": "notch", "class": "UILabel", "frame": [100, 2, 100, 12], "text": "notch"},
      {"id": "inside", "class": "UILabel", "frame": [100, 100, 100, 21], "text": "inside"}
      """#))
}
