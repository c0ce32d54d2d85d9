import LayoutModel

/// A number as logs print it, at the beginning of a text: `8`, `- 16`, `+ 0.5`, `2.22507e-308`.
///
/// It is checked as it is read: anything larger than a layout can hold is no number here.
struct LogNumber {
  let value: Double
  let end: Int
  /// A Boolean value that tells whether all six printed digits are used, so that the number may be rounded.
  let isRounded: Bool

  init?(_ text: ArraySlice<UInt8>) {
    guard let literal = Literal(text), Magnitude.isSound(literal.value) else { return nil }
    value = literal.value
    end = literal.end
    let significant = literal.digits.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter(Byte.isDigit).drop {
      $0 == UInt8(ascii: "0")
    }
    isRounded = literal.digits.contains(UInt8(ascii: ".")) && significant.count >= 6
  }

  private static let spaces = ["NSSpace(", "NSLayoutAnchorConstraintSpace("].map { Array($0.utf8) }

  /// Parses a distance that the system chooses: `NSSpace(8)`.
  init?(space text: ArraySlice<UInt8>) {
    guard let word = Self.spaces.first(where: { text.starts(with: $0) }),
      let number = LogNumber(text.dropFirst(word.count)),
      number.end < text.endIndex, text[number.end] == UInt8(ascii: ")")
    else { return nil }
    value = number.value
    end = number.end + 1
    isRounded = false
  }

  /// Returns the first number of a text that is too large for a layout, as written; `nil` if there is none.
  static func tooLarge(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var index = text.startIndex
    while index < text.endIndex {
      guard Byte.isDigit(text[index]) else {
        // Titles and identifiers are skipped.
        let isQuote = text[index] == Byte.quote
        index = isQuote ? text[(index + 1)...].firstIndex(of: Byte.quote) ?? index : index
        index += 1
        continue
      }
      let isWithinName = index > text.startIndex && Byte.isOfName(text[index - 1])
      if !isWithinName, let literal = Literal(text[index...]), !Magnitude.isSound(literal.value),
        literal.end == text.endIndex || !Byte.isOfName(text[literal.end])
      {
        return text[index..<literal.end]
      }
      // Addresses and classes are skipped.
      while index < text.endIndex, Byte.isOfName(text[index]) { index += 1 }
    }
    return nil
  }

  /// A number as written, of any size; infinite if a double can't hold it.
  private struct Literal {
    let value: Double
    let end: Int
    let digits: [UInt8]

    private static let longest = 400

    init?(_ text: ArraySlice<UInt8>) {
      var index = text.startIndex
      var digits: [UInt8] = []
      if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        if sign == UInt8(ascii: "-") { digits.append(sign) }
        index += 1
        while index < text.endIndex, text[index] == Byte.space { index += 1 }
        // `+ -8`, as libraries print it.
        if index < text.endIndex, text[index] == UInt8(ascii: "-"), digits.isEmpty {
          digits.append(text[index])
          index += 1
        }
      }
      let first = index
      while index < text.endIndex, index - first < Self.longest {
        let byte = text[index]
        let isExponent = byte | 0x20 == UInt8(ascii: "e") && index > first
        let isSign =
          (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) && index > first
          && text[index - 1] | 0x20 == UInt8(ascii: "e")
        guard Byte.isDigit(byte) || byte == UInt8(ascii: ".") || isExponent || isSign else { break }
        digits.append(byte)
        index += 1
      }
      guard index > first, Byte.isDigit(text[first]) || text[first] == UInt8(ascii: "."),
        let value = Double(String(decoding: digits, as: UTF8.self))
      else { return nil }
      self.value = value
      self.digits = digits
      end = index
    }
  }
}
