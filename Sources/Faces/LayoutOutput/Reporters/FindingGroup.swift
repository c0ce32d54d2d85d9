import Documents
import Findings
import LayoutModel

/// Findings that share a line: a single finding, or the notes of one rule in one scene, along with equal findings in other screens.
///
/// One line of code makes the same view or constraint in many screens. What is wrong with it is told once, and the other screens are named.
struct FindingGroup {
  /// The findings in the first screen.
  var findings: [LintFinding]
  /// The same findings in the other screens.
  var elsewhere: [LintFinding] = []

  /// The names of the other screens, in their order.
  var otherScreens: [String] {
    var seen: Set<String> = []
    return elsewhere.compactMap { $0.sceneName ?? $0.key.scene }.filter { seen.insert($0).inserted }
  }

  /// Returns groups with those joined that tell the same of the same places in several screens.
  static func joined(_ groups: [[LintFinding]]) -> [FindingGroup] {
    var joined: [FindingGroup] = []
    var known: [[Subject]: Int] = [:]
    for findings in groups {
      let subjects = findings.compactMap { Subject($0) }
      guard subjects.count == findings.count else {
        joined.append(FindingGroup(findings: findings))
        continue
      }
      if let place = known[subjects], joined[place].findings[0].key.scene != findings[0].key.scene {
        joined[place].elsewhere += findings
      } else {
        known[subjects] = joined.count
        joined.append(FindingGroup(findings: findings))
      }
    }
    return joined
  }

  /// The thing that a finding is about, in whatever screen it is; `nil` for one without a place.
  private struct Subject: Hashable {
    let path: String
    let line: Int
    let column: Int
    let rule: String
    let severity: Diagnostic.Severity
    let isWorsened: Bool
    let view: String?
    let partner: String?

    init?(_ finding: LintFinding) {
      guard let position = finding.place?.position, finding.key.scene != nil else { return nil }
      path = finding.place?.path ?? finding.key.path
      // The number that a screen's file gives to the place's own is none of the place's.
      (line, column) = (position.line, position.column)
      rule = finding.key.rule
      severity = finding.severity
      isWorsened = finding.isWorsened
      (view, partner) = (finding.key.view, finding.key.partner)
    }
  }
}
