/// The beginnings and ends of a well-formed document's elements, in the order of their start tags: that of `XMLElement`s in preorder.
///
///     <a><b x="1"/></a>      a: 0..<17, its tag 0..<3, its end tag 13..<17
///                            b: 3..<13, its tag 3..<13, no end tag
package struct XMLExtents: Sendable {
  /// The bytes of an element.
  package struct Extent: Hashable, Sendable {
    /// From its first to its last byte.
    package fileprivate(set) var whole: Range<Int>
    /// Its start tag, or the only one.
    package let head: Range<Int>
    /// The bytes between its tags; empty, at the end, where there is one tag.
    package fileprivate(set) var content: Range<Int>
  }

  package private(set) var extents: [Extent] = []

  /// Finds the elements of a document that `XMLDocumentReader` reads.
  ///
  /// - Complexity: Linear in the number of bytes.
  package init(ofWellFormed bytes: [UInt8]) {
    var open: [Int] = []
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "!"):
        index = Self.end(ofRemarkAt: index, bytes)
      case UInt8(ascii: "?"):
        index = Self.offset(behind: "?>", from: index + 2, bytes)
      case UInt8(ascii: "/"):
        let start = index
        index = Self.offset(behind: ">", from: index + 2, bytes)
        if let element = open.popLast() {
          extents[element].whole = extents[element].head.lowerBound..<index
          extents[element].content = extents[element].head.upperBound..<start
        }
      default:
        let end = Self.end(ofTagAt: index, bytes)
        if end >= index + 2, bytes[end - 2] != UInt8(ascii: "/") { open.append(extents.count) }
        extents.append(Extent(whole: index..<end, head: index..<end, content: end..<end))
        index = end
      }
    }
  }

  private static func end(ofTagAt start: Int, _ bytes: [UInt8]) -> Int {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return bytes.count
  }

  /// The offset behind a comment, or behind character data.
  private static func end(ofRemarkAt start: Int, _ bytes: [UInt8]) -> Int {
    let isComment = bytes[start...].starts(with: "<!--".utf8)
    let isData = bytes[start...].starts(with: "<![CDATA[".utf8)
    return offset(behind: isComment ? "-->" : isData ? "]]>" : ">", from: start + (isComment ? 4 : 2), bytes)
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
}
