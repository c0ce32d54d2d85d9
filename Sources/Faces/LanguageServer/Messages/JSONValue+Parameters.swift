import Documents

/// Parts of a message's parameters, each optional: what isn't as it should be is missing.
extension JSONValue {
  /// The value at the end of a path of members.
  subscript(_ path: String...) -> JSONValue? {
    var value: JSONValue? = self
    for key in path { value = value?.member(key) }
    return value
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var bool: Bool? {
    if case .bool(let flag) = content { flag } else { nil }
  }

  /// A whole number.
  var int: Int? {
    if case .number(let number, _) = content { Int(exactly: number) } else { nil }
  }

  var elements: [JSONValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  var isNull: Bool {
    if case .null = content { true } else { false }
  }
}
