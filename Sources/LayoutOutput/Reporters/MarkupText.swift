import Documents

/// The writing of XML, of which documents for other makers' tools are made.
enum MarkupText {
  /// What begins a document.
  static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"

  /// A start tag with attributes in their order; those without a value are left out.
  ///
  ///     tag("file", [("name", "A & B.xib")])        <file name="A &amp; B.xib">
  ///     tag("error", [("line", "1")], isEmpty: true)   <error line="1"/>
  static func tag(_ name: String, _ attributes: [(name: String, value: String?)], isEmpty: Bool = false) -> String {
    let words = attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0))\"" } }
    return "<\(name)\(words.joined())\(isEmpty ? "/" : "")>"
  }

  /// Lines between tags. No text in them begins a line of the document, which may be a line of a log.
  static func text(_ lines: [String]) -> String { lines.map { escaped($0) }.joined(separator: "\n") }

  /// What has a meaning in XML by its entity; line breaks by number, for a reader of an attribute makes spaces of them, and of a
  /// log a line; so what a log takes for a command; what XML can't hold or what would steer a terminal as Swift writes it,
  /// `\u{1B}`.
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
