import Findings
import LayoutModel

extension LintRule {
  static let exception = LintRule(
    LintRuleDescription(
      id: "exception",
      summary: "an exception that ends the application where the screen comes up, or in one of a fixture's events",
      explanation:
        "A fixture's events are played on each device: an exception that UIKit would raise, or that an event throws, is reported "
        + "where the event stands. Those of popovers are reported by `popover`.",
      example:
        "NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct (list, list)",
      remedy: "Don't present, push or set what the exception names, or do it once.", standardSeverity: .error),
    example: example,
    .facts { fact, _ in exceptions(in: fact, ofPopovers: false) })

  /// Returns the finding about an exception that ends the application, of popovers or of all else.
  static func exceptions(in fact: LintOccurrence, ofPopovers: Bool) -> [RuleFinding] {
    guard case .failed(let exception as SimulatedException, let file) = fact, exception.isOfPopover == ofPopovers
    else { return [] }
    return [
      RuleFinding(partnerID: exception.name, position: exception.position ?? file) { "\(exception)" }
    ]
  }

  private static let example = LintExample(
    in: .controllers(
      #""view": {"id": "root"}"#, #", "events": [{"throw": {"name": "Wrong initializer", "reason": "Use another"}}]"#),
    notIn: .controllers(#""view": {"id": "root"}"#, #", "events": [{"wait": 1}]"#))
}
