import Documents
package import Findings
import LayoutModel

/// Findings as a Markdown table, the worst first, for a comment on a pull request, or the summary of a GitHub step.
package enum MarkdownReport {
  /// The maximum size of a comment on GitHub (65,536 characters), in bytes.
  package static let maximumOfComment = 65_536
  /// The maximum size of a step's summary on GitHub, in bytes. A longer one isn't shown at all.
  package static let maximumOfStepSummary = 1 << 20

  /// The text of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - maximumLength: The maximum number of bytes. Findings that don't fit are counted.
  /// - Returns: The text.
  package static func text(of report: LintReport, atMost maximumLength: Int = maximumOfComment) -> String {
    let heading = "### layout lint: \(report.countsInWords)\n"
    guard !report.findings.isEmpty else { return heading }
    var text = heading + "\n| | Finding | Rule | Place |\n|---|---|---|---|\n"
    var rest = report.findings.count
    for line in report.linesWorstFirst {
      let row = row(of: line)
      guard text.utf8.count + row.utf8.count + Self.roomForCount <= maximumLength else {
        return text + "\n\(rest) more \(rest == 1 ? "finding doesn't" : "findings don't") fit here.\n"
      }
      text += row
      rest -= line.findings.count
    }
    return text
  }

  private static let roomForCount = 80

  private static func row(of line: FindingLine) -> String {
    let place = line.place.map { ":\($0.position.line)" } ?? ""
    let cells = [
      line.severity.rawValue, escaped(line.message), rules(line.rules), escaped(line.path + place),
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// Ids of rules as code; a text that is none as text.
  private static func rules(_ ids: String) -> String {
    let signs = Array("-, ".utf8)
    return ids.utf8.allSatisfy { (0x61...0x7A).contains($0) || signs.contains($0) } ? "`\(ids)`" : escaped(ids)
  }

  /// A text escaped for a cell, with no Markdown, HTML, mention or reference in it.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&", "<", ">": escaped += scalar.markupEntity ?? ""
      case "\r": break
      case "\n": escaped += "<br>"
      // An empty HTML comment keeps a name from being mentioned, and a number or an address from being linked.
      case "/" where escaped.unicodeScalars.last == ":", "." where escaped.hasSuffix("www"):
        escaped += "<!-- -->\(scalar)"
      case "@", "#": escaped += "\(scalar)<!-- -->"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension LintReporter {
  /// A Markdown table, for a comment.
  static let markdown = LintReporter("markdown", "a table in Markdown, for a comment at a pull request") { report, _ in
    PrintableText(document: MarkdownReport.text(of: report))
  }
}
