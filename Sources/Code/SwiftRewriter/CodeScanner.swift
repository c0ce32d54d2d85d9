/// A walk through code that knows where its strings and comments end.
struct CodeScanner {
  let bytes: [UInt8]
  var position = 0

  /// A walk from the beginning.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  /// Skips the rest of a name.
  mutating func skipWord() -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position].isPartOfName { position += 1 }
    return start..<position
  }

  // MARK: Strings and comments

  func has(_ text: StaticString, at place: Int) -> Bool {
    text.withUTF8Buffer {
      unsafe place + $0.count <= bytes.count && bytes[place..<(place + $0.count)].elementsEqual($0)
    }
  }

  /// Skips a string, a comment, or the one character that may begin them; tells whether it is closed.
  mutating func skipLiteral() -> Bool {
    if has("//", at: position) {
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
      return true
    }
    if has("/*", at: position) { return skipComment() }
    var signs = 0
    while position + signs < bytes.count, bytes[position + signs] == UInt8(ascii: "#") { signs += 1 }
    guard position + signs < bytes.count, bytes[position + signs] == UInt8(ascii: "\"") else {
      position += max(signs, 1)
      return true
    }
    return skipString(signs: signs)
  }

  /// Skips a comment, which others may be in.
  private mutating func skipComment() -> Bool {
    var depth = 0
    while position < bytes.count {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return false
  }

  /// Skips a string that begins with a number of `#`.
  private mutating func skipString(signs: Int) -> Bool {
    position += signs
    let isLong = has("\"\"\"", at: position)
    let quotes = isLong ? 3 : 1
    position += quotes
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), hasSigns(signs, at: position + 1) {
        position += 1 + signs
        guard position < bytes.count else { return false }
        if bytes[position] == UInt8(ascii: "(") {
          position += 1
          guard skipInterpolation() else { return false }
        } else {
          position += 1
        }
      } else if byte == UInt8(ascii: "\""), !isLong || has("\"\"\"", at: position),
        hasSigns(signs, at: position + quotes)
      {
        position += quotes + signs
        return true
      } else if byte == 0x0A, !isLong {
        return false
      } else {
        position += 1
      }
    }
    return false
  }

  private func hasSigns(_ count: Int, at place: Int) -> Bool {
    place + count <= bytes.count && bytes[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Skips what a string shows, behind its parenthesis.
  private mutating func skipInterpolation() -> Bool {
    var depth = 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 {
          position += 1
          return true
        }
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
        guard skipLiteral() else { return false }
        continue
      default: break
      }
      position += 1
    }
    return false
  }
}

extension UInt8 {
  /// Tells whether the byte is part of a name: a letter, a digit, an underscore, or part of a character beyond ASCII.
  var isPartOfName: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self >= 0x30 && self <= 0x39 || self == 0x5F || self >= 0x80
  }

  /// Tells whether a string, a comment, or something with a sign before it may begin with the byte.
  var mayBeginLiteral: Bool { self == 0x22 || self == 0x23 || self == 0x2F }
}

extension CodeScanner {
  /// Tells whether a name outside of strings and comments satisfies a condition.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - letters: The letters with which the names begin that are asked for; any if `nil`.
  ///   - isWanted: The condition.
  /// - Returns: Whether a name does.
  static func hasName(
    in bytes: [UInt8], beginningWith letters: Set<UInt8>? = nil, where isWanted: (String) -> Bool
  ) -> Bool {
    var isAsked = [Bool](repeating: letters == nil, count: 256)
    for letter in letters ?? [] { isAsked[Int(letter)] = true }
    var scanner = CodeScanner(bytes)
    while !scanner.isAtEnd {
      let byte = bytes[scanner.position]
      if byte.mayBeginLiteral {
        guard scanner.skipLiteral() else { return false }
      } else if byte.isPartOfName {
        let word = scanner.skipWord()
        if isAsked[Int(byte)], isWanted(String(decoding: bytes[word], as: UTF8.self)) { return true }
      } else {
        scanner.position += 1
      }
    }
    return false
  }
}

extension Set<String> {
  /// The letters with which the names begin.
  var firstLetters: Set<UInt8> { Set<UInt8>(compactMap(\.utf8.first)) }
}
