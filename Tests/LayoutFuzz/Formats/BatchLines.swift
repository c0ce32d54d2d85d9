import Documents
import FileSystem
import LayoutCommand
import LayoutTestSupport

/// Lines of `layout batch`: whatever a line is, its answer is one line of JSON.
enum BatchFormat {
  static let format = InputFormat(
    "batch", ending: "txt", share: 60, make: { BatchGrammar.line(&$0) }, run: { bytes, _ in run(bytes) })

  private static func run(_ bytes: [UInt8]) -> Verdict {
    var verdict = Verdict()
    let answer = BatchAnswer.text(of: .bytes(bytes), number: 7)
    verdict.expect(answer.hasSuffix("\n"), "an answer without an end", answer)
    verdict.expect(MessageCheck.isClean(String(answer.dropLast())), "an answer with control characters", answer)
    guard let value = try? JSONParser.parse(Array(answer.utf8)), case .object(let members) = value.content else {
      verdict.note("an answer that is no object", answer)
      return verdict
    }
    switch members.map(\.key) {
    case ["id", "result"]: break
    case ["id", "error"]:
      verdict.isAccepted = false
      guard case .object(let error) = members[1].value.content, error.map(\.key) == ["status", "line", "messages"],
        case .number(let status, _) = error[0].value.content, case .array(let messages) = error[2].value.content
      else {
        verdict.note("an error without status, line and messages", answer)
        return verdict
      }
      verdict.expect(status != 70, "a fault of the program", answer)
      verdict.expect(!messages.isEmpty, "an error without a word", answer)
    default: verdict.note("an answer that is neither a result nor an error", answer)
    }
    return verdict
  }
}
