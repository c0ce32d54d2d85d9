/// The words and signs of a file of Swift or Objective-C, without comments and the insides of strings.
///
/// The text is read byte by byte and once, whatever it is: what isn't code gives tokens too.
///
///     self.height.constant = 20  // a comment      self . height . constant = 20
package struct CodeTokens: Sendable {
  /// A language that code is read in.
  package enum Language: Sendable {
    case swift, objectiveC
  }

  /// A word, a number, a string or a sign.
  package struct Token: Sendable {
    package let kind: Kind
    /// The first byte of a sign; 0 for other tokens.
    package let sign: UInt8
    package let start: Int32
    package let end: Int32
    /// The line, from 1.
    package let line: Int32
    /// A Boolean value that tells whether a blank or a new line precedes it.
    package let isApart: Bool

    package enum Kind: UInt8, Sendable {
      case word, number, string, sign
    }
  }

  package let bytes: [UInt8]
  package private(set) var tokens: [Token] = []
  /// The strings that definitions of Objective-C's preprocessor stand for, with their quotes: `#define kCard @"card"`.
  private(set) var definedStrings: [ArraySlice<UInt8>] = []
  /// The index behind the bracket that closes the one at an index; 0 where none opens.
  private var ends: [Int32] = []
  package let language: Language

  /// The largest file that is read; nobody writes larger ones.
  package static let maximumBytes = 4 << 20

  /// Reads a text; one that is too large has no tokens.
  package init(_ bytes: [UInt8], _ language: Language) {
    self.bytes = bytes
    self.language = language
    guard bytes.count <= Self.maximumBytes else { return }
    tokens.reserveCapacity(bytes.count / 5)
    var reader = Reader(bytes, language)
    while let token = reader.next() { tokens.append(token) }
    definedStrings = reader.definedStrings.map { bytes[$0] }
    findEnds()
  }

  /// Matches brackets of any kind: where one of another kind closes a group, the text is no code, and the group ends there.
  private mutating func findEnds() {
    ends = Array(repeating: 0, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.sign != 0 {
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { ends[start] = Int32(index + 1) }
      default: break
      }
    }
    for start in open { ends[start] = Int32(tokens.count) }
  }

  package var count: Int { tokens.count }

  /// Returns the text of a token; that of a string has its quotes.
  package func text(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// Returns the text between a string's quotes, as written; `nil` for other tokens.
  package func string(_ index: Int) -> String? {
    guard index < tokens.count, tokens[index].kind == .string else { return nil }
    let own = bytes[Int(tokens[index].start)..<Int(tokens[index].end)]
    let quoted = own.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "@") }
    let inner = quoted.drop { $0 == UInt8(ascii: "\"") }
    let hashes = own.first == UInt8(ascii: "#") ? quoted.startIndex - own.startIndex : 0
    let end = max(inner.startIndex, own.endIndex - hashes - (inner.startIndex - quoted.startIndex))
    return String(decoding: own[inner.startIndex..<end], as: UTF8.self)
  }

  /// Tells whether a token is a word.
  package func isWord(_ index: Int) -> Bool { index >= 0 && index < tokens.count && tokens[index].kind == .word }

  /// Tells whether a token is a certain word.
  package func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard isWord(index) else { return false }
    let token = tokens[index]
    let length = Int(token.end - token.start)
    guard length == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for place in 0..<length where unsafe bytes[Int(token.start) + place] != buffer[place] { return false }
      return true
    }
  }

  /// Tells whether a token is a sign that begins with a character.
  package func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].sign == UInt8(ascii: sign)
  }

  /// Returns the index behind the bracket that closes the one at an index; the end if nothing closes it.
  package func end(ofGroupAt index: Int) -> Int { max(index + 1, Int(ends[index])) }

  /// Returns the index of the bracket that the one at an index closes; `nil` if it isn't among the tokens just before.
  ///
  /// - Parameters:
  ///   - index: The index of the closing bracket.
  ///   - count: The number of tokens that are looked at.
  /// - Returns: The index.
  func start(ofGroupBefore index: Int, within count: Int) -> Int? {
    (max(0, index - count)..<index).last { ends[$0] == Int32(index + 1) }
  }
}

/// Reads tokens from bytes.
private struct Reader {
  private let bytes: [UInt8]
  private let isSwift: Bool
  private var place = 0
  private var line: Int32 = 1
  private var isApart = true
  private var isAtStartOfLine = true
  private(set) var definedStrings: [Range<Int>] = []

  init(_ bytes: [UInt8], _ language: CodeTokens.Language) {
    self.bytes = bytes
    isSwift = language == .swift
  }

  mutating func next() -> CodeTokens.Token? {
    isApart = place == 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte <= 0x20 {
        skipBlank(byte)
      } else if byte == UInt8(ascii: "/"), let following = byteAfter, following == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), let following = byteAfter, following == UInt8(ascii: "*") {
        skipComment()
      } else if byte == UInt8(ascii: "#"), !isSwift, isAtStartOfLine {
        skipDirective()
      } else {
        isAtStartOfLine = false
        return token(byte)
      }
    }
    return nil
  }

  private var byteAfter: UInt8? { place + 1 < bytes.count ? bytes[place + 1] : nil }

  private mutating func skipBlank(_ byte: UInt8) {
    if byte == 0x0A {
      line += 1
      isAtStartOfLine = true
    }
    isApart = true
    place += 1
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != 0x0A { place += 1 }
  }

  /// Skips a comment; Swift's may hold others.
  private mutating func skipComment() {
    var depth = 0
    isApart = true
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), byteAfter == UInt8(ascii: "*"), isSwift || depth == 0 {
        depth += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), byteAfter == UInt8(ascii: "/") {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        if bytes[place] == 0x0A { line += 1 }
        place += 1
      }
    }
  }

  /// Skips a directive of the preprocessor, with the lines that a backslash joins to it, and notes the strings of a definition.
  private mutating func skipDirective() {
    let name = bytes[(place + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    let isDefinition = name.starts(with: Self.definition)
    while place < bytes.count {
      if bytes[place] == 0x0A {
        let last = place > 0 && bytes[place - 1] == 0x0D ? place - 2 : place - 1
        guard last >= 0, bytes[last] == UInt8(ascii: "\\") else { return }
        line += 1
      } else if isDefinition, bytes[place] == UInt8(ascii: "\"") {
        let start = place
        skipString()
        definedStrings.append(start..<place)
        continue
      }
      place += 1
    }
  }

  private static let definition = Array("define".utf8)

  private mutating func token(_ byte: UInt8) -> CodeTokens.Token {
    let (start, firstLine) = (place, line)
    var kind = CodeTokens.Token.Kind.sign
    var sign: UInt8 = 0
    if Self.isLetter(byte) {
      kind = .word
      while place < bytes.count, Self.isLetter(bytes[place]) || Self.isDigit(bytes[place]) { place += 1 }
    } else if Self.isDigit(byte) {
      kind = .number
      skipNumber()
    } else if startsString(byte) {
      kind = .string
      skipString()
    } else if !isSwift, byte == UInt8(ascii: "'") {
      kind = .string
      skipCharacter()
    } else {
      sign = byte
      place += 1
    }
    return CodeTokens.Token(
      kind: kind, sign: sign, start: Int32(start), end: Int32(place), line: firstLine, isApart: isApart)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func skipNumber() {
    while place < bytes.count {
      let byte = bytes[place]
      let isPoint = byte == UInt8(ascii: ".") && byteAfter.map(Self.isDigit) == true
      guard Self.isLetter(byte) || Self.isDigit(byte) || isPoint else { return }
      place += 1
    }
  }

  // MARK: Strings

  private func startsString(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\"") { return true }
    if byte == UInt8(ascii: "@"), !isSwift { return byteAfter == UInt8(ascii: "\"") }
    guard byte == UInt8(ascii: "#"), isSwift else { return false }
    var end = place
    while end < bytes.count, end - place < Self.maximumHashes, bytes[end] == byte { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"")
  }

  private static let maximumHashes = 8
  /// The most strings within interpolations within strings.
  private static let maximumDepth = 32

  /// A string that is open, or the interpolation in it.
  private struct Open {
    let hashes: Int
    let isLong: Bool
    /// The parentheses that are open in its interpolation; `nil` outside of one.
    var parentheses: Int?
  }

  /// Skips a string with the interpolations in it, which may hold strings too.
  private mutating func skipString() {
    var open = [begin()]
    while place < bytes.count, var last = open.last {
      let byte = bytes[place]
      if byte == 0x0A {
        // A string that a line's end leaves open is none.
        if !open.contains(where: \.isLong) { return }
        line += 1
        place += 1
      } else if let depth = last.parentheses {
        if startsString(byte), open.count < Self.maximumDepth {
          open.append(begin())
          continue
        }
        if byte == UInt8(ascii: "(") { last.parentheses = depth + 1 }
        if byte == UInt8(ascii: ")") { last.parentheses = depth == 1 ? nil : depth - 1 }
        open[open.count - 1] = last
        place += 1
      } else if byte == UInt8(ascii: "\\"), stand(last.hashes, at: place + 1) {
        place += 1 + last.hashes
        if isSwift, place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          open[open.count - 1].parentheses = 0
        } else if place < bytes.count, bytes[place] != 0x0A {
          place += 1
        }
      } else if byte == UInt8(ascii: "\""), ends(last) {
        place += (last.isLong ? 3 : 1) + last.hashes
        open.removeLast()
      } else {
        place += 1
      }
    }
    place = min(place, bytes.count)
  }

  /// Skips the quotes that begin a string.
  private mutating func begin() -> Open {
    var hashes = 0
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "#") { hashes += 1 }
      place += 1
    }
    let isLong = isSwift && stand3Quotes(at: place)
    place += isLong ? 3 : 1
    return Open(hashes: hashes, isLong: isLong)
  }

  private func stand3Quotes(at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == UInt8(ascii: "\"") && bytes[index + 1] == UInt8(ascii: "\"")
      && bytes[index + 2] == UInt8(ascii: "\"")
  }

  /// Tells whether a number of hashes stands at an index.
  private func stand(_ hashes: Int, at index: Int) -> Bool {
    guard index + hashes <= bytes.count else { return false }
    for place in index..<(index + hashes) where bytes[place] != UInt8(ascii: "#") { return false }
    return true
  }

  private func ends(_ open: Open) -> Bool {
    open.isLong ? stand3Quotes(at: place) && stand(open.hashes, at: place + 3) : stand(open.hashes, at: place + 1)
  }

  private mutating func skipCharacter() {
    place += 1
    while place < bytes.count, bytes[place] != 0x0A {
      let byte = bytes[place]
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "'") { break }
    }
    place = min(place, bytes.count)
  }
}
