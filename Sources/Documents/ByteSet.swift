/// Some of the 256 bytes, told by a bit each: documents are looked through byte by byte.
///
///     let special = ByteSet { $0 < 0x20 || $0 == UInt8(ascii: "<") }
///     special.contains(UInt8(ascii: "a"))    // false
package struct ByteSet: Sendable {
  private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

  /// The bytes that are wanted.
  package init(where isWanted: (UInt8) -> Bool) {
    for byte in UInt8.min...UInt8.max where isWanted(byte) {
      let bit: UInt64 = 1 << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
    }
  }

  /// Whether a byte is one of them.
  package func contains(_ byte: UInt8) -> Bool {
    let word =
      switch byte >> 6 {
      case 0: words.0
      case 1: words.1
      case 2: words.2
      default: words.3
      }
    return word >> UInt64(byte & 63) & 1 == 1
  }
}
