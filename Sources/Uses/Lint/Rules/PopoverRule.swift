import Findings
import LayoutModel

extension LintRule {
  static let popover = LintRule(
    LintRuleDescription(
      id: "popover", summary: "a popover that UIKit would refuse with an exception",
      explanation:
        "A popover on a phone before iOS 8, or one that has nothing to point at, where the screen comes up or in one of a "
        + "fixture's events.",
      example: "NSInvalidArgumentException: UIPopoverController is not supported on this device",
      remedy: "Present it otherwise there, or give it a source.", standardSeverity: .error), example: example,
    .facts { fact, _ in exceptions(in: fact, ofPopovers: true) })

  private static let example = LintExample(
    in: popover(from: ""), notIn: popover(from: #", "sourceView": "button""#))

  private static func popover(from source: String) -> LintExample.File {
    .controllers(
      #""view": {"id": "root", "subviews": [{"id": "button", "class": "UIButton", "frame": [20, 60, 44, 44]}]}"#,
      device: "ipad-pro-11",
      """
      , "viewControllers": [{"id": "menu", "view": {"id": "menuView"}}], "events": [{"wait": 1},
      {"present": {"viewController": "menu", "from": "home", "modalPresentationStyle": "popover"\(source)}}]
      """)
  }
}
