import LayoutModel

extension LintRule {
  static let popover = LintRule(
    LintRuleDescription(
      id: "popover", summary: "a popover that UIKit would refuse with an exception",
      explanation:
        "A popover on a phone before iOS 8, or one that has nothing to point at, where the screen comes up or in one of a "
        + "fixture's events.",
      example: "NSInvalidArgumentException: UIPopoverController is not supported on this device",
      remedy: "Present it otherwise there, or give it a source.", standardSeverity: .error),
    .facts { fact, _ in exceptions(in: fact, ofPopovers: true) })
}
