import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let overlap = LintRule(
    LintRuleDescription(
      id: "overlap", summary: "content that covers half of a text that stands behind it, or any part of a control",
      explanation: """
        Of two contents of which neither stands in the other, the later one is drawn above. A text that lies on a \
        control without text, by nine tenths at least, is its caption, and isn't reported. A view that takes no taps \
        is reported only where it covers the title or the image of a button without a background. Two controls are \
        reported by `controls-collide`. Contents that overlap by a third on an Interface Builder file's own canvas are shown in \
        turn, and aren't reported.
        """,
      example: "Login: “Sign in” is covered by “Forgot password?” by 12 × 44 pt",
      remedy: "Add a constraint between the two, or let the texts take several lines.", standardSeverity: .warning,
      parameters: [share.parameter], guesses: Guess.Kind.ofFrames), example: example, range: .too,
    yieldingTo: "collision",
    .pairs(
      PairCheck(isMember: \.isContent) { pair, options in
        let (earlier, later) = (pair.earlier, pair.later)
        let isCovered =
          earlier.isControl && earlier.isContent
          ? !(later.isControl && later.isContent) && !isCaption(later, of: earlier)
          : earlier.showsText && pair.common.area >= options[share] * earlier.frame.area
        // Taps pass through a view that takes none, so it has to cover something that is seen.
        guard isCovered, !later.drawsNothing, later.takesTaps || pair.isSeenCovered else { return nil }
        return RuleFinding(
          view: earlier, partner: later, amount: pair.common.size, basis: .overlap(earlier, later)
        ) { "\(pair.names.earlier) is covered by \(pair.names.later) by \(points(pair.common.size))" }
      }))

  static let share = LintOption(
    "share", "the share of a text's frame that must be covered", standard: 0.5, within: 0...1)

  /// Tells whether a text lies wholly or nearly on a control that has no text of its own.
  private static func isCaption(_ text: LintView, of control: LintView) -> Bool {
    guard !text.isControl, !control.showsText else { return false }
    return text.frame.intersection(control.frame).area >= leastShareOfCaption * text.frame.area
  }

  /// The minimum fraction of a caption that lies on its control.
  private static let leastShareOfCaption = 0.9

  private static let example = LintExample(
    reports: "covered", not: "free",
    in: .screen(
      #"""
      {"id": "covered", "class": "UILabel", "frame": [20, 40, 100, 20], "text": "covered"},
      {"id": "half", "class": "UIImageView", "frame": [20, 50, 100, 20], "image": {"size": [24, 24]}},
      {"id": "free", "class": "UILabel", "frame": [20, 80, 100, 20], "text": "free"},
      {"id": "less", "class": "UIImageView", "frame": [20, 91, 100, 20], "image": {"size": [24, 24]}}
      """#))
}
