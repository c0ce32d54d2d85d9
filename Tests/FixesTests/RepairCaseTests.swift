import FileSystem
import Findings
import Fixes
import Foundation
import LayoutModel
import LayoutTestSupport
import Lint
import SceneSources
import Testing

/// The repairs of small files, one for each rule and class, under Tests/RepairCases: what is made, offered and refused stands beside each,
/// with the patch. `LAYOUT_RECORD=all` writes the texts anew.
struct RepairCaseTests {
  static let names = ["json", "storyboard", "xib"].flatMap { ending in
    Checkout.files(below: "Tests/RepairCases", ending: ending).map { Path($0).name.description }
  }

  /// The conditions: a screen without insets in landscape and one with, texts of two sizes, both directions.
  private static let request = LayoutRequest(
    devices: ["iphone-se-3rd-gen", "iphone-17"], orientations: [.portrait, .landscapeLeft],
    contentSizeCategories: [.large, .accessibilityExtraExtraExtraLarge],
    layoutDirections: UserInterfaceLayoutDirection.allCases)

  private static var run: LintRun {
    var run = LintRun(LintInputs(named: [])) { _ in LintFileSettings(asked: request) }
    run.projects = nil
    run.jobs = 1
    return run
  }

  private static func repairs(of bytes: [UInt8], named name: String) -> FileRepairs {
    FileRepairs(of: bytes, at: Path(name), run)
  }

  private static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: Checkout.path("Tests/RepairCases/\(name)"))))
  }

  @Test("What is made, offered and refused is what is kept", arguments: names)
  func matches(name: String) throws {
    let repairs = Self.repairs(of: try Self.bytes(of: name), named: name)
    var lines: [String] = []
    for (word, candidates) in [("fixed", repairs.made), ("offered", repairs.offered), ("refused", repairs.refused)] {
      lines += candidates.map { candidate in
        let tail = candidate.repair.refusal.map { ": \($0)" } ?? ""
        return "\(word): \(candidate.repair.words)\(tail) [\(candidate.finding.key.rule)]"
      }
    }
    let patch = LinePatch.text(of: Path(name), from: repairs.original, to: repairs.bytes)
    let text = lines.map { $0 + "\n" }.joined() + (patch.isEmpty ? "" : "\n" + patch)
    let file = URL(fileURLWithPath: Checkout.path("Tests/RepairCases/\(name).txt"))
    if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "all" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("A repaired file has none of the mended findings and no new one, and isn't repaired again", arguments: names)
  func holds(name: String) throws {
    let first = Self.repairs(of: try Self.bytes(of: name), named: name)
    let second = Self.repairs(of: first.bytes, named: name)
    let known = Set(first.left.map(\.key))
    #expect(Set(second.left.map(\.key)) == known)
    #expect(second.made.isEmpty)
    #expect(second.bytes == first.bytes)
  }

  @Test("Every offered repair mends its finding by itself", arguments: names)
  func mends(name: String) throws {
    let first = Self.repairs(of: try Self.bytes(of: name), named: name)
    for candidate in first.offered {
      var repairs = first
      repairs.make([candidate])
      #expect(repairs.made.contains { $0.repair.edits == candidate.repair.edits }, "\(candidate.repair.words)")
      let after = Self.repairs(of: repairs.bytes, named: name)
      func count(in findings: [LintFinding]) -> Int { findings.count { $0.key.rule == candidate.finding.key.rule } }
      #expect(count(in: after.left) < count(in: first.left), "\(candidate.repair.words)")
    }
  }

  @Test(
    "A chosen repair alone is tried, wherever it stands among those of its finding",
    arguments: ["conflict-offered.json", "conflict-relation.json"])
  func chosen(name: String) throws {
    let bytes = try Self.bytes(of: name)
    var lint = Self.run
    lint.inputs = LintInputs(named: [Path(name)])
    lint.contents = { _ throws(SceneFile.Failure) in bytes }
    lint.wantsRepairs = true
    let finding = try #require(lint.outcome().report.findings.first { $0.key.rule == "conflict" })
    #expect(finding.repairs.count > 3)
    for repair in finding.repairs {
      let repairs = FileRepairs(of: bytes, at: Path(name), Self.run, isMaking: false) { found, chosen in
        found.key == finding.key && chosen.words == repair.words
      }
      #expect(Set((repairs.made + repairs.offered + repairs.refused).map(\.repair.words)) == [repair.words])
    }
  }
}
