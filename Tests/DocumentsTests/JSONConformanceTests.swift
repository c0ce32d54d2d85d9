import Documents
import Foundation
import Testing

/// The texts that the grammar of RFC 8259 takes and refuses, rule by rule.
struct JSONConformanceTests {
  @Test("Takes valid JSON and reads what Foundation reads", arguments: valid)
  func takes(text: String) throws {
    let bytes = Array(text.utf8)
    let value = try JSONParser.parse(bytes)
    let expected = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    #expect(value.agrees(with: expected))
  }

  @Test("Refuses what is not JSON", arguments: invalid)
  func refuses(text: String) {
    #expect(parseError(Array(text.utf8))?.code == "malformed-json")
  }

  @Test("Refuses what is not UTF-8 text", arguments: notText)
  func refuses(bytes: [UInt8], offset: Int, fault: TextFault) throws {
    let error = try #require(parseError(bytes))
    #expect(error.problem == .notText(byte: bytes[offset], fault))
    #expect(error.position == SourcePosition(line: 1, column: offset + 1))
  }

  @Test("Random documents agree with Foundation", arguments: 0..<500)
  func agreesOnRandomDocument(seed: Int) throws {
    var document = RandomDocument(seed: UInt64(seed))
    let bytes = Array(document.text().utf8)
    let expected = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    #expect(try JSONParser.parse(bytes).agrees(with: expected))
  }

  static let valid: [String] = [
    // Arrays
    "[]", "[ ]", "[\n]", "[[]]", "[[],[[]]]", "[null]", "[1\n]", " [1]", "[2] ", "[1,null,null,null,2]", "[[]   ]",
    "[1, \"a\", true, [], {}]",
    // Objects
    "{}", "{ }", "{\"a\":1}", "{\"a\":\"b\",\"c\":\"d\"}", "{\"\":0}", "{\"a\":[]}", "{\n\"a\" : {\n\"b\":null } }",
    "{\"foo\\u0000bar\": 42}", "{\"a\\\"b\": 1}", "{\"long\": \"\(String(repeating: "x", count: 60))\"}",
    "{\"\\u041f\\u043e\": \"\\u0417\"}", "{\"привет\":1}", "{ \"min\": -1.0e+28, \"max\": 1.0e+28 }",
    // Numbers
    "[123e65]", "[0e+1]", "[0e1]", "[ 4]", "[-0.000000000000000000000000000000000000000000000000000000000000000000001]",
    "[20e1]", "[-0]", "[-123]", "[-1]", "[1E22]", "[1E-2]", "[1E+2]", "[123e45]", "[123.456e78]", "[1e-2]", "[1e+2]",
    "[123]", "[123.456789]", "0", "-0", "-0.0", "0.1", "1.7976931348623157e308", "5e-324", "2.2250738585072011e-308",
    "9007199254740993", "123456789012345678", "0.30000000000000004", "1e23", "1e22", "123456789012345e22", "4.35",
    "1e-23",
    "999999999999999e-22", "1000000000000000000000e-20", "0.000001", "10.0", "0e99", "-1.5",
    // Strings
    "\"\"", "\"a\"", "\" \"", "[\"asd\"]", "[ \"asd\"]", "[\"\\u0060\\u012a\\u12AB\"]", "[\"\\uD801\\udc37\"]",
    "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]", "[\"\\\\u0000\"]", "[\"\\\"\"]",
    "[\"a/*b*/c/*d//e\"]", "[\"\\\\a\"]", "[\"\\\\n\"]", "[\"\\u0012\"]", "[\"\\uFFFF\"]", "[\"\\uDBFF\\uDFFF\"]",
    "[\"new\\u00A0line\"]", "[\"\u{10FFFF}\"]", "[\"\u{FFFF}\"]", "[\"\\u0000\"]", "[\"\\u002c\"]", "[\"π\"]",
    "[\"\u{1BFFF}\"]", "[\"asd \"]", "[\"\\u0821\"]", "[\"\\u0123\"]", "[\"\u{2028}\"]", "[\"\u{2029}\"]",
    "[\"\\u0061\\u30af\\u30EA\\u30b9\"]", "[\"\\uA66D\"]", "[\"\\u005C\"]", "[\"\\u0022\"]", "[\"\\uD834\\uDd1e\"]",
    "[\"\u{7F}\"]", "[\"a\u{7F}a\"]", "[\"⍂㈴⍂\"]", "[\"\\uDBFF\\uDFFE\"]", "[\"\\u200B\"]", "[\"\\u2064\"]",
    "[\"\\uFDD0\"]", "[\"\\uFFFE\"]", "[\"€𝄞\"]", "[\"aa\"]",
    // Words and structure
    "true", "false", "null", "[true]", "[false]", "\t[\r\n]\r", "[\"a\"]\n", "[]\t", "42", "-0.1", "\"asd\"",
  ]

  static let invalid: [String] = [
    // Arrays
    "[1 true]", "[a]", "[\"\": 1]", "[\"\"],", "[,1]", "[1,,2]", "[\"x\",,]", "[\"x\"]]", "[\"\",]", "[\"x\"", "[x",
    "[3[4]]", "[1:2]", "[,]", "[-]", "[   , \"\"]", "[\"a\",\n4\n,1,", "[1,]", "[1,,]", "[\"\u{B}a\"\\f]", "[*]",
    "[\"\"",
    "[1,\n1\n,1", "[{}", "[", "]", "[[]", "[}", "[1}", "[;]", "[1;2]",
    // Objects
    "{\"x\", null}", "{\"x\"::\"b\"}", "{[: \"x\"}\n", "{\"a\":\"a\" 123}", "{key: 'value'}", "{\"a\" b}", "{:\"b\"}",
    "{\"a\"}", "{\"a\":", "{\"a\"", "{1:1}", "{9999E9999:1}", "{null:null}", "{\"id\":0,,,,,}", "{'a':0}",
    "{\"id\":0,}", "{a: \"b\"}", "{\"a\":\"a", "{ \"foo\" : \"bar\", \"a\" }", "{\"a\":\"b\"}#", "{\"a\":true} \"x\"",
    "{\"a\":/", "{\"a\"=1}", "{,}", "{,\"a\":1}", "{]", "{\"a\":1]", "{", "}", "{\"a\":}", "{\"a\":1 \"b\":2}",
    "{\"a\":1;}",
    "{{}}", "{\"a\":\"b\",,\"c\":\"d\"}", "{\"a\" \"b\"}", "{\"a\":\"b\"}/", "{💩: 1}",
    // Numbers
    "[++1234]", "[+1]", "[+Inf]", "[-01]", "[-1.0.]", "[-2.]", "[-NaN]", "[.-1]", "[.2e-3]", "[0.1.2]", "[0.3e+]",
    "[0.3e]", "[0.e1]", "[0E+]", "[0E]", "[0e+]", "[0e]", "[1.0e+]", "[1.0e-]", "[1.0e]", "[1 000.0]", "[1eE2]",
    "[2.e+3]", "[2.e-3]", "[2.e3]", "[9.e+]", "[Inf]", "[NaN]", "[\u{FF11}]", "[1+2]", "[0x1]", "[0x42]", "[Infinity]",
    "[0e+-1]", "[-123.123foo]", "[-Infinity]", "[-foo]", "[- 1]", "[-012]", "[-.123]", "[-1x]", "[1ea]", "[1.]",
    "[.123]",
    "[1.2a-3]", "[1.8011670033376514H-308]", "[012]", "00", "01", "1_000", "1e", "-", "--1", "1f", "1..2", "0b1", "1,5",
    "[1٣]", "1.e5",
    // Strings
    "[\"\\uD800\\\"]", "[\"\\uD800\\u\"]", "[\"\\uD800\\u1\"]", "[\"\\uD800\\u1x\"]", "[é]", "[\"\\x00\"]",
    "[\"\\\\\\\"]",
    "[\"\\\t\"]", "[\"\\🌀\"]", "[\"\\\"]", "[\"\\u00A\"]", "[\"\\uD834\\uDd\"]", "[\"\\uD800\\uD800\\x\"]", "[\"\\a\"]",
    "[\"\\uqqqq\"]", "[\\u0020\"asd\"]", "[\\n]", "\"", "['single quote']", "abc", "[\"\\", "[\"new\nline\"]",
    "[\"\t\"]",
    "\"\\UA66D\"", "\"\"x", "\"\\u{41}\"", "[\"\u{1F}\"]", "[\"\r\"]", "“a”", "`a`", "[\"\\uDC00\"]", "[\"\\uD800\"]",
    "[\"\\uDC00\\uD800\"]", "[\"\\uD83D\\n\"]", "[\"\\u+123\"]", "\"\\u 123\"", "\"\\0\"", "\"\\'\"", "\"a",
    // Words and structure
    "<.>", "[<null>]", "[1]x", "[1]]", "[True]", "1]", "{\"a\": true} #", "[fals]", "[nul]", "[tru]", "[trueA]",
    "nullx",
    "TRUE", "Null", "nil", "undefined", "[][]", "{}}", "1 2", "@", "\\", "[\u{A0}]", "\u{2060}[]", "[\u{C}]", "\u{B}1",
    "é", "<xml/>", "# a\n1", "[/]", "/", "/* ", "1 /*", "[1] /", "; a\n1", "*/", "/*/", "\u{1}",
  ]

  static let notText: [([UInt8], Int, TextFault)] = [
    ([0x5B, 0x00, 0x5D], 1, .nul),
    ([0x31, 0x20, 0x00], 2, .nul),
    ([0x22, 0x80, 0x22], 1, .strayContinuation),
    ([0x22, 0xBF, 0x22], 1, .strayContinuation),
    ([0x22, 0xC3, 0xA9, 0xA9, 0x22], 3, .strayContinuation),
    ([0x22, 0xC0, 0xAF, 0x22], 1, .overlong),
    ([0x22, 0xC1, 0xBF, 0x22], 1, .overlong),
    ([0x22, 0xE0, 0x80, 0xAF, 0x22], 1, .overlong),
    ([0x22, 0xE0, 0x9F, 0xBF, 0x22], 1, .overlong),
    ([0x22, 0xF0, 0x80, 0x80, 0xAF, 0x22], 1, .overlong),
    ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, .surrogate),
    ([0x22, 0xED, 0xBF, 0xBF, 0x22], 1, .surrogate),
    ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, .beyondUnicode),
    ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], 1, .neverUsed),
    ([0x22, 0xFC, 0x80, 0x80, 0x80, 0x80, 0x80, 0x22], 1, .neverUsed),
    ([0x22, 0xFE, 0x22], 1, .neverUsed),
    ([0x22, 0xFF, 0x22], 1, .neverUsed),
    ([0x5B, 0xFF], 1, .neverUsed),
    ([0x22, 0xC3, 0x22], 1, .truncated),
    ([0x22, 0xC3], 1, .truncated),
    ([0x22, 0xE2, 0x82, 0x22], 1, .truncated),
    ([0x22, 0xE2, 0x82], 1, .truncated),
    ([0x22, 0xF0, 0x9F, 0x98], 1, .truncated),
    ([0x22, 0xF0, 0x9F, 0x41, 0x80, 0x22], 1, .truncated),
    ([0xE9], 0, .truncated),
    ([0xFF, 0xFE], 0, .utf16),
    ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], 0, .utf16),
    ([0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D], 0, .utf16),
    ([0x5B, 0x00, 0x5D, 0x00], 0, .utf16),
    ([0x00, 0x5B, 0x00, 0x5D], 0, .utf16),
    ([0xEF, 0xBB, 0x7B, 0x7D], 0, .truncated),
  ]
}

extension JSONValue {
  /// Tells whether Foundation's reading of the same text is the same value, strings to the byte.
  ///
  /// Numbers are the nearest Double, and Foundation's as near as it comes: on Linux `JSONSerialization` reads some of
  /// more than 15 digits a few units in the last place off.
  fileprivate func agrees(with other: Any) -> Bool {
    switch content {
    case .null: return other is NSNull
    case .bool(let value): return (other as? NSNumber)?.boolValue == value
    case .number(let value, let literal):
      guard let number = (other as? NSNumber)?.doubleValue, value == Double(literal) else { return false }
      return abs(number - value) <= 4 * value.ulp
    case .string(let value): return (other as? String).map { value.utf8.elementsEqual($0.utf8) } ?? false
    case .array(let elements):
      guard let others = other as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { $0.agrees(with: $1) }
    case .object(let members):
      guard let others = other as? [String: Any], others.count == members.count else { return false }
      return members.allSatisfy { member in others[member.key].map { member.value.agrees(with: $0) } ?? false }
    }
  }
}
