import Documents
import Testing

struct JSONTextTests {
  @Test("Lines are as long as they may be, and hold what was written", arguments: [20, 40, 100])
  func fillsLines(width: Int) throws {
    let source = """
      {"a": [1, 2, 3], "bb": {"c": [[], {}, null, true], "d": "ä \\" \\n"}, "long": ["one two three", "four five six"], "e": -1.5}
      """
    let value = try JSONParser.parse(Array(source.utf8))
    let text = value.text(width: width)
    #expect(try JSONParser.parse(Array(text.utf8)).text() == value.text())
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= max(width, 24) }, "\(text)")
    #expect(value.text(width: 1_000) == source)
  }

  @Test(
    "Strings are quoted with escapes for what JSON doesn't hold as it is",
    arguments: [
      ("", "\"\""), ("abc", "\"abc\""), ("a\"b\\c/d", "\"a\\\"b\\\\c/d\""), ("\n\r\t\u{8}\u{C}", "\"\\n\\r\\t\\b\\f\""),
      ("\0\u{1}\u{1B}\u{1F} ", "\"\\u0000\\u0001\\u001B\\u001F \""), ("é漢😀\u{2028}\u{7F}", "\"é漢😀\\u2028\\u007F\""),
      ("\r\n", "\"\\r\\n\""), ("e\u{301}", "\"e\u{301}\""),
    ])
  func quotes(string: String, text: String) {
    #expect(JSONText.quoted(string).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(
    "Numbers are written in their shortest form",
    arguments: [
      (20, "20"), (20.5, "20.5"), (-0.0, "0"), (0, "0"), (-1, "-1"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"),
      (1e-7, "1e-7"), (1.5e-10, "1.5e-10"), (1e300, "1e300"), (-2.5e100, "-2.5e100"),
      (.leastNonzeroMagnitude, "5e-324"),
      (.greatestFiniteMagnitude, "1.7976931348623157e308"), (123456789, "123456789"),
      (0.30000000000000004, "0.30000000000000004"),
    ] as [(Double, String)])
  func writesNumbers(value: Double, text: String) {
    #expect(JSONText.number(value) == text)
    #expect(JSONValue(.number(value)).text() == text)
  }

  @Test("Written numbers are JSON and read back as the same Double", arguments: 0..<20)
  func readsBackNumbers(seed: Int) throws {
    var random = RandomDocument(seed: UInt64(seed))
    for _ in 0..<500 {
      let value = Double(bitPattern: random.bits())
      guard value.isFinite else { continue }
      let text = JSONText.number(value)
      #expect(try parse(text).content == .number(value, literal: text))
    }
  }

  @Test("Thousandths are written as the decimals that they are, and their neighbours in full", arguments: 0..<20)
  func writesThousandths(seed: Int) {
    var random = RandomDocument(seed: UInt64(seed))
    for _ in 0..<500 {
      // Of all sizes up to 10¹¹.
      let thousandths = Int(random.bits() >> (17 + random.bits() % 47)) % 100_000_000_000_000
      let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1_000)
      var text = "\(whole).\(String(rest + 1_000).dropFirst())"
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
      let value = Double(thousandths) / 1_000
      #expect(JSONText.number(value) == text)
      #expect(JSONText.number(-value) == (thousandths == 0 ? "0" : "-\(text)"))
      #expect(Double(JSONText.number(value.nextUp)) == value.nextUp)
      var written = "x"
      JSONText.append(value, to: &written)
      #expect(written == "x\(text)")
    }
  }

  @Test("A number that isn't finite is a programmer's error")
  func trapsOnInfinity() async {
    await #expect(processExitsWith: .failure) { _ = JSONText.number(.infinity) }
  }

  @Test("A written tree reads back as the same tree, compact or indented", arguments: 0..<300)
  func readsBack(seed: Int) throws {
    var document = RandomDocument(seed: UInt64(seed))
    let value = try parse(document.text()).withoutPositions
    #expect(try parse(value.text()).withoutPositions == value)
    #expect(try parse(value.text(indentation: 2)).withoutPositions == value)
    #expect(!value.text().utf8.contains(0x0A))
  }

  @Test("Trees are written compact on one line, or a member a line")
  func writesTrees() throws {
    let value = try parse("{ \"a\" : [ 1.0 , true, null, {} , []], \"b\\n\": {\"c\": \"d\"} }")
    #expect(value.text() == "{\"a\":[1.0,true,null,{},[]],\"b\\n\":{\"c\":\"d\"}}")
    #expect(
      value.text(indentation: 2) == """
        {
          "a": [
            1.0,
            true,
            null,
            {},
            []
          ],
          "b\\n": {
            "c": "d"
          }
        }
        """)
  }
}
