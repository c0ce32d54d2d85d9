/// A cursor over the bytes of an XML text that knows its line.
///
/// The bytes are UTF-8 text without zero bytes (`TextCheck`), so 0 can stand for the end of the file.
struct XMLScanner {
  let bytes: [UInt8]
  private(set) var offset: Int
  /// The last offset whose position was asked for; lines are counted on from there.
  private var counted: Int
  private var line = 1
  private var lineStart: Int

  /// Creates a cursor at the beginning, behind the byte order mark if there is one. The mark takes no column.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: TextCheck.byteOrderMark) ? TextCheck.byteOrderMark.count : 0
    lineStart = offset
    counted = offset
  }

  /// The byte at the cursor; 0 at the end.
  var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The cursor's line and column.
  ///
  /// - Complexity: O(*n*) in the bytes since the position was last asked for.
  mutating func position() -> SourcePosition {
    while counted < offset {
      // A carriage return alone ends a line too.
      let isLoneReturn = bytes[counted] == 0x0D && !(counted + 1 < bytes.count && bytes[counted + 1] == 0x0A)
      counted += 1
      if bytes[counted - 1] == 0x0A || isLoneReturn {
        line += 1
        lineStart = counted
      }
    }
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  /// The whole character at the cursor, of one byte or several; U+0000 at the end.
  var character: Unicode.Scalar {
    let window = bytes[offset..<min(offset + 4, bytes.count)]
    return String(decoding: window, as: UTF8.self).unicodeScalars.first ?? "\0"
  }

  mutating func advance(_ count: Int = 1) { offset += count }

  /// Moves past white space, and tells whether there was any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = offset
    while Self.isBlank(next) { offset += 1 }
    return offset > start
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Tells whether a text stands at the cursor.
  func stands(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return text.withUTF8Buffer { expected in
      unsafe bytes[offset..<offset + count].elementsEqual(expected)
    }
  }

  /// Moves past a text if it stands at the cursor, and tells whether it did.
  mutating func skip(_ text: StaticString) -> Bool {
    guard stands(text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  /// An error at the cursor.
  mutating func error(_ fault: XMLFault) -> DocumentError { DocumentError(.malformedXML(fault), at: position()) }

  /// The error for an unexpected character at the cursor, or for a file that ends in the tag that began at a place.
  mutating func error(expecting expectation: XMLExpectation, in tag: SourcePosition) -> DocumentError {
    guard !isAtEnd else { return DocumentError(.malformedXML(.unclosed(.tag)), at: tag) }
    return error(.expected(expectation, found: character))
  }

  // MARK: Names

  /// Reads a name; `nil` if none begins.
  mutating func readName() -> String? {
    guard Self.beginsName(next) else { return nil }
    let start = offset
    while Self.isInName(next) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Tells whether a byte begins a name. All bytes that aren't ASCII do; which of their characters XML allows in names
  /// makes no difference here.
  private static func beginsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: beginsName(byte)
    }
  }

  // MARK: Parts that are passed over

  /// Moves past a comment or an instruction, and tells whether one stood at the cursor.
  mutating func skipRemark() throws(DocumentError) -> Bool {
    if stands("<!--") {
      let start = position()
      advance(4)
      while !stands("--") { try advanceOverCharacter(within: .comment, from: start) }
      guard stands("-->") else { throw error(.hyphensInComment) }
      advance(3)
      return true
    }
    guard stands("<?") else { return false }
    let start = position()
    advance(2)
    guard let name = readName() else {
      throw isAtEnd
        ? DocumentError(.malformedXML(.unclosed(.instruction)), at: start)
        : error(.expected(.instructionName, found: character))
    }
    guard name.lowercased() != "xml" else { throw DocumentError(.malformedXML(.misplacedDeclaration), at: start) }
    guard isAtEnd || Self.isBlank(next) || stands("?>") else {
      throw error(.expected(.instructionEnd, found: character))
    }
    while !stands("?>") { try advanceOverCharacter(within: .instruction, from: start) }
    advance(2)
    return true
  }

  /// Moves past a document type of a name that declares nothing itself, and tells whether one stood at the cursor.
  ///
  ///     <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  mutating func skipDocumentType(named name: String) -> Bool {
    var ahead = self
    guard ahead.skip("<!DOCTYPE"), ahead.skipBlanks(), ahead.readName() == name,
      let end = bytes[ahead.offset...].firstIndex(of: UInt8(ascii: ">")),
      !bytes[ahead.offset..<end].contains(UInt8(ascii: "["))
    else { return false }
    offset = end + 1
    return true
  }

  /// Reads `<![CDATA[` and its content, and moves past its end; `nil` if none begins.
  mutating func readCharacterData() throws(DocumentError) -> String? {
    guard stands("<![CDATA[") else { return nil }
    let start = position()
    advance(9)
    let first = offset
    while !stands("]]>") { try advanceOverCharacter(within: .characterData, from: start) }
    let text = String(decoding: Self.withLineFeeds(bytes[first..<offset]), as: UTF8.self)
    advance(3)
    return text
  }

  private mutating func advanceOverCharacter(within part: XMLPart, from start: SourcePosition) throws(DocumentError) {
    guard !isAtEnd else { throw DocumentError(.malformedXML(.unclosed(part)), at: start) }
    try refuseInvalidCharacter()
    offset += 1
  }

  /// Throws where the cursor stands at a character that XML doesn't allow.
  @inline(__always)
  mutating func refuseInvalidCharacter() throws(DocumentError) {
    let byte = next
    let isControl = byte < 0x20 && !Self.isBlank(byte)
    // U+FFFE and U+FFFF.
    let isNoCharacter = byte == 0xEF && (stands("\u{FFFE}") || stands("\u{FFFF}"))
    if isControl || isNoCharacter { throw error(.invalidCharacter(character)) }
  }

  /// Normalizes line ends as XML does: each becomes a line feed.
  static func withLineFeeds(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.contains(0x0D) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || index == bytes.startIndex || bytes[index - 1] != 0x0D {
        result.append(byte)
      }
    }
    return result[...]
  }
}
