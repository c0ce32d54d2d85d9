import Testing

@testable import UIKit

/// Lengths in runs: the same sums as a plain list's.
struct RunLengthsTests {
  @Test func placesBeyondTheEnd() {
    var runs = RunLengths()
    runs.insert(10, length: 20, isExact: false, at: 0)
    for place in [200.0, 1e30, .infinity] { #expect(runs.index(at: place) == 9) }
  }

  @Test func agreesWithAList() {
    var generator = SystemRandomNumberGenerator()
    var runs = RunLengths()
    var list: [Double] = []
    for _ in 0..<2000 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let (count, length) = (Int.random(in: 1...20), Double(Int.random(in: 0...5)) * 10)
        let place = Int.random(in: 0...list.count)
        runs.insert(count, length: length, isExact: false, at: place)
        list.insert(contentsOf: Array(repeating: length, count: count), at: place)
      case 1 where !list.isEmpty:
        let start = Int.random(in: 0..<list.count)
        let end = min(list.count, start + Int.random(in: 0...10))
        runs.remove(start..<end)
        list.removeSubrange(start..<end)
      case 2 where !list.isEmpty:
        let place = Int.random(in: 0..<list.count)
        runs.set(7, isExact: true, at: place)
        list[place] = 7
      default: break
      }
      #expect(runs.count == list.count)
      #expect(abs(runs.total - list.reduce(0, +)) < 1e-6)
      guard !list.isEmpty else { continue }
      let place = Int.random(in: 0..<list.count)
      #expect(runs[place].length == list[place])
      let start = list[..<place].reduce(0, +)
      #expect(abs(runs.start(of: place) - start) < 1e-6)
      if list[place] > 0 { #expect(runs.index(at: start + list[place] / 2) == place) }
    }
  }

  @Test func equalLengthsAreOneRun() {
    var runs = RunLengths()
    runs.insert(1_000_000, length: 44, isExact: false, at: 0)
    runs.set(60, isExact: true, at: 500_000)
    #expect(runs.total == 999_999 * 44 + 60)
    #expect(runs.byteCount < 1000)
    #expect(runs.index(at: 500_000 * 44 + 50) == 500_000)
  }
}
