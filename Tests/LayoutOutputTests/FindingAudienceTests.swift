import Findings
import LayoutModel
import LayoutTestSupport
import Testing

@testable import LayoutOutput

/// Whom findings hurt, by the devices that they are found on.
struct FindingAudienceTests {
  private static let conditions = [
    "canvas", "iphone-17/portrait", "iphone-17/landscapeLeft", "iphone-se-3rd-gen/portrait", "ipad-pro-13-m5/portrait",
    "ipad-pro-13-m5/oneThird/portrait", "ipad-9th-gen/portrait",
  ]

  private static func finding(_ view: String, _ conditions: [String]) -> LintFinding {
    LintFinding(
      .init(rule: "overlap", path: "A.xib", view: view), .warning, "x", conditions: conditions,
      conditionCount: Self.conditions.count)
  }

  private static func report(_ findings: [LintFinding]) -> LintReport {
    LintReport(
      inputs: ["A.xib"], scenes: [.init(path: "A.xib", id: nil, name: nil, conditions: conditions)],
      conditions: conditions, layouts: 7, findings: findings, rules: [])
  }

  @Test(
    "Devices are counted once, phones first, among those that the scene was laid out on",
    arguments: [
      (conditions, "2 of 2 phones, 2 of 2 pads"), (Array(conditions[1...2]), "1 of 2 phones, 0 of 2 pads"),
      (Array(conditions[4...5]), "0 of 2 phones, 1 of 2 pads"), (["canvas"], nil), ([], nil),
    ] as [([String], String?)])
  func words(found: [String], words: String?) {
    let report = Self.report([Self.finding("a", found)])
    #expect(FindingAudience(report).words(of: report.findings[0]) == words)
    #expect(report.json.contains("\"hurts\"") == (words != nil))
  }

  @Test("The summary has what is found on phones before what is found on pads alone")
  func closing() {
    let report = Self.report([
      Self.finding("a", ["ipad-9th-gen/portrait"]), Self.finding("b", Self.conditions),
      Self.finding("c", ["iphone-17/portrait"]), Self.finding("d", ["canvas"]),
    ])
    #expect(report.closing.contains("whom: 2 warnings on phones, 1 warning on pads alone"))
  }
}
