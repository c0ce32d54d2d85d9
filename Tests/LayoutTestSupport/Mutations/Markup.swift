package import Documents

/// An XML document as a flat list of elements, to be changed in ways that no editor would, and written again.
package struct Markup {
  /// An element; its children are places in the list.
  package struct Element {
    package var name: String
    package var attributes: [(name: String, value: String)]
    package var children: [Int] = []
    package var text = ""

    package init(
      name: String, attributes: [(name: String, value: String)], children: [Int] = [], text: String = ""
    ) {
      self.name = name
      self.attributes = attributes
      self.children = children
      self.text = text
    }
  }

  /// All elements, the outermost first. What no element has as a child isn't written.
  package var elements: [Element] = []

  /// A document of these elements.
  package init(elements: [Element]) {
    self.elements = elements
  }

  /// The elements of a document, in its order, attributes in alphabetical order.
  package init(_ root: XMLElement) {
    var pending = [(element: root, parent: -1)]
    while let (element, parent) = pending.popLast() {
      let place = elements.count
      elements.append(
        Element(
          name: element.name, attributes: element.attributes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
          text: element.text))
      if parent >= 0 { elements[parent].children.append(place) }
      pending.append(contentsOf: element.children.reversed().map { ($0, place) })
    }
  }

  /// The size of a written document at which it is cut off.
  private static let maximumBytes = 2 << 20

  /// The document as text; cut off where copies within copies make it too large.
  package var bytes: [UInt8] {
    enum Step {
      case open(Int)
      case close(String)
    }
    var bytes: [UInt8] = []
    var pending: [Step] = [.open(0)]
    while let step = pending.popLast(), bytes.count < Self.maximumBytes {
      switch step {
      case .open(let place):
        let element = elements[place]
        bytes += Array("<\(element.name)".utf8)
        for (name, value) in element.attributes {
          bytes += Array(" \(name)=\"".utf8)
          Self.escape(value, into: &bytes)
          bytes += Array("\"".utf8)
        }
        if element.children.isEmpty, element.text.isEmpty {
          bytes += Array("/>\n".utf8)
          continue
        }
        bytes += Array(">".utf8)
        Self.escape(element.text, into: &bytes)
        bytes += Array("\n".utf8)
        pending.append(.close(element.name))
        pending.append(contentsOf: element.children.reversed().map { .open($0) })
      case .close(let name): bytes += Array("</\(name)>\n".utf8)
      }
    }
    return bytes
  }

  private static func escape(_ text: String, into bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      default: bytes.append(byte)
      }
    }
  }
}

// MARK: - Places

extension Markup {
  /// The elements that hold something, but for the outermost.
  var holders: [Int] { elements.indices.dropFirst().filter { !elements[$0].children.isEmpty } }

  /// The elements that hold something and have an id: views, controllers and cells, as a rule.
  var holdersWithIDs: [Int] { holders.filter { self[$0, "id"] != nil } }

  /// The elements of a name.
  func places(of name: String) -> [Int] { elements.indices.filter { elements[$0].name == name } }

  /// The place of the element that holds one; `nil` of the outermost one and of what isn't written.
  func parent(of place: Int) -> Int? { elements.indices.first { elements[$0].children.contains(place) } }

  /// Tells whether an element is another, or stands anywhere in it.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    var pending = [outer]
    var seen: Set<Int> = [outer]
    while let place = pending.popLast() {
      if place == inner { return true }
      for child in elements[place].children where seen.insert(child).inserted { pending.append(child) }
    }
    return false
  }

  /// All ids, in the order of their elements.
  var ids: [String] { elements.indices.compactMap { self[$0, "id"] } }

  /// An attribute's value; the first attribute of the name counts, and is added where there is none.
  subscript(place: Int, attribute: String) -> String? {
    get { elements[place].attributes.first { $0.name == attribute }?.value }
    set {
      let index = elements[place].attributes.firstIndex { $0.name == attribute }
      switch (index, newValue) {
      case (let index?, let value?): elements[place].attributes[index].value = value
      case (let index?, nil): elements[place].attributes.remove(at: index)
      case (nil, let value?): elements[place].attributes.append((attribute, value))
      case (nil, nil): break
      }
    }
  }
}
