import Documents
import Findings
import LayoutModel

/// Findings as the Reviewdog Diagnostic Format, with repairs as suggestions that a reviewer takes over with a click.
///
/// Columns are in UTF-8 bytes from 1, and a range ends behind its last character. A suggestion is one edit; a repair of several is
/// several suggestions, in the file's order.
enum RDJSONReport {
  /// The text of a report.
  static func text(of report: LintReport) -> String {
    let entries = report.findings.map { "\n    " + entry(of: $0).text() }
    let list = "[" + entries.joined(separator: ",") + (entries.isEmpty ? "]" : "\n  ]")
    return "{\n  \"source\": {\"name\": \"layout\"},\n  \"diagnostics\": \(list)\n}\n"
  }

  private static func entry(of finding: LintFinding) -> JSONValue {
    var location: [(String, JSONValue)] = [("path", .string(finding.key.path))]
    if let place = finding.place {
      let end = SourcePosition(line: place.position.line, column: max(place.position.column, place.endColumn))
      location.append(("range", range(place.position, end)))
    }
    var entry: [(String, JSONValue)] = [
      ("message", .string(finding.messageWithGuesses)), ("location", .object(location)),
      ("severity", .string(severity(finding.severity))), ("code", ["value": .string(finding.key.rule)]),
    ]
    // A place in another file than the finding's can't be said.
    let edits = finding.repairs.first { $0.kind != .refused && !$0.edits.isEmpty }?.edits ?? []
    if !edits.isEmpty {
      let suggestions = edits.map { edit -> JSONValue in
        ["range": range(edit.start, edit.end), "text": .string(edit.text)]
      }
      entry.append(("suggestions", .array(suggestions)))
    }
    return .object(entry)
  }

  private static func range(_ start: SourcePosition, _ end: SourcePosition) -> JSONValue {
    func place(_ position: SourcePosition) -> JSONValue {
      ["line": .number(Double(position.line)), "column": .number(Double(position.column))]
    }
    return ["start": place(start), "end": place(end)]
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }
}

extension LintReporter {
  /// The Reviewdog Diagnostic Format.
  static let rdjson = LintReporter("rdjson", "reviewdog's own format, with repairs as suggestions") { report, _ in
    PrintableText(document: RDJSONReport.text(of: report))
  }
}
