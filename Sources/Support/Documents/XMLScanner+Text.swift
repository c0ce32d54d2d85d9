/// Texts and values: runs of characters with references in them.
extension XMLScanner {
  /// Reads text up to the next markup or the file's end. References are replaced, and line ends become line feeds.
  ///
  /// - Returns: The text; empty if it is only white space, as between the lines of a file.
  mutating func readText() throws(DocumentError) -> String {
    let first = offset
    var isBlank = true
    while !isAtEnd, next != UInt8(ascii: "<") {
      let byte = next
      guard !Self.isBlank(byte) else {
        advance()
        continue
      }
      isBlank = false
      if byte == UInt8(ascii: "&") { break }
      try refuseInvalidCharacter()
      if byte == UInt8(ascii: "]"), stands("]]>") { throw error(.endOfCharacterData) }
      advance()
    }
    guard next == UInt8(ascii: "&") else {
      return isBlank ? "" : String(decoding: Self.withLineFeeds(bytes[first..<offset]), as: UTF8.self)
    }
    var text = Array(Self.withLineFeeds(bytes[first..<offset]))
    while next == UInt8(ascii: "&") {
      text += String(try readReference()).utf8
      let start = offset
      while !isAtEnd, next != UInt8(ascii: "<"), next != UInt8(ascii: "&") {
        try refuseInvalidCharacter()
        if stands("]]>") { throw error(.endOfCharacterData) }
        advance()
      }
      text += Self.withLineFeeds(bytes[start..<offset])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a value in quotes, and moves past the second one. White space of any kind becomes a space.
  ///
  /// - Parameters:
  ///   - attribute: The attribute that the value belongs to.
  ///   - tag: The position where its tag began.
  /// - Returns: The value, with its references resolved.
  /// - Throws: `DocumentError` where it isn't well-formed.
  mutating func readValue(of attribute: String, in tag: SourcePosition) throws(DocumentError) -> String {
    let quote = next
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error(expecting: .quote(attribute: attribute), in: tag)
    }
    advance()
    var value: [UInt8] = []
    var start = offset
    while next != quote {
      switch next {
      case 0: throw DocumentError(.malformedXML(.unclosed(.tag)), at: tag)
      case UInt8(ascii: "<"): throw error(.unescapedLessThan)
      case UInt8(ascii: "&"):
        value += bytes[start..<offset]
        value += String(try readReference()).utf8
        start = offset
      case 0x09, 0x0A, 0x0D:
        value += bytes[start..<offset]
        value.append(0x20)
        advance(stands("\r\n") ? 2 : 1)
        start = offset
      default:
        try refuseInvalidCharacter()
        advance()
      }
    }
    value += bytes[start..<offset]
    advance()
    return String(decoding: value, as: UTF8.self)
  }

  /// Reads `&lt;`, `&#60;` or `&#x3C;`, and returns the character that it stands for.
  private mutating func readReference() throws(DocumentError) -> Unicode.Scalar {
    let unread = self
    advance()
    if next == UInt8(ascii: "#") {
      advance()
      return try readNumber(behind: unread)
    }
    var start = unread
    guard let name = readName() else { throw start.error(.unescapedAmpersand) }
    guard next == UInt8(ascii: ";") else { throw start.error(.unescapedAmpersand) }
    advance()
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: throw start.error(.unknownEntity(name.excerpt))
    }
  }

  /// Reads the number of a character and its semicolon; the cursor stands behind `&#`.
  private mutating func readNumber(behind start: XMLScanner) throws(DocumentError) -> Unicode.Scalar {
    let radix: UInt32 = next == UInt8(ascii: "x") ? 16 : 10
    if radix == 16 { advance() }
    var number: UInt32 = 0
    var count = 0
    while let digit = Character(Unicode.Scalar(next)).hexDigitValue.map(UInt32.init), digit < radix {
      // A number beyond the last character stays beyond it.
      number = min(number * radix + digit, 0x11_0000)
      count += 1
      advance()
    }
    var start = start
    guard count > 0, next == UInt8(ascii: ";"), let scalar = Unicode.Scalar(number), Self.isAllowed(scalar) else {
      throw start.error(.malformedReference)
    }
    advance()
    return scalar
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case ..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
