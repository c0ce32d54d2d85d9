extension JSONScanner {
  /// Reads a string; the cursor stands at its opening quote.
  ///
  /// Throws at the opening quote if the string isn't closed on its line, else at the wrong character or backslash.
  mutating func readString() throws(DocumentError) -> String {
    let opening = position
    advance()
    var unescaped: [UInt8] = []  // what stands before `start`, its escapes replaced
    var start = offset
    while true {
      switch next {
      case "\"":
        let end = offset
        advance()
        if unescaped.isEmpty { return String(decoding: bytes[start..<end], as: UTF8.self) }
        unescaped += bytes[start..<end]
        return String(decoding: unescaped, as: UTF8.self)
      case "\\":
        unescaped += bytes[start..<offset]
        unescaped += String(try readEscape(inStringAt: opening)).utf8
        start = offset
      case "\n", "\r", "\0":
        throw error(.unterminatedString(atEndOfFile: isAtEnd), at: opening)
      case "\u{1}"..<" ":
        throw error(.controlCharacter(next))
      default:
        advance()
      }
    }
  }

  /// Reads a backslash and the rest of its escape.
  private mutating func readEscape(inStringAt opening: SourcePosition) throws(DocumentError) -> Unicode.Scalar {
    let backslash = position
    advance()
    let escaped: Unicode.Scalar
    switch next {
    case "\"", "\\", "/": escaped = next
    case "b": escaped = "\u{8}"
    case "f": escaped = "\u{C}"
    case "n": escaped = "\n"
    case "r": escaped = "\r"
    case "t": escaped = "\t"
    case "u": return try readUnicodeEscape(at: backslash)
    case "\n", "\r", "\0": throw error(.unterminatedString(atEndOfFile: isAtEnd), at: opening)
    default: throw error(.unknownEscape(character), at: backslash)
    }
    advance()
    return escaped
  }

  /// Reads `u` and four digits. If they are the first half of a UTF-16 pair, reads the second half too.
  private mutating func readUnicodeEscape(at backslash: SourcePosition) throws(DocumentError) -> Unicode.Scalar {
    guard let unit = readCodeUnit() else { throw error(.malformedUnicodeEscape, at: backslash) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), next == "\\" {
      advance()
      if let trail = readCodeUnit(), UTF16.isTrailSurrogate(trail) {
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
      }
    }
    throw error(.loneSurrogate(String(unit, radix: 16, uppercase: true)), at: backslash)
  }

  /// Reads `u` and four hexadecimal digits; `nil` if anything else stands at the cursor.
  private mutating func readCodeUnit() -> UInt16? {
    guard next == "u", offset + 4 < bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[offset + 1...offset + 4] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    for _ in 0..<5 { advance() }
    return unit
  }
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
  switch Unicode.Scalar(byte) {
  case "0"..."9": UInt16(byte) - 0x30
  case "A"..."F": UInt16(byte) - 0x41 + 10
  case "a"..."f": UInt16(byte) - 0x61 + 10
  default: nil
  }
}
