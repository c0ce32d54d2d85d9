/// Ways to spoil a file's bytes, whatever they mean.
package enum ByteMutations {
  private static let longestRange = 2_000

  /// A range of bytes: a few, or many.
  private static func range(in bytes: [UInt8], _ random: inout SeededGenerator) -> Range<Int> {
    guard !bytes.isEmpty else { return 0..<0 }
    let start = random.integer(0...(bytes.count - 1))
    let length = random.happens(0.5) ? random.integer(1...8) : random.integer(1...longestRange)
    return start..<min(start + length, bytes.count)
  }

  package static func truncate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    bytes.removeLast(random.integer(0...bytes.count))
  }

  package static func delete(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<random.integer(1...4) { bytes.removeSubrange(range(in: bytes, &random)) }
  }

  package static func duplicate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<random.integer(1...4) {
      let copy = Array(bytes[range(in: bytes, &random)])
      let count = random.happens(0.1) ? random.integer(1...50) : 1
      let place = random.happens(0.5) ? random.integer(0...bytes.count) : 0
      bytes.insert(contentsOf: Array(repeating: copy, count: count).joined(), at: place)
    }
  }

  package static func swap(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<random.integer(1...4) {
      let (a, b) = (range(in: bytes, &random), range(in: bytes, &random))
      let (first, second) = a.lowerBound < b.lowerBound ? (a, b) : (b, a)
      guard first.upperBound <= second.lowerBound else { continue }
      let (near, far) = (Array(bytes[first]), Array(bytes[second]))
      bytes.replaceSubrange(second, with: near)
      bytes.replaceSubrange(first, with: far)
    }
  }

  package static func replace(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let isText = random.happens(0.7)
    for _ in 0..<random.integer(1...20) {
      bytes[random.integer(0...(bytes.count - 1))] = UInt8(
        isText ? random.integer(0x20...0x7E) : random.integer(0...255))
    }
  }

  /// Bytes that aren't UTF-8, that aren't XML's, and marks of other encodings.
  private static let invalid: [[UInt8]] = [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0x00], [0x01], [0x1B],
    [0xEF, 0xBF, 0xBF], [0xEF, 0xBF, 0xBE], [0xEF, 0xBB, 0xBF], [0xC2, 0x85], [0xE2, 0x80, 0xA8], Array("]]>".utf8),
    Array("<![CDATA[".utf8), Array("<!--".utf8), Array("&x;".utf8), Array("&#0;".utf8), Array("&#xD800;".utf8),
    Array("<!DOCTYPE d [<!ENTITY a \"b\">]>".utf8), Array("<?xml version=\"1.0\" encoding=\"UTF-16\"?>".utf8),
    Array("<?a?>".utf8), Array(" a:b=\"c\" xmlns=\"d\"".utf8),
  ]

  package static func makeInvalid(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<random.integer(1...3) {
      let place = random.happens(0.2) ? 0 : random.integer(0...bytes.count)
      bytes.insert(contentsOf: random.pick(invalid), at: place)
    }
  }

  package static func insertBinary(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let block = (0..<random.integer(1...longestRange)).map { _ in UInt8(random.integer(0...255)) }
    if random.happens(0.2) { bytes = [] }
    bytes.insert(contentsOf: block, at: random.integer(0...bytes.count))
  }

  /// Gives tags one of their attributes twice.
  package static func duplicateAttributes(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<random.integer(1...3) {
      guard !bytes.isEmpty else { return }
      let start = random.integer(0...(bytes.count - 1))
      guard let blank = bytes[start...].firstIndex(of: UInt8(ascii: " ")),
        let opening = bytes[blank...].firstIndex(of: UInt8(ascii: "\"")),
        let closing = bytes[(opening + 1)...].firstIndex(of: UInt8(ascii: "\""))
      else { continue }
      bytes.insert(contentsOf: Array(bytes[blank...closing]), at: blank)
    }
  }
}
