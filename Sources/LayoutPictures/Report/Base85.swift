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
      var number = (0..<4).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
      var digits: [UInt8] = []
      for _ in 0..<5 {
        let digit = UInt8(ascii: "(") + UInt8(number % 85)
        digits.append(digit == UInt8(ascii: "<") ? UInt8(ascii: "}") : digit)
        number /= 85
      }
      text += digits.reversed()
    }
    return String(decoding: text, as: UTF8.self)
  }
}
