/// Bytes as text that may stand in a script element: four bytes are five digits, one character each.
///
/// The digits are the characters from `(` on, as far as 85 of them reach. In place of `<`, which could end the element,
/// stands `}`.
enum Base85 {
  /// The text of bytes; zeros are added up to a multiple of four.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 5 / 4 + 5)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      var number = 0
      for place in start..<start + 4 { number = number << 8 | (place < bytes.count ? Int(bytes[place]) : 0) }
      for power in powers {
        let digit = firstDigit + UInt8(number / power % 85)
        text.append(digit == UInt8(ascii: "<") ? UInt8(ascii: "}") : digit)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; `nil` for what is none.
  static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 5 * 4)
    var (number, count) = (0, 0)
    for character in text.utf8 {
      let digit = character == UInt8(ascii: "}") ? UInt8(ascii: "<") : character
      guard digit >= firstDigit, digit < firstDigit + 85, character != UInt8(ascii: "<") else { return nil }
      number = number * 85 + Int(digit - firstDigit)
      count += 1
      guard count == 5 else { continue }
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
      (number, count) = (0, 0)
    }
    return count == 0 ? bytes : nil
  }

  private static let firstDigit = UInt8(ascii: "(")
  private static let powers = [85 * 85 * 85 * 85, 85 * 85 * 85, 85 * 85, 85, 1]
}
