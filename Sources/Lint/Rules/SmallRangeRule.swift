import LayoutModel
import LayoutResolution

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
      parameters: [
        LintRuleDescription.Parameter(name: "width", summary: "the least width of a range, in points", standard: "5")
      ]), range: .only)
}
