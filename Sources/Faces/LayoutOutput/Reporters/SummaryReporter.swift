import Documents
import Findings
import LayoutModel

extension LintReporter {
  /// A table of the number of findings of each rule, for a terminal.
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
    let guessed = Dictionary(grouping: report.findings.filter { !$0.certainty.isSure }, by: \.key.rule)
    let guessedHead = guessed.isEmpty ? [] : ["guessed"]
    var lines = rows.isEmpty ? [] : [line("rule", ["errors", "warnings", "notes"] + guessedHead)]
    lines += rows.map { rule, numbers in
      let guessedCount = guessedHead.map { _ in String(guessed[rule]?.count ?? 0) }
      return line(rule, severities.map { String(numbers[$0] ?? 0) } + guessedCount)
    }
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
