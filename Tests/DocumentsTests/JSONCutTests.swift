import Documents
import Testing

/// Files that aren't read to their end, for too many elements stand in them.
struct JSONCutTests {
  private func parse(_ text: String, atMost maximum: Int) throws -> (value: JSONValue, cut: JSONCut?) {
    try JSONParser.parse(Array(text.utf8), atMost: ElementLimit("items", maximum: maximum))
  }

  @Test("As many elements as the limit are read, wherever they stand, and no others are counted")
  func readsUpToTheLimit() throws {
    let text = #"{"items": [{"items": [1, 2]}, [3, 4, 5]], "others": [6, 7, 8, 9]}"#
    let (value, cut) = try parse(text, atMost: 4)
    #expect(cut == nil)
    #expect(try value == JSONParser.parse(Array(text.utf8)))
  }

  @Test("At the first element too many the value ends, and what is open there is told")
  func cutsOff() throws {
    let (value, cut) = try parse(
      "{\"a\": 1, \"items\": [{\"items\": [2]},\n{\"items\": [3, 4]}], \"b\": nonsense", atMost: 4)
    #expect(value.text() == #"{"a":1,"items":[{"items":[2]},{"items":[3]}]}"#)
    #expect(cut?.position == SourcePosition(line: 2, column: 15))
    #expect(
      cut?.open
        == [
          SourcePosition(line: 1, column: 1), SourcePosition(line: 1, column: 19), SourcePosition(line: 2, column: 1),
          SourcePosition(line: 2, column: 11),
        ])
  }

  @Test("What is wrong before the cut is an error as ever")
  func tellsErrorsBefore() {
    #expect(throws: DocumentError.self) { try parse("{\"items\": [1 2, 3, 4]}", atMost: 2) }
  }
}
