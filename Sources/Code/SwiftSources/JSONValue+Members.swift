import Documents

/// The members of a record or of an answer, by their keys.
extension JSONValue {
  /// The string of a member.
  func text(_ key: String) -> String? {
    guard case .string(let text)? = member(key)?.content else { return nil }
    return text
  }

  /// The whole number of a member.
  func whole(_ key: String) -> Int? {
    guard case .number(let number, _)? = member(key)?.content else { return nil }
    return Int(exactly: number)
  }

  /// The elements of a member that is an array.
  func elements(_ key: String) -> [JSONValue] {
    guard case .array(let elements)? = member(key)?.content else { return [] }
    return elements
  }

  /// The strings among the elements of a member.
  func texts(_ key: String) -> [String] {
    elements(key).compactMap { if case .string(let text) = $0.content { text } else { nil } }
  }
}
