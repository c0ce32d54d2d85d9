import Foundation
import LayoutTestSupport
import Testing

@testable import SwiftRewriter

/// The edits of code that repairs ask for, under Tests/SwiftRewriterCases/edits: a file, requests, and the lines that each removes and adds,
/// or the reason why it is refused. `LAYOUT_RECORD=all` writes the answers anew.
struct EditTests {
  static let names = Checkout.files(below: "Tests/SwiftRewriterCases/edits", ending: "code.txt").map {
    String($0.dropLast(".code.txt".count))
  }

  /// The parts of an answer.
  private struct Answer: Decodable {
    struct Edit: Decodable {
      let from: Int
      let to: Int
      let text: String
    }

    let edits: [Edit]?
    let refusal: String?
  }

  @Test("Requests are answered as is kept", arguments: names)
  func answers(name: String) throws {
    let code = try String(contentsOfFile: "\(name).code.txt", encoding: .utf8)
    let requests = try String(contentsOfFile: "\(name).requests.txt", encoding: .utf8).split(separator: "\n").map(
      String.init)
    let lines = try Program.run(["--edit", "\(name).code.txt"] + requests).split(separator: "\n")
    #expect(lines.count == requests.count)
    var text = ""
    for (request, line) in zip(requests, lines) {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
      text += request + "\n"
      if let refusal = answer.refusal { text += "  refused: \(refusal)\n" }
      guard let edits = answer.edits else { continue }
      let changed = edits.map { Edit($0.from..<$0.to, by: $0.text) }.applied(to: code)
      text += Self.difference(code, changed)
    }
    let kept = "\(name).answers.txt"
    if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "all" {
      try text.write(toFile: kept, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOfFile: kept, encoding: .utf8)))
  }

  /// Returns the lines that are removed, then those that are added, in the files' order.
  private static func difference(_ old: String, _ new: String) -> String {
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    let difference = lines(new).difference(from: lines(old))
    func text(_ mark: String, _ change: CollectionDifference<Substring>.Change) -> String {
      switch change {
      case .insert(_, let line, _), .remove(_, let line, _): "  \(mark)\(line)\n"
      }
    }
    return difference.removals.map { text("-", $0) }.joined() + difference.insertions.map { text("+", $0) }.joined()
  }

  @Test(
    "A request that can't be read ends with a reason",
    arguments: ["", "{}", "[]", #"{"change": "bake", "line": 1}"#, #"{"change": "set"}"#])
  func refuses(request: String) throws {
    let name = try #require(Self.names.first)
    #expect(throws: (any Error).self) { try Program.run(["--edit", "\(name).code.txt", request]) }
  }

  @Test("Lines that aren't there, and numbers of any size, are refused without harm")
  func holds() throws {
    let name = try #require(Self.names.first)
    for line in [-1, 0, 1_000_000] {
      let answer = try Program.run(["--edit", "\(name).code.txt", #"{"change": "remove", "line": \#(line)}"#])
      #expect(answer.contains("refusal"))
    }
    let huge = try Program.run(["--edit", "\(name).code.txt", #"{"change": "constant", "line": 37, "number": 1e300}"#])
    #expect(huge.contains("edits"))
  }
}
