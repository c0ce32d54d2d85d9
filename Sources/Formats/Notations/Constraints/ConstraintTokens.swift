import Checks
import LayoutModel

/// A constraint's text cut into words and signs.
///
/// A word is the longest run of letters, digits, `_`, `-` and dots. It is a number if all of it reads as one, else an
/// item; a single minus is a sign. Source: <doc:Fixtures#Constraints-as-text>.
package struct ConstraintTokens {
  package struct Token {
    enum Kind: Equatable {
      case number(Double)
      case word
      /// A sign: `==`, `<=`, `>=`, `+`, `-`, `*`, `/`, `@`, or any unknown character.
      case sign
    }

    let kind: Kind
    let text: String
    /// The beginning of the token, in UTF-8 bytes from the text's start.
    let offset: Int
    /// A Boolean that tells whether the next token follows without a space.
    var touchesNext = false
  }

  /// The maximum number of tokens that are cut. It is twice that of the longest constraint, nine; the rest doesn't
  /// matter.
  private static let maximumCount = 18

  private var tokens: [Token] = []
  private var next = 0
  /// The end of the text, in UTF-8 bytes.
  package let end: Int

  package init(_ text: String) {
    let bytes = Array(text.utf8)
    end = bytes.count
    var offset = 0
    while offset < bytes.count, tokens.count < Self.maximumCount {
      if bytes[offset].isBlank {
        offset += 1
        continue
      }
      let length = Self.length(of: bytes[offset...])
      let token = Self.token(bytes[offset..<(offset + length)], offset: offset)
      offset += length
      tokens.append(token)
      tokens[tokens.count - 1].touchesNext = offset < bytes.count && !bytes[offset].isBlank
    }
  }

  private static func length(of bytes: ArraySlice<UInt8>) -> Int {
    var word = bytes.prefix { $0.isIDCharacter || $0 == UInt8(ascii: ".") }
    // `1e+3` is one word, although no word begins with a plus.
    if word.last == UInt8(ascii: "e") || word.last == UInt8(ascii: "E"),
      bytes.dropFirst(word.count).first == UInt8(ascii: "+"), isNumber(word.dropLast())
    {
      word = bytes.prefix(word.count + 1 + bytes.dropFirst(word.count + 1).prefix { $0.isIDCharacter }.count)
    }
    if !word.isEmpty { return word.count }
    let pair = bytes.prefix(2)
    if pair.last == UInt8(ascii: "="), pair.count == 2, "=<>!".utf8.contains(pair[pair.startIndex]) { return 2 }
    // An unknown character is taken whole, so that a message can show it.
    return 1 + bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
  }

  private static func token(_ bytes: ArraySlice<UInt8>, offset: Int) -> Token {
    let text = String(decoding: bytes, as: UTF8.self)
    if let number = number(bytes, text) { return Token(kind: .number(number), text: text, offset: offset) }
    let isWord = text != "-" && bytes.allSatisfy { $0.isIDCharacter || $0 == UInt8(ascii: ".") }
    return Token(kind: isWord ? .word : .sign, text: text, offset: offset)
  }

  /// The value of a text, as constraints write numbers.
  package static func number(_ text: String) -> Double? { number(ArraySlice(text.utf8), text) }

  /// The value of a word that is wholly a number: perhaps a minus, digits, a fraction, an exponent.
  private static func number(_ bytes: ArraySlice<UInt8>, _ text: String) -> Double? {
    isNumber(bytes) ? Double(text) : nil
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    isUnsigned(bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes)
  }

  private static func isUnsigned(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func digits() -> Bool {
      let digits = rest.prefix { $0.isDigit }
      rest = rest.dropFirst(digits.count)
      return !digits.isEmpty
    }
    guard digits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard digits() else { return false }
    }
    return rest.isEmpty
  }

  /// The next token, or `nil` at the end.
  package var first: Token? { next < tokens.count ? tokens[next] : nil }

  /// The beginning of the next token, or the end of the text.
  package var offset: Int { first?.offset ?? end }

  /// Takes the next token.
  package mutating func take() -> Token? {
    defer { next += 1 }
    return first
  }

  /// Takes the next token if it is a given sign.
  package mutating func take(_ sign: String) -> Token? {
    guard let token = first, token.kind == .sign, token.text == sign else { return nil }
    next += 1
    return token
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
