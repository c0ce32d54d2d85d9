import Documents

/// The writer of XML for other makers' tools.
enum MarkupText {
  /// The beginning of a document.
  static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"

  /// A start tag with attributes in their order; those without a value are left out.
  ///
  ///     tag("file", [("name", "A & B.xib")])        <file name="A &amp; B.xib">
  ///     tag("error", [("line", "1")], isEmpty: true)   <error line="1"/>
  static func tag(_ name: String, _ attributes: [(name: String, value: String?)], isEmpty: Bool = false) -> String {
    let words = attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0))\"" } }
    return "<\(name)\(words.joined())\(isEmpty ? "/" : "")>"
  }

  /// Lines between tags. No text in them begins a line of the document, since that may be a line of a log.
  static func text(_ lines: [String]) -> String { lines.map { escaped($0) }.joined(separator: "\n") }

  /// A text escaped for XML. Characters with a meaning become entities. Line breaks become numbers, because an XML
  /// reader would turn them into spaces, and a log into lines. Texts that a log takes for commands are escaped too.
  /// Characters that XML can't hold, or that control a terminal, stand as Swift writes them, `\u{1B}`.
  private static func escaped(_ text: String) -> String {
    // A carriage return before a line feed is a part of the line break.
    let line = text.replacing("\r\n", with: "\n").unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "'": escaped += "&apos;"
      case "\n", "\r": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      default: escaped += scalar.markupEntity ?? (scalar.isSteering ? String(scalar).printable : String(scalar))
      }
    }
    return line.escapingLogCommands { "&#\($0.value);" }
  }
}
