import Documents
import Findings
import LayoutModel

extension LintReporter {
  /// A finding a line, in the form that compilers print and Xcode reads: `path:line:column: warning: message [rule]`.
  ///
  /// Xcode needs absolute paths, so they are written if it runs the program (`XCODE_VERSION_ACTUAL`). A note below a
  /// finding gives the place of its partner. The members of a conflict, and what follows from a finding, are counted in its message; structured
  /// forms list them.
  static let xcode = LintReporter("xcode", "a finding a line, as compilers print them and Xcode shows them") {
    report, context in
    let isInXcode = context.environment["XCODE_VERSION_ACTUAL"] != nil
    let folder = isInXcode && !context.workingFolder.isEmpty ? context.workingFolder + "/" : ""
    return report.lines.map { line in
      let path = line.path.hasPrefix("/") ? line.path : folder + line.path
      let text = PrintableText(
        "\(path)\(place(line.place)): \(line.severity.rawValue): \(line.message.onOneLine) [\(line.rules)]"
      )
      return text.line + notes(below: line, path)
    }.joined() + PrintableText(report.layoutCount).line
  }

  /// The note with the partner's place.
  private static func notes(below line: FindingLine, _ path: String) -> PrintableText {
    guard let finding = line.single else { return "" }
    var notes: [PrintableText] = []
    if let place = finding.partnerPlace, let name = finding.partnerName {
      notes.append(PrintableText("\(place.path ?? path)\(Self.place(place)): note: \(name) is here").line)
    }
    return notes.joined()
  }

  private static func place(_ place: LintFinding.Place?) -> String {
    place.map { ":\($0.position.line):\($0.position.column)" } ?? ""
  }
}

extension String {
  /// The text with `; ` in place of line breaks: a message of several lines on a terminal, in one.
  package var onOneLine: String {
    guard contains("\n") else { return self }
    let lines = split(separator: "\n").map { line in line.drop { $0 == " " } }
    return lines.reduce("") { text, line in
      text.isEmpty ? String(line) : text + (text.hasSuffix(":") ? " " : "; ") + line
    }
  }
}
