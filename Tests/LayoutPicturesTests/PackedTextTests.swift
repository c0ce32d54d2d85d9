import LayoutTestSupport
import Testing

@testable import LayoutPictures

/// Texts that a page holds compressed, and how they come back.
struct PackedTextTests {
  @Test("No code is longer than its limit, and codes of equal length follow each other")
  func codes() {
    var frequencies = [1, 1]
    while frequencies.count < 30 {
      frequencies.append(frequencies[frequencies.count - 1] + frequencies[frequencies.count - 2])
    }
    let code = HuffmanCode(of: frequencies, maximumLength: 15)
    #expect(code.lengths.allSatisfy { (1...15).contains($0) })
    let room = code.lengths.reduce(0) { $0 + 1 << (15 - $1) }
    #expect(room == 1 << 15, "the code is complete")
    #expect(Set(code.codes.indices.map { [code.codes[$0], code.lengths[$0]] }).count == 30)
  }

  @Test("Repeated texts are short")
  func repetition() {
    let text = Array(String(repeating: "a page's script, ", count: 200).utf8)
    #expect(Deflated.bytes(of: text, effort: .thorough).count < 150)
  }

  @Test("Bytes come back, however they repeat and over several blocks", arguments: 0..<40)
  func roundTrip(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let alphabet = [2, 4, 40, 256][seed % 4]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      if !bytes.isEmpty, Bool.random(using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        for place in 0..<Int.random(in: 1...700, using: &random) { bytes.append(bytes[start + place]) }
      } else {
        let count = Int.random(in: 1...(seed == 3 ? 20_000 : 300), using: &random)
        for _ in 0..<count { bytes.append(UInt8(Int.random(in: 0..<alphabet, using: &random))) }
      }
    }
    for effort in [Deflated.Effort.quick, .thorough] {
      let packed = Deflated.bytes(of: bytes, effort: effort)
      #expect(Inflated.bytes(of: packed, limit: bytes.count) == bytes)
      #expect(bytes.isEmpty || Inflated.bytes(of: packed, limit: bytes.count - 1) == nil)
      let padded = packed + Array(repeating: 0, count: (4 - packed.count % 4) % 4)
      #expect(Base85.bytes(of: Base85.text(of: packed)) == padded)
    }
    #expect(Squeezed.unsqueezed(Squeezed.bytes(of: bytes), limit: bytes.count) == bytes)
  }

  @Test("A script is squeezed to less than it is deflated to")
  func squeezing() {
    let names = ["width", "height", "scene", "finding", "conditions"]
    var random = SeededGenerator(seed: 7)
    func name() -> String { names.randomElement(using: &random) ?? "" }
    let lines = (0..<400).map {
      "const \(name())\($0 % 9) = (\(name())) => \(name()).map((each) => each.\(name()) + \($0));\n"
    }
    let script = Array(lines.joined().utf8)
    #expect(Squeezed.bytes(of: script).count * 10 < Deflated.bytes(of: script, effort: .thorough).count * 9)
  }

  @Test("What isn't packed has no text, and ends", arguments: 0..<200)
  func damage(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let whole = Deflated.bytes(of: Array("Damaged, damaged, and damaged again: \(seed)".utf8), effort: .quick)
    #expect(Inflated.bytes(of: Array(whole.prefix(seed % whole.count)), limit: 10_000) == nil)
    var bytes = whole
    for _ in 0...seed % 3 {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
    }
    let inflated = Inflated.bytes(of: bytes, limit: 10_000)
    #expect(inflated.map { $0.count <= 10_000 } ?? true)
    let beginning = Inflated.bytes(of: Array(bytes.prefix(seed % bytes.count)), limit: 10_000)
    #expect(beginning.map { $0.count <= 10_000 } ?? true)
  }

  @Test("Digits don't end an element")
  func digits() {
    #expect(Base85.text(of: [0, 0, 0, 0, 255]).utf8.count == 10)
    #expect(!Base85.text(of: (0...255).map { UInt8($0) }).contains("<"))
    #expect(Base85.bytes(of: "(((((") == [0, 0, 0, 0])
    #expect(Base85.bytes(of: "((((") == nil && Base85.bytes(of: "((((<") == nil && Base85.bytes(of: "((((é") == nil)
    #expect(PackedText.unpacked("", limit: 10) == nil)
  }
}
