/// A script or a style without the parts that only readers need: comments, indentation, spaces, and in a script long
/// names of its own.
///
/// It is made for the page's own files, which `tools/check report` runs. In these an empty loop has braces, and a
/// division isn't followed by a regular expression.
package enum Minified {
  /// A script's text.
  package static func script(_ text: String) -> String {
    var tokens = ScriptToken.tokens(of: Array(text.utf8))
    ShortNames(of: tokens).rename(&tokens)
    var output: [UInt8] = []
    append(tokens, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends tokens with the necessary characters between them.
  private static func append(_ tokens: [ScriptToken], to output: inout [UInt8]) {
    // The text of a placeholder touches nothing before it.
    var last: UInt8?
    for token in tokens {
      guard let first = token.text.first else { continue }
      if let last {
        switch token.gap {
        case .newline where !"{;,([:?=&|".utf8.contains(last) && !")]},;.:?&|=".utf8.contains(first):
          output.append(newline)
        case .space where touch(last, first): output.append(space)
        default: break
        }
      }
      // A statement ends with its block.
      if first == UInt8(ascii: "}"), last == UInt8(ascii: ";") { output.removeLast() }
      if case .template(let parts) = token.kind {
        for part in parts {
          output += part.text
          append(part.placeholder, to: &output)
        }
      } else {
        output += token.text
      }
      last = output.last
    }
  }

  /// Tells whether two tokens would become others without a space between them.
  private static func touch(_ last: UInt8, _ first: UInt8) -> Bool {
    ScriptToken.isWord(last) && (ScriptToken.isWord(first) || first == UInt8(ascii: "."))
      || last == first && "+-/".utf8.contains(last)
  }

  /// A style's text; quoted text stays as it is.
  package static func style(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var position = 0
    var hasSpace = false
    while position < bytes.count {
      let byte = bytes[position]
      if bytes[position...].starts(with: "/*".utf8) {
        position = end(of: "*/", in: bytes, from: position + 2)
        hasSpace = true
      } else if isSpace(byte) {
        position += 1
        hasSpace = true
      } else {
        let isTight = output.last.map { "{};,:>".utf8.contains($0) } ?? true
        // A space before a colon separates a selector from its descendants.
        if hasSpace, !isTight, !"{};,>!".utf8.contains(byte) { output.append(space) }
        if byte == UInt8(ascii: "}"), output.last == UInt8(ascii: ";") { output.removeLast() }
        hasSpace = false
        let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        let next = isQuoted ? endOfQuoted(bytes, from: position) : position + 1
        output += bytes[position..<next]
        position = next
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static let space = UInt8(ascii: " ")
  static let newline = UInt8(ascii: "\n")

  static func isSpace(_ byte: UInt8) -> Bool { byte == space || byte == newline }

  /// The end of a part that ends with a mark.
  static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    let found = (min(start, bytes.count)..<bytes.count).first { bytes[$0...].starts(with: mark.utf8) }
    return found.map { $0 + mark.utf8.count } ?? bytes.count
  }

  /// The end of a quoted text whose first quote stands at a position.
  static func endOfQuoted(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != bytes[start] {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }
}
