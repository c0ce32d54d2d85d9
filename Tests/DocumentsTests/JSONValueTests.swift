import Documents
import Testing

struct JSONValueTests {
  @Test(
    "Messages name a value by its kind",
    arguments: [
      ("null", "null"), ("true", "true"), ("false", "false"), ("12.5", "a number"), ("[1]", "an array"),
      ("{\"a\": 1}", "an object"), ("\"abc\"", "the string \"abc\""), ("\"\"", "the string \"\""),
      ("\"a\\n\\\"b\\\"\"", "the string \"a\\n\\\"b\\\"\""),
      ("\"1234567890123456789012345678901234567890\"", "the string \"1234567890123456789012345678901234567890\""),
      ("\"12345678901234567890123456789012345678901\"", "the string \"1234567890123456789012345678901234567890…\""),
    ])
  func describesKinds(text: String, description: String) throws {
    #expect(try parse(text).kindDescription == description)
  }

  @Test("A letter with very many accents is shortened too")
  func shortensAccents() {
    let string = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(JSONValue(.string(string)).kindDescription.utf8.count < 100)
  }
}
