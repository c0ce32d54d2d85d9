import Documents
import LayoutModel

extension LintReporter {
  /// A finding a line, as compilers print them and Xcode reads them: `path:line:column: warning: message [rule]`.
  ///
  /// Xcode needs absolute paths, so they are where it runs the program (`XCODE_VERSION_ACTUAL`). Where the partner is stands in
  /// a note below.
  static let xcode = LintReporter("xcode", "a finding a line, as compilers print them and Xcode shows them") {
    report, context in
    let isInXcode = context.environment["XCODE_VERSION_ACTUAL"] != nil
    let folder = isInXcode && !context.workingFolder.isEmpty ? context.workingFolder + "/" : ""
    return report.findings.map { finding in
      let path = finding.key.path.hasPrefix("/") ? finding.key.path : folder + finding.key.path
      let line = PrintableText(
        "\(path)\(place(finding.place)): \(finding.severity.rawValue): \(finding.message.onOneLine) [\(finding.key.rule)]"
      )
      guard let place = finding.partnerPlace, let name = finding.partnerName else { return line.line }
      return line.line + PrintableText("\(path)\(Self.place(place)): note: \(name) is here").line
    }.joined() + PrintableText(report.layoutCount).line
  }

  private static func place(_ place: LintFinding.Place?) -> String {
    place.map { ":\($0.position.line):\($0.position.column)" } ?? ""
  }
}

extension String {
  /// The text with `; ` for line breaks: a message that takes several lines on a terminal, in one.
  package var onOneLine: String {
    guard contains("\n") else { return self }
    let lines = split(separator: "\n").map { line in line.drop { $0 == " " } }
    return lines.reduce("") { text, line in
      text.isEmpty ? String(line) : text + (text.hasSuffix(":") ? " " : "; ") + line
    }
  }
}
