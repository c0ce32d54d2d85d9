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
    let words = attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0, isAttribute: true))\"" } }
    return "<\(name)\(words.joined())\(isEmpty ? "/" : "")>"
  }

  /// A text between tags.
  static func text(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// What has a meaning in XML by its entity; line breaks as line feeds, in attributes by number, for a reader makes spaces of
  /// them; what XML can't hold or what would steer a terminal as Swift writes it, `\u{1B}`.
  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    // A carriage return before a line feed is a part of the line break.
    text.replacing("\r\n", with: "\n").unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "'": escaped += "&apos;"
      case "\n", "\r": escaped += isAttribute ? "&#10;" : "\n"
      case "\t": escaped += isAttribute ? "&#9;" : "\t"
      default: escaped += scalar.markupEntity ?? (scalar.isSteering ? String(scalar).printable : String(scalar))
      }
    }
  }
}
