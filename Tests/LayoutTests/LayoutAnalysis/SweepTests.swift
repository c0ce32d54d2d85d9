import Foundation
import LayoutAnalysis
import LayoutModel
import LayoutTestSupport
import Testing

@Suite("Sweeps are what layouts of single windows are")
struct SweepTests {
  /// How many random screens a run has.
  private static let seeds: Range<UInt64> =
    ProcessInfo.processInfo.environment["LAYOUT_SWEEPS"].flatMap { UInt64($0) }.map { 0..<$0 } ?? 0..<24
  private static let chunks: UInt64 = 4

  @Test("Random screens along the width", arguments: 0..<chunks)
  func alongWidth(chunk: UInt64) throws {
    try Self.check(chunk, WindowRange(width: 320...1366, height: 700...700), step: Stress.isOn ? 1 : 43)
  }

  @Test("Random screens along the height", arguments: 0..<chunks)
  func alongHeight(chunk: UInt64) throws {
    try Self.check(chunk, WindowRange(width: 500...500, height: 200...1000), step: Stress.isOn ? 1 : 61)
  }

  private static func check(_ chunk: UInt64, _ range: WindowRange, step: Double) throws {
    var (pieces, sizes) = (0, 0)
    for seed in seeds where seed % chunks == chunk {
      let scene = try RandomResizable.scene(seed: seed)
      do {
        let result = try SweepAudit.differences(of: scene, over: range, step: step)
        pieces += result.pieces
        sizes += result.sizes
        #expect(
          result.differences.prefix(5) == [], "seed \(seed): \(result.differences.count) of \(result.sizes) sizes")
      } catch let failure as LayoutFailure {
        // Where a window can't be laid out there is no sweep either.
        print("seed \(seed): \(failure)")
      }
    }
    print("\(pieces) pieces, \(sizes) sizes")
  }
}
