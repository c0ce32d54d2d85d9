import LayoutModel

extension LintRule {
  static let popover = LintRule(
    LintRuleDescription(
      id: "popover", summary: "what UIKit would throw where the screen comes up",
      explanation: "A popover on a phone before iOS 8, or one that has nothing to point at.",
      example: "NSInvalidArgumentException: UIPopoverController is not supported on this device",
      remedy: "Present it otherwise there, or give it a source.", standardSeverity: .error))
}
