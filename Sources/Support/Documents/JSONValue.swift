/// A JSON value and the place where it begins.
///
/// Equality and hashes take the place into account.
package struct JSONValue: Sendable, Hashable {
  /// The value itself.
  package let content: Content

  /// The position where the value begins: its bracket, quote, sign or first letter.
  package let position: SourcePosition

  /// Creates a value that begins at a place. A value that wasn't read from a file needs none.
  package init(_ content: Content, at position: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.content = content
    self.position = position
  }

  /// The kinds of JSON value.
  package enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number as the nearest `Double`, and its literal.
    ///
    /// A number too large for a `Double` is infinite: `1e999` is `.number(.infinity, literal: "1e999")`.
    case number(Double, literal: String)
    case string(String)
    case array([JSONValue])
    /// The members in document order, including duplicate keys.
    case object([JSONMember])

    /// A finite number in its shortest form.
    package static func number(_ value: Double) -> Content { .number(value, literal: JSONText.number(value)) }
  }

  /// The value in words for error messages: `an object`, `a number`, `the string "abc"`.
  ///
  /// A long string is cut off after 40 characters.
  package var kindDescription: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string(let value): "the string \(JSONText.quoted(value.excerpt))"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key of an object and its value.
package struct JSONMember: Sendable, Hashable {
  package let key: String

  /// The position of the key's opening quote.
  package let keyPosition: SourcePosition

  package let value: JSONValue

  /// Creates a member whose key begins at a place. A member that wasn't read from a file needs none.
  package init(
    key: String, keyPosition: SourcePosition = SourcePosition(line: 1, column: 1), value: JSONValue
  ) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

extension String {
  /// The maximum number of Unicode scalars of a string that a message quotes.
  static let excerptLength = 40

  /// The string as a message quotes it: its beginning, and an ellipsis where more follows.
  package var excerpt: String {
    let end = unicodeScalars.index(startIndex, offsetBy: Self.excerptLength, limitedBy: endIndex) ?? endIndex
    guard end < endIndex else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }
}

extension JSONValue {
  /// The value of an object's first member with a name; `nil` for other values, and without such a member.
  package func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}
