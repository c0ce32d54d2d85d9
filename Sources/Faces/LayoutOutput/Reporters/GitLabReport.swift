import Documents
import Findings
import LayoutModel

/// Findings as GitLab's Code Quality report: a JSON array, an entry a line.
///
/// GitLab identifies entries by their fingerprints, and shows those with the same one once. So a fingerprint is made of
/// the finding's key, which has no line and no number.
enum GitLabReport {
  /// The text of a report.
  static func text(of report: LintReport) -> String {
    let entries = report.findings.map { "\n  " + entry(of: $0).text() }
    return "[" + entries.joined(separator: ",") + (entries.isEmpty ? "]\n" : "\n]\n")
  }

  private static func entry(of finding: LintFinding) -> JSONValue {
    let begin = Double(finding.place?.position.line ?? 1)
    var entry: [(String, JSONValue)] = [
      ("description", .string(finding.messageWithGuesses)), ("check_name", .string(finding.key.rule)),
      ("fingerprint", .string(Fingerprint.text(of: finding.key.text))),
      ("severity", .string(severity(finding.severity))),
      (
        "location",
        .object([("path", .string(finding.key.path)), ("lines", .object([("begin", .number(begin))]))])
      ),
    ]
    let repairs = words(ofRepairsOf: finding)
    if !repairs.isEmpty { entry.append(("content", ["body": .string(repairs)])) }
    return .object(entry)
  }

  /// The repairs of a finding that are known as edits, which GitLab shows below it.
  private static func words(ofRepairsOf finding: LintFinding) -> String {
    finding.repairs.filter { $0.kind != .refused && !$0.edits.isEmpty }.map { repair in
      let edits = repair.edits.map { "line \($0.start.line): \(JSONText.quoted($0.text))" }.joined(separator: ", ")
      return "\(repair.kind.rawValue): \(repair.words) (\(edits))"
    }.joined(separator: "\n")
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}

extension LintReporter {
  /// GitLab's Code Quality.
  static let gitLab = LintReporter("gitlab", "GitLab's Code Quality") { report, _ in
    PrintableText(document: GitLabReport.text(of: report))
  }
}
