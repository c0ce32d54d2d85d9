import Documents
import Testing

/// The content of a parsed tree, beyond what the grammar takes and refuses.
struct JSONParserTests {
  @Test(
    "Keys and values know where they begin",
    arguments: [
      "▸{▸\"a\": ▸1, ▸\"b\": ▸[▸true,\n  ▸null, ▸\"é\", ▸-2]}",
      "\n\n  ▸[▸[], ▸{}]  \n",
      "▸[\r▸1,\r\n▸2,\n▸3,\n\r▸4]",
      "// one\r\n/* two\r\n three */ ▸[/**/▸1/* é */, ▸2]",
      "\t▸\"tab\"",
      "▸[▸\"é😀\", ▸\"漢\", ▸\"\\u00e9\", ▸0]",
      "▸{\n▸\"a\"\n:\n▸{▸\"a\":▸0}}",
    ])
  func marksPositions(text: String) throws {
    let marked = MarkedText(text)
    #expect(try JSONParser.parse(marked.bytes).positions == marked.positions)
  }

  @Test("A byte order mark takes no column")
  func skipsByteOrderMark() throws {
    let marked = MarkedText("▸[▸1,\n▸2]")
    #expect(try JSONParser.parse([0xEF, 0xBB, 0xBF] + marked.bytes).positions == marked.positions)
    #expect(parseError([0xEF, 0xBB, 0xBF, 0x5D])?.position == SourcePosition(line: 1, column: 1))
    #expect(parseError([0xEF, 0xBB, 0xBF, 0x5B, 0xFF])?.position == SourcePosition(line: 1, column: 2))
  }

  @Test(
    "Comments stand wherever white space may",
    arguments: [
      "// one\n[1, 2]", "[1, 2] // end", "/* a */[/* b */1/* c */,/* d */2/* e */]/* f */", "[1, // one\r2 // two\r\n]",
      "/**/[1,/***/2]", "/* // */[1, 2]", "[1, 2]// /*", "/* * / ** */[1,2]", "[1,\n/* a\n\r\nb */2]",
      "//\n//\r[1,2]//",
    ])
  func skipsComments(text: String) throws {
    let one = JSONValue(.number(1, literal: "1"))
    let two = JSONValue(.number(2, literal: "2"))
    #expect(try parse(text).withoutPositions == JSONValue(.array([one, two])))
  }

  @Test("A string holds slashes and stars that are no comment")
  func keepsCommentsInStrings() throws {
    #expect(try parse("\"a // b /* c */\"").content == .string("a // b /* c */"))
  }

  @Test("Members stay in order, duplicates too")
  func keepsDuplicates() throws {
    guard case .object(let members) = try parse("{\"b\": 1, \"a\": 2, \"b\": 3}").content else {
      Issue.record("not an object")
      return
    }
    #expect(members.map(\.key) == ["b", "a", "b"])
    #expect(members.map(\.keyPosition.column) == [2, 10, 18])
  }

  @Test(
    "Numbers keep their literal, and are infinite beyond the largest Double",
    arguments: [
      ("1e999", .infinity), ("-1e999", -.infinity), ("1.0", 1), ("-0", -0.0), ("1E+2", 100), ("0.10", 0.1),
      ("1e-999", 0),
      ("179769313486231570000000000000000000000", 1.7976931348623157e38), ("1e99999999999999999999999999", .infinity),
      ("-1e-99999999999999999999999999", 0), ("0e99999999999999999999999999", 0),
      ("123456789012345678901234567890", 123456789012345678901234567890.0),
    ] as [(String, Double)])
  func keepsLiterals(literal: String, value: Double) throws {
    #expect(try parse(literal).content == .number(value, literal: literal))
  }

  @Test("Numbers are the nearest Double", arguments: 0..<40)
  func readsNearestDouble(seed: Int) throws {
    var random = RandomDocument(seed: UInt64(seed))
    for _ in 0..<500 {
      let digits = (0...random.below(17)).map { _ in String(random.below(10)) }.joined()
      let fraction = (0...random.below(6)).map { _ in String(random.below(10)) }.joined()
      let literal = "\(random.below(9) + 1)\(digits).\(fraction)e\(random.below(60) - 30)"
      #expect(try parse(literal).content == .number(try #require(Double(literal)), literal: literal))
    }
  }

  @Test("Exponents and fractions of any length cancel out")
  func readsLongNumbers() throws {
    let zeros = String(repeating: "0", count: 1_500_000)
    for (literal, value) in [
      ("0.\(zeros)1e1500001", 1.0), ("0.\(zeros)1e1000000", 0), ("1\(zeros)e-1500000", 1), ("0.\(zeros)", 0),
    ] {
      guard case .number(let number, _) = try parse(literal).content else {
        Issue.record("not a number")
        return
      }
      #expect(number == value)
    }
  }
}
