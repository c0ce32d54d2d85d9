import Documents
import Findings
import LayoutModel
import Testing

@testable import LayoutOutput

/// The text of a report for people, line by line.
struct FindingLineTests {
  private static let rules = [
    LintRuleDescription(
      id: "dynamic-type", summary: "text that doesn't grow", explanation: "", example: "", remedy: "",
      standardSeverity: .note, collective: "texts don't grow with Dynamic Type"),
    LintRuleDescription(
      id: "conflict", summary: "what can't hold", explanation: "", example: "", remedy: "", standardSeverity: .error),
  ]

  private func report(_ findings: [LintFinding]) -> LintReport {
    LintReport(inputs: [], scenes: [], conditions: [], layouts: 0, findings: findings, rules: Self.rules)
  }

  private func note(_ name: String, scene: String? = nil, _ certainty: Certainty = .sure) -> LintFinding {
    LintFinding(
      .init(rule: "dynamic-type", path: "Form.xib", scene: scene, view: name), .note, "\(name) doesn't grow",
      viewName: "“\(name)”", certainty: certainty)
  }

  @Test("Notes of one rule in one scene are one line that counts and names them; other scenes have lines of their own")
  func groupsNotes() {
    let lines = report(["Name", "Street", "City"].map { note($0) } + [note("Other", scene: "b")]).lines
    let expected = ["3 texts don't grow with Dynamic Type: Name, Street and City", "Other doesn't grow"]
    #expect(lines.map(\.message) == expected)
  }

  @Test("A line names as many views as it has room for")
  func cutsNames() throws {
    let line = try #require(report((1...60).map { note("Text number \($0)") }).lines.first)
    #expect(line.message.hasPrefix("60 texts don't grow with Dynamic Type: Text number 1, Text number 2, "))
    #expect(line.message.hasSuffix(", …"))
    #expect(line.message.count <= LintFinding.maximumMessageLength)
  }

  @Test("Notes of a rule that has no words for several keep their messages")
  func keepsMessages() {
    let notes = ["a", "b"].map { (name: String) in
      LintFinding(.init(rule: "conflict", path: "Form.xib", view: name), .note, "\(name) can't hold", viewName: name)
    }
    #expect(report(notes).lines.map(\.message) == ["a can't hold", "b can't hold"])
  }

  @Test("Of many findings of one rule in one scene the first have a line each, and the rest share one")
  func countsMany() {
    let findings = (1...250).map { number in
      LintFinding(
        .init(rule: "conflict", path: "Form.xib", view: "v\(number)"), .error, "v\(number) can't hold",
        viewName: "v\(number)")
    }
    let other = LintFinding(.init(rule: "conflict", path: "Form.xib", scene: "b", view: "w"), .error, "w can't hold")
    let lines = report(findings + [other]).lines
    #expect(lines.count == FindingLine.maximumOfOneRule + 2)
    #expect(lines[100].message.hasPrefix("150 more like these: v101, v102, ") && lines[100].severity == .error)
    #expect(lines[100].rules == "conflict" && lines[100].findings.count == 150)
    #expect(lines[101].message == "w can't hold")
  }

  @Test("A line of guesses isn't longer than others: names have what room the reason leaves; one guess stands whole")
  func cutsGuesses() {
    let long = String(repeating: "veryLongName", count: 30)
    for subject in [long, "ChartView"] {
      let certainty = Certainty(restingOn: [Guess(.ownClass, of: subject)])
      let one = note(long, certainty)
      #expect(
        report([one]).lines[0].message
          == "a guess: \(one.message); because: \(certainty.guesses[0].text); \(certainty.guesses[0].advice)")
      for names in [[long, "b"], ["a", "b"]] {
        let line = report(names.map { note($0, certainty) }).lines[0]
        #expect(line.message.count <= LintFinding.maximumMessageLength, "\(line.message)")
        #expect(line.message.contains("; because: ") && line.message.hasSuffix(certainty.guesses[0].advice))
        #expect(line.message.contains(names[0].prefix(8)), "\(line.message)")
      }
    }
  }

  @Test("Many notes take time in proportion to their number", .timeLimit(.minutes(1)))
  func isLinear() {
    let notes = (0..<20_000).map { note("Text number \($0)") }
    // A hundred of a rule stand for themselves, and one line for the rest.
    #expect(report(notes).lines.map(\.findings.count).reduce(0, +) == notes.count)
  }

  @Test("What is guessed stands behind what is sure, a line for each cause, under the cause that most share")
  func groupsGuesses() {
    let icon = Guess(.canvasSize, of: "icon")
    let chart = Guess(.ownClass, of: "ChartView")
    func overlap(_ view: String, _ guesses: Guess...) -> LintFinding {
      LintFinding(
        .init(rule: "overlap", path: "Form.xib", view: view), .error, "\(view) is covered", viewName: "“\(view)”",
        certainty: Certainty(restingOn: guesses))
    }
    let lines = report([
      overlap("a", icon, chart), overlap("b", chart), overlap("c", icon), overlap("d", chart), note("Name"),
    ]).lines
    #expect(lines.map(\.severity) == [.note, .note, .note])
    #expect(
      lines.map(\.message) == [
        "Name doesn't grow",
        "3 guesses about 3 views: a, b and d; because: \(chart.text); \(chart.advice)",
        "a guess: c is covered; because: icon's size is the canvas's; \(icon.advice)",
      ])
  }

  @Test("A guessed finding is a note, and is read back as it was written")
  func readsBack() throws {
    let finding = LintFinding(
      .init(rule: "conflict", path: "Form.xib", view: "title", partner: "width"), .error,
      "\"title.width == 300\" can't hold with 2 other constraints", conditions: ["a", "b"], worst: "b",
      conditionCount: 3, repairs: [LintFinding.Repair("lower its priority to 999")],
      certainty: Certainty(restingOn: [Guess(.orientations), Guess(.image, of: "a:b")]),
      advice: "lower its priority to 999",
      related: [.init("\"title.width == 300\"", place: .init(position: .init(line: 3, column: 4), endColumn: 9))],
      worstName: "iPhone SE, landscape")
    #expect(finding.severity == .note)
    let report = LintReport(
      inputs: ["Form.xib"], scenes: [.init(path: "Form.xib", id: nil, name: nil, conditions: ["a", "b", "c"])],
      conditions: ["a", "b", "c"], layouts: 3, findings: [finding], rules: Self.rules)
    #expect(try LintReport(reading: Array(report.json.utf8), rules: Self.rules) == report)
    #expect(try LintReport(reading: Array(report.compactJSON.utf8), rules: Self.rules) == report)
    let unknown = report.json.replacing("\"causes\": [\"image:a:b\"", with: "\"causes\": [\"imagine\"")
    #expect(throws: FrameDump.ReadingError.self) { try LintReport(reading: Array(unknown.utf8), rules: Self.rules) }
  }

  @Test("A message has at most 200 characters: conditions are counted, or go, or advice does, then the text is cut")
  func limitsMessages() {
    func message(text: Int, advice: Int) -> String {
      let finding = LintFinding(
        .init(rule: "overlap", path: "a"), .error, String(repeating: "t", count: text), sceneName: "Login",
        conditions: ["a"], worst: "a", conditionCount: 2, advice: String(repeating: "d", count: advice),
        worstName: "iPhone SE, landscape")
      #expect(finding.saying(finding.message)?.message == finding.message)
      return finding.message
    }
    #expect(message(text: 10, advice: 3) == "Login: tttttttttt on iPhone SE, landscape (1 of 2); ddd")
    #expect(message(text: 150, advice: 30).hasSuffix("t (1 of 2); " + String(repeating: "d", count: 30)))
    #expect(message(text: 156, advice: 30).hasSuffix("t; " + String(repeating: "d", count: 30)))
    #expect(message(text: 170, advice: 30).hasSuffix("t (1 of 2)"))
    #expect(message(text: 300, advice: 30).hasSuffix("t… (1 of 2)"))
    #expect(message(text: 300, advice: 30).count == 200)
  }

  @Test("Where it is so is told only where it isn't alike everywhere")
  func tellsConditions() {
    func message(_ conditions: [String], worstName: String?) -> String {
      LintFinding(
        .init(rule: "overlap", path: "a"), .error, "text", conditions: conditions, worst: "a", conditionCount: 2,
        worstName: worstName
      ).message
    }
    #expect(message(["a", "b"], worstName: nil) == "text (everywhere)")
    #expect(message(["a", "b"], worstName: "iPhone SE") == "text (everywhere, worst on iPhone SE)")
    #expect(message(["a"], worstName: "iPhone SE") == "text on iPhone SE (1 of 2)")
  }

  @Test("A first run is summed up: the sure by rule, the guessed by cause, and how to accept what there is")
  func closes() {
    let guess = LintFinding(
      .init(rule: "clipped", path: "a"), .error, "", certainty: Certainty(restingOn: [Guess(.orientations)]))
    let error = LintFinding(.init(rule: "clipped", path: "a"), .error, "")
    #expect(
      report([note("a"), error, note("b"), guess]).closing == [
        "sure: 1 clipped (error), 2 dynamic-type (note)",
        "guessed: 1 because the app's orientations aren't known; --sure leaves them out",
        "to accept what there is and be told of what is new: --baseline layout-baseline.json --write-baseline",
      ])
    #expect(report([]).closing == [])
  }
}
