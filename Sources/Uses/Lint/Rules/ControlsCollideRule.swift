import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let controlsCollide = LintRule(
    LintRuleDescription(
      id: "controls-collide", summary: "two controls that share an area",
      explanation: """
        A tap there goes to the later control, whichever was meant. Controls that overlap by a third on an Interface \
        Builder file's own canvas are shown in turn, and aren't reported.
        """,
      example: "Login: “Sign in” and “Forgot password?” share 12 × 44 pt",
      remedy: "Add a constraint that keeps them apart.", standardSeverity: .error,
      guesses: Guess.Kind.ofFrames), example: example, range: .too,
    yieldingTo: "collision",
    .pairs(
      PairCheck(isMember: { $0.isContent && $0.isControl && !$0.drawsNothing }) { pair, _ in
        RuleFinding(
          view: pair.earlier, partner: pair.later, amount: pair.common.size, basis: .overlap(pair.earlier, pair.later)
        ) { "\(pair.names.earlier) and \(pair.names.later) share \(points(pair.common.size))" }
      }))

  private static let example = LintExample(
    reports: "first", not: "third",
    in: .screen(
      #"""
      {"id": "first", "class": "UIButton", "frame": [20, 40, 100, 44], "text": "first"},
      {"id": "second", "class": "UIButton", "frame": [20, 70, 100, 44], "text": "second"},
      {"id": "third", "class": "UIButton", "frame": [20, 140, 100, 44], "text": "third"}
      """#))
}
