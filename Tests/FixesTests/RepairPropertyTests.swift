import FileSystem
import Findings
import Fixes
import Foundation
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Lint
import SceneSources
import Testing

/// Screens with faults put in at random, by seeds: what `fix` writes has none of the faults that it names, and no other; and the frames differ
/// from those before only where the finding was.
struct RepairPropertyTests {
  private static let request = LayoutRequest(
    devices: ["iphone-se-3rd-gen", "iphone-17"], orientations: [.portrait, .landscapeLeft],
    contentSizeCategories: [.large], layoutDirections: UserInterfaceLayoutDirection.allCases)

  private static var run: LintRun {
    var run = LintRun(LintInputs(named: [])) { _ in LintFileSettings(asked: request) }
    run.projects = nil
    run.jobs = 1
    return run
  }

  /// A column of texts and buttons with twins, sides instead of directions, edges instead of the safe area, and heights that conflict.
  private static func screen(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    var views: [String] = []
    var constraints: [String] = []
    for index in 0..<generator.integer(2...6) {
      let id = "v\(index)"
      let isButton = generator.happens(0.5)
      views.append(
        #"{"id": "\#(id)", "class": "\#(isButton ? "UIButton" : "UILabel")", "text": "\#(id)", "#
          + #""translatesAutoresizingMaskIntoConstraints": false}"#)
      let guide = generator.happens(0.25) ? "root" : "root.safeArea"
      let side = generator.happens(0.25) ? "left" : "leading"
      let margin = 8 * Double(generator.integer(2...6))
      constraints.append("\(id).\(side) == \(guide).\(side) + \(margin)")
      let gap = 8 * Double(generator.integer(1...4))
      constraints.append(
        index == 0
          ? "\(id).top == \(generator.happens(0.5) ? "root" : "root.safeArea").top + \(gap)"
          : "\(id).top == v\(index - 1).bottom + \(gap)")
      if isButton { constraints += ["\(id).width == 120", "\(id).height == 44"] }
      if generator.happens(0.33) { constraints.append(generator.pick(constraints)) }
      if generator.happens(0.17) { constraints.append("\(id).height == 60") }
    }
    let texts = constraints.map { "      \"\($0)\"" }.joined(separator: ",\n")
    return """
      {
        "format": "layout-fixture/1",
        "device": "iphone-17",
        "view": {
          "id": "root",
          "subviews": [
            \(views.joined(separator: ",\n      "))
          ],
          "constraints": [
      \(texts)
          ]
        }
      }

      """
  }

  /// The frames of a screen's views under each of the conditions, by the conditions' names.
  private static func frames(of bytes: [UInt8]) throws -> [String: [Rect]] {
    let run = run
    let source = try run.formats.source(at: "a.json", in: nil) { () throws(SceneFile.Failure) in bytes }
    let settings = run.settings("a.json")
    var frames: [String: [Rect]] = [:]
    for conditions in source.conditions(lintedUnder: settings.request(in: source.settings)) {
      let layouts = try source.layouts(under: [conditions]).layouts
      frames[conditions.name] = layouts.flatMap {
        $0.controllers.flatMap { Array($0.layout.frames.prefix($0.layout.tree.viewCount)) }
      }
    }
    return frames
  }

  @Test("What is written mends what it names and nothing else", arguments: UInt64(1)...24)
  func mends(seed: UInt64) throws {
    let bytes = Array(Self.screen(seed).utf8)
    let before = FileRepairs(of: bytes, at: "a.json", Self.run, rules: ["no rule"])
    var repairs = FileRepairs(of: bytes, at: "a.json", Self.run)
    if seed.isMultiple(of: 2) { repairs.make(repairs.offered.filter { $0.finding.key.rule != "ambiguous" }) }
    let after = FileRepairs(of: repairs.bytes, at: "a.json", Self.run, rules: ["no rule"])
    // None is new, and each that a repair names is gone: of twins one may be left that another repair gave its place.
    func texts(_ findings: [LintFinding]) -> [String] {
      // The number of further conflicts goes down with a twin that is gone.
      findings.map { finding in
        "\(finding.key.rule) \(finding.key.view ?? "") \(finding.text.components(separatedBy: ", and ")[0])"
      }
    }
    let (old, new) = (texts(before.left), texts(after.left))
    // What was told with a conflict may be told alone once somebody has mended that.
    let included = seed.isMultiple(of: 2) ? texts(before.left.flatMap(\.included)) : []
    #expect(Set(new).isSubset(of: old + included), "seed \(seed)")
    let mended = texts(repairs.made.flatMap(\.findings))
    #expect(new.count <= old.count - Set(mended).intersection(old).count, "seed \(seed)")
    // Frames differ under conditions of a mended finding alone, by more than a pixel.
    let (first, second) = (try Self.frames(of: bytes), try Self.frames(of: repairs.bytes))
    #expect(Set(first.keys) == Set(second.keys))
    let mayMove = Set(repairs.made.flatMap(\.findings).flatMap(\.conditions))
    for (conditions, frames) in first where !mayMove.contains(conditions) {
      let others = try #require(second[conditions])
      #expect(frames.count == others.count)
      for (a, b) in zip(frames, others) {
        #expect(
          max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)) <= 0.51,
          "seed \(seed), \(conditions)")
      }
    }
  }

  @Test("The screens have faults of each of the rules, and some are mended")
  func haveFaults() {
    var made: Set<String> = []
    for seed in UInt64(1)...24 {
      let repairs = FileRepairs(of: Array(Self.screen(seed).utf8), at: "a.json", Self.run, isOffering: false)
      made.formUnion(repairs.made.map(\.finding.key.rule))
    }
    #expect(made.isSuperset(of: ["duplicate-constraint", "direction", "unsafe-area"]), "\(made.sorted())")
  }
}
