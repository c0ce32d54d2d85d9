import Documents
import Findings
import LayoutModel

/// Findings as GitHub Actions' workflow commands, one a line: annotations of a pull request's files.
///
///     ::warning file=App/Main.storyboard,line=42,endLine=42,col=25,endColumn=60,title=layout (overlap)::“Name” overlaps “Help” …
///
/// GitHub keeps the first ten of a severity of each step. So the worst come first, and the rest is counted.
enum GitHubReport {
  /// The maximum number of annotations of a severity that GitHub keeps of a step.
  private static let maximumOfSeverity = 10

  /// The text of a report.
  static func text(of report: LintReport, in context: LintReporterContext) -> String {
    var sources = ReportedSources(context)
    var text = ""
    var kept: [Diagnostic.Severity: Int] = [:]
    var left = 0
    // The count of the rest is a notice too.
    let lines = report.linesWorstFirst
    let isCut = Diagnostic.Severity.worstFirst.contains { severity in
      lines.count { $0.severity == severity } > maximumOfSeverity
    }
    for line in lines {
      let room = maximumOfSeverity - (isCut && line.severity == .note ? 1 : 0)
      guard kept[line.severity, default: 0] < room else {
        left += line.findings.count
        continue
      }
      kept[line.severity, default: 0] += 1
      text += command(of: line, &sources)
    }
    if left > 0 {
      text += "::notice title=layout::\(left) more \(left == 1 ? "finding isn't" : "findings aren't") shown here: "
      text += "GitHub keeps 10 of a kind. All: \(report.countsInWords)\n"
    }
    return text
  }

  private static func command(of line: FindingLine, _ sources: inout ReportedSources) -> String {
    var properties = [("file", line.path)]
    if let place = line.place {
      let region = sources.region(place, in: line.path)
      properties += [("line", "\(region.line)"), ("endLine", "\(region.line)"), ("col", "\(region.column)")]
      if region.endColumn > region.column { properties.append(("endColumn", "\(region.endColumn)")) }
    }
    properties.append(("title", "layout (\(line.rules))"))
    let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
    let name = line.severity == .note ? "notice" : line.severity.rawValue
    return "::\(name) \(list)::\(escaped(line.message))\n"
  }

  // MARK: Escapes (actions/toolkit, `command.ts`)

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }.escapingLogCommands(behindOthers: true) { "%\(String($0.value, radix: 16, uppercase: true))" }
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension LintReporter {
  /// Annotations in GitHub Actions, where this reporter is added automatically.
  package static let gitHub = LintReporter("github", "annotations in GitHub Actions, where it is added by itself") {
    report, context in
    PrintableText(commands: GitHubReport.text(of: report, in: context))
  }
}
