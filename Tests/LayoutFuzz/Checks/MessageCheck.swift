import Documents
import LayoutModel
import Notations

/// The properties of every message: it has words, lies within its file, and steers no terminal.
struct MessageCheck {
  /// The length of each line in bytes.
  private let lines: [Int]
  /// A Boolean that tells whether there are carriage returns: one alone ends a line too.
  private let hasReturns: Bool

  /// The text's length in bytes.
  let length: Int

  init(of bytes: [UInt8]) {
    length = bytes.count
    hasReturns = bytes.contains(UInt8(ascii: "\r"))
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.count)
  }

  /// Looks at the errors for which a file is refused.
  func check(_ error: InputError, _ verdict: inout Verdict) {
    verdict.isAccepted = false
    verdict.expect(!error.problems.isEmpty, "an error without problems")
    let text = error.text(in: "input")
    verdict.expect(Self.isClean(text), "an error's text with control characters", text)
    for problem in error.problems {
      verdict.expect(!problem.code.isEmpty, "a problem without a code", problem.message)
      check(problem.message, at: problem.position, "an error", &verdict)
    }
  }

  /// Looks at a message and its place.
  func check(_ message: String, at position: SourcePosition?, _ what: String, _ verdict: inout Verdict) {
    verdict.expect(!message.isEmpty, "\(what) without words")
    verdict.expect(Self.isClean(message.printable), "\(what) with control characters", message)
    guard let position else { return }
    let isInside = position.line <= lines.count && position.column <= lines[position.line - 1] + 1
    verdict.expect(isInside || hasReturns, "\(what) beyond the file", "\(position.line):\(position.column)")
  }

  /// Tells whether a text of lines has no character that would steer a terminal.
  static func isClean(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { String(decoding: $0, as: UTF8.self).isPrintable }
  }
}
