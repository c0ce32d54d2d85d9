import Documents

/// The values of a JSON file with what holds them, and the bytes of each.
struct JSONPlaces {
  /// A value in its file.
  struct Entry {
    let value: JSONValue
    /// The index of the array or object that holds it; `nil` for the outermost value.
    let holder: Int?
    /// Its key in an object.
    let key: String?
  }

  let source: SourceBytes
  /// The values, each behind what holds it, in the file's order.
  private let entries: [Entry]
  private let indices: [SourcePosition: Int]
  private let children: [Int: [Int]]

  /// Finds the values of a file; `nil` where it isn't JSON.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONParser.parse(bytes) else { return nil }
    source = SourceBytes(bytes)
    var entries: [Entry] = []
    var pending = [Entry(value: root, holder: nil, key: nil)]
    while let next = pending.popLast() {
      let index = entries.count
      switch next.value.content {
      case .array(let elements):
        pending += elements.reversed().map { Entry(value: $0, holder: index, key: nil) }
      case .object(let members):
        pending += members.reversed().map { Entry(value: $0.value, holder: index, key: $0.key) }
      case .null, .bool, .number, .string: break
      }
      entries.append(next)
    }
    self.entries = entries
    indices = Dictionary(
      entries.enumerated().map { ($0.element.value.position, $0.offset) }, uniquingKeysWith: { first, _ in first })
    children = Dictionary(grouping: entries.indices.dropFirst(), by: { entries[$0].holder ?? 0 })
  }

  subscript(index: Int) -> Entry { entries[index] }

  /// Returns the index of the value at a place; for the id of an object, that of the object.
  func index(at position: SourcePosition) -> Int? {
    guard let index = indices[position] else { return nil }
    return entries[index].key == "id" ? entries[index].holder : index
  }

  /// Returns the index of an object's member.
  func member(_ key: String, of index: Int) -> Int? { children[index]?.first { entries[$0].key == key } }

  func elements(of index: Int) -> [Int] { children[index] ?? [] }

  /// Returns the bytes of a value.
  func range(of index: Int) -> Range<Int>? {
    guard let start = source.offset(of: entries[index].value.position) else { return nil }
    let bytes = source.bytes
    var depth = 0
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        guard let end = endOfString(at: offset) else { return nil }
        offset = end
        if depth == 0 { return start..<offset }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return start..<offset }
        depth -= 1
        offset += 1
        if depth == 0 { return start..<offset }
      case UInt8(ascii: "/"):
        if depth == 0 { return start..<offset }
        offset = endOfComment(at: offset)
      case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if depth == 0 { return start..<offset }
        offset += 1
      default: offset += 1
      }
    }
    return depth == 0 ? start..<offset : nil
  }

  private func endOfString(at start: Int) -> Int? {
    let bytes = source.bytes
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset < bytes.count ? offset + 1 : nil
  }

  private func endOfComment(at start: Int) -> Int {
    let bytes = source.bytes
    guard start + 1 < bytes.count else { return bytes.count }
    if bytes[start + 1] == UInt8(ascii: "/") {
      return bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }
    var offset = start + 2
    while offset + 1 < bytes.count, bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/") {
      offset += 1
    }
    return min(offset + 2, bytes.count)
  }
}
