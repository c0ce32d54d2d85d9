/// The reasons that a byte is not part of UTF-8 text.
package enum TextFault: Hashable, Sendable {
  /// A zero byte, which text files don't have.
  case nul
  /// The file begins as UTF-16 does.
  case utf16
  /// A byte that continues a character, where none began.
  case strayContinuation
  /// A character of several bytes that breaks off.
  case truncated
  /// A character in more bytes than it needs.
  case overlong
  /// One half of a UTF-16 pair, encoded as if it were a character.
  case surrogate
  /// A character beyond U+10FFFF, the last one.
  case beyondUnicode
  /// A byte that UTF-8 never has, 0xF5 and above.
  case neverUsed
}

/// The check that every reader makes first: is the file UTF-8 text without zero bytes?
package enum TextCheck {
  /// The three bytes that mark a file as UTF-8 at its beginning.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Throws `notText` at the first byte (of the first character) that isn't UTF-8 text.
  ///
  /// - Throws: `DocumentError`.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func check(_ bytes: [UInt8]) throws(DocumentError) {
    if looksLikeUTF16(bytes) { throw error(.utf16, at: 0, in: bytes) }
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte != 0 && byte < 0x80 {
        offset += 1
        continue
      }
      let (length, fault) = character(at: offset, in: bytes)
      if let fault { throw error(fault, at: offset, in: bytes) }
      offset += length
    }
  }

  /// The number of bytes of the character that begins at an offset, or its fault (Unicode 16, table 3-7).
  private static func character(at offset: Int, in bytes: [UInt8]) -> (length: Int, fault: TextFault?) {
    let length: Int
    switch bytes[offset] {
    case 0: return (1, .nul)
    case ..<0x80: return (1, nil)
    case ..<0xC0: return (1, .strayContinuation)
    case ..<0xC2: return (1, .overlong)
    case ..<0xE0: length = 2
    case ..<0xF0: length = 3
    case ..<0xF5: length = 4
    default: return (1, .neverUsed)
    }
    for next in 1..<length where offset + next >= bytes.count || bytes[offset + next] & 0xC0 != 0x80 {
      return (next, .truncated)
    }
    switch (bytes[offset], bytes[offset + 1]) {
    case (0xE0, ..<0xA0), (0xF0, ..<0x90): return (length, .overlong)
    case (0xED, 0xA0...): return (length, .surrogate)
    case (0xF4, 0x90...): return (length, .beyondUnicode)
    default: return (length, nil)
    }
  }

  /// Tells whether a file begins with UTF-16's mark, or with an ASCII character in two bytes.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, 0x20..<0x7F), (0x20..<0x7F, 0): return bytes.count.isMultiple(of: 2)
    default: return false
    }
  }

  private static func error(_ fault: TextFault, at offset: Int, in bytes: [UInt8]) -> DocumentError {
    DocumentError(.notText(byte: bytes[offset], fault), at: position(of: offset, in: bytes))
  }

  /// The line and column of an offset. CR, LF and CRLF each end a line; a byte order mark takes no column.
  private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let mark = bytes.starts(with: byteOrderMark) ? min(byteOrderMark.count, offset) : 0
    return LineStarts(of: Array(bytes[mark..<offset])).position(of: offset - mark)
  }
}
