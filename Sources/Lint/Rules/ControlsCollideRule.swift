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
      guesses: Guess.Kind.ofFrames), range: .too,
    yieldingTo: "collision",
    screen: { screen, _, findings in
      ContentPairs(screen, of: { $0.isControl && !$0.drawsNothing }).forEach { earlier, later, common, beyond in
        findings.report(
          LintFindings.Report(
            view: earlier, partner: later, amount: common.size, basis: .overlap(earlier, later)), beyond: beyond,
          in: screen, "\(screen.name(of: earlier)) and \(screen.name(of: later)) share \(points(common.size))")
      }
    }, canvas: setAsideDrawnPairs)
}
