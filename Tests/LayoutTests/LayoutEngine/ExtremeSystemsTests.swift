import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// Few constraints whose numbers are as far apart as a screen's can be (`Magnitude`), or nearly so.
struct ExtremeSystemsTests {
  @Test("Hardly any system is beyond doubles, and none is given up", arguments: 0..<10)
  func areSolved(chunk: Int) {
    var counts = ExtremeCounts()
    for seed in 60_000 + chunk * 200..<60_000 + (chunk + 1) * 200 { counts.count(seed: UInt64(seed)) }
    #expect(counts.givenUp == [])
    #expect(counts.beyond.count <= 10, "\(counts)")
  }

  @Test("What is solved is what exact arithmetic says", arguments: 0..<8)
  func areRight(chunk: Int) throws {
    for seed in 70_000 + chunk * 50..<70_000 + (chunk + 1) * 50 {
      let screen = RandomScreen(seed: UInt64(seed), style: .extreme)
      guard (try? LayoutPlan(screen.tree()).layout(in: screen.window)) != nil else { continue }
      let audit = try LayoutAudit(of: screen)
      #expect(audit.problems == [], "seed \(seed)")
    }
  }
}
