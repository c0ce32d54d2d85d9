import LayoutEngine
import LayoutModel
import LayoutTestSupport
import LinearProgramming
import Testing

/// Few constraints whose numbers are as far apart as a screen's can be (`Magnitude`), or nearly so.
struct ExtremeSystemsTests {
  @Test("Multipliers of ten thousand beside a ten-thousandth come to what exact arithmetic says", arguments: 0..<10)
  func solvesExtremes(chunk: Int) {
    var counts = ExtremeCounts(.extreme)
    for seed in 60_000 + chunk * 100..<60_000 + (chunk + 1) * 100 { counts.count(seed: UInt64(seed)) }
    #expect(counts.faults == [])
    #expect(counts.beyond.isEmpty, "\(counts)")
  }

  @Test("So do a million beside a millionth, as long as doubles hold the frames", arguments: 0..<10)
  func solvesOutermost(chunk: Int) {
    var counts = ExtremeCounts(.outermost)
    for seed in 60_000 + chunk * 50..<60_000 + (chunk + 1) * 50 { counts.count(seed: UInt64(seed)) }
    #expect(counts.faults == [])
    #expect(counts.beyond.count <= 2, "\(counts)")
  }

  @Test(
    "Systems that doubles alone get wrong: a level missed by a coefficient's part, a range that drowns in large numbers",
    arguments: [
      6_001_529, 6_005_256, 6_007_615, 6_008_014, 6_008_636, 6_010_840, 6_014_061, 7_002_333, 6_018_770, 6_043_089,
    ] as [UInt64])
  func solvesWhatDoublesMiss(seed: UInt64) {
    var counts = ExtremeCounts(.outermost)
    counts.count(seed: seed)
    #expect(counts.faults == [])
  }

  @Test(
    "Nothing is left of a component but its columns where its only row can't hold",
    arguments: [6_014_424, 6_040_867] as [UInt64])
  func solvesWithoutRows(seed: UInt64) {
    var counts = ExtremeCounts(.outermost)
    counts.count(seed: seed)
    #expect(counts.faults == [])
  }

  @Test("A conflict that presolve sees and the search doesn't is decided without presolve")
  func solvesUnpresolved() throws {
    let screen = RandomScreen(seed: 7_003_684, style: .outermost)
    let plan = LayoutPlan(try screen.tree())
    let layout = try plan.layout(in: screen.window)
    #expect(plan.routes.unpresolved == 1)
    #expect(try LayoutAudit(of: layout, depth: [.ambiguity, .stays]).problems == [])
  }

  @Test("A level that doubles miss by thousandths, for a ten-thousandth stands beside five thousand")
  func meetsLevels() {
    var counts = ExtremeCounts(.extreme)
    counts.count(seed: 68_694)
    #expect(counts.faults == [])
  }
}
