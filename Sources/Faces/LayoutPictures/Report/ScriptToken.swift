/// A token of a script: a name, a mark, a text between quotes.
struct ScriptToken {
  enum Kind {
    /// A name, a keyword or a number.
    case word
    /// One character of an operator, or a bracket.
    case mark
    /// A text between quotes, or a regular expression.
    case literal
    /// A text between backticks: its parts, and the tokens in its placeholders.
    case template([TemplatePart])
  }

  /// A part of a template's text as it is written, up to a placeholder or the end, and the placeholder's tokens.
  struct TemplatePart {
    let text: ArraySlice<UInt8>
    var placeholder: [ScriptToken] = []
  }

  /// The white space between the previous token and this one.
  enum Gap { case nothing, space, newline }

  var kind: Kind
  var text: ArraySlice<UInt8>
  let gap: Gap

  /// Tells whether it is a particular mark.
  func isMark(_ mark: Character) -> Bool {
    if case .mark = kind { text.first == mark.asciiValue } else { false }
  }

  /// Its name if it is a word.
  var word: String? {
    if case .word = kind { String(decoding: text, as: UTF8.self) } else { nil }
  }

  /// The tokens of a script, without its comments.
  static func tokens(of bytes: [UInt8]) -> [ScriptToken] {
    var scanner = ScriptScanner(bytes, from: 0)
    return scanner.tokens()
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}

/// A scanner that reads a script token by token.
private struct ScriptScanner {
  private let bytes: [UInt8]
  private(set) var position: Int
  private var output: [ScriptToken] = []
  private var gap = ScriptToken.Gap.nothing

  init(_ bytes: [UInt8], from position: Int) { (self.bytes, self.position) = (bytes, position) }

  /// All tokens up to the end, or up to the bracket that closes one opened before them.
  mutating func tokens() -> [ScriptToken] {
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == slash, next == slash {
        position = bytes[position...].firstIndex(of: Minified.newline) ?? bytes.count
      } else if byte == slash, next == UInt8(ascii: "*") {
        position = Minified.end(of: "*/", in: bytes, from: position + 2)
      } else if Minified.isSpace(byte) {
        gap = byte == Minified.newline || gap == .newline ? .newline : .space
        position += 1
      } else {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        guard depth >= 0 else { break }
        take()
      }
    }
    return output
  }

  private let slash = UInt8(ascii: "/")
  /// The byte behind the present one; 0 at the end.
  private var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  private mutating func take() {
    let start = position
    var kind = ScriptToken.Kind.literal
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): position = Minified.endOfQuoted(bytes, from: start)
    case UInt8(ascii: "`"): kind = .template(template())
    case UInt8(ascii: "/") where beginsExpression: position = endOfExpression()
    case let byte where ScriptToken.isWord(byte):
      kind = .word
      position = bytes[start...].firstIndex { !ScriptToken.isWord($0) } ?? bytes.count
    default:
      kind = .mark
      position += 1
    }
    output.append(ScriptToken(kind: kind, text: bytes[start..<position], gap: gap))
    gap = .nothing
  }

  /// A Boolean that tells whether a regular expression comes next, not a division. It does behind an operator, an
  /// opening bracket, and `return`.
  private var beginsExpression: Bool {
    guard let last = output.last else { return true }
    if case .mark = last.kind, let byte = last.text.first { return "(,=:[!&|?{};>".utf8.contains(byte) }
    return last.word == "return"
  }

  /// The end of a regular expression, without its flags.
  private func endOfExpression() -> Int {
    var end = position + 1
    var isInClass = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "/") || isInClass {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      default: break
      }
      end += 1
    }
    return min(end + 1, bytes.count)
  }

  /// Reads the parts of the template that begins here, and moves past it.
  private mutating func template() -> [ScriptToken.TemplatePart] {
    var parts: [ScriptToken.TemplatePart] = []
    var start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "`") {
      if bytes[position] == UInt8(ascii: "\\") {
        position += 2
      } else if bytes[position] == UInt8(ascii: "$"), next == UInt8(ascii: "{") {
        position += 2
        var inner = ScriptScanner(bytes, from: position)
        let text = bytes[start..<position]
        parts.append(ScriptToken.TemplatePart(text: text, placeholder: inner.tokens()))
        (start, position) = (inner.position, inner.position)
      } else {
        position += 1
      }
    }
    position = min(position + 1, bytes.count)
    parts.append(ScriptToken.TemplatePart(text: bytes[start..<position]))
    return parts
  }
}
