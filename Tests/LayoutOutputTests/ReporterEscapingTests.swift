import Documents
import Findings
import Foundation
import LayoutModel
import LayoutPictures
import LayoutTestSupport
import Testing

@testable import LayoutOutput

/// Whatever a field of a finding holds, each reporter's form stays what it is: what is written is read back by the form's rules.
struct ReporterEscapingTests {
  /// Texts that have a meaning in one form or another.
  static let texts = [
    "a\n::error::b", "::error::a", " \t::warning::a", "##[error]a", "a##[add-mask]b", "a\r\n::b", "a\r::b",
    "\u{2028}::error::", "##vso[task.complete]a", "a##teamcity[b]", "section_start:1:a\r\u{1B}[0Ka", "\u{85}::a",
    "\u{9B}31m",
    "a\u{2066}b",
    "a | b", "| a | b |\n|---|---|", "`a` | `b`", "\\| a \\", "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "]]>", "-->", "<!--", "&amp;", "\"a\" 'b'", "%0A::error::a", "%", "a,b:c=d", "@someone #1", "[a](http://b.example)",
    "![a](b)",
    "http://b.example www.b.example", "*a* _b_ ~~c~~ $d$", "\u{0}a\u{1B}[31m", "\u{202E}a", "\u{FFFE}",
    "e\u{301}\u{301}", "\u{301}",
    "🙂", "", String(repeating: "a|", count: 300),
  ]

  /// A field of a finding, and how it is set.
  struct Field: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let set: @Sendable (inout LintReport, String) -> Void

    init(_ name: String, _ set: @escaping @Sendable (inout LintReport, String) -> Void) {
      (testDescription, self.set) = (name, set)
    }
  }

  static let fields = [
    Field("rule") { $0.findings[0].key.rule = $1 },
    Field("path") {
      $0.findings[0].key.path = $1
      $0.inputs[0] = $1
      $0.scenes[0].path = $1
    },
    Field("scene") {
      $0.findings[0].key.scene = $1
      $0.scenes[0].id = $1
    },
    Field("view") { $0.findings[0].key.view = $1 }, Field("partner") { $0.findings[0].key.partner = $1 },
    Field("text") { $0.findings[0].text = $1 },
    Field("sceneName") {
      $0.findings[0].sceneName = $1
      $0.scenes[0].name = $1
    },
    Field("viewName") { $0.findings[0].viewName = $1 }, Field("partnerName") { $0.findings[0].partnerName = $1 },
    Field("conditions") {
      $0.findings[0].conditions = [$1]
      $0.conditions = [$1]
      $0.scenes[0].conditions = [$1]
    },
    Field("worst") { $0.findings[0].worst = $1 },
    Field("repairs") { $0.findings[0].repairs = [LintFinding.Repair($1)] },
    Field("ranges") { $0.findings[0].ranges = [LintFinding.Range(conditions: [$1], width: 320...375)] },
  ]

  private static func report(_ severity: Diagnostic.Severity) -> LintReport {
    let place = LintFinding.Place(position: SourcePosition(line: 2, column: 3), endColumn: 6)
    let finding = LintFinding(
      .init(rule: "overlap", path: "a.xib", scene: "s", view: "v", partner: "p"), severity, "x", place: place,
      partnerPlace: place, sceneName: "S", viewName: "V", partnerName: "P", conditions: ["c"], worst: "c",
      conditionCount: 2, repairs: [LintFinding.Repair("r")])
    return LintReport(
      inputs: ["a.xib"], scenes: [.init(path: "a.xib", id: "s", name: "S", conditions: ["c"])], conditions: ["c"],
      layouts: 1, findings: [finding], rules: ReporterSamples.rules)
  }

  private static func forEachReport(_ field: Field, _ body: (LintReport) throws -> Void) rethrows {
    for text in texts {
      for severity in Diagnostic.Severity.allCases {
        var report = report(severity)
        field.set(&report, text)
        try body(report)
      }
    }
  }

  private static func text(_ report: LintReport, _ name: String) throws -> String {
    var context = ReporterSamples.context
    context.page = { PrintableText(document: ReportPage(ReportData(title: "t"), findings: $0).html) }
    return try #require(LintReporter.named(name)).text(report, context).string
  }

  /// A text as it stands where what steers a terminal has an escape.
  private static func plain(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").unicodeScalars.map { scalar in
      ["\n", "\r"].contains(scalar) ? "\n" : scalar == "\t" ? "\t" : String(scalar).printable
    }.joined()
  }

  @Test("No line of any form is one that a log obeys, but GitHub's own", arguments: fields)
  func beginsNoCommand(field: Field) throws {
    try Self.forEachReport(field) { report in
      for reporter in LintReporter.table where reporter.name != "html" {
        try Self.expectHarmless(try Self.text(report, reporter.name), reporter.name)
      }
    }
  }

  /// Expects that no line of a text is one that a log obeys, and that nothing in it controls a terminal.
  private static func expectHarmless(_ text: String, _ name: String) throws {
    for line in text.split(whereSeparator: \.isNewline) {
      #expect(name == "github" || !line.drop(while: \.isWhitespace).hasPrefix("::"), "\(name): \(line)")
    }
    #expect(text.firstMatch(of: /##[A-Za-z]*\[|section_(start|end):/) == nil, "\(name): \(text)")
    #expect(text.replacing("\n", with: "").replacing("\t", with: "").isPrintable, "\(name): \(text)")
  }

  @Test("JSON, SARIF and GitLab's JSON are JSON, with the message as it is", arguments: fields)
  func json(field: Field) throws {
    try Self.forEachReport(field) { report in
      for name in ["json", "sarif", "gitlab"] {
        let text = try Self.text(report, name)
        let value = try #require(try? JSONSerialization.jsonObject(with: Data(text.utf8)), "\(name): \(text)")
        switch name {
        case "json":
          let finding = try #require(((value as? [String: Any])?["findings"] as? [[String: Any]])?.first)
          #expect(finding["message"] as? String == report.findings[0].message)
          #expect(finding["rule"] as? String == report.findings[0].key.rule)
          #expect(finding["path"] as? String == report.findings[0].key.path)
        case "gitlab":
          #expect((value as? [[String: Any]])?.first?["description"] as? String == report.findings[0].message)
        default:
          let run = ((value as? [String: Any])?["runs"] as? [[String: Any]])?.first
          let result = try #require((run?["results"] as? [[String: Any]])?.first)
          #expect(result["ruleId"] as? String == report.findings[0].key.rule)
          let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
          let uri = try #require((location?["artifactLocation"] as? [String: Any])?["uri"] as? String)
          #expect(uri.removingPercentEncoding == report.findings[0].key.path)
          #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"\\|`".utf8.contains($0) })
        }
      }
    }
  }

  @Test(
    "JUnit's and Checkstyle's XML are well-formed, of as many elements, with the message as it is", arguments: fields)
  func xml(field: Field) throws {
    try Self.forEachReport(field) { report in
      let finding = report.findings[0]
      for name in ["junit", "junit-gitlab", "checkstyle"] {
        let text = try Self.text(report, name)
        let root = try #require(try? XMLDocumentReader.root(of: Array(text.utf8)), "\(name): \(text)")
        if name == "checkstyle" {
          #expect(root.children.count == 1 && root.children[0].children.count == 1)
          #expect(root.children[0]["name"].map(Self.plain) == Self.plain(finding.key.path))
          #expect(root.children[0].children[0]["message"].map(Self.plain) == Self.plain(finding.message))
          continue
        }
        let cases = root.children[0].children.filter { $0.name == "testcase" }
        #expect(root.children.count == 1 && cases.count == 1, "\(text)")
        if finding.severity == .note {
          let output = root.children[0].children.first { $0.name == "system-out" }
          #expect(output?.text.contains(Self.plain(finding.message)) ?? false, "\(text)")
        } else {
          let failure = try #require(cases[0].children.first)
          #expect(failure["message"].map(Self.plain) == Self.plain(finding.message))
          #expect(failure["type"].map(Self.plain) == Self.plain(finding.key.rule))
        }
      }
    }
  }

  @Test("A row of Markdown has four cells, and no HTML, link or mention in them", arguments: fields)
  func markdown(field: Field) throws {
    try Self.forEachReport(field) { report in
      let lines = try Self.text(report, "markdown").split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 6 && lines[5].isEmpty, "\(lines)")
      let row = lines[4]
      // A bar behind a backslash is none of the table's, in code too.
      var (bars, isEscaped) = (0, false)
      for character in row {
        if character == "|", !isEscaped { bars += 1 }
        isEscaped = character == "\\" && !isEscaped
      }
      #expect(bars == 5, "\(row)")
      let rest = row.replacing("<br>", with: "").replacing("<!-- -->", with: "\u{1}")
      #expect(!rest.contains("<") && !rest.contains(">"), "\(row)")
      #expect(!rest.contains("://") && !rest.contains("www."), "\(row)")
      for mark in rest.ranges(of: "@") { #expect(rest[mark.upperBound...].hasPrefix("\u{1}"), "\(row)") }
      for bracket in rest.ranges(of: "[") { #expect(rest[..<bracket.lowerBound].hasSuffix("\\"), "\(row)") }
    }
  }

  @Test("GitHub's commands are a line each, which reads back as the message and the file", arguments: fields)
  func gitHub(field: Field) throws {
    try Self.forEachReport(field) { report in
      let text = try Self.text(report, "github")
      let lines = text.split(whereSeparator: \.isNewline)
      #expect(lines.count == 1 && text.hasSuffix("\n"), "\(text)")
      // By scalars: a text that begins with a combining mark is a text too.
      let line = try #require(lines.first).unicodeScalars.map { $0 }
      let behind = try #require(line.indices.dropFirst(2).first { line[$0] == ":" && line[$0 + 1] == ":" })
      let space = try #require(line.firstIndex(of: " "))
      func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
      }
      let values = line[(space + 1)..<behind].split(separator: ",").map { pair in
        let mark = pair.firstIndex(of: "=") ?? pair.endIndex
        return (name: string(pair[..<mark]), value: string(pair[mark...].dropFirst()))
      }
      #expect(values.map(\.name) == ["file", "line", "endLine", "col", "endColumn", "title"])
      let file = values.first?.value.removingPercentEncoding
      #expect(file.map(Self.plain) == Self.plain(report.findings[0].key.path))
      let message = string(line[(behind + 2)...]).removingPercentEncoding
      #expect(message.map(Self.plain) == Self.plain(report.findings[0].message))
    }
  }

  @Test("Xcode's lines and the summary's are as many, whatever a finding says", arguments: fields)
  func lines(field: Field) throws {
    try Self.forEachReport(field) { report in
      let xcode = try Self.text(report, "xcode").split(whereSeparator: \.isNewline)
      // The last line says how many layouts were made.
      #expect(xcode.count == 3, "\(xcode)")
      let summary = try Self.text(report, "summary").split(whereSeparator: \.isNewline)
      #expect(summary.count == 4, "\(summary)")
    }
  }

  @Test("A page has its own scripts alone, and the data of the finding as they are", arguments: fields)
  func html(field: Field) throws {
    for text in Self.texts {
      var report = Self.report(.error)
      field.set(&report, text)
      let page = try Self.text(report, "html")
      try Self.expectHarmless(page, "html")
      #expect(page.ranges(of: "<script").count == 3 && page.ranges(of: "</script").count == 3, "\(text)")
      #expect(!page.contains("<img src=x"))
      let data = try #require(ReportPage.data(ofPage: page))
      let value = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
      let finding = try #require((value?["findings"] as? [[String: Any]])?.first)
      #expect(finding["message"] as? String == report.findings[0].text)
      #expect(finding["path"] as? String == report.findings[0].key.path)
    }
  }
}
