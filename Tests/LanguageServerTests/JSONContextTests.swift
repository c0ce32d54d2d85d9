import Testing

@testable import LanguageServer

/// The place of a cursor in JSON that is being written; `|` marks it.
struct JSONContextTests {
  struct Example: CustomTestStringConvertible {
    let text: String
    let path: [JSONContext.Step]
    let slot: JSONContext.Slot
    let word: String
    var testDescription: String { text }
  }

  @Test(
    "The keys around it, and what is written there",
    arguments: [
      Example(text: "{|", path: [], slot: .key(others: []), word: ""),
      Example(text: "{\"a\": 1, \"b|", path: [], slot: .key(others: ["a"]), word: "b"),
      Example(text: "{\"a\": |", path: [.key("a")], slot: .value, word: ""),
      Example(text: "{\"a\": {\"b\": tr|", path: [.key("a"), .key("b")], slot: .value, word: "tr"),
      Example(text: "{\"a\": [{}, {\"c\": 2, |", path: [.key("a"), .element], slot: .key(others: ["c"]), word: ""),
      Example(text: "{\"a\": [\"x|", path: [.key("a"), .element], slot: .value, word: "x"),
      Example(text: "{ // \"a\": {\n \"b\": /* , */ |", path: [.key("b")], slot: .value, word: ""),
      Example(text: "|", path: [], slot: .value, word: ""),
      Example(text: "}]} |", path: [], slot: .value, word: ""),
    ])
  func places(example: Example) throws {
    let cursor = try #require(example.text.utf8.firstIndex(of: UInt8(ascii: "|")))
    let bytes = Array(example.text.utf8.filter { $0 != UInt8(ascii: "|") })
    let context = try #require(
      JSONContext(bytes, at: example.text.utf8.distance(from: example.text.utf8.startIndex, to: cursor)))
    #expect(context.path == example.path)
    #expect(context.slot == example.slot)
    #expect(String(decoding: bytes[context.word], as: UTF8.self) == example.word)
  }

  @Test("In a comment nothing is offered")
  func comment() {
    #expect(JSONContext(Array("{ /* \"a".utf8), at: 7) == nil)
    #expect(JSONContext(Array("{ // a".utf8), at: 6) == nil)
  }
}
