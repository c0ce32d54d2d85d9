import Documents
import Foundation
import Testing

/// Files larger or deeper than any that people write.
struct JSONLimitTests {
  private static let standard = DocumentLimits.standard

  @Test("The depth limit is named at the bracket that exceeds it", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func limitsDepth(unit: String) throws {
    let bytes = Array(String(repeating: unit, count: 100_000).utf8)
    let error = try #require(parseError(bytes))
    #expect(error.problem == .tooDeep(limit: 2_000))
    #expect(error.message == "too deeply nested: what begins here is more than 2000 levels deep, the limit")
    #expect(error.code == "too-deep")
    let opens = bytes.indices.filter { bytes[$0] == UInt8(ascii: "[") || bytes[$0] == UInt8(ascii: "{") }
    #expect(error.position == SourcePosition(line: 1, column: opens[2_000] + 1))
  }

  @Test("As many levels as the limit are read, one more are not")
  func readsUpToTheLimit() throws {
    let limits = DocumentLimits(maximumBytes: 100, maximumDepth: 3)
    #expect(parseError(Array("[[[1], [2]], [[]]]".utf8), limits: limits) == nil)
    #expect(parseError(Array("[[[1], [[]]]]".utf8), limits: limits)?.position == SourcePosition(line: 1, column: 9))
    #expect(parseError(Array("1".utf8), limits: DocumentLimits(maximumBytes: 1, maximumDepth: 0)) == nil)
  }

  @Test("More values than the limit are an error at the first of them")
  func limitsValues() throws {
    let limits = DocumentLimits(maximumBytes: 100, maximumDepth: 9, maximumValues: 4)
    #expect(parseError(Array("[1, {\"a\": 2}]".utf8), limits: limits) == nil)
    let error = try #require(parseError(Array("[1, {\"a\": 2},\n 3]".utf8), limits: limits))
    #expect(error.position == SourcePosition(line: 2, column: 2))
    #expect(error.message == "too many values: what begins here is one more than 4, the most that are read")
    #expect(error.code == "too-large")
    let many = Array("[\(String(repeating: "0,", count: 5_000_000))0]".utf8)
    #expect(parseError(many)?.problem == .tooManyValues(limit: 4_000_000))
  }

  @Test("The size limit is named")
  func limitsSize() throws {
    let error = try #require(parseError([UInt8](repeating: 0x20, count: 64 << 20 + 1)))
    #expect(error.message == "the file is larger than 64 MiB (67108864 bytes), the most that is read")
    #expect(error.code == "too-large")
    #expect(parseError(Array("12".utf8), limits: DocumentLimits(maximumBytes: 2, maximumDepth: 1)) == nil)
    #expect(
      parseError(Array("123".utf8), limits: DocumentLimits(maximumBytes: 2, maximumDepth: 1))?.message
        == "the file is larger than 2 bytes, the most that is read")
  }

  @Test(
    "Hostile files of some MiB are read in time that grows with their size",
    arguments: [
      ("[", "[],", "[]]"), ("[", "{\"a\":0},", "1]"), ("", "7", ""), ("0.", "0", "1"), ("1e", "9", ""),
      ("\"", "\\n", "\""),
      ("\"", "\\ud83d\\ude00", "\""), ("", "/**/", "1"), ("", "\n", "1"), ("/*", "*", "*/1"), ("[", "null,", "1]"),
    ])
  func readsLargeFiles(open: String, unit: String, close: String) {
    let text = open + String(repeating: unit, count: (2 << 20) / unit.utf8.count) + close
    // Quadratic time would be hours.
    #expect(parseError(Array(text.utf8)) == nil)
  }

  @Test("A thread with a small stack reads, writes and drops the deepest tree")
  func needsLittleStack() async {
    let deepest = Self.standard.maximumDepth / 2
    let text = String(repeating: "[{\"a\":", count: deepest) + "1" + String(repeating: "}]", count: deepest)
    let results = await withCheckedContinuation { continuation in
      let thread = Thread {
        let tooDeep = parseError([UInt8](repeating: UInt8(ascii: "["), count: 100_000))?.code
        let written = try? JSONParser.parse(Array(text.utf8)).text()
        continuation.resume(returning: (tooDeep, written))
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(results.0 == "too-deep")
    #expect(results.1 == text)
  }
}
