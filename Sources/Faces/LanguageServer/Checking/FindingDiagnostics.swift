import Documents
import FileSystem
import Findings
import LayoutModel
import LayoutOutput
import Notations

/// Findings as the protocol's diagnostics.
enum FindingDiagnostics {
  static let source = "layout"

  /// A finding of lint, with its partner and all else that it is about as related information.
  static func diagnostic(
    of finding: LintFinding, in path: Path, _ sources: inout DiagnosticSources, _ abilities: ClientAbilities,
    page: DocumentURI?
  ) -> JSONValue {
    var related: [JSONValue] = []
    if abilities.hasRelatedInformation {
      func add(_ text: String, _ place: LintFinding.Place?) {
        guard let place else { return }
        let file = place.path.map { Path($0) } ?? path
        related.append([
          "location": sources.location(of: place, in: file), "message": .string(text),
        ])
      }
      add(finding.partnerName ?? finding.key.partner ?? "", finding.partnerPlace)
      for other in finding.related { add(other.text, other.place) }
    }
    let place = finding.place
    return diagnostic(
      finding.messageWithGuesses, finding.severity, code: finding.key.rule,
      at: sources.range(of: place?.position ?? .start, to: place?.endColumn, in: path), page: page, related: related,
      key: finding.key.text)
  }

  /// A fault of a file that can't be read as what it claims to be.
  static func diagnostic(of problem: InputProblem, in text: EditedText, code: String) -> JSONValue {
    let start = text.offset(of: problem.position ?? .start)
    let range = TextRange(start: text.position(of: start), end: text.position(of: start + 1))
    return diagnostic(problem.message, .error, code: code, at: range)
  }

  static func diagnostic(
    _ message: String, _ severity: Diagnostic.Severity, code: String?, at range: TextRange, page: DocumentURI? = nil,
    related: [JSONValue] = [], key: String? = nil
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [("range", range.json), ("severity", .number(number(of: severity)))]
    if let code { members.append(("code", .string(code))) }
    if let page { members.append(("codeDescription", ["href": .string(page.text)])) }
    members += [("source", .string(source)), ("message", .string(message))]
    if !related.isEmpty { members.append(("relatedInformation", .array(related))) }
    if let key { members.append(("data", .string(key))) }
    return .object(members)
  }

  private static func number(of severity: Diagnostic.Severity) -> Double {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

/// The texts that places of findings are in: open documents as they are, and other files as they lie.
struct DiagnosticSources {
  private let documents: [DocumentURI: OpenDocument]
  private var texts: [Path: EditedText] = [:]

  init(_ documents: [DocumentURI: OpenDocument]) { self.documents = documents }

  /// Takes a document as it was when it was checked.
  mutating func take(_ document: OpenDocument) { texts[document.path] = document.text }

  /// Returns a part of a line, from a place to a column in bytes; one character where there is no column.
  mutating func range(of position: SourcePosition, to endColumn: Int?, in path: Path) -> TextRange {
    let text = text(of: path)
    let start = text.offset(of: position)
    let end = max(
      start, text.offset(of: SourcePosition(line: position.line, column: max(1, endColumn ?? position.column + 1))))
    return TextRange(start: text.position(of: start), end: text.position(of: end))
  }

  mutating func location(of place: LintFinding.Place, in path: Path) -> JSONValue {
    let uri = DocumentURI(of: path)
    return [
      "uri": .string(documents[uri]?.uri.text ?? uri.text),
      "range": range(of: place.position, to: place.endColumn, in: path).json,
    ]
  }

  private mutating func text(of path: Path) -> EditedText {
    if let text = texts[path] { return text }
    let text =
      documents[DocumentURI(of: path)]?.text
      ?? EditedText((try? Files.plainContents(of: path, limit: DocumentLimits.standard.maximumBytes)) ?? [])
    texts[path] = text
    return text
  }
}
