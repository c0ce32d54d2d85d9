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
    return .object([
      ("description", .string(finding.messageWithGuesses)), ("check_name", .string(finding.key.rule)),
      ("fingerprint", .string(Fingerprint.text(of: finding.key.text))),
      ("severity", .string(severity(finding.severity))),
      (
        "location",
        .object([("path", .string(finding.key.path)), ("lines", .object([("begin", .number(begin))]))])
      ),
    ])
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
