import Documents
import Findings
import LayoutModel

/// Findings that share a line: a single finding, or the notes of one rule in one scene, along with equal findings in other screens.
///
/// One line of code makes the same view or constraint in many screens. What is wrong with it is told once, and the other screens are named.
/// So is a note on a whole file, such as one of a format that isn't read, with the other files.
struct FindingGroup {
  /// The findings in the first screen, or about the first file.
  var findings: [LintFinding]
  /// The same findings in the other screens, or about the other files.
  var elsewhere: [LintFinding] = []

  /// The names of the other screens or files, in their order.
  var others: [String] {
    var seen: Set<String> = []
    return elsewhere.compactMap { $0.sceneName ?? $0.key.scene ?? $0.key.fileName }.filter { seen.insert($0).inserted }
  }

  /// The number of the others, in words: `2 other screens`.
  var countOfOthers: String {
    let count = others.count
    let noun = findings[0].key.scene == nil ? "file" : "screen"
    return "\(count) other \(noun)\(count == 1 ? "" : "s")"
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
      if let place = known[subjects], !joined[place].findings[0].key.isOfSamePlace(as: findings[0].key) {
        joined[place].elsewhere += findings
      } else {
        known[subjects] = joined.count
        joined.append(FindingGroup(findings: findings))
      }
    }
    return joined
  }

  /// The thing that a finding is about, in whatever screen or file it is; `nil` for one without a place, and for one about a whole file
  /// that is more than a note.
  private struct Subject: Hashable {
    /// The file; the words of a note on a whole file.
    let path: String
    let line: Int
    let column: Int
    let rule: String
    let severity: Diagnostic.Severity
    let isWorsened: Bool
    let view: String?
    let partner: String?

    init?(_ finding: LintFinding) {
      if finding.key.scene == nil {
        // A fixture is a screen of its own.
        guard finding.severity == .note, finding.conditions.isEmpty else { return nil }
        (path, line, column) = (finding.message, 0, 0)
      } else {
        guard let position = finding.place?.position else { return nil }
        path = finding.place?.path ?? finding.key.path
        // The number that a screen's file gives to the place's own is none of the place's.
        (line, column) = (position.line, position.column)
      }
      rule = finding.key.rule
      severity = finding.severity
      isWorsened = finding.isWorsened
      (view, partner) = (finding.key.view, finding.key.partner)
    }
  }
}

extension LintFinding.Key {
  /// The name of the file without its folders.
  fileprivate var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Tells whether another finding is in the same screen, or about the same whole file.
  fileprivate func isOfSamePlace(as other: LintFinding.Key) -> Bool {
    scene == other.scene && (scene != nil || path == other.path)
  }
}
