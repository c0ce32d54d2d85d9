import Documents
import Findings
import LayoutModel

/// Findings as Checkstyle's XML, which Jenkins' Warnings plug-in, reviewdog and SonarQube's plug-ins read.
enum CheckstyleReport {
  /// The version of the format that its readers expect.
  private static let version = "4.3"

  /// The text of a report: every file that was read, with its findings.
  static func text(of report: LintReport, in context: LintReporterContext) -> String {
    var sources = ReportedSources(context)
    var text = MarkupText.declaration + MarkupText.tag("checkstyle", [("version", version)]) + "\n"
    let findings = Dictionary(grouping: report.findings, by: \.key.path)
    for path in Set(report.inputs + findings.keys).sorted() {
      text += "  " + MarkupText.tag("file", [("name", path)], isEmpty: findings[path] == nil) + "\n"
      guard let own = findings[path] else { continue }
      for finding in own { text += "    " + element(of: finding, &sources) + "\n" }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private static func element(of finding: LintFinding, _ sources: inout ReportedSources) -> String {
    let region = finding.place.map { sources.region($0, in: finding.key.path) }
    return MarkupText.tag(
      "error",
      [
        ("line", "\(region?.line ?? 1)"), ("column", region.map { "\($0.column)" }),
        ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
        ("message", finding.messageWithGuesses),
        ("source", "layout.\(finding.key.rule)"),
      ], isEmpty: true)
  }
}

extension LintReporter {
  /// Checkstyle's XML, for Jenkins, reviewdog and SonarQube.
  static let checkstyle = LintReporter("checkstyle", "Checkstyle's XML, for Jenkins, reviewdog and SonarQube") {
    report, context in
    PrintableText(document: CheckstyleReport.text(of: report, in: context))
  }
}
