import Documents
import Findings
import LayoutModel
import Testing

@testable import LayoutOutput

/// Repairs as edits, in the reporters that have a place for them.
struct RepairReportTests {
  private static let edit = LintFinding.Repair.Edit(
    bytes: 7..<11, start: SourcePosition(line: 2, column: 4), end: SourcePosition(line: 2, column: 8), text: "leading")
  private static let repairs = [
    LintFinding.Repair("use leading", .safe, edits: [edit], isProved: true),
    LintFinding.Repair("hold it", .refused, refusal: "would move “Title” by 3 pt on iPhone 17, portrait"),
    LintFinding.Repair("change something"),
  ]

  private static let rules = [
    LintRuleDescription(
      id: "direction", summary: "sides that aren't mirrored", explanation: "", example: "", remedy: "",
      standardSeverity: .warning)
  ]

  private static func report(_ repairs: [LintFinding.Repair]) -> LintReport {
    let finding = LintFinding(
      .init(rule: "direction", path: "a.xib", view: "v", partner: "c"), .warning, "“Title” isn't mirrored",
      place: LintFinding.Place(position: SourcePosition(line: 2, column: 1), endColumn: 6), conditions: ["canvas"],
      worst: "canvas", conditionCount: 1, repairs: repairs)
    return LintReport(
      inputs: ["a.xib"], scenes: [.init(path: "a.xib", id: nil, name: nil, conditions: ["canvas"])],
      conditions: ["canvas"], layouts: 1, findings: [finding], rules: [])
  }

  /// The context of a file whose second line has a letter of two bytes before the edit.
  private static let context = LintReporterContext(version: "0.1.0") { _ in Array("<a>\n<ä left/>\n".utf8) }

  private static func parsed(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  private static func elements(_ value: JSONValue?) -> [JSONValue] {
    guard case .array(let elements)? = value?.content else { return [] }
    return elements
  }

  @Test("JSON has the edits, and reads them back")
  func json() throws {
    let report = Self.report(Self.repairs)
    let read = try LintReport(reading: Array(report.json.utf8), rules: Self.rules)
    #expect(read.findings.map(\.repairs) == [Self.repairs])
    let words = Self.report([LintFinding.Repair("change something")])
    #expect(!words.json.contains("\"fixes\""))
    #expect(
      try LintReport(reading: Array(words.json.utf8), rules: Self.rules).findings.map(\.repairs)
        == words.findings.map(\.repairs))
  }

  @Test("SARIF has a fix of each repair that changes something, with columns in UTF-16 units, and none without edits")
  func sarif() throws {
    let log = try Self.parsed(SARIFReport.text(of: Self.report(Self.repairs), in: Self.context))
    let run = Self.elements(log.member("runs")).first
    let result = Self.elements(run?.member("results")).first
    let fixes = Self.elements(result?.member("fixes"))
    #expect(fixes.count == 1)
    let change = Self.elements(fixes.first?.member("artifactChanges")).first
    let replacement = Self.elements(change?.member("replacements")).first
    #expect(replacement?.member("insertedContent")?.member("text")?.content == .string("leading"))
    let region = replacement?.member("deletedRegion")
    #expect(region?.member("startColumn")?.content == .number(3))
    #expect(region?.member("endColumn")?.content == .number(7))
    let bare = SARIFReport.text(of: Self.report([LintFinding.Repair("change something")]), in: Self.context)
    #expect(!bare.contains("\"fixes\""))
  }

  @Test("reviewdog's format has the edits of the first repair as suggestions, with columns in bytes")
  func rdjson() throws {
    let document = try Self.parsed(RDJSONReport.text(of: Self.report(Self.repairs)))
    let diagnostic = Self.elements(document.member("diagnostics")).first
    #expect(diagnostic?.member("severity")?.content == .string("WARNING"))
    let suggestions = Self.elements(diagnostic?.member("suggestions"))
    #expect(suggestions.map { $0.member("text")?.content } == [.string("leading")])
    #expect(suggestions.first?.member("range")?.member("start")?.member("column")?.content == .number(4))
    #expect(
      RDJSONReport.text(of: LintReport(inputs: [], scenes: [], conditions: [], layouts: 0, findings: [], rules: []))
        == "{\n  \"source\": {\"name\": \"layout\"},\n  \"diagnostics\": []\n}\n")
  }

  @Test("GitLab shows the edits below a finding")
  func gitLab() throws {
    let entry = Self.elements(try Self.parsed(GitLabReport.text(of: Self.report(Self.repairs)))).first
    #expect(entry?.member("content")?.member("body")?.content == .string("safe: use leading (line 2: \"leading\")"))
    let bare = GitLabReport.text(of: Self.report([]))
    #expect(!bare.contains("\"content\""))
  }
}
