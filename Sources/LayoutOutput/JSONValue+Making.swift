import Documents

/// Trees for writers, which have no positions.
extension JSONValue {
  static let null = JSONValue(.null)

  static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }

  static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }

  static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// An object of members in their order.
  static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
  }
}
