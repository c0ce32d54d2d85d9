/// A type with all names resolved: two spellings of one type are equal.
indirect enum ValueType: Hashable, Sendable {
  /// A declared type by its full name, or one of another module by its name as written.
  case named(String, arguments: [ValueType] = [])
  case optional(ValueType)
  case array(ValueType)
  case dictionary(ValueType, ValueType)
  case tuple([Element])
  case function(parameterCount: Int, result: ValueType)
  case metatype(ValueType)
  /// A type that conforms to several protocols at once.
  case composition([ValueType])

  /// An element of a tuple.
  struct Element: Hashable, Sendable {
    let label: String?
    let type: ValueType
  }

  static let void = ValueType.tuple([])
}

extension ValueType: CustomStringConvertible {
  /// The type as code spells it.
  var description: String {
    switch self {
    case .named(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    case .optional(let wrapped):
      if case .function = wrapped { "(\(wrapped))?" } else { "\(wrapped)?" }
    case .array(let element): "[\(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements):
      elements.isEmpty
        ? "Void"
        : "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ")))"
    case .function(let count, let result):
      "(\(Array(repeating: "_", count: count).joined(separator: ", "))) -> \(result)"
    case .metatype(let type): "\(type).Type"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    }
  }

  /// The name of a declared type, or of one of another module; `nil` for other types.
  var name: String? { if case .named(let name, _) = self { name } else { nil } }
}
