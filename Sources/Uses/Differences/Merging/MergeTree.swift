import Documents
import SceneSources

/// A file of Interface Builder as its elements, each under a key by which it is the same in another version of the file.
///
///     an object             #aBc-1d-eFg                  its id, wherever it stands
///     a part by its role    #aBc-1d-eFg/rect@frame       the key of its element
///     a named part          /resources/image@logo
///     any other             #aBc-1d-eFg/string~2         its number among its kind
///
/// Nothing of the text is lost: an element has the text before it, its tags, and the text before its end tag.
struct MergeTree {
  struct Node {
    let key: String
    let name: String
    let parent: String?
    var children: [String] = []
    /// The attributes in their order, as they are written.
    let attributes: [(name: String, value: String)]
    let leading: String
    let head: String
    /// The text between the last child, or the start tag, and the end tag.
    var trailing = ""
    var end = ""

    func value(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
  }

  private(set) var nodes: [String: Node] = [:]
  /// The keys in the order of the text.
  private(set) var keys: [String] = []
  /// A Boolean that tells whether each key is one element's. An id may look like the key of a part without an id.
  private(set) var hasUniqueKeys = true
  /// The text behind the outermost element.
  let rest: String

  static let root = "/"

  /// Reads a file.
  ///
  /// - Throws: `DocumentError` where it isn't well-formed.
  init(_ bytes: [UInt8]) throws(DocumentError) {
    let document = try XMLDocumentReader.root(of: bytes)
    let extents = XMLExtents(ofWellFormed: bytes).extents
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    rest = extents.first.map { text($0.whole.upperBound..<bytes.count) } ?? ""
    var next = 0
    var counts: [String: Int] = [:]
    /// Elements that are read, with their parents' keys; `nil` marks where the parent of that key ends.
    var pending: [(element: XMLElement?, key: String?)] = [(document, nil)]
    var ends: [String: (offset: Int, content: Range<Int>, whole: Range<Int>)] = [:]
    while let (element, parent) = pending.popLast() {
      guard let element else {
        guard let key = parent, let end = ends[key] else { continue }
        nodes[key]?.trailing = text(min(end.offset, end.content.upperBound)..<end.content.upperBound)
        nodes[key]?.end = text(end.content.upperBound..<end.whole.upperBound)
        continue
      }
      guard next < extents.count else { break }
      let extent = extents[next]
      next += 1
      let before = parent.flatMap { ends[$0]?.offset } ?? 0
      let attributes =
        MarkupTag(in: bytes, at: extent.head.lowerBound)?.attributes.map { ($0.name, text($0.value)) } ?? []
      let key = Self.key(of: element, in: parent, &counts)
      if nodes[key] != nil { hasUniqueKeys = false }
      nodes[key] = Node(
        key: key, name: element.name, parent: parent, attributes: attributes,
        leading: text(before..<extent.whole.lowerBound), head: text(extent.head))
      keys.append(key)
      if let parent {
        nodes[parent]?.children.append(key)
        ends[parent]?.offset = extent.whole.upperBound
      }
      ends[key] = (extent.content.lowerBound, extent.content, extent.whole)
      pending.append((nil, key))
      pending += element.children.reversed().map { ($0, key) }
    }
  }

  /// The attributes by which parts without ids are told apart.
  private static let names = ["key", "name", "identifier", "reference", "keyPath", "property"]

  private static func key(of element: XMLElement, in parent: String?, _ counts: inout [String: Int]) -> String {
    guard let parent else { return root }
    let own: String
    if let id = element["id"] ?? (element.name == "scene" ? element["sceneID"] : nil), element.name != "device" {
      own = "#\(id)"
    } else {
      let name = names.lazy.compactMap { element[$0] }.first
      own = "\(parent)/\(element.name)" + (name.map { "@\($0)" } ?? "")
    }
    counts[own, default: 0] += 1
    let count = counts[own] ?? 1
    return count == 1 ? own : "\(own)~\(count)"
  }

  // MARK: Texts

  /// The text of an element with all within it.
  func text(of key: String) -> String {
    guard let node = nodes[key] else { return "" }
    return node.head + node.children.map { (nodes[$0]?.leading ?? "") + text(of: $0) }.joined() + node.trailing
      + node.end
  }

  /// What an element says, without what Xcode computes: frames, and marks of wrong ones.
  func meaning(of key: String) -> String {
    guard let node = nodes[key] else { return "" }
    if node.isFrame { return "" }
    let attributes = node.attributes.filter { $0.name != "misplaced" }.map { "\($0.name)=\($0.value)" }.sorted()
    let text = node.children.isEmpty ? node.trailing : ""
    return "<\(node.name) \(attributes.joined(separator: " "))>\(text)" + node.children.map(meaning).joined() + "</>"
  }

  /// A Boolean value that tells whether the file is of Xcode 5 or later: older ones are archives of objects, by numbers that change.
  var isDocument: Bool { nodes[Self.root]?.name == "document" }

  /// The ids that the file declares.
  var ids: Set<String> { Set(nodes.values.lazy.compactMap { $0.value("id") }) }
}

extension MergeTree.Node {
  /// A Boolean value that tells whether it is a frame, which layout computes.
  var isFrame: Bool { name == "rect" && value("key") == "frame" }

  /// A Boolean value that tells whether it is about the canvas alone: a scene's place on the canvas, and the canvas's device.
  var isOfCanvas: Bool { name == "point" && value("key") == "canvasLocation" || name == "device" }

  /// A Boolean value that tells whether the attributes together are one value: a colour, a size, a font.
  var isValue: Bool { value("id") == nil && value("key") != nil && children.isEmpty }

  /// A Boolean value that tells whether its attributes are versions, of which the newest holds.
  func isVersion(_ attribute: String) -> Bool {
    name == "document" && ["toolsVersion", "systemVersion"].contains(attribute)
      || name == "plugIn" && attribute == "version"
  }

  /// A Boolean value that tells whether the order of what it holds means something.
  var isOrdered: Bool { !Self.unordered.contains(name) }

  private static let unordered: Set = [
    "constraints", "connections", "scenes", "objects", "resources", "dependencies", "inferredMetricsTieBreakers",
    "gestureRecognizers",
  ]
}
