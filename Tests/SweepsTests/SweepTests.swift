import Checks
import Documents
import FileSystem
import Foundation
import LayoutModel
import LayoutOutput
import LayoutSimulator
import LayoutTestSupport
import Notations
import SceneSources
import Sweeps
import Testing

@Suite("Sweeps are what layouts of single windows are")
struct SweepTests {
  /// The random screens of a run, by their seeds: tools/test, which tests what is released, has a thousand, and tools/check stress as
  /// many as it is told, from where it is told.
  fileprivate static let seeds: Range<UInt64> = {
    func number(_ name: String) -> UInt64? { ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } }
    let first = number("LAYOUT_SWEEPS_FROM") ?? 0
    return first..<first + (number("LAYOUT_SWEEPS") ?? usualCount)
  }()
  #if DEBUG
    private static let usualCount: UInt64 = 24
    private static let smallStep = 100.0
  #else
    private static let usualCount: UInt64 = 1_000
    private static let smallStep = 2.0
  #endif
  /// Screens that follow each other, so that many chunks are tested at once, and a long run tells how far it is.
  private static let chunks: [Range<UInt64>] = {
    let size: UInt64 = isLong ? 500 : max(1, usualCount / 8)
    return stride(from: seeds.lowerBound, to: seeds.upperBound, by: Int(size)).map {
      $0..<min($0 + size, seeds.upperBound)
    }
  }()
  /// A Boolean that tells whether a run is asked for that takes long: every whole size of a screen in fifty, and 400 ×
  /// 400 of planes.
  static let isLong = ProcessInfo.processInfo.environment["LAYOUT_SWEEPS"] != nil

  @Test("Random screens along the width, and every third one along the height", arguments: chunks)
  func alongLines(chunk: Range<UInt64>) throws {
    var all = SweepAudit.Result()
    for seed in chunk {
      let step = Self.isLong && seed % 50 == 0 ? 1 : Self.isWide(seed) ? 149.0 : 113
      let scene = try RandomResizable.scene(seed: seed)
      do {
        let result = try SweepAudit.differences(
          of: scene, over: Self.range(of: seed), step: step, random: (20, seed), anewEach: Self.isLong ? 1 : 4)
        all.pieces += result.pieces
        all.sizes += result.sizes
        #expect(
          result.differences.prefix(5) == [], "seed \(seed): \(result.differences.count) of \(result.sizes) sizes")
      } catch let failure as LayoutFailure {
        // Where a window can't be laid out there is no sweep either.
        print("seed \(seed): \(failure)")
      }
    }
    print("screens \(chunk): \(all.pieces) pieces, \(all.sizes) sizes")
  }

  /// A text cut off at a space; ends that were one bit apart; a conflict that vanishes at one whole size, and one that ends
  /// there, which release builds meet; a constraint with several conflicts, along the width and along the height.
  @Test("Screens that once differed", arguments: [586, 979, 6_500, 9_400, 19_273, 26_082])
  func alongLines(seed: UInt64) throws {
    let result = try SweepAudit.differences(
      of: try RandomResizable.scene(seed: seed), over: Self.range(of: seed), step: Self.smallStep, random: (20, seed))
    #expect(result.differences.prefix(5) == [])
  }

  /// Every third screen is resized along the height.
  private static func isWide(_ seed: UInt64) -> Bool { seed % 3 != 0 }

  private static func range(of seed: UInt64) -> WindowRange {
    isWide(seed)
      ? WindowRange(width: 320...1366, height: 700...700) : WindowRange(width: 500...500, height: 200...1000)
  }

  @Test(
    "Interface Builder's screens along the width",
    .enabled(if: isLong, "long runs have it: tools/check stress --sweeps"),
    arguments: ["xib", "storyboard"].flatMap { Checkout.files(below: "Fixtures/InterfaceBuilder", ending: $0) })
  func interfaceBuilder(path: String) throws {
    let file = try SceneFormats.documents.source(at: Path(path))
    let result = try SweepAudit.differences(
      of: file, over: WindowRange(width: 320...1366, height: 1194...1194),
      under: Conditions(device: "ipad-pro-11", orientation: .portrait), step: 97)
    #expect(result.differences.prefix(5) == [], "\(result.differences.count) of \(result.sizes) sizes")
  }
}

@Suite("Sweeps of the plane are what layouts of single windows are")
struct PlaneSweepTests {
  /// A plane of 400 × 400 sizes takes as long as some hundred lines: twelve, and in long runs one for each thousand screens behind
  /// the first twelve thousand.
  private static let seeds: Range<UInt64> = {
    guard SweepTests.isLong else { return 0..<12 }
    let thousands = SweepTests.seeds.lowerBound / 1_000..<SweepTests.seeds.upperBound / 1_000
    return thousands.lowerBound == 0
      ? 0..<max(12, thousands.upperBound) : max(12, thousands.lowerBound)..<max(12, thousands.upperBound)
  }()

  @Test("Random screens over widths and heights", arguments: seeds)
  func plane(seed: UInt64) throws {
    let scene = try RandomResizable.scene(seed: 700 + seed)
    let range = WindowRange(width: 330...731, height: 400...801)
    let result = try SweepAudit.differences(
      of: scene, over: range, step: SweepTests.isLong ? 1 : 57)
    #expect(result.differences.prefix(5) == [], "seed \(seed): \(result.differences.count) of \(result.sizes) sizes")
  }
}

@Suite("Where rules of windows take their steps in the plane")
struct PlaneStepTests {
  /// At 414 points the width's class of phones takes its step: what the solver's tolerance lets hold behind it isn't told.
  @Test("Parts on both sides of a step end and begin with it")
  func endsAtStep() throws {
    let view = try RandomResizable.scene(seed: 705).rootViewController.view
    let scene = try Scene(name: "Random 705", device: "ipad-pro-11", view: view)
    let range = WindowRange(width: 413.9...415, height: 600...610)
    let sweep = try Sweep(of: scene, over: range)
    let parts = sweep.pieces.filter { $0.corners.count > 2 }
    #expect(parts.map(\.width) == [413.9...414, 414...415])
    #expect(try SweepAudit.differences(of: scene, over: range, step: 0.1).differences == [])
  }
}

@Suite("What holds on a line of the plane alone")
struct PlaneLineTests {
  private static let range = WindowRange(width: 400...900, height: 300...800)

  private static func scene(_ constraints: [String]) throws -> Scene {
    try Scene(
      name: "Lines", device: "ipad-pro-11",
      view: View(
        "root",
        constraints: try (constraints + ["a.leading == root.leading", "a.top == root.top"]).map { try Constraint($0) },
        subviews: [View("a", translatesAutoresizingMaskIntoConstraints: false)]))
  }

  /// Two lengths that conflict but where the window has the one that both agree on; the line's ends.
  static let conflicts: [(constraints: [String], ends: [Size])] = [
    (
      ["a.height == 280", "a.height == 0.5 * root.height", "a.width == 100"],
      [Size(width: 400, height: 560), Size(width: 900, height: 560)]
    ),
    (
      ["a.width == 300", "a.width == 0.5 * root.width", "a.height == 100"],
      [Size(width: 600, height: 300), Size(width: 600, height: 800)]
    ),
    (
      ["a.width == 0.75 * root.height", "a.width == 0.5 * root.width", "a.height == 100"],
      [Size(width: 450, height: 300), Size(width: 900, height: 600)]
    ),
  ]

  @Test("A conflict vanishes on a line, which is a piece of its own", arguments: conflicts)
  func conflictVanishes(constraints: [String], ends: [Size]) throws {
    let scene = try Self.scene(constraints)
    let sweep = try Sweep(of: scene, over: Self.range)
    let lines = sweep.pieces.filter { $0.corners.count == 2 && $0.diagnostics.isEmpty }
    #expect(lines.map(\.corners) == [ends])
    #expect(sweep.pieces.filter { $0.corners.count > 2 }.allSatisfy { !$0.diagnostics.isEmpty })
    let middle = Size(width: (ends[0].width + ends[1].width) / 2, height: (ends[0].height + ends[1].height) / 2)
    #expect(sweep.piece(at: middle)?.diagnostics.map(\.code) == [])
    let beside = Size(width: middle.width + 1e-3, height: middle.height - 1e-3)
    #expect(sweep.piece(at: beside)?.diagnostics.isEmpty == false)
    #expect(try SweepAudit.differences(of: scene, over: Self.range, step: 25).differences == [])
  }

  /// Between windows that are upright and those that lie is the line of square ones, which are upright.
  @Test("On an edge of two pieces the one that is looked up tells what a layout there has")
  func squareWindows() throws {
    let view = View(
      "root", constraints: [try Constraint("a.top == root.safeArea.top"), try Constraint("a.height == 20")],
      subviews: [View("a", translatesAutoresizingMaskIntoConstraints: false)])
    let scene = try Scene(name: "Square", device: "iphone-17", view: view)
    let sweep = try Sweep(of: scene, over: Self.range)
    for (width, height) in [(500.0, 500.0), (700, 700), (700, 699), (699, 700)] {
      let size = Size(width: width, height: height)
      let window = WindowRange(width: width...width, height: height...height)
      let own = try #require(try Sweep(of: scene, over: window).frames(in: size))
      let told = try #require(sweep.frames(in: size))
      #expect(told.map(\.frame) == own.map(\.frame), "\(width) × \(height)")
    }
  }

  @Test("An assertion that fails on a line alone fails there")
  func assertion() throws {
    // Where the two heights agree both hold; elsewhere the second is left out.
    let scene = try Self.scene(Self.conflicts[0].constraints)
    var screen = try ResizedScreen(scene, under: Conditions())
    screen.setAssertions([try Assertion("a.height >= 10"), try Assertion("a.width >= 150")])
    let results = try Sweep(of: screen, over: Self.range).assertions
    #expect(results[0].holds)
    #expect(!results[1].holds)
    #expect(results[1].fails.map(\.width) == [400...900])
  }
}

@Suite("Where sweeps have little room")
struct NarrowSweepTests {
  private static let range = WindowRange(width: 320...1366, height: 700...700)

  /// Views below each other, each as wide as the window and no wider than its own most.
  private static func scene(_ most: [Double]) throws -> Scene {
    let names = most.indices.map { "v\($0)" }
    let constraints = try names.enumerated().flatMap { place, name in
      try [
        "\(name).leading == root.leading", "\(name).top == root.top + \(10 * place)", "\(name).height == 8",
        "\(name).width == root.width @750",
      ].map { try Constraint($0) }
    }
    let limits = zip(names, most).map { name, most in
      Constraint(.id(name), .width, .lessThanOrEqual, nil, constant: most)
    }
    return try Scene(
      name: "Limits", device: "ipad-pro-11",
      view: View(
        "root", constraints: constraints + limits,
        subviews: names.map { View($0, translatesAutoresizingMaskIntoConstraints: false) }))
  }

  @Test(
    "Ends that coincide within a millionth of a point are one, or two that tile",
    arguments: [0, 1e-9, 2e-7, 4e-7, 8e-7, 1e-6, 3e-6, 2e-5, 1e-4])
  func coincidingEnds(distance: Double) throws {
    let scene = try Self.scene([500, 500 + distance, 500 + 2 * distance, 900])
    let result = try SweepAudit.differences(of: scene, over: Self.range, step: 61)
    #expect(result.differences == [])
    #expect((3...5).contains(result.pieces))
    let ends = try Sweep(of: scene, over: Self.range).pieces.dropFirst().map(\.width.lowerBound)
    #expect(
      ends.allSatisfy { end in [500, 500 + distance, 500 + 2 * distance, 900].contains { abs($0 - end) <= 1e-6 } })
  }

  @Test(
    "A width that one window alone has conflicts in all others, and not in that one",
    arguments: [333, 400.5, 510, 899, 1284])
  func vanishing(width: Double) throws {
    let scene = try Scene(
      name: "Width", device: "ipad-pro-11",
      view: View("root", constraints: [Constraint(.id("root"), .width, .equal, nil, constant: width)]))
    let pieces = try Sweep(of: scene, over: Self.range).pieces
    #expect(pieces.map(\.width) == [320...width, width...width, width...1366])
    #expect(pieces.map(\.diagnostics.isEmpty) == [false, true, false])
  }

  @Test("Of two conflicts with one constraint a piece reports the one that is more broken, as layouts do")
  func severalConflicts() throws {
    let scene = try Scene(
      name: "Conflicts", device: "ipad-pro-11",
      view: View(
        "root",
        constraints: [
          Constraint(
            id: "high", .id("a"), .width, .lessThanOrEqual, Constraint.Second(.id("root"), .height), constant: -227),
          Constraint(
            id: "wide", .id("a"), .width, .lessThanOrEqual, Constraint.Second(.id("root"), .width), constant: -68),
          Constraint(id: "fixed", .id("a"), .width, .equal, nil, constant: 513),
        ], subviews: [View("a", translatesAutoresizingMaskIntoConstraints: false)]))
    let pieces = try Sweep(of: scene, over: Self.range).pieces
    // 473 where the height says, and w - 68 where the width does, which is less up to 541; there they are as broken.
    #expect(pieces.map(\.width) == [320...541, 541...541, 541...1366])
    #expect(pieces.map { $0.diagnostics.first?.items } == [["wide", "fixed"], ["wide", "fixed"], ["high", "fixed"]])
    #expect(try SweepAudit.differences(of: scene, over: Self.range, step: 61).differences == [])
  }

  @Test("A hundred constraints that change at one size are one end")
  func manyAtOnce() throws {
    let scene = try Self.scene(Array(repeating: 640, count: 100))
    let sweep = try Sweep(of: scene, over: Self.range)
    #expect(sweep.pieces.map(\.width) == [320...640, 640...1366])
  }
}

@Suite("Layouts that don't settle")
struct FeedbackTests {
  @Test("A text that follows its own height doesn't settle in some windows, and says so in these alone")
  func sweep() throws {
    let scene = try #require(
      try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/Sweeps/feedback.json"))).fixture)
    let range = WindowRange(width: 320...1366, height: 1194...1194)
    #expect(try SweepAudit.differences(of: scene, over: range, step: 7).differences == [])
    let found = try Sweep(of: scene, over: range).pieces.map { $0.diagnostics.map(\.code) }
    #expect(found.contains([.unsettled]) && found.contains([]))
  }
}

@Suite("Assertions are proved or refuted")
struct AssertionTests {
  private static func results(
    _ texts: [String], width: ClosedRange<Double> = 320...1366, height: ClosedRange<Double> = 700...700
  ) throws -> [AssertionResult] {
    let view = View(
      "root",
      constraints: try [
        "a.leading == root.leading + 16", "a.trailing == root.trailing - 16", "a.top == root.top + 10",
        "a.height == 0.25 * root.width", "b.leading == root.leading + 300", "b.width == 50", "b.height == 50",
        "b.bottom == root.bottom",
      ].map { try Constraint($0) },
      subviews: [
        View("a", translatesAutoresizingMaskIntoConstraints: false),
        View("b", translatesAutoresizingMaskIntoConstraints: false),
      ])
    let scene = try Scene(name: "Assertions", device: "ipad-pro-11", view: view)
    var screen = try ResizedScreen(scene, under: Conditions())
    screen.setAssertions(try texts.map { try Assertion($0) })
    return try Sweep(of: screen, over: WindowRange(width: width, height: height)).assertions
  }

  @Test("Comparisons fail exactly where they do")
  func comparisons() throws {
    let results = try Self.results(["a.width >= 300", "a.height <= 250", "b.trailing <= a.trailing", "b.width == 50"])
    #expect(results[0].fails.map(\.width) == [320...332])
    #expect(results[0].witness == Size(width: 320, height: 700))
    #expect(results[0].by == 12)
    #expect(results[1].fails.map(\.width) == [1000...1366])
    #expect(results[1].by == 91.5)
    #expect(results[2].fails.map(\.width) == [320...366])
    #expect(results[3].holds)
  }

  @Test("Inside is a conjunction, clear of a disjunction")
  func frames() throws {
    let results = try Self.results(["b inside root", "b inside a", "a clear of b"], height: 200...200)
    // b is 300 to 350 wide, and 150 to 200 high; a ends at 10 + w / 4.
    #expect(results[0].fails.map(\.width) == [320...350])
    #expect(results[1].fails.map(\.width) == [320...760])
    #expect(results[2].fails.map(\.width) == [560...1366])
  }

  @Test("In the plane what fails is a polygon, whose witness is in it")
  func plane() throws {
    let results = try Self.results(["a clear of b"], width: 400...1000, height: 150...400)
    // 10 + w / 4 > h - 50
    #expect(results[0].fails.count == 1)
    let witness = try #require(results[0].witness)
    #expect(witness.width / 4 + 60 > witness.height)
    #expect(results[0].fails[0].within.allSatisfy { $0.excess(of: witness) <= 1e-6 })
  }
}

@Suite("What sweeps say holds elsewhere")
struct SweepWitnessTests {
  @Test("An assertion fails at its witness by as much in a layout there, and proved ones hold at some sizes")
  func witnesses() throws {
    let file = try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/Sweeps/assertions.json")))
    let scene = try #require(file.fixture)
    let conditions = Conditions(device: "ipad-pro-11", orientation: .portrait)
    let screen = try ResizedScreen(scene, under: conditions)
    let results = try Sweep(of: screen, over: WindowRange(width: 320...1366, height: 1194...1194)).assertions
    #expect(results.count == 25)
    #expect(results.count { $0.holds } == 12)
    for result in results {
      let sizes = result.witness.map { [$0] } ?? [320, 333.3, 432, 616.5, 1366].map { Size(width: $0, height: 1194) }
      for size in sizes {
        var asked = conditions
        asked.size = size
        let failed = try scene.failedAssertions(in: [try scene.layout(under: asked)])
        let amount = failed.first { $0.assertion == result.assertion }?.amount ?? 0
        #expect(abs(amount - (result.holds ? 0 : result.by)) < 1e-6, "\(result.assertion.text) at \(size)")
      }
    }
  }

  @Test("Sweeps are as their schema says", .enabled(if: SchemaCheck.isHere, "\(SchemaCheck.reason)"))
  func schema() throws {
    var values: [(name: String, value: JSONValue)] = []
    for name in ["login", "reader", "row", "assertions", "popover"] {
      let scene = try #require(
        try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/Sweeps/\(name).json"))).fixture)
      for range in [
        WindowRange(width: 320...1366, height: 1194...1194), WindowRange(width: 640...700, height: 900...940),
      ] {
        let sweep = try Sweep(of: scene, over: range)
        let dump = SweepDump(sweep, fixture: name, scene: nil, conditions: "ipad-pro-11/portrait")
        values.append(("\(name) \(range.height)", try JSONParser.parse(Array(dump.json.utf8))))
      }
    }
    #expect(try SchemaCheck.problems(of: values, SweepShape.schema) == [:])
  }
}
