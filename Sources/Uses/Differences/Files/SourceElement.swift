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
  package var attributes: SourceAttributes
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
    if let string = Self.plainString(text) { return string }
    guard text.hasPrefix("\""), case .string(let string)? = (try? JSONParser.parse(Array(text.utf8)))?.content else {
      return nil
    }
    return string
  }

  /// Returns what is between the quotes of a JSON string without an escape; `nil` for anything else.
  private static func plainString(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.count > 1, bytes.first == quote, bytes.last == quote, !bytes.contains(backslash) else { return nil }
    return String(text[bytes.index(after: bytes.startIndex)..<bytes.index(before: bytes.endIndex)])
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  var id: String? { string("id") }

  /// The part's role for its owner: Interface Builder's `key`.
  var key: String? { form == .element ? attributes["key"] : name }

  func child(_ name: String) -> SourceElement? { children.first { $0.name == name } }

  func child(forKey key: String) -> SourceElement? { children.first { $0.key == key } }

  /// Tells whether a part is written as another, with all that is in it, wherever either stands.
  func isWritten(as other: SourceElement) -> Bool {
    guard form == other.form, name == other.name, children.count == other.children.count, text == other.text,
      attributes == other.attributes
    else { return false }
    for index in children.indices where !children[index].isWritten(as: other.children[index]) { return false }
    return true
  }

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
      form: .element, name: element.name, attributes: SourceAttributes(element.attributes),
      children: element.children.map(Self.init),
      text: element.text.allSatisfy(\.isWhitespace) ? "" : element.text, position: element.position)
  }

  /// Returns the element as XML, in which each part has a line of its own; in two files, parts may share a line.
  func xml(_ line: inout Int) -> XMLElement {
    line += 1
    let position = SourcePosition(line: line, column: 1)
    return XMLElement(
      name: name, attributes: attributes.dictionary, children: children.map { $0.xml(&line) }, text: text,
      position: position)
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
    self.init(
      form: form, name: name, attributes: SourceAttributes(attributes), children: children, text: "",
      position: value.position)
  }

  /// Returns a value that holds no others, as JSON.
  private static func text(of value: JSONValue) -> String? {
    switch value.content {
    case .array, .object: nil
    case .number(let number, _) where number.isFinite: JSONText.number(number)
    default: value.text()
    }
  }

  /// Returns the tree as JSON, with attributes before children.
  ///
  /// - Parameter count: The number of values before, by which each has its position: places are in the tree's order, whichever
  ///   files its parts are from.
  /// - Returns: The tree.
  func json(_ count: inout Int) -> JSONValue {
    count += 1
    let position = SourcePosition(line: 1, column: count)
    switch form {
    case .value: return Self.value(attributes[""] ?? "null", at: position)
    case .array:
      var values: [JSONValue] = []
      values.reserveCapacity(children.count)
      for child in children { values.append(child.json(&count)) }
      return JSONValue(.array(values), at: position)
    case .object, .element:
      var members: [JSONMember] = []
      for attribute in attributes {
        count += 1
        let place = SourcePosition(line: 1, column: count)
        members.append(
          JSONMember(key: attribute.key, keyPosition: place, value: Self.value(attribute.value, at: place)))
      }
      for child in children {
        count += 1
        let place = SourcePosition(line: 1, column: count)
        members.append(JSONMember(key: child.name, keyPosition: place, value: child.json(&count)))
      }
      return JSONValue(.object(members), at: position)
    }
  }

  private static func value(_ text: String, at position: SourcePosition) -> JSONValue {
    let bytes = text.utf8
    if let string = plainString(text) { return JSONValue(.string(string), at: position) }
    if let first = bytes.first, (0x30...0x39).contains(first) || first == UInt8(ascii: "-"), let number = Double(text) {
      return JSONValue(.number(number, literal: text), at: position)
    }
    return JSONValue((try? JSONParser.parse(Array(text.utf8)))?.content ?? .null, at: position)
  }

  var json: JSONValue {
    var count = 0
    return json(&count)
  }

  /// A JSON tree on one line, with numbers in a uniform spelling.
  var line: String { json.text() }
}
