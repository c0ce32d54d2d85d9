import Findings
import LayoutModel
import LayoutResolution
import Sweeps

extension LintRule {
  static let smallRange = LintRule(
    LintRuleDescription(
      id: "small-range",
      summary:
        "with `--width`: an arrangement that holds on less than 5 points of width, and is the same before and after",
      explanation:
        "Such a window is seldom met, and when it is, the screen jumps. Often two conditions nearly exclude each other.",
      example: "Login: the arrangement from 375 to 376.5 pt differs from the one before and after",
      remedy: "Look at what begins and ends there with `layout sweep`.", standardSeverity: .warning,
      parameters: [width.parameter]), example: example, range: .only,
    .facts { fact, options in
      guard case .swept(let pieces, let position) = fact else { return [] }
      let least = options[width]
      return pieces.enumerated().compactMap { index, before in
        let begin = before.width.upperBound
        let near = pieces[min(index + 1, pieces.count)...].prefix { $0.width.lowerBound - begin < least }
        guard let after = near.dropFirst().first(where: { $0.views == before.views }), let first = near.first else {
          return nil
        }
        let end = after.width.lowerBound
        guard end > begin, first.views != before.views else { return nil }
        return RuleFinding(partnerID: first.begins ?? "", position: position, badness: least - (end - begin)) {
          "the arrangement from \(points(begin)) to \(points(end)) pt of width differs from the one before and after"
        }
      }
    })

  private static let width = LintOption("width", "the least width of a range, in points", standard: 5)

  private static let example = LintExample(
    in: .screen(box, constraints: boxOfWidth + #", "box.width <= -1 * root.width + 604 @910""#),
    notIn: .screen(box, constraints: boxOfWidth), widths: 320...800)

  private static let box = #"{"id": "box", "translatesAutoresizingMaskIntoConstraints": false}"#
  private static let boxOfWidth = #"""
    "box.leading == root.leading", "box.top == root.top + 60", "box.height == 40", "box.width >= 100",
    "box.width >= root.width - 400 @900", "box.width == 100 @500"
    """#
}
