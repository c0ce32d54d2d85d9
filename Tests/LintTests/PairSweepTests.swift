import LayoutModel
import LayoutTestSupport
import Testing

@testable import Lint

/// The pairs that the sweep line finds are those of a look at every pair, and no more are told than a bound.
struct PairSweepTests {
  private struct Pair: Hashable {
    let earlier: Int
    let later: Int
  }

  private static func items(_ count: Int, _ side: Double, _ random: inout SeededGenerator) -> [PairSweep.Item] {
    (0..<count).map { place in
      func length(_ most: Double) -> Double { Double(random.integer(0...Int(most))) }
      return PairSweep.Item(
        place: place, rect: Rect(x: length(side), y: length(side), width: length(20), height: length(20)))
    }
  }

  /// Every pair, and whether the gap of two is less than a distance along both axes.
  private static func all(_ items: [PairSweep.Item], _ distance: Double) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for (index, a) in items.enumerated() {
      for b in items[(index + 1)...] {
        let across = max(a.rect.x - b.rect.maxX, b.rect.x - a.rect.maxX)
        let down = max(a.rect.y - b.rect.maxY, b.rect.y - a.rect.maxY)
        if across < distance, down < distance { pairs.insert(Pair(earlier: a.place, later: b.place)) }
      }
    }
    return pairs
  }

  @Test("Where none is told, all pairs are found", arguments: [-0.5, 0, 8])
  func findsAll(distance: Double) {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let items = Self.items(60, seed % 2 == 0 ? 100 : 400, &random)
      var found: Set<Pair> = []
      PairSweep(items, nearerThan: distance).forEach { earlier, later, beyond in
        #expect(found.insert(Pair(earlier: earlier, later: later)).inserted && beyond == nil)
        return .none
      }
      #expect(found == Self.all(items, distance))
    }
  }

  @Test("Few pairs are all told")
  func tellsFew() {
    var random = SeededGenerator(seed: 3)
    let items = Self.items(60, 400, &random)
    var count = 0
    PairSweep(items, nearerThan: 0).forEach { _, _, _ in
      count += 1
      return .told
    }
    #expect(count == Self.all(items, 0).count)
  }

  /// Rectangles that all share an area.
  private static func pile(_ count: Int) -> [PairSweep.Item] {
    (0..<count).map { PairSweep.Item(place: $0, rect: Rect(x: Double($0) / 1_000, y: 0, width: 10, height: 10)) }
  }

  @Test(
    "Of rectangles that lie upon each other each has as many pairs as are told, and one more at most is asked about")
  func isBounded() {
    for count in [100, 1_000, 4_000] {
      var (beyond, own) = ([Int](repeating: 0, count: count), [Int](repeating: 0, count: count))
      PairSweep(Self.pile(count), nearerThan: 0).forEach { earlier, later, full in
        if let full {
          beyond[full] += 1
        } else {
          own[earlier] += 1
          own[later] += 1
        }
        return .told
      }
      #expect(own.allSatisfy { $0 <= PairSweep.maximumPairs } && own.count { $0 == PairSweep.maximumPairs } > count / 2)
      #expect(beyond.allSatisfy { $0 <= 1 } && beyond.count { $0 == 1 } > count / 2)
    }
  }

  @Test("Of one rectangle that meets many the first pairs are told, and once that there are more")
  func tellsOfMore() {
    let small = (0..<12).map { PairSweep.Item(place: $0, rect: Rect(x: 0, y: Double(20 * $0), width: 10, height: 10)) }
    let large = PairSweep.Item(place: 12, rect: Rect(x: 0, y: 0, width: 10, height: 240))
    var (told, beyond) = (0, [Int]())
    PairSweep(small + [large], nearerThan: 0).forEach { _, _, full in
      if let full { beyond.append(full) } else { told += 1 }
      return .told
    }
    #expect(told == PairSweep.maximumPairs && beyond == [12])
  }

  @Test("No pair is asked about behind one that is beyond all that are told")
  func endsBeyondAll() {
    var asked = 0
    PairSweep(Self.pile(1_000), nearerThan: 0).forEach { _, _, _ in
      asked += 1
      return asked < 100 ? .told : .beyondAll
    }
    #expect(asked == 100)
  }

  @Test("Pairs that are set aside take no room from others, and are asked about up to a bound")
  func setsAside() {
    var told = 0
    PairSweep(Self.pile(12), nearerThan: 0).forEach { earlier, _, _ in
      guard earlier > 8 else { return .setAside }
      told += 1
      return .told
    }
    #expect(told == 3)
    var asked = 0
    PairSweep(Self.pile(1_000), nearerThan: 0).forEach { _, _, _ in
      asked += 1
      return .setAside
    }
    #expect(asked <= 1_000 * PairSweep.maximumSetAside)
  }
}
