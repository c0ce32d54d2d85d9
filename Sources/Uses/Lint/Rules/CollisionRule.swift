import Findings
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
      guesses: Guess.Kind.ofFrames), example: example,
    range: .belowWidest,
    .pairs(
      PairCheck(isMember: { $0.isContent && ($0.showsText || $0.isControl) }) { pair, _ in
        let (earlier, later) = (pair.earlier, pair.later)
        guard !isOn(earlier, later, pair.screen), !isOn(later, earlier, pair.screen) else { return nil }
        return RuleFinding(
          view: earlier, partner: later, amount: pair.common.size, basis: .overlap(earlier, later)
        ) { "\(pair.names.earlier) and \(pair.names.later) overlap" }
      }))

  /// Tells whether a view lies wholly on another, and so is meant to be there.
  private static func isOn(_ view: LintView, _ other: LintView, _ screen: LintScreen) -> Bool {
    let excess = view.frame.excess(over: other.frame)
    return excess.width <= screen.pixel && excess.height <= screen.pixel
  }

  private static let example = LintExample(
    reports: "left", in: .screen(beside, constraints: besideEachOther),
    notIn: .screen(beside, constraints: besideEachOther + #", "left.trailing <= right.leading - 8""#),
    widths: 320...800)

  private static let beside = #"""
    {"id": "left", "class": "UILabel", "text": "A label on the left side", "translatesAutoresizingMaskIntoConstraints": false},
    {"id": "right", "class": "UILabel", "text": "another on the right side", "translatesAutoresizingMaskIntoConstraints": false}
    """#
  private static let besideEachOther = #"""
    "left.leading == root.leading + 20", "left.top == root.top + 60",
    "right.trailing == root.trailing - 20", "right.top == root.top + 60"
    """#
}
