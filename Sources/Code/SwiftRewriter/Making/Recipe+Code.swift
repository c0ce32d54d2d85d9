extension Recipe {
  /// The expression that makes the value, on one line.
  ///
  /// - Parameter isEmpty: Whether optional values are left empty.
  /// - Returns: The expression.
  func code(isEmpty: Bool = false) -> String {
    var writer = Writer(isEmpty: isEmpty)
    return writer.code(of: self)
  }

  /// Writes expressions, and counts the arrays around them.
  private struct Writer {
    let isEmpty: Bool
    /// The counters of the arrays around the expression, and whether each is used.
    private var counters: [(name: String, isUsed: Bool)] = []

    private static let names = ["i", "j", "k"]

    init(isEmpty: Bool) { self.isEmpty = isEmpty }

    mutating func code(of recipe: Recipe) -> String {
      switch recipe.form {
      case .sample(let value):
        let code = value.code(counters: counters.map(\.name))
        if code != value.code(counters: []) { for index in counters.indices { counters[index].isUsed = true } }
        return code
      case .offered(let code), .given(let code): return code
      case .mock(let name): return "\(name)()"
      case .call(let name, let arguments, let marks):
        let list = self.list(of: arguments)
        let call = marks.hasParentheses || !arguments.isEmpty ? "\(name)(\(list))" : name
        let value = marks.isFailable ? "\(call)!" : call
        return marks.isThrowing ? "(try! \(value))" : value
      case .optional(let value): return isEmpty ? "nil" : code(of: value)
      case .array(let element): return array(of: element)
      case .list(let elements): return "[\(elements.map { code(of: $0) }.joined(separator: ", "))]"
      case .tuple(let elements): return "(\(list(of: elements)))"
      case .closure(let count, let result):
        let names = Array(repeating: "_", count: count).joined(separator: ", ")
        let head = count == 0 ? "" : "\(names) in "
        return "{ \(head)\(result.map { code(of: $0) + " " } ?? "")}"
      case .wrapped(let before, let value, let after): return before + code(of: value) + after
      case .filled(let object, let properties):
        let set = properties.filter { !isEmpty || !$0.isOptional }
        guard !set.isEmpty else { return code(of: object) }
        let lines = set.map { "screen.\($0.label) = \(code(of: $0.value))" }
        return "{ let screen = \(code(of: object)); \(lines.joined(separator: "; ")); return screen }()"
      }
    }

    private mutating func list(of arguments: [Argument]) -> String {
      arguments.map { $0.label == "_" ? code(of: $0.value) : "\($0.label): \(code(of: $0.value))" }
        .joined(separator: ", ")
    }

    /// Three elements; none in more arrays than there are counters for.
    private mutating func array(of element: Recipe) -> String {
      guard counters.count < Self.names.count else { return "[]" }
      counters.append((Self.names[counters.count], false))
      let code = code(of: element)
      guard let counter = counters.popLast() else { return "[]" }
      return "(1...3).map { \(counter.isUsed ? counter.name : "_") in \(code) }"
    }
  }
}
