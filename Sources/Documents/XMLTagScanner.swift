/// Finds where elements begin in a text, in order: parsers tell where a tag ends, if anything.
///
/// It knows no more of XML than that `<` and a name begin an element outside of comments, character data and processing
/// instructions: in well-formed text `<` stands nowhere else.
struct XMLTagScanner {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var lineStart: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: TextCheck.byteOrderMark) ? TextCheck.byteOrderMark.count : 0
    lineStart = offset
  }

  /// What is found behind the last thing found.
  enum Finding {
    case element(SourcePosition)
    case documentType(SourcePosition)
  }

  /// The next start of an element or of a document type; `nil` at the end.
  mutating func next() -> Finding? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        step()
        continue
      }
      let position = SourcePosition(line: line, column: offset - lineStart + 1)
      if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") { continue }
      step()
      guard offset < bytes.count else { return nil }
      if stands("!DOCTYPE", at: offset) { return .documentType(position) }
      if bytes[offset] != UInt8(ascii: "/"), bytes[offset] != UInt8(ascii: "!") { return .element(position) }
    }
    return nil
  }

  /// The place of the first entity, from here on or before, that is none of XML's own.
  func firstUnknownEntity() -> SourcePosition? {
    var scanner = XMLTagScanner(bytes)
    while scanner.offset < bytes.count {
      if bytes[scanner.offset] == UInt8(ascii: "&"), !isKnownEntity(at: scanner.offset) {
        return SourcePosition(line: scanner.line, column: scanner.offset - scanner.lineStart + 1)
      }
      if !scanner.skip("<!--", to: "-->") && !scanner.skip("<![CDATA[", to: "]]>") { scanner.step() }
    }
    return nil
  }

  /// Where processing instructions that have a name and nothing else end: the offsets of their `?>`.
  func endsOfEmptyInstructions() -> [Int] {
    var scanner = XMLTagScanner(bytes)
    var ends: [Int] = []
    while scanner.offset < bytes.count {
      if scanner.skip("<!--", to: "-->") || scanner.skip("<![CDATA[", to: "]]>") { continue }
      let start = scanner.offset
      guard scanner.skip("<?", to: "?>") else {
        scanner.step()
        continue
      }
      let end = scanner.offset - 2
      if start + 2 <= end, !bytes[(start + 2)..<end].contains(where: Self.isBlank) { ends.append(end) }
    }
    return ends
  }

  /// The place of what stands behind the outermost element and is neither blank, comment nor instruction.
  ///
  /// - Parameter open: How many elements were open behind the last start that was found.
  /// - Returns: The place, if there is something.
  mutating func contentBehindRoot(open: Int) -> SourcePosition? {
    var open = open
    var quote: UInt8?
    while offset < bytes.count, quote != nil || bytes[offset] != UInt8(ascii: ">") {
      let byte = bytes[offset]
      if quote == byte {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      step()
    }
    if offset > 0, offset < bytes.count, bytes[offset - 1] == UInt8(ascii: "/") { open -= 1 }
    if offset < bytes.count { step() }
    while offset < bytes.count {
      if skip("<!--", to: "-->") || skip("<?", to: "?>") || (open > 0 && skip("<![CDATA[", to: "]]>")) { continue }
      if open <= 0, !Self.isBlank(bytes[offset]) { return SourcePosition(line: line, column: offset - lineStart + 1) }
      if stands("</", at: offset) {
        open -= 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") { step() }
        if offset == bytes.count { return nil }
      }
      step()
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private func isKnownEntity(at offset: Int) -> Bool {
    stands("&#", at: offset) || stands("&lt;", at: offset) || stands("&gt;", at: offset)
      || stands("&amp;", at: offset) || stands("&quot;", at: offset) || stands("&apos;", at: offset)
  }

  private mutating func step() {
    // A carriage return alone ends a line too.
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if bytes[offset] == 0x0A || (bytes[offset] == 0x0D && next != 0x0A) {
      line += 1
      lineStart = offset + 1
    }
    offset += 1
  }

  private func stands(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return text.withUTF8Buffer { expected in
      unsafe bytes[offset..<offset + count].elementsEqual(expected)
    }
  }

  /// Skips what begins here with one text and ends with another; to the end where it doesn't end.
  private mutating func skip(_ opening: StaticString, to closing: StaticString) -> Bool {
    guard stands(opening, at: offset) else { return false }
    for _ in 0..<opening.utf8CodeUnitCount { step() }
    while offset < bytes.count, !stands(closing, at: offset) { step() }
    for _ in 0..<closing.utf8CodeUnitCount where offset < bytes.count { step() }
    return true
  }
}
