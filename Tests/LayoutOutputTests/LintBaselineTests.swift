import Documents
import Findings
import LayoutModel
import Testing

@testable import LayoutOutput

/// Baselines as files.
struct LintBaselineTests {
  private let conditions = (0..<96).map { "iphone-17/portrait/number-\($0)" }

  private func report(_ findings: [LintFinding]) -> LintReport {
    LintReport(inputs: [], scenes: [], conditions: [], layouts: 0, findings: findings, rules: [])
  }

  private func finding(_ conditions: some Sequence<String>, partner: String? = nil) -> LintFinding {
    LintFinding(
      .init(rule: "overlap", path: "App/Main.storyboard", scene: "BYZ-38-t0r", view: "abc-12-def", partner: partner),
      .error, "", conditions: Array(conditions))
  }

  @Test("An entry has at most 300 bytes, and is read back; conditions stand once")
  func isSmall() throws {
    let long = String(repeating: "\"a.width == b.width\" ", count: 40)
    let baseline = LintBaseline(report([finding(conditions), finding(conditions.prefix(3), partner: long)]))
    let lines = baseline.json.split(separator: "\n").filter { $0.contains("\"rule\"") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.utf8.count <= 300 })
    #expect(baseline.json.ranges(of: conditions[0]).count == 1)
    let read = try LintBaseline(reading: Array(baseline.json.utf8))
    #expect(read.json == baseline.json)
    let (rest, unused) = read.applied(to: report([finding(conditions), finding(conditions.prefix(4), partner: long)]))
    #expect(rest.findings.map(\.isWorsened) == [true] && unused.isEmpty)
  }

  @Test("A baseline of the version before is read")
  func readsTheOldVersion() throws {
    let text = """
      {"format": "layout-baseline/1", "entries": [
        {"rule": "overlap", "path": "App/Main.storyboard", "scene": "BYZ-38-t0r", "view": "abc-12-def", "conditions": ["a", "b"]}]}
      """
    let baseline = try LintBaseline(reading: Array(text.utf8))
    #expect(baseline.applied(to: report([finding(["a"])])).report.findings.isEmpty)
    #expect(baseline.applied(to: report([finding(["c"])])).report.findings.map(\.isWorsened) == [true])
    #expect(baseline.json.contains("\"conditions\": \"c\""))
  }

  @Test(
    "Bits that aren't hexadecimal or name no condition are refused",
    arguments: ["g", "é", "1", "c04", "-", "c0", String(repeating: "0", count: 1 << 20)])
  func refusesWrongBits(bits: String) {
    let text = """
      {"format": "layout-baseline/2", "conditions": ["a", "b"], "entries": [
        {"rule": "overlap", "path": "a", "conditions": "\(bits)"}]}
      """
    #expect(throws: FrameDump.ReadingError.self) { try LintBaseline(reading: Array(text.utf8)) }
  }
}
