import Documents

/// A start tag in a file's bytes, with the ranges of its attributes.
///
///     <label opaque="NO" text="Hello" id="abc-de-fgh">
///            ╰─────────╯ an attribute   ╰────────╯ a value, without its quotes
package struct MarkupTag {
  /// The tag from `<` to behind `>`.
  let range: Range<Int>
  /// A Boolean that tells whether the element has no content: `<constraint … />`.
  let isEmpty: Bool
  /// The end of the element's name.
  let endOfName: Int
  package let attributes: [Attribute]

  package struct Attribute {
    package let name: String
    /// The attribute from its name to behind the closing quote.
    let range: Range<Int>
    /// The value between the quotes.
    package let value: Range<Int>
  }

  /// The attribute with a name.
  subscript(name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// Reads the tag that begins at an offset; `nil` where none does. The file was read as XML before, so that its tags are well formed.
  package init?(in bytes: [UInt8], at start: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    let ends = Array("/>".utf8)
    var index = start + 1
    while index < bytes.count, !bytes[index].isWhitespace, !ends.contains(bytes[index]) { index += 1 }
    endOfName = index
    var attributes: [Attribute] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard !bytes[index].isWhitespace, bytes[index] != UInt8(ascii: "/") else {
        index += 1
        continue
      }
      let begin = index
      guard let equals = bytes[index...].firstIndex(of: UInt8(ascii: "=")),
        let open = bytes[(equals + 1)...].firstIndex(where: { !$0.isWhitespace }),
        let close = bytes[(open + 1)...].firstIndex(of: bytes[open])
      else { return nil }
      let name = String(decoding: bytes[begin..<equals].prefix { !$0.isWhitespace }, as: UTF8.self)
      attributes.append(Attribute(name: name, range: begin..<close + 1, value: open + 1..<close))
      index = close + 1
    }
    guard index < bytes.count else { return nil }
    self.attributes = attributes
    isEmpty = bytes[index - 1] == UInt8(ascii: "/")
    range = start..<index + 1
  }
}

extension SourceBytes {
  /// Returns the tag at a place.
  func tag(at position: SourcePosition) -> MarkupTag? { offset(of: position).flatMap { MarkupTag(in: bytes, at: $0) } }

  /// Returns the bytes of the element that a tag begins, with its end tag.
  func element(of tag: MarkupTag) -> Range<Int>? {
    guard !tag.isEmpty else { return tag.range }
    var depth = 1
    var index = tag.range.upperBound
    while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if let behind = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")].lazy.compactMap({
        self.end($0, $1, at: next)
      }).first {
        index = behind
      } else if next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: "/") {
        guard let close = bytes[next...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
        depth -= 1
        index = close + 1
        if depth == 0 { return tag.range.lowerBound..<index }
      } else {
        guard let inner = MarkupTag(in: bytes, at: next) else { return nil }
        if !inner.isEmpty { depth += 1 }
        index = inner.range.upperBound
      }
    }
    return nil
  }

  /// Returns the offset of the end tag of an element.
  func endTag(of element: Range<Int>) -> Int? { bytes[element].lastIndex(of: UInt8(ascii: "<")) }

  /// Returns the end of a part that begins and ends with given characters; `nil` where none begins at an offset.
  private func end(_ opening: String, _ closing: String, at start: Int) -> Int? {
    guard bytes[start...].starts(with: opening.utf8) else { return nil }
    let closing = Array(closing.utf8)
    var index = start + opening.utf8.count
    while index + closing.count <= bytes.count {
      if bytes[index..<index + closing.count].elementsEqual(closing) { return index + closing.count }
      index += 1
    }
    return nil
  }
}
