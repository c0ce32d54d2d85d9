/// A cursor over the bytes of a JSON text that knows its line.
///
/// The bytes are UTF-8 text without zero bytes (`TextCheck`). So U+0000 can stand for the end of the file, and a string
/// can be decoded from any range that ends at ASCII characters.
struct JSONScanner {
  let bytes: [UInt8]
  private(set) var offset: Int
  private var line = 1
  private var lineStart: Int

  /// Creates a cursor at the beginning, behind the byte order mark if there is one. The mark takes no column.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: TextCheck.byteOrderMark) ? TextCheck.byteOrderMark.count : 0
    lineStart = offset
  }

  /// The ASCII character at the cursor; U+0000 at the end; for any other character its first byte (U+0080 and above).
  var next: Unicode.Scalar { offset < bytes.count ? Unicode.Scalar(bytes[offset]) : "\0" }

  var isAtEnd: Bool { offset == bytes.count }

  /// The cursor's line and column.
  var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart + 1) }

  /// Moves past one byte that ends no line.
  mutating func advance() { offset += 1 }

  /// Moves past white space and comments.
  mutating func skipBlanks() throws(DocumentError) {
    while true {
      switch next {
      case " ", "\t": advance()
      case "\n", "\r": skipLineBreak()
      case "/": try skipComment()
      default: return
      }
    }
  }

  private mutating func skipLineBreak() {
    let isReturn = next == "\r"
    advance()
    if isReturn && next == "\n" { advance() }
    line += 1
    lineStart = offset
  }

  private mutating func skipComment() throws(DocumentError) {
    let start = position
    advance()
    switch next {
    case "/":
      while !isAtEnd && next != "\n" && next != "\r" { advance() }
    case "*":
      advance()
      try skipBlockComment(from: start)
    default:
      throw DocumentError(.malformedJSON(.loneSlash), at: start)
    }
  }

  /// Moves past the next `*/`; the cursor stands behind `/*`.
  private mutating func skipBlockComment(from start: SourcePosition) throws(DocumentError) {
    while !isAtEnd {
      switch next {
      case "\n", "\r": skipLineBreak()
      case "*":
        advance()
        guard next == "/" else { continue }
        advance()
        return
      default: advance()
      }
    }
    throw DocumentError(.malformedJSON(.unterminatedComment), at: start)
  }
}

// MARK: - Errors

extension JSONScanner {
  /// An error at the cursor.
  func error(_ fault: JSONFault) -> DocumentError { error(fault, at: position) }

  /// An error at a place that the cursor has passed.
  func error(_ fault: JSONFault, at position: SourcePosition) -> DocumentError {
    DocumentError(.malformedJSON(fault), at: position)
  }

  /// The whole character at the cursor, of one byte or several.
  var character: Unicode.Scalar {
    guard next >= "\u{80}" else { return next }
    let end = min(offset + 4, bytes.count)
    return String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first ?? "\0"
  }

  /// The characters of a kind from the cursor on, shortened for a message.
  func run(where belongs: (Unicode.Scalar) -> Bool) -> String {
    // One character more than an excerpt has shows whether it is cut off. Each takes at most four bytes.
    let window = bytes[offset..<min(offset + (String.excerptLength + 1) * 4, bytes.count)]
    let run = String(decoding: window, as: UTF8.self).unicodeScalars.prefix(while: belongs)
    return String(run).excerpt
  }
}
