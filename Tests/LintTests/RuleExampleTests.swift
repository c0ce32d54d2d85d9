import Documents
import FileSystem
import Findings
import LayoutModel
import SceneSources
import Testing

@testable import Lint

@Suite("Each rule reports what it is for, and passes over what only looks like it")
struct RuleExampleTests {
  private static let conditions = LayoutRequest(
    devices: ["iphone-se-3rd-gen"], orientations: [.portrait, .landscapeLeft],
    contentSizeCategories: [.large, .accessibilityExtraExtraExtraLarge],
    layoutDirections: UserInterfaceLayoutDirection.allCases)

  /// Returns what a rule finds in a file, with all other rules off but `overlap`, which may be set aside.
  private static func findings(of rule: LintRule, in file: LintExample.File) -> [LintFinding] {
    var rules = LintRules()
    rules.keep(only: [rule.id, LintRule.overlap.id])
    var settings = LintFileSettings(rules: rules, asked: conditions)
    settings.widths = rule.example?.widths
    var run = LintRun(LintInputs(named: [Path(file.name)])) { [settings] _ in settings }
    run.projects = nil
    run.contents = { _ in Array(file.text.utf8) }
    run.jobs = 1
    return run.outcome().report.findings.filter { $0.key.rule == rule.id }
  }

  private static func isAbout(_ id: String, _ finding: LintFinding) -> Bool {
    finding.key.view == id || finding.key.partner == id
  }

  @Test("A rule reports the one view and not the other", arguments: LintRule.table.filter { $0.example != nil })
  func examples(rule: LintRule) throws {
    let example = try #require(rule.example)
    let findings = Self.findings(of: rule, in: example.file)
    #expect(findings.contains { finding in example.reported.map { Self.isAbout($0, finding) } ?? true }, "\(findings)")
    #expect(findings.allSatisfy { !$0.text.isEmpty })
    if let passedOver = example.passedOver {
      #expect(!findings.contains { Self.isAbout(passedOver, $0) }, "\(findings)")
    }
    if let mended = example.mended { #expect(Self.findings(of: rule, in: mended) == []) }
  }

  @Test("A screen that no orientation shows is reported once, where it stands")
  func neverShown() {
    let position = SourcePosition(line: 3, column: 5)
    let found = LintRules().findings(about: .neverShown(position))
    #expect(found.map(\.active.rule.id) == [LintRule.neverShown.id])
    #expect(found.map(\.finding.position) == [position])
    #expect(LintRules().findings(about: .warned([])).isEmpty)
  }

  @Test("Every rule has an example but those that no file alone shows")
  func areComplete() {
    let shownByNoFile = [LintRule.neverShown, .screenEmpty, .screenFailed].map(\.id)
    #expect(LintRule.table.filter { $0.example == nil }.map(\.id) == shownByNoFile)
  }
}

extension LintRule: CustomTestStringConvertible {
  public var testDescription: String { id }
}
