import LayoutEngine
import LayoutModel
import LayoutOutput
import LayoutTestSupport
import Testing

/// One screen has one layout, whatever way it is come to. A failure names family and seed.
struct EquivalenceTests {
  @Test(
    "A plan that has laid out other windows gives what a new one gives", arguments: RandomScreen.Family.allCases, 0..<8)
  func warmEqualsCold(family: RandomScreen.Family, chunk: Int) throws {
    for seed in seeds(ofChunk: chunk) {
      let problems = try PlanAudit.walkProblems(of: RandomScreen(seed: seed, family), seed: seed)
      #expect(problems == [], "seed \(seed)")
    }
  }

  /// These hold as long as `RandomScreen` draws as it does.
  @Test(
    "Where a window stands on a region's edge, what was found there isn't taken for what lies behind it",
    arguments: [(.degenerate, 50_062), (.redundant, 1_031_713), (.degenerate, 1_039_697)]
      as [(RandomScreen.Family, UInt64)])
  func leavesEdges(family: RandomScreen.Family, seed: UInt64) throws {
    #expect(try PlanAudit.walkProblems(of: RandomScreen(seed: seed, family), seed: seed) == [])
  }

  @Test("What is presolved has the layout that it has unpresolved", arguments: RandomScreen.Family.allCases, 0..<8)
  func presolvedEqualsUnpresolved(family: RandomScreen.Family, chunk: Int) throws {
    for seed in seeds(ofChunk: chunk) {
      let problems = try PlanAudit.presolveProblems(of: RandomScreen(seed: seed, family))
      #expect(problems == [], "seed \(seed)")
    }
  }

  private func seeds(ofChunk chunk: Int) -> [UInt64] { (0..<25).map { UInt64(50_000 + 25 * chunk + $0) } }
}
