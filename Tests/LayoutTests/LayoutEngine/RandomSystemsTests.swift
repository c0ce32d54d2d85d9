import Foundation
import LayoutTestSupport
import Testing

/// Random screens against the exact reference. A failure names the seed, with which it can be repeated alone.
struct RandomSystemsTests {
  private static let seedsPerChunk = 50

  @Test("Conflicts, requirements and levels are what exact arithmetic says", arguments: 0..<40)
  func agrees(chunk: Int) throws {
    try audit(chunk * Self.seedsPerChunk..<(chunk + 1) * Self.seedsPerChunk, depth: [])
  }

  private func audit(
    _ seeds: Range<Int>, depth: LayoutAudit.Depth, style: RandomScreen.Style = RandomScreen.Style()
  ) throws {
    for seed in seeds {
      let audit = try LayoutAudit(of: RandomScreen(seed: UInt64(seed), style: style), depth: depth)
      #expect(audit.problems.isEmpty, "seed \(seed)")
    }
  }

  /// A pass by hand: `LAYOUT_STRESS=20000 swift test -c release --filter stress`.
  @Test(
    "Many more seeds, wild numbers too", .enabled(if: stressSeeds != nil), arguments: 0..<8)
  func stress(chunk: Int) throws {
    guard let count = stressSeeds else { return }
    let start = 1_000_000 + chunk * (count / 8)
    var counts: [String: Int] = [:]
    let clock = ContinuousClock()
    let begin = clock.now
    for seed in start..<(start + count / 8) {
      let style: RandomScreen.Style = ProcessInfo.processInfo.environment["LAYOUT_WILD"] != nil ? .wild : .init()
      do {
        let audit = try LayoutAudit(of: RandomScreen(seed: UInt64(seed), style: style), depth: [.ambiguity, .stays])
        counts["all", default: 0] += 1
        if audit.isConflicting { counts["conflicting", default: 0] += 1 }
        if audit.isAmbiguous { counts["ambiguous", default: 0] += 1 }
        if audit.comparedStays { counts["stays", default: 0] += 1 }
        if !audit.problems.isEmpty {
          counts["wrong", default: 0] += 1
          print("SEED \(seed): \(audit.problems.prefix(3))")
        }
      } catch {
        counts["undecided", default: 0] += 1
        print("SEED \(seed): \(error)")
      }
    }
    print("CHUNK", counts, clock.now - begin)
  }
}

private let stressSeeds = ProcessInfo.processInfo.environment["LAYOUT_STRESS"].flatMap { Int($0) }
