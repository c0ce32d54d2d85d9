import Documents

/// A way to write a tree: as JSON, or as a property list of either form.
struct TreeNotation: Sendable {
  /// The text of a value that holds no other.
  let scalar: @Sendable (JSONTree.Content) -> String
  /// The text before a member's value.
  let key: @Sendable (String) -> String
  /// The texts around the members of an object and the elements of an array.
  let object: (open: String, close: String)
  let array: (open: String, close: String)
  /// The text between members or elements, and the one behind each member.
  let separator: String
  let memberEnd: String

  static let json = TreeNotation(
    scalar: { content in
      switch content {
      case .bool(let value): value ? "true" : "false"
      case .number(let literal): literal
      case .string(let value): JSONText.quoted(value)
      default: "null"
      }
    }, key: { "\(JSONText.quoted($0)): " }, object: ("{", "}\n"), array: ("[", "]"), separator: ", ", memberEnd: "")

  /// The old form, in which Xcode writes `project.pbxproj`.
  static let oldPropertyList = TreeNotation(
    scalar: { oldText($0) }, key: { "\(oldText(.string($0))) = " }, object: ("{\n", "}"), array: ("(", ")"),
    separator: ", ", memberEnd: ";\n")

  private static func oldText(_ content: JSONTree.Content) -> String {
    switch content {
    case .bool(let value): return value ? "YES" : "NO"
    case .number(let literal): return literal
    case .string(let text):
      let isPlain = !text.isEmpty && text.utf8.allSatisfy { "_./$".utf8.contains($0) || Self.isLetter($0) }
      guard !isPlain else { return text }
      return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    default: return "\"\""
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// The form in XML, without what stands around the outermost value.
  static let propertyList = TreeNotation(
    scalar: { content in
      switch content {
      case .bool(let value): value ? "<true/>" : "<false/>"
      case .number(let literal): literal.contains(".") ? "<real>\(literal)</real>" : "<integer>\(literal)</integer>"
      case .string(let text): "<string>\(markup(text))</string>"
      default: "<date>2001-01-01T00:00:00Z</date>"
      }
    }, key: { "<key>\(markup($0))</key>" }, object: ("<dict>\n", "</dict>\n"), array: ("<array>", "</array>\n"),
    separator: "", memberEnd: "")

  private static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
