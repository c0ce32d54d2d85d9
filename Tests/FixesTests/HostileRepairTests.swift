import FileSystem
import Findings
import Fixes
import Foundation
import LayoutModel
import LayoutTestSupport
import Lint
import SceneSources
import Testing

/// Repairs of files that are written in unusual ways: other line ends, a byte order mark, ids that are there twice, bytes that are no file.
struct HostileRepairTests {
  private static func repairs(of bytes: [UInt8], named name: String) -> FileRepairs {
    let request = LayoutRequest(
      devices: ["iphone-17"], orientations: [.portrait], contentSizeCategories: [.large],
      layoutDirections: [.leftToRight])
    var run = LintRun(LintInputs(named: [])) { _ in LintFileSettings(asked: request) }
    run.projects = nil
    run.jobs = 1
    return FileRepairs(of: bytes, at: Path(name), run, rules: ["duplicate-constraint"])
  }

  private static func text(of name: String) throws -> String {
    try String(contentsOfFile: Checkout.path("Tests/RepairCases/\(name)"), encoding: .utf8)
  }

  @Test("Line ends and a byte order mark stay", arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func lineEnds(end: String, mark: String) throws {
    for name in ["duplicate-safe.json", "duplicate-one-outlet.xib"] {
      let text = mark + (try Self.text(of: name)).replacing("\n", with: end)
      let repairs = Self.repairs(of: Array(text.utf8), named: name)
      try #require(repairs.made.count == 1)
      let lines = String(decoding: repairs.bytes, as: UTF8.self).unicodeScalars
      let removed = text.components(separatedBy: end).count - String(lines).components(separatedBy: end).count
      #expect(removed == 1)
      #expect(String(lines).hasPrefix(mark))
      #expect(!String(lines).replacing(end, with: "").unicodeScalars.contains { $0 == "\r" || $0 == "\n" })
    }
  }

  @Test("A file whose ids are there twice is repaired by its places")
  func doubledIDs() throws {
    let text = try Self.text(of: "duplicate-one-outlet.xib").replacing("con-aa-003", with: "con-aa-001")
    let repairs = Self.repairs(of: Array(text.utf8), named: "a.xib")
    let repaired = String(decoding: repairs.bytes, as: UTF8.self)
    #expect(repairs.made.count == 1)
    #expect(repaired.contains("firstAttribute=\"top\""))
    #expect(repaired.components(separatedBy: "con-aa-001").count == 2)
  }

  @Test("Repairs of one scene leave the others' places right: both scenes are mended, whichever is above")
  func severalScenes() throws {
    let text = try Self.text(of: "unsafe-safe.storyboard")
    let twin = """
      <constraint firstItem="but-to-001" firstAttribute="centerX" secondItem="roo-tv-iew" secondAttribute="centerX" id="con-aa-009"/>

      """
    let start = try #require(text.range(of: "        <!--View Controller-->"))
    let end = try #require(text.range(of: "    </scenes>"))
    var scene = String(text[start.lowerBound..<end.lowerBound])
    let list = try #require(scene.range(of: "<constraint firstItem"))
    scene.insert(contentsOf: twin, at: list.lowerBound)
    let other = ["sce-ne-001", "con-tr-olr", "roo-tv-iew", "but-to-001", "fir-st-res", "con-aa-00"].reduce(scene) {
      $0.replacing($1, with: String($1.dropLast(2)) + "zz")
    }
    let whole = text[..<start.lowerBound] + scene + other + text[end.lowerBound...]
    let repairs = Self.repairs(of: Array(whole.utf8), named: "two.storyboard")
    #expect(repairs.made.count == 2)
    let repaired = String(decoding: repairs.bytes, as: UTF8.self)
    #expect(repaired.components(separatedBy: "firstAttribute=\"centerX\"").count == 3)
    #expect(repairs.left.filter { $0.key.rule == "duplicate-constraint" } == [])
  }

  @Test(
    "What can't be read is left as it is",
    arguments: [
      [], [0xFF, 0xFE, 0x3C, 0x00], Array("<document>".utf8), Array("{\"format\": \"layout-fixture/1\"".utf8),
    ])
  func unreadable(bytes: [UInt8]) {
    for name in ["a.xib", "a.json"] {
      let repairs = Self.repairs(of: bytes, named: name)
      #expect(repairs.bytes == bytes)
      #expect(repairs.made.isEmpty && repairs.offered.isEmpty)
    }
  }
}
