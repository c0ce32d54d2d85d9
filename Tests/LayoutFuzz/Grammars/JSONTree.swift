import Documents

/// A JSON document as a flat list of values, to be changed in ways that no editor would, and written again.
struct JSONTree: Sendable {
  enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number as it is written, be it one or not.
    case number(String)
    case string(String)
    case array
    case object
    /// The values that are chosen when the ids of the document are known.
    case open(Open)
  }

  /// A text that depends on the document's ids.
  enum Open: Sendable, Hashable {
    /// An id of something of a kind.
    case reference(String)
    case constraint
    case visualFormat
  }

  /// A value; its children are places in the list, an object's with their keys.
  struct Node: Sendable {
    var content: Content
    var children: [Int] = []
    var keys: [String] = []
  }

  /// All values, the outermost first. What no value has as a child isn't written.
  private(set) var nodes: [Node] = []

  /// A document of one value.
  init(_ content: Content) {
    nodes = [Node(content: content)]
  }

  /// The values of a document, in its order.
  init(_ root: JSONValue) {
    var pending = [(value: root, parent: -1)]
    while let (value, parent) = pending.popLast() {
      let place = nodes.count
      nodes.append(Node(content: Self.content(value)))
      if parent >= 0 { nodes[parent].children.append(place) }
      switch value.content {
      case .array(let elements): pending += elements.reversed().map { ($0, place) }
      case .object(let members):
        nodes[place].keys = members.map(\.key)
        pending += members.reversed().map { ($0.value, place) }
      default: break
      }
    }
  }

  private static func content(_ value: JSONValue) -> Content {
    switch value.content {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(_, let literal): .number(literal)
    case .string(let value): .string(value)
    case .array: .array
    case .object: .object
    }
  }

  subscript(place: Int) -> Node {
    get { nodes[place] }
    set { nodes[place] = newValue }
  }

  /// Adds a value that no other has as a child yet.
  mutating func add(_ content: Content) -> Int {
    nodes.append(Node(content: content))
    return nodes.count - 1
  }

  /// Adds a value of another tree with all in it.
  mutating func add(_ other: JSONTree, from place: Int = 0) -> Int {
    let copy = add(other[place].content)
    nodes[copy].keys = other[place].keys
    nodes[copy].children = other[place].children.map { add(other, from: $0) }
    return copy
  }

  /// The value at a place as a document of its own; `nil` where it has more values than some.
  func subtree(_ place: Int, atMost limit: Int) -> JSONTree? {
    var tree = JSONTree(nodes[place].content)
    tree.nodes[0].keys = nodes[place].keys
    var pending = [(from: place, to: 0)]
    while let (from, to) = pending.popLast() {
      for child in nodes[from].children {
        guard tree.nodes.count < limit else { return nil }
        let copy = tree.add(nodes[child].content)
        tree.nodes[copy].keys = nodes[child].keys
        tree.nodes[to].children.append(copy)
        pending.append((child, copy))
      }
    }
    return tree
  }

  /// The size of a written document at which it is cut off.
  private static let maximumBytes = 192 << 10

  /// The document as JSON.
  var bytes: [UInt8] { bytes(in: .json) }

  /// Returns the document in a notation; cut off where copies within copies make it too large.
  func bytes(in notation: TreeNotation) -> [UInt8] {
    enum Step {
      case value(Int)
      case text(String)
    }
    var text = ""
    var pending: [Step] = [.value(0)]
    while let step = pending.popLast(), text.utf8.count < Self.maximumBytes {
      guard case .value(let place) = step else {
        if case .text(let part) = step { text += part }
        continue
      }
      let node = nodes[place]
      switch node.content {
      case .array, .object:
        let isObject = node.content == .object
        let (open, close) = isObject ? notation.object : notation.array
        let end = isObject ? notation.memberEnd : ""
        let separator = end.isEmpty ? notation.separator : ""
        text += open
        pending.append(.text(close))
        for (index, child) in node.children.enumerated().reversed() {
          if !end.isEmpty { pending.append(.text(end)) }
          pending.append(.value(child))
          let key = isObject && index < node.keys.count ? notation.key(node.keys[index]) : ""
          if index > 0 || !key.isEmpty { pending.append(.text((index > 0 ? separator : "") + key)) }
        }
      default: text += notation.scalar(node.content)
      }
    }
    return Array(text.utf8)
  }
}

extension JSONTree {
  /// Every place that is written, in the order of the document.
  var places: [Int] {
    var places: [Int] = []
    var pending = [0]
    while let place = pending.popLast(), places.count < 100_000 {
      places.append(place)
      pending += nodes[place].children.reversed()
    }
    return places
  }

  /// Each written value that isn't the outermost, with the one that holds it and its place among that one's children.
  var children: [(parent: Int, index: Int, place: Int)] {
    places.flatMap { parent in nodes[parent].children.enumerated().map { (parent, $0.offset, $0.element) } }
  }

  /// Takes a child out.
  mutating func remove(child index: Int, of parent: Int) {
    nodes[parent].children.remove(at: index)
    if index < nodes[parent].keys.count { nodes[parent].keys.remove(at: index) }
  }

  /// Puts a value into an array or an object.
  mutating func insert(_ child: Int, key: String, at index: Int, of parent: Int) {
    nodes[parent].children.insert(child, at: index)
    if nodes[parent].content == .object { nodes[parent].keys.insert(key, at: min(index, nodes[parent].keys.count)) }
  }
}
