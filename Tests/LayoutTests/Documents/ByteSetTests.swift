import Documents
import Testing

/// Sets of bytes.
struct ByteSetTests {
  @Test("A set holds the bytes that it was asked to, and no other")
  func holdsBytes() {
    func isWanted(_ byte: UInt8) -> Bool { byte < 0x20 || byte % 7 == 3 || byte == 0xFF }
    let set = ByteSet(where: isWanted)
    for byte in UInt8.min...UInt8.max { #expect(set.contains(byte) == isWanted(byte)) }
  }
}
