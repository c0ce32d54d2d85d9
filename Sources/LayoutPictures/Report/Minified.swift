/// A script or a style with all left out that only its readers need: comments, indentation, spaces.
///
/// It is for the page's own files, which `tools/test-report` runs: names stay as they are, an empty loop has braces, and a
/// division isn't followed by a regular expression.
package enum Minified {
  /// A script's text.
  package static func script(_ text: String) -> String {
    var scanner = ScriptScanner(Array(text.utf8))
    return String(decoding: scanner.minified(), as: UTF8.self)
  }

  /// A style's text: what stands between quotes is as it was.
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
        // A space before a colon parts a selector from its descendants.
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

  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let newline = UInt8(ascii: "\n")

  fileprivate static func isSpace(_ byte: UInt8) -> Bool { byte == space || byte == newline }

  /// Where something ends that has a mark at its end.
  fileprivate static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    let found = (min(start, bytes.count)..<bytes.count).first { bytes[$0...].starts(with: mark.utf8) }
    return found.map { $0 + mark.utf8.count } ?? bytes.count
  }

  /// Where a text between quotes ends, of which the first stands at a position.
  fileprivate static func endOfQuoted(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != bytes[start] {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }
}

/// Reads a script from one token to the next.
private struct ScriptScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []

  /// What stood between the token before and the one that comes.
  private enum Gap { case nothing, space, newline }
  private var gap = Gap.nothing

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func minified() -> [UInt8] {
    while position < bytes.count {
      let byte = bytes[position]
      if bytes[position...].starts(with: "//".utf8) {
        position = bytes[position...].firstIndex(of: Minified.newline) ?? bytes.count
      } else if bytes[position...].starts(with: "/*".utf8) {
        position = Minified.end(of: "*/", in: bytes, from: position + 2)
      } else if Minified.isSpace(byte) {
        gap = byte == Minified.newline || gap == .newline ? .newline : .space
        position += 1
      } else {
        take(upTo: endOfToken())
      }
    }
    return output
  }

  private mutating func take(upTo end: Int) {
    let first = bytes[position]
    switch (gap, output.last) {
    case (.newline, let last?) where !"{;,([:?=&|".utf8.contains(last) && !")]},;.:?&|=".utf8.contains(first):
      output.append(Minified.newline)
    case (.space, let last?) where Self.touch(last, first): output.append(Minified.space)
    default: break
    }
    gap = .nothing
    // A statement ends where its block does.
    if first == UInt8(ascii: "}"), output.last == UInt8(ascii: ";") { output.removeLast() }
    output += bytes[position..<end]
    position = end
  }

  /// Whether two tokens would be others without a space between them.
  private static func touch(_ last: UInt8, _ first: UInt8) -> Bool {
    isWord(last) && (isWord(first) || first == UInt8(ascii: ".")) || last == first && "+-/".utf8.contains(last)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  private func endOfToken() -> Int {
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return Minified.endOfQuoted(bytes, from: position)
    case UInt8(ascii: "`"): return endOfTemplate(from: position)
    case UInt8(ascii: "/") where beginsExpression: return endOfExpression()
    case let byte where Self.isWord(byte):
      return bytes[position...].firstIndex { !Self.isWord($0) } ?? bytes.count
    default: return position + 1
    }
  }

  /// Whether what comes is a regular expression, not a division: behind an operator, a bracket that opens, and `return`.
  private var beginsExpression: Bool {
    guard let last = output.last else { return true }
    return "(,=:[!&|?{};>".utf8.contains(last) || output.suffix(6).elementsEqual("return".utf8)
  }

  /// Where a regular expression ends, without its flags.
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

  /// Where a template ends, whatever stands in its placeholders.
  private func endOfTemplate(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`") {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
      } else if bytes[end...].starts(with: "${".utf8) {
        end = endOfPlaceholder(from: end + 2)
      } else {
        end += 1
      }
    }
    return min(end + 1, bytes.count)
  }

  private func endOfPlaceholder(from start: Int) -> Int {
    var end = start
    var depth = 1
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "`"):
        end = endOfTemplate(from: end)
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        end = Minified.endOfQuoted(bytes, from: end)
        continue
      default: break
      }
      end += 1
      if depth == 0 { break }
    }
    return end
  }
}
