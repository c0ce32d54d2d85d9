import Documents
import Testing

/// Searches for texts in texts.
@Suite("Searching texts")
struct TextSearchTests {
  static let texts = [
    "", "a", "aa", "aaa", "abab", "ab, ab,, b", "iPad Pro (11-inch)", "e\u{301}e", "line\r\nline\n", "“ab” → ab",
    "a\u{301}ab", "\u{600}ab ab", "ab\u{200D}ab", "\u{212A}K;\u{37E}", "a\0a\0",
  ]
  static let marks = ["a", "aa", "ab", ", ", "inch", "e", "\n", "→", "K", ";", "\0a", "no such text"]

  @Test("A text is found, replaced and split by wherever it stands", arguments: texts)
  func search(text: String) {
    for mark in Self.marks {
      let expected = ranges(of: mark, in: text)
      #expect(text.ranges(of: mark) == expected, "'\(mark)'")
      #expect(text.firstRange(of: mark) == expected.first, "'\(mark)'")
      #expect(text.holds(mark) == !expected.isEmpty, "'\(mark)'")
      var replaced = text
      for range in expected.reversed() { replaced.replaceSubrange(range, with: "<>") }
      #expect(text.replacing(mark, with: "<>") == replaced, "'\(mark)'")
    }
  }

  @Test("Parts between separators, empty ones left out where that is asked for")
  func parts() {
    #expect("a, b, , c".parts(separatedBy: ", ") == ["a", "b", "c"])
    #expect("320...".parts(separatedBy: "...", omittingEmpty: false) == ["320", ""])
    #expect("".parts(separatedBy: ", ", omittingEmpty: false) == [""])
  }

  @Test("An escape stands in place of a character, and what is between is as it was")
  func escapes() {
    #expect(JSONText.quoted("“a”\n\"b\"\u{1B}→") == "\"“a”\\n\\\"b\\\"\\u001B→\"")
    #expect(PrintableText(document: "“a”\n\u{202E}b\t→\u{7F}").string == "“a”\n\\u{202E}b\t→\\u{7F}")
    #expect("a\u{202E}b".printable == "a\\u{202E}b")
  }

  /// Everywhere that a mark stands, by looking at every character.
  private func ranges(of mark: String, in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    for start in text.indices where start >= (ranges.last?.upperBound ?? text.startIndex) {
      if text[start...].starts(with: mark), let end = text.index(start, offsetBy: mark.count, limitedBy: text.endIndex)
      {
        ranges.append(start..<end)
      }
    }
    return ranges
  }
}
