import Documents
import Findings
import LayoutModel
import LayoutResolution

extension LintRule {
  static let unusedIgnore = LintRule(
    LintRuleDescription(
      id: "unused-ignore", summary: "a rule that is set aside where it would find nothing",
      explanation: "What it was set aside for is mended, or its name is misspelled.",
      example: "'overlap' is set aside here and hides nothing", remedy: "Remove it.", standardSeverity: .warning),
    example: example,
    .facts { fact, _ in
      guard case .unusedIgnores(let unused) = fact else { return [] }
      return unused.compactMap { unused in
        let setting = unused.setting
        guard let words = words(about: setting, isActive: unused.isActive) else { return nil }
        return RuleFinding(viewID: unused.viewID, partnerID: setting.rule, position: setting.position) { words }
      }
    })

  /// Returns the fault of an ignore setting that hid nothing; `nil` if none is known.
  private static func words(about ignored: IgnoredRule, isActive: Bool) -> String? {
    let rule = ignored.rule.excerpt
    let isKnown = LintRule.named(ignored.rule) != nil
    let nearest = Spelling.nearest(to: ignored.rule.lowercased(), among: LintRule.table.map(\.id))
    guard isKnown || nearest != nil || ignored.isCertainlyRule else { return nil }
    if let mark = ignored.misspeltMark {
      let meant = isKnown ? ignored.rule : nearest ?? rule
      return "'\(mark.excerpt)' sets nothing aside; write 'layout:ignore\(meant.isEmpty ? "" : " \(meant)")'"
    }
    if rule.isEmpty { return "'layout:ignore' names no rule, and sets nothing aside" }
    guard isKnown else { return "there is no rule '\(rule)' to set aside" + Spelling.suggestion(nearest) }
    // Nothing is known about a rule that is off.
    return isActive ? "'\(rule)' is set aside here and hides nothing" : nil
  }

  private static let example = LintExample(
    reports: "free", not: "covered",
    in: .screen(
      #"""
      {"id": "covered", "class": "UILabel", "frame": [20, 40, 100, 20], "text": "covered",
       "lint": {"ignore": [{"rule": "overlap", "reason": "a badge"}]}},
      {"id": "badge", "class": "UIImageView", "frame": [20, 45, 100, 20], "image": {"size": [24, 24]}},
      {"id": "free", "class": "UILabel", "frame": [20, 80, 100, 20], "text": "free",
       "lint": {"ignore": [{"rule": "overlap", "reason": "it was covered once"}]}}
      """#))
}
