import Documents
import Testing

/// The whole text of every error, and its place.
struct JSONParserErrorTests {
  @Test("Says what is wrong, and where", arguments: errors)
  func explains(text: String, message: String) throws {
    let marked = MarkedText(text)
    let error = try #require(parseError(marked.bytes))
    #expect(error.message == message)
    #expect([error.position] == marked.positions)
  }

  @Test("Prints as a compiler does")
  func describes() {
    let error = parseError(Array("[\n  1,]".utf8))
    #expect(
      error?.description
        == "2:4: error: trailing comma: the last element of an array has none behind it [malformed-json]")
  }

  @Test("Quotes no more than the beginning of a long word")
  func shortens() {
    let word = String(repeating: "x", count: 41)
    let quoted = String(repeating: "x", count: 40) + "…"
    #expect(
      parseError(Array(word.utf8))?.message
        == "'\(quoted)' is not JSON; strings are written in double quotes: \"\(quoted)\"")
    #expect(
      parseError(Array("{\(String(repeating: "é", count: 90)):1}".utf8))?.message
        == "keys are written in double quotes: \"\(String(repeating: "é", count: 40))…\"")
    #expect(parseError(Array("0\(String(repeating: "1", count: 90))".utf8))?.message.contains("…' has") == true)
  }

  @Test(
    "A file that isn't text is refused before its JSON is read, with the byte and its place",
    arguments: [
      ([0x5B, 0x2C, 0x0D, 0x0A, 0x20, 0xFF], 2, 2, "the byte 0xFF never occurs in it"),
      ([0x31, 0x0D, 0x31, 0x00], 2, 2, "a zero byte (0x00) stands here"),
      ([0x22, 0x0A, 0xA9], 2, 1, "the byte 0xA9 continues a character that did not begin"),
      ([0x22, 0xE2, 0x82, 0x22], 1, 2, "the byte 0xE2 begins a character that is cut off"),
      ([0x22, 0xC0, 0x80, 0x22], 1, 2, "the byte 0xC0 begins a character in more bytes than it needs"),
      ([0x22, 0xED, 0xA0, 0x80], 1, 2, "the byte 0xED begins half of a UTF-16 pair, which is no character"),
      ([0x22, 0xF4, 0xBF, 0xBF, 0xBF], 1, 2, "the byte 0xF4 begins a character beyond U+10FFFF, the last one"),
      ([0xFE, 0xFF, 0x00, 0x5B], 1, 1, "it begins with the byte 0xFE and looks like UTF-16; save it as UTF-8"),
    ] as [([UInt8], Int, Int, String)])
  func refusesBinary(bytes: [UInt8], line: Int, column: Int, reason: String) throws {
    let error = try #require(parseError(bytes))
    #expect(error.message == "the file is not UTF-8 text: " + reason)
    #expect(error.position == SourcePosition(line: line, column: column))
    #expect(error.code == "not-text")
  }

  @Test(
    "An empty file has an error of its own",
    arguments: [
      ("", "the file is empty"),
      (" \r\n\t", "the file holds nothing but white space and comments"),
      ("// {}\n/* [] */", "the file holds nothing but white space and comments"),
      ("\u{FEFF}", "the file holds nothing but white space and comments"),
    ])
  func refusesEmptyFile(text: String, message: String) throws {
    let error = try #require(parseError(Array(text.utf8)))
    #expect(error.message == message)
    #expect(error.code == "empty-file")
    #expect(error.position == SourcePosition(line: 1, column: 1))
  }

  static let errors: [(String, String)] = [
    // Arrays, objects and the whole
    ("[1, 2▸, ]", "trailing comma: the last element of an array has none behind it"),
    ("{\"a\": 1▸,\n}", "trailing comma: the last member of an object has none behind it"),
    ("[1 ▸2]", "expected a comma before the next element of the array"),
    ("{\"a\": 1\n▸\"b\": 2}", "expected a comma before the next member of the object"),
    ("[\"a\"▸: 1]", "expected ',' or ']' in the array, found ':'"),
    ("{\"a\": 1▸; \"b\": 2}", "expected ',' or '}' in the object, found ';'"),
    ("[1▸\u{A0}, 2]", "expected ',' or ']' in the array, found U+00A0"),
    ("{\n\"a\": [1, 2▸}", "expected ']', the end of the array that began at 2:6"),
    ("[{\"a\": 1▸]", "expected '}', the end of the object that began at 1:2"),
    ("[▸}", "expected ']', the end of the array that began at 1:1"),
    ("[1, ▸[2, 3", "unclosed array that began here: the file ends before its ']'"),
    ("▸{\"a\": 1,", "unclosed object that began here: the file ends before its '}'"),
    ("▸{\"a\":", "unclosed object that began here: the file ends before its '}'"),
    ("▸{\"a\"", "unclosed object that began here: the file ends before its '}'"),
    ("▸[", "unclosed array that began here: the file ends before its ']'"),
    ("{\"a\" ▸= 1}", "expected ':' between the key and its value, found '='"),
    ("{\"a\"▸, \"b\"}", "expected ':' between the key and its value, found ','"),
    ("[1,▸,2]", "expected a value, found ','"),
    ("{\"a\":▸}", "expected a value, found '}'"),
    ("▸]", "expected a value, found ']'"),
    ("[▸\u{200B}1]", "expected a value, found U+200B"),
    ("[▸💩]", "expected a value, found '💩'"),
    ("{▸a: 1}", "keys are written in double quotes: \"a\""),
    ("{▸12: 1}", "keys are written in double quotes: \"12\""),
    ("{▸größe: 1}", "keys are written in double quotes: \"größe\""),
    ("{\"a\": 1, ▸[]}", "expected a key in double quotes, found '['"),
    ("{}▸}", "expected the end of the file behind its one value, found '}'"),
    ("1▸, 2", "expected the end of the file behind its one value, found ','"),
    ("{} // a\n▸\"b\"", "expected the end of the file behind its one value, found '\"'"),

    // Words
    ("[▸True]", "'True' is not JSON; did you mean 'true'?"),
    ("[▸fals]", "'fals' is not JSON; did you mean 'false'?"),
    ("[▸nil]", "'nil' is not JSON; did you mean 'null'?"),
    ("[▸None]", "'None' is not JSON; did you mean 'null'?"),
    ("[▸undefined]", "'undefined' is not JSON; did you mean 'null'?"),
    ("[▸portrait]", "'portrait' is not JSON; strings are written in double quotes: \"portrait\""),
    ("[▸truest]", "'truest' is not JSON; strings are written in double quotes: \"truest\""),
    ("[▸NaN]", "NaN is not JSON; numbers are finite"),
    ("[▸-Infinity]", "-Infinity is not JSON; numbers are finite"),
    ("[▸+inf]", "+inf is not JSON; numbers are finite"),

    // Numbers
    ("[▸007]", "'007' has a leading zero; in JSON only 0 itself and fractions begin with 0"),
    ("[▸-01.5]", "'-01.5' has a leading zero; in JSON only 0 itself and fractions begin with 0"),
    ("[▸+1]", "numbers are written without a plus sign"),
    ("[▸.5]", "expected a digit before the decimal point: 0.5, not .5"),
    ("[-▸.5]", "expected a digit before the decimal point: 0.5, not .5"),
    ("[▸0x1F]", "'0x1F' is not JSON; numbers are decimal"),
    ("[-▸ 1]", "expected a digit behind the minus sign"),
    ("[1.▸]", "expected a digit behind the decimal point"),
    ("[1.▸e5]", "expected a digit behind the decimal point"),
    ("[1e+▸]", "expected a digit in the exponent"),
    ("[▸1.2.3]", "'1.2.3' is not a number"),
    ("[▸12px]", "'12px' is not a number"),
    ("[▸1_000]", "'1_000' is not a number"),

    // Strings
    ("[▸'a']", "strings and keys are written in double quotes (\"), not in single ones"),
    ("[\"it▸\\'s\"]", "unknown escape: \"'\" behind a backslash (a backslash itself is written \\\\)"),
    ("{▸“a”: 1}", "strings and keys are written in double quotes (\"), not in '“'"),
    ("[1, ▸\"abc]", "unterminated string that began here: the file ends before its '\"'"),
    ("[▸\"abc\\", "unterminated string that began here: the file ends before its '\"'"),
    (
      "[▸\"abc,\r\n\"d\"]",
      "unterminated string that began here: the line ends before its '\"' (a line break in a string is written \\n)"
    ),
    ("[\"a▸\tb\"]", "a tab in a string is written \\t"),
    ("[\"a▸\u{1B}b\"]", "the control character U+001B in a string is written \\u001B"),
    ("[\"a▸\u{8}b\"]", "the control character U+0008 in a string is written \\b"),
    ("[\"C:▸\\Users\"]", "unknown escape: 'U' behind a backslash (a backslash itself is written \\\\)"),
    ("[\"▸\\é\"]", "unknown escape: 'é' behind a backslash (a backslash itself is written \\\\)"),
    ("[\"▸\\u12G4\"]", "malformed escape: expected four hexadecimal digits behind \\u"),
    ("[\"▸\\u12", "malformed escape: expected four hexadecimal digits behind \\u"),
    ("[\"a▸\\ud83d\"]", "\\uD83D is half of a UTF-16 pair; the other half is missing"),
    ("[\"▸\\uDE00\\uD83D\"]", "\\uDE00 is half of a UTF-16 pair; the other half is missing"),

    // Comments
    ("[1, ▸/* 2, 3]\n* /", "unterminated comment that began here: the file ends before its '*/'"),
    ("▸/*/", "unterminated comment that began here: the file ends before its '*/'"),
    ("[1, ▸/ 2]", "expected a comment, which begins with // or /*"),
    ("▸# a\n1", "comments begin with // or are written /* */"),
  ]
}
