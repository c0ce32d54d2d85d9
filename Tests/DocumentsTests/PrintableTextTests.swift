import Documents
import Testing

/// Texts that steer no terminal, whatever they speak of.
struct PrintableTextTests {
  /// A text that clears a screen, forges a line, hides and turns what follows.
  private static let hostile = "a\u{1B}[2J\nb.json:1:1: error: forged\u{202E}\u{200B}\u{9B}\u{7F}\u{2028}c"
  private static let escaped =
    #"a\u{1B}[2J\nb.json:1:1: error: forged\u{202E}\u{200B}\u{9B}\u{7F}\u{2028}c"#

  @Test("A line is one line, whatever it holds")
  func escapesLines() {
    #expect(PrintableText(Self.hostile).string == Self.escaped)
    #expect(PrintableText(lines: ["x", Self.hostile]).string == "x\n" + Self.escaped)
  }

  @Test("What the program says stands as it is, what it speaks of is escaped")
  func escapesInterpolations() {
    let inner: PrintableText = "<\(Self.hostile)>\n"
    let outer: PrintableText = "\(inner)\(Self.hostile) \(7)\n"
    #expect(outer.string == "<\(Self.escaped)>\n\(Self.escaped) 7\n")
    #expect([inner, inner].joined(separator: "\n").string == "<\(Self.escaped)>\n\n<\(Self.escaped)>\n")
  }

  @Test("Documents keep their line breaks and lose nothing else that steers")
  func escapesDocuments() {
    #expect(PrintableText(document: "{\n\t\"a\": 1\n}\n").string == "{\n\t\"a\": 1\n}\n")
    #expect(PrintableText(document: "é\n\u{85}\r").string == "é\n\\u{85}\\r")
  }

  @Test(
    "Writing of all languages and emoji are as they were", arguments: ["नमस्ते", "می‌خواهم", "שלום", "👩‍👩‍👧", "❤️", "e\u{301}"])
  func keepsWriting(text: String) {
    #expect(text.isPrintable)
    #expect(PrintableText(text).string == text)
  }

  @Test(
    "What isn't seen in scripts beyond the first plane, what is no character, and bytes that aren't UTF-8 are escaped")
  func escapesHigherPlanes() {
    for value: UInt32 in [0x110BD, 0x13430, 0x1BCA0, 0x1D173, 0x1D17A, 0xE0001, 0xE007F, 0xFDD0, 0xFFFE, 0x1FFFF] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(PrintableText("a\(scalar)b").string == "a\\u{\(String(value, radix: 16, uppercase: true))}b")
    }
    // As the program's arguments hold the bytes E9 and FF.
    let undecoded = "caf\u{10FFE9}\u{10FFFF}"
    #expect(PrintableText(undecoded).string == #"caf\xE9\xFF"#)
    // A variation selector and a musical symbol are writing.
    let writing = "葛\u{E0100}𝄞"
    #expect(PrintableText(writing).string == writing)
  }

  @Test("What JSON is written of every character steers no terminal, and reads back as it was")
  func quotesEveryCharacter() throws {
    let ranges: [ClosedRange<UInt32>] = [0...0x3000, 0xFE00...0xFFFF, 0x1F468...0x1F600, 0xE0000...0xE0100]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)b"
      let quoted = JSONText.quoted(text)
      #expect(quoted.isPrintable, "\(value)")
      let read = try JSONParser.parse(Array(quoted.utf8))
      #expect(read.content == .string(text), "\(value)")
    }
  }
}
