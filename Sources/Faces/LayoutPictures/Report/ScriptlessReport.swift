import Documents
import Findings
import LayoutModel

/// A report without its script: the findings as a table, and pictures of the scenes under their first conditions.
struct ScriptlessReport {
  let title: String
  let findings: [LintFinding]
  let stills: [(title: String, svg: String)]

  /// The maximum length of all pictures together, in bytes. The page has every picture as data; those without a script
  /// are beside it.
  private static let maximumLength = 600_000

  /// The markup.
  var html: String {
    "<h1>\(Markup.escaped(title))</h1>\n\(table)\n\(pictures)"
  }

  private var table: String {
    guard !findings.isEmpty else { return "<p>Nothing was found.</p>" }
    let rows = findings.map { finding in
      let place = finding.place.map { ":\($0.position.line):\($0.position.column)" } ?? ""
      return
        "<tr><td>\(finding.severity.rawValue)</td><td>\(Markup.escaped(finding.key.path + place))</td>"
        + "<td>\(Markup.escaped(finding.messageWithGuesses))</td><td>\(Markup.escaped(finding.key.rule))</td></tr>"
    }
    return
      "<table><thead><tr><th>Severity</th><th>Place</th><th>Finding</th><th>Rule</th></tr></thead>"
      + "<tbody>\(rows.joined(separator: "\n"))</tbody></table>"
  }

  private var pictures: String {
    var text = ""
    for (number, still) in stills.enumerated() {
      guard text.utf8.count + still.svg.utf8.count <= Self.maximumLength else {
        return text + "<p>\(stills.count - number) more screens are shown with a script.</p>"
      }
      text += "<figure>\(still.svg)<figcaption>\(Markup.escaped(still.title))</figcaption></figure>\n"
    }
    return text
  }
}
