/// Bytes written as letters, digits, `+` and `/`, four for three bytes (RFC 4648, section 4).
package enum Base64 {
  /// The text that bytes are encoded as, with padding.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32($1 < group.count ? group[start + $1] : 0) }
      for digit in 0..<4 {
        text.append(digit <= group.count ? digits[Int(bits >> (18 - 6 * UInt32(digit)) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes that a text encodes; `nil` where it isn't Base64. Padding may be missing, white space may stand between
  /// any two characters, and the bits of the last character that complete no byte are ignored.
  package static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var digits = 0
    var padding = 0
    var bits: UInt32 = 0
    for byte in text.utf8 where !isWhiteSpace(byte) {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let digit = value(of: byte) else { return nil }
      bits = bits << 6 | UInt32(digit)
      digits += 1
      // Each digit but the first of four completes a byte.
      switch digits % 4 {
      case 2: bytes.append(UInt8(truncatingIfNeeded: bits >> 4))
      case 3: bytes.append(UInt8(truncatingIfNeeded: bits >> 2))
      case 0: bytes.append(UInt8(truncatingIfNeeded: bits))
      default: break
      }
    }
    guard digits % 4 != 1, padding == 0 || (digits + padding) % 4 == 0, padding < 3 else { return nil }
    return bytes
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
