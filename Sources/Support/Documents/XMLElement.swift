/// An element of an XML document: its name, attributes and children, and the position of its `<`.
package struct XMLElement: Sendable {
  package let name: String
  package let attributes: [String: String]
  package internal(set) var children: [XMLElement] = []
  /// The element's own text, without that of its children.
  package internal(set) var text = ""
  package let position: SourcePosition

  init(_ name: String, _ attributes: [String: String], at position: SourcePosition) {
    self.name = name
    self.attributes = attributes
    self.position = position
  }

  /// Creates an element that isn't in a file, or is made of parts of files.
  package init(
    name: String, attributes: [String: String], children: [XMLElement], text: String, position: SourcePosition
  ) {
    self.init(name, attributes, at: position)
    self.children = children
    self.text = text
  }

  /// An attribute's value.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child with a name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The first child whose `key` attribute has a value: the child in a role.
  package func child(forKey key: String) -> XMLElement? { children.first { $0.attributes["key"] == key } }
}
