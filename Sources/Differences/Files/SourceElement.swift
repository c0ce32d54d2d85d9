package import Documents

/// A part of a file as written, in XML or JSON alike, so that two files can be compared part by part and merged into a
/// third.
///
///     <label text="Name" id="a">            name label, attributes text and id as they are
///     {"id": "a", "frame": [0, 0, 9, 9]}    attributes: numbers, words and strings as JSON; a child for an array or object
package struct SourceElement: Sendable {
  /// The syntactic form of the part in its file.
  package enum Form: Sendable {
    case element
    case object, array
    /// A number, a word or a string in an array.
    case value
  }

  package let form: Form
  /// An element's name; in JSON its key or, for a member of an array, the array's.
  package let name: String
  /// An element's attributes. In JSON they are the members that are neither arrays nor objects, as JSON; a bare value
  /// is under "".
  package var attributes: [String: String]
  package var children: [SourceElement]
  /// An element's own text.
  package var text: String
  package let position: SourcePosition

  /// The maximum depth of files that are compared; Interface Builder's have some forty levels.
  static let maximumDepth = 250

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns an attribute's text; in JSON, a string without its quotes.
  func string(_ attribute: String) -> String? {
    guard let text = attributes[attribute] else { return nil }
    guard form != .element else { return text }
    guard text.hasPrefix("\""), case .string(let string)? = (try? JSONParser.parse(Array(text.utf8)))?.content else {
      return nil
    }
    return string
  }

  var id: String? { string("id") }

  /// The part's role for its owner: Interface Builder's `key`.
  var key: String? { form == .element ? attributes["key"] : name }

  func child(_ name: String) -> SourceElement? { children.first { $0.name == name } }

  func child(forKey key: String) -> SourceElement? { children.first { $0.key == key } }

  /// Calls a closure with the part and everything in it, outermost first.
  func forEach(_ body: (SourceElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

// MARK: - XML

extension SourceElement {
  init(_ element: XMLElement) {
    self.init(
      form: .element, name: element.name, attributes: element.attributes, children: element.children.map(Self.init),
      text: element.text.allSatisfy(\.isWhitespace) ? "" : element.text, position: element.position)
  }

  /// Returns the element as XML, in which each part has a line of its own; in two files, parts may share a line.
  func xml(_ line: inout Int) -> XMLElement {
    line += 1
    let position = SourcePosition(line: line, column: 1)
    return XMLElement(
      name: name, attributes: attributes, children: children.map { $0.xml(&line) }, text: text, position: position)
  }
}

// MARK: - JSON

extension SourceElement {
  init(_ value: JSONValue, name: String) {
    var attributes: [String: String] = [:]
    var children: [SourceElement] = []
    let form: Form
    switch value.content {
    case .object(let members):
      form = .object
      for member in members {
        if let text = Self.text(of: member.value) {
          attributes[member.key] = text
        } else {
          children.append(SourceElement(member.value, name: member.key))
        }
      }
    case .array(let values):
      form = .array
      children = values.map { SourceElement($0, name: name) }
    default:
      form = .value
      attributes[""] = Self.text(of: value)
    }
    self.init(form: form, name: name, attributes: attributes, children: children, text: "", position: value.position)
  }

  /// Returns a value that holds no others, as JSON.
  private static func text(of value: JSONValue) -> String? {
    switch value.content {
    case .array, .object: nil
    case .number(let number, _) where number.isFinite: JSONText.number(number)
    default: value.text()
    }
  }

  var json: JSONValue {
    switch form {
    case .value: Self.value(attributes[""] ?? "null")
    case .array: JSONValue(.array(children.map(\.json)), at: position)
    case .object, .element:
      JSONValue(
        .object(
          attributes.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: Self.value($0.value)) }
            + children.map { JSONMember(key: $0.name, value: $0.json) }), at: position)
    }
  }

  private static func value(_ text: String) -> JSONValue {
    (try? JSONParser.parse(Array(text.utf8))) ?? JSONValue(.null)
  }

  /// A JSON tree on one line, with numbers in a uniform spelling.
  var line: String { json.text() }
}
