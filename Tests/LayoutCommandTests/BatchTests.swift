import Documents
import Foundation
import LayoutTestSupport
import Testing

/// `layout batch`, as a pipe sees it.
@Suite(.enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
struct BatchTests {
  private static let heavyRotation = Checkout.path("Fixtures/BigNerdRanch/heavy-rotation.json")

  private func answers(_ lines: [String], _ options: String...) throws -> [[String: Any]] {
    let result = try BuiltCommand.run(["batch"] + options, input: Data(lines.joined(separator: "\n").utf8))
    #expect(result.status == 0)
    #expect(result.errors == "")
    return try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func messages(_ answer: [String: Any]) -> [String] {
    (answer["error"] as? [String: Any])?["messages"] as? [String] ?? []
  }

  @Test("Sweeps under several conditions are a list")
  func listsDocuments() throws {
    let path = JSONText.quoted(Self.heavyRotation)
    let options = #"{"width": 320, "orientation": ["portrait", "landscapeLeft"]}"#
    let found = try answers([#"{"id": 1, "command": "sweep", "path": \#(path), "options": \#(options)}"#])
    let sweeps = try #require(found.first?["result"] as? [[String: Any]])
    #expect(sweeps.map { $0["conditions"] as? String } == ["iphone-4s/portrait", "iphone-4s/landscapeLeft"])
    #expect(sweeps.allSatisfy { $0["format"] as? String == "layout-sweep/1" })
  }

  @Test("A result is what the command prints, whether the input is a path or comes along")
  func answersAsTheCommand() throws {
    let content = try String(contentsOfFile: Self.heavyRotation, encoding: .utf8)
    let options: [(command: String, arguments: [String], options: String)] = [
      (
        "solve", ["--device", "iphone-17", "--orientation", "portrait"],
        #"{"device": "iphone-17", "orientation": ["portrait"]}"#
      ),
      ("sweep", ["--width", "320...500"], #"{"width": "320...500", "strict": false}"#),
    ]
    for (command, arguments, options) in options {
      let expected = try InnerCommand.run([command, Self.heavyRotation, "--quiet"] + arguments).output
      let value = try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSDictionary
      let found = try answers([
        #"{"id": 1, "command": "\#(command)", "path": \#(JSONText.quoted(Self.heavyRotation)), "options": \#(options)}"#,
        #"{"id": 1, "command": "\#(command)", "name": "heavy-rotation.json", "content": \#(JSONText.quoted(content)), "options": \#(options)}"#,
      ])
      #expect(found.count == 2)
      for answer in found { #expect(answer["result"] as? NSDictionary == value) }
    }
  }

  @Test("Lint answers with its findings, of a file that can't be read too")
  func lints() throws {
    let found = try answers([
      #"{"command": "lint", "name": "a.xib", "content": "<"}"#,
      #"{"command": "lint", "path": \#(JSONText.quoted(Self.heavyRotation)), "options": {"device": "iphone-17"}}"#,
    ])
    let results = found.compactMap { $0["result"] as? [String: Any] }
    #expect(results.map { $0["format"] as? String } == ["layout-findings/1", "layout-findings/1"])
    let findings = try #require(results.first?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["unreadable"])
  }

  @Test(
    "A bad request is an answer, and ends nothing",
    arguments: [
      ("nonsense", "column 1: 'nonsense' is not JSON"), ("[1]", "a request is an object, not an array"),
      ("{\"path\": \"a.xib\", \"path\": \"b.xib\"}", "'path' stands twice"),
      ("{\"pth\": \"a\"}", "unknown key 'pth'; did you mean 'path'?"),
      ("{\"path\": 1}", "'path' is a number; it should be a string"),
      ("{}", "there is neither a 'path' nor a 'content' to lay out"),
      ("{\"path\": \"a\", \"content\": \"b\"}", "'path' and 'content' both say what is laid out; keep one"),
      ("{\"path\": \"a\", \"name\": \"b\"}", "'name' is what 'content' is called; a 'path' is its own name"),
      ("{\"content\": \"a\", \"contentBase64\": \"YQ==\"}", "'content' and 'contentBase64' both hold the input"),
      ("{\"contentBase64\": \"?\"}", "it should be bytes as RFC 4648 writes them in base 64"),
      ("{\"contentBase64\": \"/w==\"}", "content.json:1:1: error: the file is not UTF-8 text"),
      ("{\"path\": \"-\"}", "the input has no name"), ("{\"path\": \"\"}", "the input has no name"),
      ("{\"path\": \"a\", \"command\": \"verify\"}", "there is no command 'verify' here; there are solve, lint, sweep"),
      ("{\"path\": \"a\", \"options\": {\"output\": \"b\"}}", "'output' can't be said of a request"),
      ("{\"path\": \"a\", \"options\": {\"device\": {}}}", "'device' is an object; it should be a string"),
      ("{\"path\": \"a\", \"options\": {\"devise\": \"b\"}}", "unknown option '--devise'; did you mean '--device'?"),
      ("{\"path\": \"--help\"}", "--help: error: there is no such file"),
      ("{\"path\": \"nowhere.xib\"}", "nowhere.xib: error: there is no such file"),
      ("{\"content\": \"\\u001b[31m\"}", "expected a value, found U+001B"),
      (String(repeating: "[", count: 100_000), "too deeply nested"),
    ])
  func tellsBadRequests(line: String, message: String) throws {
    let good = #"{"id": "good", "path": \#(JSONText.quoted(Self.heavyRotation))}"#
    let found = try answers([good, line, "", " \t\r", good])
    #expect(found.count == 3)
    #expect(messages(found[1]).contains { $0.contains(message) }, "\(found[1])")
    #expect((found[1]["error"] as? [String: Any])?["line"] as? Int == 2)
    #expect(found[0]["result"] != nil && found[2]["result"] != nil)
  }

  @Test("Answers stand in the order of the requests; without order each stands once")
  func keepsOrder() throws {
    let content = JSONText.quoted(try String(contentsOfFile: Self.heavyRotation, encoding: .utf8))
    let lines = (0..<400).map { number in
      // Some take long.
      number % 40 == 0
        ? #"{"id": \#(number), "content": \#(content), "options": {"device": "all"}}"#
        : #"{"id": \#(number), "content": "{"}"#
    }
    #expect(try answers(lines, "--jobs", "4").compactMap { $0["id"] as? Int } == Array(0..<400))
    let unordered = try answers(lines, "--jobs", "4", "--unordered").compactMap { $0["id"] as? Int }
    #expect(unordered.sorted() == Array(0..<400))
  }

  @Test("Lines of no UTF-8, and longer than any file, are answers")
  func survivesHostileLines() throws {
    var input = Data(#"{"id": 1, "path": ""#.utf8) + Data([0xFF, 0xFE]) + Data("\"}\n".utf8)
    input +=
      Data("{\"id\": 2, \"content\": \"".utf8) + Data(repeating: UInt8(ascii: "x"), count: 130 << 20)
      + Data("\"}\n".utf8)
    input +=
      Data("{\"id\": 3, \"content\": \"".utf8) + Data(repeating: UInt8(ascii: "x"), count: 66 << 20)
      + Data("\"}\n".utf8)
    input += Data("{\"id\": 4}".utf8)
    let result = try BuiltCommand.run(["batch", "--jobs", "2"], input: input)
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains("not UTF-8"))
    #expect(lines[1].contains("the line is longer than"))
    #expect(lines[2].contains("\"id\": 3, \"error\""))
    #expect(lines[3].contains("neither a 'path'"))
  }

  @Test("SIGTERM lets what was begun be answered, and ends with status 0")
  func finishesWhatWasBegun() throws {
    try TemporaryFolder.with { folder in
      let held = try HeldInput(at: folder.appendingPathComponent("held.json").path)
      let line = #"{"id": 1, "path": \#(JSONText.quoted(held.path))}"# + "\n"
      let content = try Data(contentsOf: URL(fileURLWithPath: Self.heavyRotation))
      let (status, answers) = try held.end(["batch", "--jobs", "2"], input: line, giving: content) { $0.terminate() }
      #expect(status == 0)
      #expect(answers.hasPrefix("{\"id\": 1, \"result\": {") && answers.hasSuffix("}}\n"))
      #expect(answers.split(separator: "\n").count == 1)
    }
  }

  @Test("Without requests there are no answers")
  func answersNothing() throws {
    #expect(try answers([]).isEmpty)
    #expect(try answers(["", " "]).isEmpty)
  }
}
