import Foundation
import LayoutTestSupport
import Testing

/// The repairs of code: each controller of Tests/RepairCases/Code is a case of one rule, and what is made, offered and refused of all stands
/// beside them, with the patch. `LAYOUT_RECORD=all` writes the text anew.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeRepairTests {
  private static let cases = Checkout.path("Tests/RepairCases/Code")
  /// The conditions: a screen without insets in landscape and one with, texts of two sizes, both directions.
  private static let conditions = [
    "--device", "iphone-se-3rd-gen", "--device", "iphone-17", "--orientation", "portrait", "--orientation",
    "landscapeLeft", "--content-size-category", "large", "--content-size-category", "accessibilityExtraExtraExtraLarge",
    "--layout-direction", "both",
  ]

  /// Does something with a copy of some cases, and the folder of what is built of them.
  private func with<Result>(
    _ names: [String]? = nil, _ body: (_ project: URL, _ fix: ([String]) throws -> ChildProcess.Result) throws -> Result
  ) throws -> Result {
    try TemporaryFolder.with { folder in
      let project = folder.appendingPathComponent("Cases")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      for name in try names ?? FileManager.default.contentsOfDirectory(atPath: Self.cases)
      where name.hasSuffix(".swift") {
        try FileManager.default.copyItem(
          atPath: "\(Self.cases)/\(name)", toPath: project.appendingPathComponent(name).path)
      }
      let build = folder.appendingPathComponent("build").path
      return try body(project) { words in
        try InnerCommand.run(
          [words[0], project.path, "--build-folder", build, "--quiet"] + Self.conditions + words.dropFirst())
      }
    }
  }

  private func texts(in project: URL) throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: project.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try String(contentsOf: project.appendingPathComponent($0), encoding: .utf8))
      })
  }

  @Test("What is made, offered and refused is what is kept, and nothing is written for a patch")
  func matches() throws {
    try with { project, fix in
      let before = try texts(in: project)
      let run = try fix(["fix", "--dry-run"])
      let text = (run.errors + "\n" + run.output).replacingOccurrences(of: project.path + "/", with: "")
      let kept = "\(Self.cases)/repairs.txt"
      if ProcessInfo.processInfo.environment["LAYOUT_RECORD"] == "all" {
        try text.write(toFile: kept, atomically: true, encoding: .utf8)
      }
      let expected = try String(contentsOfFile: kept, encoding: .utf8)
      #expect(text == expected)
      #expect(try texts(in: project) == before)
      let check = try fix(["fix", "--check", "--rule", "direction"])
      #expect(check.status == 1)
      #expect(try texts(in: project) == before)
    }
  }

  @Test("What is written is built, has none of the mended findings, and isn't repaired again")
  func holds() throws {
    try with(["DirectionController.swift", "ConflictController.swift"]) { project, fix in
      let before = try texts(in: project)
      let first = try fix(["lint"])
      #expect(first.output.contains("[direction]"))
      let run = try fix(["fix", "--offered", "1"])
      #expect(run.output.contains("fixed: lower the priority"))
      let after = try texts(in: project)
      #expect(after != before)
      #expect(after["DirectionController.swift"]?.contains("label.leadingAnchor") == true)
      #expect(after["ConflictController.swift"]?.contains(".priority = UILayoutPriority(999)") == true)
      let findings = try fix(["lint"]).output
      #expect(!findings.contains("[direction]") && !findings.contains("[conflict]"))
      let second = try fix(["fix"])
      #expect(!second.output.contains("fixed:"))
      #expect(try texts(in: project) == after)
    }
  }

  @Test("Without code nothing of it is repaired")
  func leavesCode() throws {
    try with(["DirectionController.swift"]) { project, fix in
      let before = try texts(in: project)
      let run = try fix(["fix", "--no-code", "--allow-empty"])
      #expect(run.status == 0 && run.output == "0 layouts\n")
      #expect(try texts(in: project) == before)
    }
  }
}
