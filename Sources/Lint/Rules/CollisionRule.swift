import LayoutModel
import LayoutResolution

extension LintRule {
  static let collision = LintRule(
    LintRuleDescription(
      id: "collision", summary: "with `--width`: contents that overlap in some widths and not in wider ones",
      explanation: """
        They were meant to stand beside each other, and the window has become too narrow. The range is exact. What \
        `collision` reports of two contents isn't reported again by `overlap` and `controls-collide`.
        """,
      example: "Login: “Sign in” and “Help” overlap where the window is from 320 to 343.5 pt wide",
      remedy: "Let the texts wrap, stack the two where it is narrow, or lower a priority.", standardSeverity: .error,
      guesses: Guess.Kind.ofFrames),
    range: .belowWidest,
    screen: { screen, _, findings in
      ContentPairs(screen, of: isTold).forEach { earlier, later, common, beyond in
        guard !isOn(earlier, later, screen), !isOn(later, earlier, screen) else { return .none }
        return findings.report(
          LintFindings.Report(
            view: earlier, partner: later, amount: common.size, basis: .overlap(earlier, later)), beyond: beyond,
          in: screen, "\(screen.name(of: earlier)) and \(screen.name(of: later)) overlap")
      }
    }, canvas: setAsideDrawnPairs)

  private static func isTold(_ view: LintView) -> Bool { view.showsText || view.isControl }

  /// Tells whether a view lies wholly on another, and so is meant to be there.
  private static func isOn(_ view: LintView, _ other: LintView, _ screen: LintScreen) -> Bool {
    let excess = view.frame.excess(over: other.frame)
    return excess.width <= screen.pixel && excess.height <= screen.pixel
  }
}
