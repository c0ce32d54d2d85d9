import Documents
import Findings
import Foundation
import LayoutModel
import LayoutTestSupport
import Testing

@testable import LayoutOutput

/// The output of reporters, as `tools/check reporters` holds it against their readers' schemas: kept under
/// Fixtures/Reporters. `LAYOUT_RECORD=all` writes the files anew.
struct ReporterTests {
  static let reporters = ["sarif", "github", "junit", "junit-gitlab", "gitlab", "checkstyle", "markdown"]

  private func text(_ report: LintReport, by name: String) throws -> String {
    try #require(LintReporter.named(name)).text(report, ReporterSamples.context).string
  }

  @Test("What a reporter writes is what is kept", arguments: reporters)
  func matches(name: String) throws {
    for sample in ReporterSamples.all {
      let file = URL(fileURLWithPath: Checkout.path("Fixtures/Reporters/\(sample.name).\(name)"))
      let written = try text(sample.report, by: name)
      if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "all" {
        try written.write(to: file, atomically: true, encoding: .utf8)
      }
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(written == kept, "\(file.path)")
    }
  }

  @Test("Documents are escaped as they are made, so that nothing is left for the printer to escape")
  func escapesAll() {
    let report = ReporterSamples.hostile
    for text in [
      SARIFReport.text(of: report, in: ReporterSamples.context), GitLabReport.text(of: report),
      CheckstyleReport.text(of: report, in: ReporterSamples.context), JUnitReport.text(of: report, .gitLab),
      RDJSONReport.text(of: report),
    ] {
      #expect(PrintableText(document: text).string == text)
    }
  }

  // MARK: GitHub's fingerprints

  @Test(
    "Lines have the fingerprints that GitHub's own action gives them",
    arguments: [
      ("", ["c129715d7a2bc9a3:1"]),
      (
        " a\nb\n  \t\tc\n d",
        ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]
      ),
      (" hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n", greetings),
      (" hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r", greetings),
      (" hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n", greetings),
      (" hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n", greetings),
      (
        String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
        (1...6).map { "a7f2ff13bc495cf2:\($0)" }
          + ["a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1"]
          + ["c129715d7a2bc9a3:1"]
      ),
    ])
  func fingerprints(text: String, expected: [String]) {
    let fingerprints = SourceText(Array(text.utf8)).fingerprints(ofLines: Set(1...expected.count + 1))
    #expect(fingerprints == Dictionary(uniqueKeysWithValues: zip(1..., expected)))
  }

  private static let greetings = [
    "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
    "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
  ]

  // MARK: Columns

  @Test("Columns in bytes become columns in UTF-16 units")
  func convertsColumns() {
    let source = SourceText(Array("ä🙂x\r\n  é|\ry".utf8))
    #expect(source.utf16Column(1, line: 1) == 1)
    #expect(source.utf16Column(3, line: 1) == 2)
    #expect(source.utf16Column(7, line: 1) == 4)
    #expect(source.utf16Column(5, line: 2) == 4)
    #expect(source.utf16Column(2, line: 3) == 2)
    // Places that the file doesn't have: it changed meanwhile.
    #expect(source.utf16Column(900, line: 1) == 900)
    #expect(source.utf16Column(7, line: 40) == 7)
  }

  // MARK: Limits

  @Test("What doesn't fit in a comment is counted, and no row is cut")
  func cutsMarkdown() {
    let report = ReporterSamples.many
    for limit in [0, 200, 400, 1_000, 100_000] {
      let text = MarkdownReport.text(of: report, atMost: limit)
      let rows = text.split(separator: "\n")
      // Notes of a rule without words for several are a row each.
      let told = rows.count { row in ["| error", "| warning", "| note"].contains { row.hasPrefix($0) } }
      #expect(text.utf8.count <= max(limit, 200))
      #expect(told == 36 || text.hasSuffix("\n\(36 - told) more findings don't fit here.\n"))
    }
  }

  @Test("Of more results than GitHub takes the worst stay, in their order, and the rest is counted")
  func cutsSARIF() throws {
    var report = ReporterSamples.many
    report.findings = (1...25_010).map { number in
      LintFinding(
        .init(rule: "overlap", path: "Many.xib", view: "v\(number)"), number <= 20 ? .note : .error, "finding",
        place: .init(position: SourcePosition(line: number, column: 1), endColumn: 2))
    }
    let text = SARIFReport.text(of: report, in: ReporterSamples.context)
    // The whole text is ten million characters long.
    func count(of words: String) -> Int { text.components(separatedBy: words).count - 1 }
    #expect(count(of: "\"ruleId\"") == 25_000)
    #expect(count(of: "\"level\": \"note\", \"message\"") == 10)
    #expect(text.contains("10 results are left out"))
  }
}
