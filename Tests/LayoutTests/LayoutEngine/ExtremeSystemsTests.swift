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
}
