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

  @Test("The first of them is found wherever it stands, and whatever stands before it")
  func findsFirst() {
    let set = ByteSet { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "<") }
    for length in 0...70 {
      for place in 0...length {
        for byte in [0, 0x1F, UInt8(ascii: "<"), 0x7F, 0xFF] as [UInt8] {
          var bytes = (0..<length).map { [0x20, 0x7E, UInt8(ascii: ";"), UInt8(ascii: "=")][$0 % 4] }
          if place < length { bytes[place] = byte }
          for start in [0, place / 2, place] {
            let found = unsafe bytes.withUnsafeBufferPointer { unsafe set.firstPosition(in: $0, from: start) }
            #expect(found == place)
          }
        }
      }
    }
  }
}
