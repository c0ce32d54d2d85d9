import Documents
import Findings
import LayoutModel
import LayoutOutput

/// Reports made by hand, of which what reporters write is kept under Fixtures/Reporters.
enum ReporterSamples {
  static let all: [(name: String, report: LintReport)] = [
    ("several", several), ("hostile", hostile), ("nothing", nothing), ("many", many),
  ]

  /// The content of the findings' files.
  static let files: [String: String] = [
    "App/Base.lproj/Main Menu.storyboard": """
    <document>
      <label text="Größe 🙂" id="abc-12-def"/>
      <button title="Help" id="ghi-34-jkl"/>
    </document>

    """,
    "evil/%0A::error,file=x,a:b|c&\"'<>.xib": "<a>\r\n\t<b/>\r</a>",
  ]

  static let context = LintReporterContext(version: "0.1.0") { path in files[path].map { Array($0.utf8) } }

  static let rules = [
    LintRuleDescription(
      id: "misplaced", summary: "a view that stands elsewhere than where Interface Builder stored it",
      explanation: "Of a file's own canvas. A pixel counts, a rounding error doesn't.",
      example: "“Name” is at (20, 31), stored is (20, 30)", remedy: "Update frames.", standardSeverity: .note),
    LintRuleDescription(
      id: "overlap", summary: "content that covers other content",
      explanation: "Of two contents the later one hides a part of the earlier.",
      example: "“Name” overlaps “Help” by 12 × 44 pt", remedy: "Say with a constraint which one gives way.",
      standardSeverity: .warning),
  ]

  private static func place(_ line: Int, _ column: Int, _ endColumn: Int) -> LintFinding.Place {
    LintFinding.Place(position: SourcePosition(line: line, column: column), endColumn: endColumn)
  }

  // MARK: Reports

  /// Two files, one of which can't be read; two findings of one rule on one line, and one of each severity.
  static let several: LintReport = {
    let path = "App/Base.lproj/Main Menu.storyboard"
    let conditions = ["iphone-17/portrait", "iphone-se/portrait/accessibilityLarge"]
    func overlap(_ partner: String, _ name: String, place partnerPlace: LintFinding.Place?) -> LintFinding {
      LintFinding(
        .init(rule: "overlap", path: path, scene: "scn-01-aaa", view: "abc-12-def", partner: partner), .warning,
        "“Größe 🙂” overlaps “\(name)” by 12 × 44 pt", place: place(2, 3, 44), partnerPlace: partnerPlace,
        sceneName: "Profile", viewName: "“Größe 🙂”",
        partnerName: "“\(name)”", conditions: conditions, worst: conditions[1],
        conditionCount: 96, amount: Size(width: 12, height: 44),
        repairs: [LintFinding.Repair("remove \"a.top == b.top\"")])
    }
    let findings = [
      LintFinding(
        .init(rule: "unreadable", path: "App/Broken.xib"), .error, "expected '>'", place: place(7, 1, 1)),
      LintFinding(.init(rule: "unreadable", path: "App/Gone.xib"), .error, "there is no such file"),
      overlap("ghi-34-jkl", "Help", place: place(3, 3, 41)),
      overlap("mno-56-pqr", "About", place: nil),
      LintFinding(
        .init(rule: "misplaced", path: path, scene: "scn-01-aaa", view: "ghi-34-jkl"), .note,
        "“Help” is at (20, 31), stored is (20, 30)", place: place(3, 3, 41), sceneName: "Profile",
        viewName: "“Help”", conditions: ["canvas"], worst: "canvas",
        conditionCount: 1),
    ]
    return LintReport(
      inputs: ["App/Broken.xib", "App/Gone.xib", path, "App/Sound.xib"],
      scenes: [
        .init(path: path, id: "scn-01-aaa", name: "Profile", conditions: conditions),
        .init(path: path, id: "scn-02-bbb", name: "Login", conditions: conditions),
        .init(path: path, id: "scn-03-ccc", name: "Login", conditions: conditions),
        .init(path: "App/Sound.xib", id: nil, name: nil, conditions: conditions),
      ], conditions: conditions, layouts: 8, findings: findings.sorted(), rules: rules)
  }()

  /// Names and texts with all that has a meaning in a format.
  static let hostile: LintReport = {
    let path = "evil/%0A::error,file=x,a:b|c&\"'<>.xib"
    let text =
      "100% | ]]> \r\n::error::x [a](1) \\ `b` <img src=x onerror=y> @someone #1 \u{0}\u{1B}[31m\u{202E}\u{FFFE}\u{85}🙂"
    let finding = LintFinding(
      .init(rule: "overlap", path: path, scene: "s\u{202E}", view: "v\n::x", partner: "p]]>"), .error, text,
      place: place(2, 2, 6), partnerPlace: place(99, 9, 12), sceneName: "<s>&\"'", viewName: "“\(text.prefix(40))…”",
      partnerName: "“[a](1)”", conditions: ["iphone-17/portrait"], worst: "iphone-17/portrait",
      conditionCount: 2, repairs: [LintFinding.Repair("]]>\u{8}")])
    return LintReport(
      inputs: [path],
      scenes: [.init(path: path, id: "s\u{202E}", name: "<s>&\"'", conditions: ["iphone-17/portrait"])],
      conditions: ["iphone-17/portrait"], layouts: 1, findings: [finding], rules: rules)
  }()

  /// A run that found nothing, of no file.
  static let nothing = LintReport(inputs: [], scenes: [], conditions: [], layouts: 0, findings: [], rules: rules)

  /// More than GitHub shows of each severity.
  static let many: LintReport = {
    let findings = (1...36).map { number in
      let severity: Diagnostic.Severity = [.note, .warning, .error][number % 3]
      return LintFinding(
        .init(rule: "overlap", path: "Many.xib", view: "v\(number)"), severity, "finding \(number)",
        place: place(number, 1, 2))
    }
    return LintReport(
      inputs: ["Many.xib"], scenes: [.init(path: "Many.xib", id: nil, name: nil, conditions: ["canvas"])],
      conditions: ["canvas"], layouts: 1, findings: findings, rules: rules)
  }()
}
