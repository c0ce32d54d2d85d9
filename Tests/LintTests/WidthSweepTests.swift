import Fixtures
import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

@testable import Lint
@testable import Sweeps

@Suite("Rules look at a range of widths by what its sweep laid out")
struct WidthSweepTests {
  private static let widths = 320.0...1_366.0

  /// The conditions of screens whose sweeps share what they learn: of one kind, in windows of several heights.
  private static let conditions: [Conditions] = ["iphone-se-3rd-gen", "iphone-17", "ipad-pro-11"].flatMap { device in
    [.portrait, .landscapeLeft].map { Conditions(device: device, orientation: $0) }
  }

  private static func rules() -> LintRules {
    var rules = LintRules()
    for rule in LintRule.table { rules[rule.id] = rules.switchedOn(rule.id) }
    return rules
  }

  private static func sweep(
    _ screen: ResizedScreen, _ findings: inout LintFindings, guide: [Double] = []
  ) throws -> (ranges: [LintFindings.Key: [ClosedRange<Double>]], cuts: [Double], layouts: Int) {
    var sweep = try WidthSweep(
      of: screen, as: .conditions(0), over: widths, rules: rules(), guide: guide)
    let ranges = try sweep.ranges(in: &findings)
    return (ranges, sweep.cutPlaces, sweep.layoutCount)
  }

  /// Returns the findings of the rules in one layout, exactly.
  private static func found(in screen: inout ResizedScreen, width: Double) throws -> Set<LintFindings.Key> {
    let height = screen.device.windowSize(in: screen.orientation).height
    let view = LintScreen(
      try screen.layout(in: Size(width: width, height: height)), of: .conditions(0), isExact: true)
    var findings = LintFindings()
    let ofLayouts = [LintRule.conflict.id, LintRule.ambiguous.id]
    return rules().active.reduce(into: []) { keys, active in
      guard active.rule.range != .none, !ofLayouts.contains(active.rule.id) else { return }
      keys.formUnion(findings.look(at: view, by: active))
    }
  }

  @Test(
    "What is found of frames between the layouts of a sweep is what a layout there finds",
    arguments: 1...24 as ClosedRange<UInt64>)
  func rangesAreThoseOfLayouts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var screen = try ResizedScreen(try RandomResizable.scene(seed: seed), under: Conditions())
    var findings = LintFindings()
    let ranges = try Self.sweep(screen, &findings).ranges
    let ends = ranges.values.joined().flatMap { [$0.lowerBound, $0.upperBound] }
    for _ in 0..<40 {
      let width = Double.random(in: Self.widths, using: &random)
      guard !ends.contains(where: { abs($0 - width) < 1e-3 }) else { continue }
      let told = Set(ranges.filter { $0.value.contains { $0.contains(width) } }.keys).filter {
        ![LintRule.conflict.id, LintRule.ambiguous.id].contains($0.rule)
      }
      let found = try Self.found(in: &screen, width: width)
      #expect(told.isSubset(of: found), "\(width): \(told.subtracting(found))")
      // What holds on less than the way from one look to the next isn't seen.
      #expect(found.subtracting(told).allSatisfy { $0.rule == LintRule.textTruncated.id }, "\(width): \(found)")
    }
  }

  @Test(
    "What a sweep learns of a screen serves the next one, in a window of another height, and changes nothing of it",
    arguments: 1...8 as ClosedRange<UInt64>)
  func sharedPlans(seed: UInt64) throws {
    let scene = try RandomResizable.scene(seed: seed)
    let library = PlanLibrary()
    var guide: [Double] = []
    for conditions in Self.conditions {
      var (own, shared) = (LintFindings(), LintFindings())
      let expected = try Self.sweep(try ResizedScreen(scene, under: conditions), &own)
      let found = try Self.sweep(
        try ResizedScreen(scene, under: conditions, keepingPlansIn: library), &shared, guide: guide)
      guide = found.cuts
      #expect(Set(found.ranges.keys) == Set(expected.ranges.keys))
      for (key, ranges) in expected.ranges {
        let others = found.ranges[key] ?? []
        #expect(
          ranges.count == others.count
            && zip(ranges, others).allSatisfy {
              abs($0.lowerBound - $1.lowerBound) < 2e-4 && abs($0.upperBound - $1.upperBound) < 2e-4
            }, "\(conditions.name), \(key): \(ranges), \(others)")
      }
    }
  }

  @Test("A finding is looked for in what the sweep laid out, and takes hardly a layout of its own")
  func layouts() throws {
    let scene = try RandomResizable.scene(seed: 3)
    let screen = try ResizedScreen(scene, under: Conditions())
    let height = screen.device.windowSize(in: screen.orientation).height
    var walk = try SweepWalk(
      of: screen, over: WindowRange(width: Self.widths, height: height...height),
      within: SweepLimits(maximumPieces: .max),
      mends: false)
    var pieces = 0
    while try walk.next() != nil { pieces += 1 }
    var findings = LintFindings()
    let layouts = try Self.sweep(screen, &findings).layouts
    #expect(layouts <= walk.layoutCount + pieces)
  }

  @Test("A sweep that is to end keeps what it has found up to there", arguments: [40, 120, 400])
  func keepsWhatIsFound(count: Int) throws {
    let screen = try ResizedScreen(try RandomResizable.scene(seed: 3), under: Conditions())
    var (all, some) = (LintFindings(), LintFindings())
    let whole = try Self.sweep(screen, &all).ranges
    let left = Guarded(count)
    var sweep = try WidthSweep(
      of: screen, as: .conditions(0), over: Self.widths, rules: Self.rules(),
      isStopped: {
        left.withLock { left in
          left -= 1
          return left < 0
        }
      })
    let found = try sweep.ranges(in: &some)
    guard let reached = sweep.reached else {
      #expect(found == whole)
      return
    }
    #expect(reached < Self.widths.upperBound)
    for (key, ranges) in found {
      #expect(ranges.allSatisfy { $0.upperBound <= reached + 1e-4 })
      // What began within the part that was looked at begins there in the whole, too.
      for range in ranges {
        let isInWhole = whole[key]?.contains { other in
          other.lowerBound <= range.lowerBound + 1e-3 && other.upperBound >= range.upperBound - 1e-3
        }
        #expect(isInWhole == true, "\(key): \(range)")
      }
    }
  }

  @Test("A sweep that may not begin says so")
  func stopsBeforeItBegins() throws {
    let screen = try ResizedScreen(try RandomResizable.scene(seed: 3), under: Conditions())
    #expect(throws: SweepError.self) {
      try WidthSweep(
        of: screen, as: .conditions(0), over: Self.widths, rules: Self.rules(), isStopped: { true })
    }
  }
}

/// Screens whose code does otherwise in some windows than in the one that they were captured in.
@Suite("Over a range of widths, lint tells what the code does")
struct CodeWidthsTests {
  private static let widths = 400.0...1_000.0

  // A label's distance from the leading edge goes by the window's width; its neighbour stands from 100 to 200 pt.
  private static func overlaps(_ distance: @escaping @Sendable (Double) -> Double) throws -> [ClosedRange<Double>] {
    let scene = { @Sendable (size: Size) throws -> Scene? in
      let fixture = """
        {"format": "layout-fixture/1", "device": "ipad-pro-11",
         "view": {"id": "root", "subviews": [
           {"id": "first", "class": "UILabel", "text": "One", "frame": [100, 100, 100, 40]},
           {"id": "second", "class": "UILabel", "text": "Two", "frame": [\(distance(size.width)), 100, 100, 40]}]}}
        """
      return try Fixture.scene(from: Array(fixture.utf8), name: "pair")
    }
    let first = try #require(try scene(Size(width: 834, height: 1_194)))
    let screen = ResizedScreen(
      on: try first.device(named: nil), .portrait, Conditions().userSettings, dependsOnWidth: false, isOfCode: true,
      scene)
    var findings = LintFindings()
    let swept = try SweptWidths(of: screen, as: .conditions(0), over: widths, rules: LintRules(), &findings)
    let key = LintFindings.Key(rule: LintRule.overlap.id, view: "first", partner: "second")
    #expect(Set(findings.found.keys).isSuperset(of: swept.ranges.keys))
    return swept.ranges[key] ?? swept.ranges[.init(rule: LintRule.overlap.id, view: "second", partner: "first")] ?? []
  }

  @Test("What the captured screen alone has isn't found")
  func capturedAlone() throws {
    #expect(try Self.overlaps { $0 == 400 ? 150 : 300 }.allSatisfy { $0.upperBound - $0.lowerBound < 2 })
  }

  @Test("What the code has in wide windows is found there, to a point")
  func codeAlone() throws {
    let found = try Self.overlaps { $0 > 700 ? 150 : 300 }
    let range = try #require(found.first)
    #expect(found.count == 1)
    #expect((699.5...701.5).contains(range.lowerBound))
    #expect(range.upperBound == 1_000)
  }

  @Test("Where the code agrees, it is found as of a file's screen")
  func agrees() throws {
    #expect(try Self.overlaps { _ in 150 } == [Self.widths])
  }
}
