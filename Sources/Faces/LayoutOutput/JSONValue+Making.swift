package import Documents

/// Trees for writers, which have no positions:
///
///     let text: JSONValue = ["text": .string(rule.summary), "tags": ["layout", "uikit"]]
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral text: String) { self = .string(text) }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object of members in their order.
  package init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(members) }

  package static let null = JSONValue(.null)

  package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }

  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// An object of members in their order.
  package static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
  }
}
