import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let targetSpacing = LintRule(
    LintRuleDescription(
      id: "target-spacing", summary: "controls that stand nearer to each other than a finger tells apart",
      explanation: "Segments and items of one bar are excepted. Off by default: guidelines differ.",
      example: "Login: “Sign in” and “Cancel” are 4 pt apart", remedy: "Move them apart.", standardSeverity: nil,
      parameters: [distance.parameter], guesses: Guess.Kind.ofFrames), example: example, looksAtLaunchScreens: false,
    .pairs(
      PairCheck(isMember: \.isControl, distance: distance, heedsDrawing: false) { pair, options in
        let (a, b) = (pair.earlier, pair.later)
        let across = max(a.frame.x - b.frame.maxX, b.frame.x - a.frame.maxX)
        let down = max(a.frame.y - b.frame.maxY, b.frame.y - a.frame.maxY)
        let gap = max(across, down)
        guard gap >= 0, gap < options[distance] - pair.screen.pixel else { return nil }
        return RuleFinding(view: a, partner: b, badness: options[distance] - gap, basis: .overlap(a, b)) {
          "\(pair.names.earlier) and \(pair.names.later) are \(points(gap)) pt apart"
        }
      }))

  private static let distance = LintOption("distance", "the least distance, in points", standard: 8)

  private static let example = LintExample(
    reports: "near", not: "far",
    in: .screen(
      #"""
      {"id": "first", "class": "UIButton", "frame": [20, 40, 100, 44], "text": "first"},
      {"id": "near", "class": "UIButton", "frame": [20, 88, 100, 44], "text": "near"},
      {"id": "far", "class": "UIButton", "frame": [20, 140, 100, 44], "text": "far"}
      """#))
}
