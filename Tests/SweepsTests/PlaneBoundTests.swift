import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Notations
import SceneSources
import Sweeps
import Testing

@Suite("Planes end, and cost what their parts cost")
struct PlaneBoundTests {
  private static let wide = WindowRange(width: 1...3_000, height: 320...1_366)

  private static func scene(_ fixture: String) throws -> Scene {
    try #require(try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/\(fixture).json"))).fixture)
  }

  @Test("Where another of two conflicts is told, both parts end at the line on which it becomes so")
  func otherConflict() throws {
    let scene = try Self.scene("Sweeps/no-room")
    let sweep = try Sweep(of: scene, over: WindowRange(width: 1...41, height: 320...321))
    #expect(sweep.pieces.map(\.width) == [1...40, 40...41])
    #expect(sweep.rest == nil)
    let all = try Sweep(of: scene, over: Self.wide)
    #expect(all.pieces.count < 8)
    #expect(all.pieces.filter { $0.corners.count > 2 }.map(\.width.upperBound).contains(48))
  }

  /// Planes that had no end: conflicts of which another one is told, texts' lines that assertions count, insets that are known for
  /// one value alone, and lines at places of their own.
  static let endless = [
    "Controllers/keyboard-turn-ios-6", "Diagnostics/constants", "Diagnostics/inequalities", "Diagnostics/long-conflict",
    "Guides/inner-safe-areas", "Guides/keyboard-guide-in-sheet", "Guides/layout-margins", "StackViews/equalCentering",
    "StackViews/fillProportionally", "StackViews/hidden-equalSpacing", "StackViews/nested", "StackViews/rightToLeft",
    "Sweeps/assertions", "Sweeps/no-room", "Sweeps/row", "VisualFormat/conflict", "VisualFormat/form",
  ]

  @Test("Their pieces are what layouts of single windows are", arguments: endless)
  func audit(fixture: String) throws {
    let result = try SweepAudit.differences(
      of: try Self.scene(fixture), over: Self.wide, step: 331, random: (120, 7))
    #expect(result.differences.prefix(5) == [], "\(result.differences.count) of \(result.sizes) sizes")
    #expect(result.pieces < 120)
  }

  @Test("Insets that are known for one value alone don't halve a line for ever")
  func insetsOfOneValue() throws {
    let scene = try Self.scene("Guides/inner-safe-areas")
    var walk = try SweepWalk(of: scene, over: WindowRange(width: 12.5...12.5, height: 320...1_366))
    var heights: [ClosedRange<Double>] = []
    while let piece = try walk.next() { heights.append(piece.height) }
    #expect(heights == [320...560, 560...594, 594...1_366])
    #expect(walk.layoutCount < 2_000)
  }
}

@Suite("What is left of a plane beyond a bound is sampled, and says so")
struct SampledPlaneTests {
  private static let range = WindowRange(width: 320...1_366, height: 400...1_000)

  private static func scene() throws -> Scene {
    try #require(try SceneFormats.documents.source(at: Path(Checkout.path("Fixtures/Sweeps/assertions.json"))).fixture)
  }

  @Test("More parts than are asked for are sampled: the pieces cover the range, each sample is what a layout there is")
  func sampled() throws {
    let sweep = try Sweep(of: try Self.scene(), over: Self.range, maximumPieces: 5)
    let rest = try #require(sweep.rest)
    #expect(rest.reason == .parts(5))
    #expect(rest.share > 0 && rest.share < 1)
    let samples = sweep.pieces.filter { $0.sample != nil }
    #expect(!samples.isEmpty)
    #expect(samples.allSatisfy { $0.begins?.hasPrefix("sampled at ") == true })
    for width in stride(from: 321.5, to: 1_366, by: 61) {
      for height in stride(from: 401.5, to: 1_000, by: 53) {
        #expect(sweep.piece(at: Size(width: width, height: height)) != nil)
      }
    }
    for piece in samples.prefix(10) {
      let size = try #require(piece.sample)
      let window = WindowRange(width: size.width...size.width, height: size.height...size.height)
      let shown = try #require(try Sweep(of: try Self.scene(), over: window).frames(in: size))
      for (own, view) in zip(shown, piece.views) {
        let frame = view.frame(in: size)
        #expect(own.id == view.id)
        #expect(abs(own.frame.x - frame.x) < 1e-5 && abs(own.frame.width - frame.width) < 1e-5)
      }
    }
  }

  @Test("Every form says what is sampled")
  func forms() throws {
    let sweep = try Sweep(of: try Self.scene(), over: Self.range, maximumPieces: 5)
    let dump = SweepDump(sweep, fixture: "assertions", scene: nil, conditions: "ipad-pro-11/portrait")
    for text in [dump.json, dump.table, dump.svg] {
      #expect(text.contains("sampled"))
      #expect(text.contains("there are more than 5 parts"))
    }
    #expect(!dump.table.split(separator: "\n").contains { $0.hasPrefix("proved") })
    let exact = try Sweep(of: try Self.scene(), over: WindowRange(width: 640...700, height: 900...940))
    let exactDump = SweepDump(exact, fixture: "assertions", scene: nil, conditions: "ipad-pro-11/portrait")
    for text in [exactDump.json, exactDump.table, exactDump.svg] { #expect(!text.contains("sampled")) }
  }

  @Test("What is sampled is as the schema says", .enabled(if: SchemaCheck.isHere, "\(SchemaCheck.reason)"))
  func schema() throws {
    let sweep = try Sweep(of: try Self.scene(), over: Self.range, maximumPieces: 5)
    let dump = SweepDump(sweep, fixture: "assertions", scene: nil, conditions: "ipad-pro-11/portrait")
    let value = try JSONParser.parse(Array(dump.json.utf8))
    #expect(try SchemaCheck.problems(of: [("sampled", value)], SweepShape.schema) == [:])
  }

  @Test("The same bound samples the same windows")
  func deterministic() throws {
    let sweeps = try (0..<2).map { _ in try Sweep(of: try Self.scene(), over: Self.range, maximumPieces: 7) }
    #expect(sweeps[0].pieces.map(\.within) == sweeps[1].pieces.map(\.within))
    #expect(sweeps[0].pieces.map(\.views) == sweeps[1].pieces.map(\.views))
  }

  @Test("A plane that takes longer than it may ends with what it has")
  func timed() throws {
    let screen = try ResizedScreen(try Self.scene(), under: Conditions())
    var limits = SweepLimits()
    limits.patience = .milliseconds(40)
    let start = ContinuousClock.now
    let sweep = try Sweep(of: screen, over: WindowRange(width: 1...3_000, height: 320...1_366), within: limits)
    #expect(sweep.rest?.isSampled == true)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(
    "A sweep that is interrupted has the pieces that it found, and says what is left out", arguments: [true, false])
  func interrupted(isPlane: Bool) throws {
    let screen = try ResizedScreen(try Self.scene(), under: Conditions())
    let range = WindowRange(width: 320...1_366, height: isPlane ? 400...1_000 : 400...400)
    // A quarter of the way of the whole sweep.
    var limits = SweepLimits()
    let all = Counter()
    limits.isInterrupted = {
      _ = all.next()
      return false
    }
    _ = try Sweep(of: screen, over: range, within: limits)
    let (calls, quarter) = (Counter(), all.next() / 4)
    limits.isInterrupted = { calls.next() > quarter }
    let sweep = try Sweep(of: try ResizedScreen(try Self.scene(), under: Conditions()), over: range, within: limits)
    let rest = try #require(sweep.rest)
    #expect(rest.reason == .interruption && !rest.isSampled && rest.share > 0)
    #expect(!sweep.pieces.isEmpty && sweep.pieces.allSatisfy { $0.sample == nil })
    let dump = SweepDump(sweep, fixture: "assertions", scene: nil, conditions: "ipad-pro-11/portrait")
    #expect(dump.json.contains("\"interrupted\": {\"because\": \"it was interrupted\""))
  }

  @Test("What was walked along before a line is given up counts: no assertion that fails there is said to hold")
  func interruptedProofs() throws {
    let range = WindowRange(width: 320...1_366, height: 400...400)
    func sweep(_ limits: SweepLimits) throws -> Sweep {
      try Sweep(of: try ResizedScreen(try Self.scene(), under: Conditions()), over: range, within: limits)
    }
    var limits = SweepLimits()
    let all = Counter()
    limits.isInterrupted = {
      _ = all.next()
      return false
    }
    let whole = try sweep(limits)
    let count = all.next()
    for stop in stride(from: count / 20, to: count, by: max(1, count / 20)) {
      let calls = Counter()
      limits.isInterrupted = { calls.next() > stop }
      guard let part = try? sweep(limits), let end = part.pieces.last?.width.upperBound else { continue }
      for (known, result) in zip(whole.assertions, part.assertions) {
        guard let first = known.fails.first, first.width.lowerBound + 1 < end else { continue }
        #expect(!result.holds, "\(known.assertion) up to \(end), stopped at \(stop) of \(count)")
      }
    }
  }
}

/// The number of times that something was asked.
private final class Counter: Sendable {
  private let count = Guarded(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
