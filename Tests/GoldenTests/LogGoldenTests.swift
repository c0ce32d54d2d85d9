import Documents
import Explanations
import Foundation
import LayoutOutput
import LayoutTestSupport
import Testing

/// Logs whose answers are kept beside them, as `layout explain --log LOG --output LOG.answer.txt` writes them (with the log's
/// name without its ending), and some as JSON.
struct LogGoldenTests {
  static let answered = Checkout.files(below: "Fixtures/Logs", ending: "answer.txt")
  static let asJSON = Checkout.files(below: "Fixtures/Logs", ending: "answer-json.txt")

  private func answer(to path: String, ending: String) throws -> LogAnswer {
    let log = URL(fileURLWithPath: path.dropLast(ending.count) + ".txt")
    return LogAnswer(ConflictLog(reading: Array(try Data(contentsOf: log))))
  }

  @Test("A log comes to the answer kept beside it", arguments: answered)
  func matches(path: String) throws {
    try KeptText.expect(try answer(to: path, ending: ".answer.txt").text.string, at: path)
  }

  @Test("A log comes to the JSON kept beside it", arguments: asJSON)
  func matchesJSON(path: String) throws {
    try KeptText.expect(try answer(to: path, ending: ".answer-json.txt").json, at: path)
  }

  @Test("There are logs for every rule")
  func haveEveryRule() throws {
    let rules = Set(
      try Self.answered.flatMap { try answer(to: $0, ending: ".answer.txt").conflicts.map(\.rule) })
    let all: Set = [
      "incomplete", "impossible-alone", "mask", "hidden-in-stack", "own-of-system", "two-constants",
      "given-size",
      "arranged-by-stack", "too-much",
    ]
    #expect(rules == all)
  }
}
