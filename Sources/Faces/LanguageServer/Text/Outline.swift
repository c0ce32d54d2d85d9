import Documents
import SceneSources

/// The parts of a well-formed document by their places: elements of XML, or objects, arrays and strings of JSON, in the order of the text.
struct Outline: Sendable {
  /// A part of the document.
  struct Part: Sendable {
    /// The bytes of the whole part.
    var range: Range<Int>
    /// The bytes by which an editor shows it: a start tag, or the first bracket.
    var head: Range<Int>
    /// The index of the part around; `nil` for the outermost.
    let parent: Int?
    /// The element, whose children are parts of their own; `nil` for JSON.
    let element: XMLElement?
    /// The value; `nil` for XML.
    let value: JSONValue?
  }

  private(set) var parts: [Part] = []

  /// Reads a document.
  ///
  /// - Throws: `DocumentError` where it isn't well-formed.
  init(_ text: EditedText, isXML: Bool) throws(DocumentError) {
    if isXML {
      let root = try XMLDocumentReader.root(of: text.bytes)
      add(root, in: text)
      endElements(text.bytes)
    } else {
      let root = try JSONParser.parse(text.bytes)
      add(root, in: text)
      endValues(text.bytes)
    }
  }

  /// The indices of the parts around an offset, the innermost first.
  func indices(around offset: Int) -> [Int] {
    var (low, high) = (0, parts.count)
    while high > low {
      let middle = (low + high) / 2
      if parts[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    var index: Int? = low > 0 ? low - 1 : nil
    while let part = index {
      if parts[part].range.contains(offset) || parts[part].range.upperBound == offset { found.append(part) }
      index = parts[part].parent
    }
    return found
  }

  /// The part that begins at an offset.
  func part(at offset: Int) -> Part? {
    var (low, high) = (0, parts.count)
    while high > low {
      let middle = (low + high) / 2
      if parts[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < parts.count && parts[low].range.lowerBound == offset ? parts[low] : nil
  }

  // MARK: XML

  private mutating func add(_ root: XMLElement, in text: EditedText) {
    var pending: [(element: XMLElement, parent: Int?)] = [(root, nil)]
    while let (element, parent) = pending.popLast() {
      let start = text.offset(of: element.position)
      var bare = element
      bare = XMLElement(
        name: element.name, attributes: element.attributes, children: [], text: element.text, position: element.position
      )
      pending += element.children.reversed().map { ($0, parts.count) }
      parts.append(Part(range: start..<start, head: start..<start, parent: parent, element: bare, value: nil))
    }
  }

  /// Finds where elements end: their extents are the parts, in their order.
  private mutating func endElements(_ bytes: [UInt8]) {
    for (index, extent) in zip(parts.indices, XMLExtents(ofWellFormed: bytes).extents) {
      (parts[index].head, parts[index].range) = (extent.head, extent.whole)
    }
  }

  private static func offset(behind word: String, from start: Int, _ bytes: [UInt8]) -> Int {
    let word = Array(word.utf8)
    var index = start
    while index < bytes.count {
      if bytes[index] == word[0], bytes[index...].starts(with: word) { return index + word.count }
      index += 1
    }
    return bytes.count
  }

  // MARK: JSON

  private mutating func add(_ root: JSONValue, in text: EditedText) {
    var pending: [(value: JSONValue, parent: Int?)] = [(root, nil)]
    while let (value, parent) = pending.popLast() {
      let start = text.offset(of: value.position)
      switch value.content {
      case .array(let elements): pending += elements.reversed().map { ($0, parts.count) }
      case .object(let members): pending += members.reversed().map { ($0.value, parts.count) }
      case .string: break
      default: continue
      }
      parts.append(Part(range: start..<start, head: start..<start + 1, parent: parent, element: nil, value: value))
    }
  }

  private mutating func endValues(_ bytes: [UInt8]) {
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = Self.end(ofStringAt: index, bytes)
        ends[index] = end
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if let start = open.popLast() { ends[start] = index + 1 }
      case UInt8(ascii: "/") where index + 1 < bytes.count:
        let isLine = bytes[index + 1] == UInt8(ascii: "/")
        index = Self.offset(behind: isLine ? "\n" : "*/", from: index + 2, bytes)
        continue
      default: break
      }
      index += 1
    }
    for part in parts.indices {
      let start = parts[part].range.lowerBound
      parts[part].range = start..<(ends[start] ?? start)
      if case .string? = parts[part].value?.content { parts[part].head = parts[part].range }
    }
  }

  private static func end(ofStringAt start: Int, _ bytes: [UInt8]) -> Int {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "\"") {
        return index + 1
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
