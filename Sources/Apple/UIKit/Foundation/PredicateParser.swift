import Foundation

/// Reads the language of predicates: a recursive descent, a function for each of its rules.
struct PredicateParser {
  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any?>

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case symbol(String)
  }

  /// Reads a condition.
  ///
  /// - Parameters:
  ///   - format: The condition.
  ///   - arguments: What stands for `%@`, `%K`, `%d` and kin, in their order.
  /// - Returns: The condition; `nil` where it isn't understood.
  static func condition(_ format: String, _ arguments: [Any?]) -> PredicateFormat? {
    guard let tokens = tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let condition = parser.disjunction(), parser.tokens.isEmpty else { return nil }
    return condition
  }

  private static let symbols = [
    "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "<", ">", "=", "!", "(", ")", "{", "}", "[", "]", ",",
  ]

  private static func tokens(of format: String) -> [Token]? {
    var tokens: [Token] = []
    var rest = format[...]
    while let letter = rest.first {
      if letter.isWhitespace {
        rest.removeFirst()
      } else if letter == "'" || letter == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: letter) else { return nil }
        tokens.append(.text(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        tokens.append(.symbol(symbol))
        rest = rest.dropFirst(symbol.count)
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.%@#$-+".contains($0) }
        guard !word.isEmpty else { return nil }
        tokens.append(.word(String(word)))
        rest = rest[word.endIndex...]
      }
    }
    return tokens
  }

  // MARK: Rules

  private mutating func disjunction() -> PredicateFormat? {
    guard let first = conjunction() else { return nil }
    var parts = [first]
    while takes("OR", "||") {
      guard let next = conjunction() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : .any(parts)
  }

  private mutating func conjunction() -> PredicateFormat? {
    guard let first = negation() else { return nil }
    var parts = [first]
    while takes("AND", "&&") {
      guard let next = negation() else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : .all(parts)
  }

  private mutating func negation() -> PredicateFormat? {
    if takes("NOT", "!") { return negation().map(PredicateFormat.not) }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    if takes("(") {
      let inner = disjunction()
      return takes(")") ? inner : nil
    }
    return comparison()
  }

  private mutating func comparison() -> PredicateFormat? {
    let scope: PredicateFormat.Scope =
      if takes("ANY", "SOME") { .any } else if takes("ALL") { .all } else if takes("NONE") { .none } else { .whole }
    guard let left = operand(), let comparison = comparisonName(), let right = operand() else { return nil }
    return .comparison(left, comparison, right, scope)
  }

  private static let names = [
    "=": "==", "==": "==", "!=": "!=", "<>": "!=", "<": "<", ">": ">", "<=": "<=", "=<": "<=", ">=": ">=", "=>": ">=",
    "CONTAINS": "CONTAINS", "BEGINSWITH": "BEGINSWITH", "ENDSWITH": "ENDSWITH", "LIKE": "LIKE", "MATCHES": "MATCHES",
    "IN": "IN", "BETWEEN": "BETWEEN",
  ]

  private mutating func comparisonName() -> PredicateFormat.Comparison? {
    let name: String? =
      switch tokens.popFirst() {
      case .symbol(let symbol): Self.names[symbol]
      case .word(let word): Self.names[word.uppercased()]
      default: nil
      }
    guard let name else { return nil }
    var options: String.CompareOptions = []
    if takes("[") {
      guard case .word(let letters)? = tokens.popFirst(), takes("]") else { return nil }
      if letters.contains("c") { options.insert(.caseInsensitive) }
      if letters.contains("d") { options.insert(.diacriticInsensitive) }
    }
    return PredicateFormat.Comparison(name: name, options: options)
  }

  private mutating func operand() -> PredicateFormat.Operand? {
    switch tokens.popFirst() {
    case .text(let text): return .value(text)
    case .symbol("{"):
      var operands: [PredicateFormat.Operand] = []
      while !takes("}") {
        guard let next = operand() else { return nil }
        operands.append(next)
        if !takes(",") { return takes("}") ? .list(operands) : nil }
      }
      return .list(operands)
    case .word(let word): return operand(of: word)
    default: return nil
    }
  }

  private mutating func operand(of word: String) -> PredicateFormat.Operand? {
    if word.hasPrefix("%") {
      guard let argument = arguments.popFirst() else { return nil }
      guard word == "%K" else { return .value(argument) }
      return (argument as? String).map { .keyPath($0.split(separator: ".").map(String.init)) }
    }
    switch word.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "TRUE", "YES": return .value(true)
    case "FALSE", "NO": return .value(false)
    default: break
    }
    if let number = Double(word) { return .value(number) }
    guard let first = word.first, first.isLetter || first == "_" || first == "#" || first == "@" else { return nil }
    return .keyPath(word.filter { $0 != "#" }.split(separator: ".").map(String.init))
  }

  private mutating func takes(_ words: String...) -> Bool {
    let isNext =
      switch tokens.first {
      case .symbol(let symbol)?: words.contains(symbol)
      case .word(let word)?: words.contains(word.uppercased())
      default: false
      }
    if isNext { tokens.removeFirst() }
    return isNext
  }
}
