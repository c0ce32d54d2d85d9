import Documents
import LayoutModel
import SceneSources

/// The names that a document declares and uses: object ids of Interface Builder, or ids of a fixture.
struct DocumentNames {
  /// A name in the text.
  struct Use: Hashable {
    let name: String
    /// The bytes of the name alone.
    let range: Range<Int>
    let isDeclaration: Bool
    /// The part of the outline that it stands in.
    let part: Int
    /// The attribute that has it; the key, in a fixture.
    let attribute: String
  }

  let uses: [Use]

  init(of opened: OpenedDocument) {
    guard let outline = opened.outline else {
      uses = []
      return
    }
    var found: [Use] = []
    for index in outline.parts.indices {
      let part = outline.parts[index]
      if let element = part.element {
        found += Self.uses(in: element, index, part.head, opened.text.bytes)
      } else if case .string(let text)? = part.value?.content {
        found += Self.uses(inText: text, index, part.range, opened.text.bytes, key: Self.key(of: index, in: outline))
      }
    }
    let declared = Set(found.lazy.filter(\.isDeclaration).map(\.name))
    uses = found.filter { declared.contains($0.name) }
  }

  /// The name at an offset.
  func use(at offset: Int) -> Use? { uses.first { $0.range.contains(offset) || $0.range.upperBound == offset } }

  // MARK: Reading

  /// Attributes whose values are object ids or may be.
  private static func uses(in element: XMLElement, _ part: Int, _ head: Range<Int>, _ bytes: [UInt8]) -> [Use] {
    guard !element.attributes.isEmpty else { return [] }
    return (MarkupTag(in: bytes, at: head.lowerBound)?.attributes ?? []).compactMap { attribute in
      let (name, range) = (attribute.name, attribute.value)
      guard let value = element.attributes[name], value.utf8.count == range.count, !value.isEmpty else { return nil }
      return Use(name: value, range: range, isDeclaration: name == "id", part: part, attribute: name)
    }
  }

  /// The ids of a fixture: a whole string under `id`, or words of another one, as constraints have them.
  private static func uses(
    inText text: String, _ part: Int, _ range: Range<Int>, _ bytes: [UInt8], key: String
  ) -> [Use] {
    let inner = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    // A string with escapes names nothing.
    guard text.utf8.count == inner.count else { return [] }
    let whole = Use(name: text, range: inner, isDeclaration: key == "id", part: part, attribute: key)
    var words: [Use] = []
    var index = inner.lowerBound
    while index < inner.upperBound {
      guard isOfName(bytes[index]) else {
        index += 1
        continue
      }
      let end = bytes[index..<inner.upperBound].firstIndex { !isOfName($0) } ?? inner.upperBound
      if index..<end != inner {
        words.append(
          Use(
            name: String(decoding: bytes[index..<end], as: UTF8.self), range: index..<end, isDeclaration: false,
            part: part, attribute: key))
      }
      index = end
    }
    return [whole] + words
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private static func key(of index: Int, in outline: Outline) -> String {
    guard let parent = outline.parts[index].parent, case .object(let members)? = outline.parts[parent].value?.content,
      let position = outline.parts[index].value?.position
    else { return "" }
    return members.first { $0.value.position == position }?.key ?? ""
  }
}
