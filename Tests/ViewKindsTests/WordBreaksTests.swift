import LayoutModel
import Testing

@testable import ViewKinds

/// Lines of scripts without spaces between words, with ICU and without.
struct WordBreaksTests {
  /// The lines of a text in 17 points, as wide as one that stands in a line.
  private static func lines(_ text: String, as wide: String, _ library: ICU?) -> [String] {
    let font = FontGlyphs(ResolvedFont(size: 17))
    var lines = TextLines(font, width: font.width(of: wide), numberOfLines: 0, keepsLines: true, library)
    lines.add(text)
    let characters = Array(text)
    return lines.lines.map { String(characters[$0.characters]) }
  }

  @Test(
    "Lines break between words of a dictionary, and not beside letters of others",
    .enabled(if: ICU.installed != nil, "ICU isn't installed"),
    arguments: [
      ("ลืมรหัสผ่าน", "ลืมรหัสผ่า", ["ลืมรหัส", "ผ่าน"]),
      ("ลืม รหัสผ่าน", "ลืม รหัสผ่า", ["ลืม รหัส", "ผ่าน"]),
      ("รหัสผ่านabc", "รหัสผ่านab", ["รหัส", "ผ่านabc"]),
      // A consonant and its vowel are one character, inside which no line breaks.
      ("น้ำน้ำ", "น้ำน้", ["น้ำ", "น้ำ"]),
      ("字ภาษาไทย字", "字ภาษาไท", ["字ภาษา", "ไทย字"]),
      ("ເຂົ້າສູ່ລະບົບ", "ເຂົ້າສູ່ລະບ", ["ເຂົ້າສູ່", "ລະບົບ"]),
      ("ភាសាដើម", "ភាសាដើ", ["ភាសា", "ដើម"]),
      ("မြန်မာစကား", "မြန်မာစကာ", ["မြန်မာ", "စကား"]),
    ])
  func breaksBetweenWords(text: String, wide: String, expected: [String]) {
    #expect(Self.lines(text, as: wide, .installed) == expected)
  }

  @Test("Without a library what stands between spaces is as one word")
  func breaksWithoutLibrary() {
    #expect(Self.lines("ลืม รหัสผ่าน", as: "รหัสผ่าน", nil) == ["ลืม", "รหัสผ่าน"])
    #expect(Self.lines("ลืมรหัสผ่าน", as: "ลืมรหัสผ่า", nil) == ["ลืมรหัสผ่า", "น"])
  }

  @Test("A library that isn't one, or lacks a call, is passed over")
  func passesOver() {
    #expect(ICU(candidates: [("libc.so.6", ""), ("/nowhere/libicuuc.so", "_1")]) == nil)
  }

  @Test("Of texts without such scripts the library isn't asked")
  func isNotAsked() {
    for text in ["Forgot your password?", "Ξέχασες τον κωδικό;", "忘记密码了吗？", "e\u{301}\u{200B}e", "한국어"] {
      _ = WordBreaks(
        text,
        { () -> ICU? in
          Issue.record("asked of \(text)")
          return nil
        }())
    }
  }

  @Test("A space without width breaks lines and takes no room")
  func zeroWidthSpaces() {
    #expect(Self.lines("auto\u{200B}matic", as: "automati", nil) == ["auto", "matic"])
    let font = FontGlyphs(ResolvedFont(size: 17))
    #expect(font.width(of: "字\u{200B}字") == font.width(of: "字字"))
  }

  @Test(
    "Pages get the breaks of each part that has some", .enabled(if: ICU.installed != nil, "ICU isn't installed"))
  func pages() {
    let parts = WordBreaks.breaksByPart(of: #"["ลืมรหัสผ่าน","ไทย and ลืมรหัสผ่าน"]"#, .installed)
    #expect(parts.map(\.part) == ["ลืมรหัสผ่าน"] && parts.map(\.breaks) == [[3, 7]])
    #expect(FontTable.json(for: "ลืมรหัสผ่าน").contains(#""words":{"ลืมรหัสผ่าน":[3,7]}"#))
  }

  @Test(
    "Hostile texts come to an end: unknown words, marks alone, halves of pairs, and many of them",
    .enabled(if: ICU.installed != nil, "ICU isn't installed"), .timeLimit(.minutes(1)),
    arguments: ["ก", "เ", "่", "ำ", "๛", "ກ", "က", "ក", "្", "ก\u{FFFD}", "ก字", "ภาษาไทย ", "ก\u{10FFFF}"])
  func hostileTexts(unit: String) {
    let text = String(repeating: unit, count: 50_000)
    let font = FontGlyphs(ResolvedFont(size: 17))
    var lines = TextLines(font, width: 100, numberOfLines: 0, keepsLines: true)
    lines.add(text)
    #expect(lines.lines.first?.characters.lowerBound == 0)
    #expect(lines.lines.last?.characters.upperBound == text.count)
    #expect(lines.widest <= 100 + 1e-3 || text.count == 1)
  }
}
