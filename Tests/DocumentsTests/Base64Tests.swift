import Documents
import Foundation
import Testing

@Suite("Bytes written in base 64")
struct Base64Tests {
  @Test("What Foundation writes is read back, with and without padding, however lines are broken")
  func isReadBack() {
    var random = SystemRandomNumberGenerator()
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = Data(bytes).base64EncodedString()
      #expect(Base64.bytes(of: text) == bytes)
      #expect(Base64.bytes(of: text.filter { $0 != "=" }) == bytes)
      #expect(Base64.bytes(of: text.map { "\($0)" }.joined(separator: "\r\n ")) == bytes)
    }
  }

  @Test(
    "What is none is refused",
    arguments: ["A", "AAAAA", "AA-A", "AA_A", "AA==A", "AAA==", "AA===", "====", "Ä", "A=", "=AAA"])
  func isRefused(_ text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}
