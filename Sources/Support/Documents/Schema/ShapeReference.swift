/// Sections of a Markdown page about objects: a table of an object's keys, and below it the rules between them.
package struct ShapeReference {
  private let objects: [ObjectShape]

  package init(_ root: ObjectShape) {
    objects = root.all
  }

  /// The sections, in the order in which a reader meets the objects. A key that means the same in an earlier object is
  /// only mentioned there, not described again.
  package var sections: String {
    var told: [KeyTelling: Told] = [:]
    return objects.map { object in
      let section = section(of: object, told)
      for key in object.keys where told[KeyTelling(key)] == nil {
        told[KeyTelling(key)] = Told(object: object.name, standard: key.standard)
      }
      return section
    }.joined(separator: "\n")
  }

  /// The facts that make a key the same in two objects.
  private struct KeyTelling: Hashable {
    let name: String
    let meaning: String
    let value: String

    init(_ key: KeyShape) {
      name = key.name
      meaning = key.meaning
      value = key.shape().words
    }
  }

  /// The object that first described a key, and the default that it gave.
  private struct Told {
    let object: String
    let standard: KeyShape.Standard?
  }

  /// The object that described a key first, if there is nothing to add here.
  private func teller(of key: KeyShape, _ told: [KeyTelling: Told]) -> String? {
    guard let told = told[KeyTelling(key)], key.standard == nil || key.standard == told.standard else { return nil }
    return told.object
  }

  private func section(of object: ObjectShape, _ told: [KeyTelling: Told]) -> String {
    let fresh = object.keys.filter { teller(of: $0, told) == nil }
    var lines = ["## \(object.name)", "", "This is \(Self.escaped(object.what))."]
    if !object.required.isEmpty {
      lines[2] += " It needs \(object.required.map(Self.code).listed("and"))."
    }
    if !fresh.isEmpty {
      lines += ["", "| key | value | if left out | meaning | example |", "|---|---|---|---|---|"]
      lines += fresh.map { key in
        let cells = [
          Self.code(key.name), key.shape().words, Self.words(of: key.standard), key.meaning, Self.code(key.example),
        ]
        return "| " + cells.map(Self.escaped).joined(separator: " | ") + " |"
      }
    }
    for name in objects.map(\.name) {
      let shared = object.keys.filter { teller(of: $0, told) == name }.map { Self.code($0.name) }
      if !shared.isEmpty {
        lines += ["", "As in [\(name)](#\(name)): \(shared.joined(separator: ", "))."]
      }
    }
    let rules = object.rules.map { "- \($0.words)" }
    if !rules.isEmpty { lines += [""] + rules }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(of standard: KeyShape.Standard?) -> String {
    switch standard {
    case .value(let value): code(value.text(width: .max))
    case .words(let words): words
    case nil: ""
    }
  }

  fileprivate static func code(_ text: String) -> String { "`\(text)`" }

  /// A text escaped for a table's cell.
  private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension ValueShape {
  /// The shape in words, for a table's cell.
  fileprivate var words: String {
    switch self {
    case .bool: return "true or false"
    case .null: return "`null`"
    case .anything(let words): return words
    case .string(let what, _, _), .number(let what, _, _, _, _): return what
    case .name(let names): return names.map(ShapeReference.code).listed("or")
    case .array(let element): return "a list, each \(element().words)"
    case .tuple(let elements):
      let words = elements.map(\.words)
      if elements.allSatisfy(\.isNumber) { return "a list of \(words.count) numbers" }
      return Set(words).count == 1
        ? "a list of \(words.count), each \(words[0])" : "a list of \(words.joined(separator: ", "))"
    case .members(let element): return "an object, under each name \(element.words)"
    case .object(let object): return "[\(object().name)](#\(object().name))"
    case .either(let shapes): return shapes.map(\.words).listed("or")
    }
  }
}

extension ValueShape {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}

extension KeyRule {
  fileprivate var words: String {
    func list(_ keys: [String], _ conjunction: String) -> String {
      keys.map(ShapeReference.code).listed(conjunction)
    }
    return switch self {
    case .exactlyOne(let keys): "It has exactly one of \(list(keys, "and"))."
    case .single: "It has exactly one key."
    case .excludes(let key, let others): "`\(key)` can't stand beside \(list(others, "or"))."
    case .needs(let key, let others): "`\(key)` needs \(list(others, "and"))."
    case .required(let key, let other, let values):
      "It needs `\(key)` unless its `\(other)` is \(list(values, "or"))."
    }
  }
}
