/// A short hash that distinguishes texts: FNV-1a of 128 bits (RFC 9923), for texts that nobody chooses to collide.
package enum Fingerprint {
  private static let offset: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013b

  /// A text's fingerprint, 32 hexadecimal digits.
  package static func text(of text: String) -> String { self.text(of: text.utf8) }

  /// The fingerprint of bytes.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(offset) { ($0 ^ UInt128($1)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
