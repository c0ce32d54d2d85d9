import Documents
import LayoutModel

extension LintReporter {
  /// A table of how many findings each rule has, for a terminal.
  static let summary = LintReporter("summary", "a table: how many findings each rule has") { report, _ in
    var counts: [String: [Diagnostic.Severity: Int]] = [:]
    for finding in report.findings { counts[finding.key.rule, default: [:]][finding.severity, default: 0] += 1 }
    let rows = counts.sorted { a, b in
      let (x, y) = (a.value.values.reduce(0, +), b.value.values.reduce(0, +))
      return x != y ? x > y : a.key < b.key
    }
    let width = max(4, rows.map(\.key.count).max() ?? 0)
    func line(_ name: String, _ numbers: [String]) -> String {
      name + String(repeating: " ", count: width - name.count)
        + numbers.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
    }
    let severities: [Diagnostic.Severity] = [.error, .warning, .note]
    var lines = rows.isEmpty ? [] : [line("rule", ["errors", "warnings", "notes"])]
    lines += rows.map { rule, numbers in line(rule, severities.map { String(numbers[$0] ?? 0) }) }
    let totals = severities.map { severity in
      let count = report.findings.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    lines.append(
      "\(totals.joined(separator: ", ")) in \(report.inputs.count) files, \(report.scenes.count) scenes, \(report.layouts) layouts"
    )
    lines.append(report.layoutCount)
    return PrintableText(lines: lines).line
  }
}
