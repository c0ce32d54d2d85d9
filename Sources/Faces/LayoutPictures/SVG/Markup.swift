import Documents
import LayoutModel

/// The writer of XML with arbitrary texts: names and values never leave their attribute or element.
enum Markup {
  /// Appends a text, escaped for an element or an attribute in double quotes.
  static func append(_ value: String, to text: inout String) {
    // Most texts have no number sign before another, and few values are long.
    guard value.utf8.contains(UInt8(ascii: "#")) || value.utf8.contains(UInt8(ascii: ":")) else {
      return appendEscaped(value, to: &text)
    }
    var own = ""
    appendEscaped(value, to: &own)
    text += own.escapingLogCommands { "&#\($0.value);" }
  }

  private static func appendEscaped(_ value: String, to text: inout String) {
    value.append(to: &text, among: special) { scalar in
      if let entity = scalar.markupEntity { return entity }
      return switch scalar {
      case "'": "&#39;"
      case "\n", "\r", "\t": " "
      // XML has no other control characters, and none may turn the reading direction of the text that follows.
      default: scalar.isSteering ? "\u{FFFD}" : nil
      }
    }
  }

  /// The bytes that may begin a character that must be escaped.
  private static let special = ByteSet { byte in
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: byte < 0x20 || byte >= 0x7F
    }
  }

  /// A text, escaped.
  static func escaped(_ value: String) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  /// Appends an attribute whose value is a number.
  static func append(_ name: String, _ value: Double, to text: inout String) {
    text += " "
    text += name
    text += "=\""
    JSONText.append(value.thousandths, to: &text)
    text += "\""
  }

  /// A number with at most three decimals.
  static func number(_ value: Double) -> String { JSONText.thousandths(value) }

  /// Appends an attribute of a colour, and one of its opacity if it isn't opaque: `fill`, `fill-opacity`.
  static func append(_ name: String, _ color: AppearanceColor.Components?, to text: inout String) {
    text += " "
    text += name
    guard let color, color.alpha > 0 else {
      text += "=\"none\""
      return
    }
    var opaque = color
    opaque.alpha = 1
    text += "=\"#"
    text += opaque.hexadecimal
    text += "\""
    if color.alpha < 1 { append("\(name)-opacity", color.alpha, to: &text) }
  }
}
