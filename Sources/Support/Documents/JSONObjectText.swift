/// A JSON object as text. Its members keep the order of their addition. It serves documents that keep each record on a line of its own.
///
///     var object = JSONObjectText()
///     object.add("id", "title")
///     object.add("width", 20)
///     object.line                             {"id": "title", "width": 20}
package struct JSONObjectText {
  private var members: [String] = []

  /// An object without members.
  package init() {}

  /// Adds a string.
  package mutating func add(_ key: String, _ string: String) { add(key, text: JSONText.quoted(string)) }

  /// Adds a finite number.
  package mutating func add(_ key: String, _ number: Double) { add(key, text: JSONText.number(number)) }

  /// Adds a whole number.
  package mutating func add(_ key: String, _ number: Int) { add(key, text: String(number)) }

  /// Adds a Boolean value.
  package mutating func add(_ key: String, _ isTrue: Bool) { add(key, text: isTrue ? "true" : "false") }

  /// Adds strings, on one line.
  package mutating func add(_ key: String, _ strings: [String]) {
    add(key, text: "[\(strings.map(JSONText.quoted).joined(separator: ", "))]")
  }

  /// Adds numbers, on one line.
  package mutating func add(_ key: String, _ numbers: [Double]) {
    add(key, text: "[\(numbers.map(JSONText.number).joined(separator: ", "))]")
  }

  /// Adds whole numbers, on one line.
  package mutating func add(_ key: String, _ numbers: [Int]) {
    add(key, text: "[\(numbers.map { String($0) }.joined(separator: ", "))]")
  }

  /// Adds a string, or `null`.
  package mutating func add(_ key: String, orNull string: String?) {
    add(key, text: string.map(JSONText.quoted) ?? "null")
  }

  /// Adds a number, or `null`.
  package mutating func add(_ key: String, orNull number: Double?) {
    add(key, text: number.map(JSONText.number) ?? "null")
  }

  /// Adds a whole number, or `null`.
  package mutating func add(_ key: String, orNull number: Int?) {
    add(key, text: number.map { String($0) } ?? "null")
  }

  /// Adds elements, each on a line of its own.
  ///
  /// - Parameters:
  ///   - key: The member's name.
  ///   - elements: The elements as JSON text.
  ///   - depth: The level of the object's members; each level indents by two spaces.
  package mutating func add(_ key: String, lines elements: [String], depth: Int) {
    guard !elements.isEmpty else { return add(key, text: "[]") }
    add(key, text: "[\n" + Self.indented(elements, depth + 1) + "\n" + Self.space(depth) + "]")
  }

  /// Adds a value that is JSON text already.
  package mutating func add(_ key: String, text: String) { members.append("\(JSONText.quoted(key)): \(text)") }

  /// The object on one line.
  package var line: String { "{\(members.joined(separator: ", "))}" }

  /// The object with each member on a line of its own, and no line break behind it.
  ///
  /// - Parameter depth: The level of the members; each level indents by two spaces.
  /// - Returns: The lines; the first isn't indented.
  package func lines(depth: Int) -> String {
    "{\n" + Self.indented(members, depth) + "\n" + Self.space(depth - 1) + "}"
  }

  /// The object on one line, followed by the members of another, each on a line of its own.
  package func line(before others: JSONObjectText, depth: Int) -> String {
    "{" + members.joined(separator: ", ") + ",\n" + Self.indented(others.members, depth) + "}"
  }

  /// The object as a document.
  package var document: String { lines(depth: 1) + "\n" }

  private static func indented(_ texts: [String], _ depth: Int) -> String {
    texts.map { space(depth) + $0 }.joined(separator: ",\n")
  }

  private static func space(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
