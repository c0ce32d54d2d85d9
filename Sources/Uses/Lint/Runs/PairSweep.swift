import LayoutModel

/// Finds the pairs of rectangles that come near each other, by a sweep line (Bentley and Wood, *An Optimal Worst Case
/// Algorithm for Reporting Intersections of Rectangles*, 1980). A list replaces their tree, because screens have few
/// views in one line.
///
/// The line moves along the axis in which fewer rectangles are side by side. A rectangle that has enough pairs leaves
/// the line as soon as one more is known. Views that all overlap would otherwise have quadratically many pairs, which
/// nobody reads.
struct PairSweep {
  /// A rectangle, with the index of its view on a screen.
  struct Item {
    let place: Int
    let rect: Rect
  }

  private let items: [Item]
  private let distance: Double

  /// The maximum number of pairs that are reported for each rectangle.
  static let maximumPairs = 8
  /// The maximum number of pairs examined for each rectangle that aren't reported because their author set them aside.
  static let maximumSetAside = 32

  /// The outcome for two rectangles that come near each other.
  enum Answer {
    /// They are no pair.
    case none
    /// They are a pair that is reported, or counted among further pairs.
    case told
    /// The pair was set aside, and isn't reported.
    case setAside
    /// They are a pair beyond those that the rule reports in the scene; no other is looked for.
    case beyondAll
  }

  /// The counts of a rectangle's pairs so far.
  private struct Tally {
    var told = 0
    var setAside = 0
    var hasMore = false

    var isFull: Bool { told >= PairSweep.maximumPairs }
    var isOver: Bool { isFull && hasMore || setAside >= PairSweep.maximumSetAside }
  }

  /// Creates a sweep over rectangles.
  ///
  /// - Parameters:
  ///   - items: The rectangles.
  ///   - distance: The gap below which two rectangles are near. A negative one requires an overlap of more than its
  ///     size.
  init(_ items: [Item], nearerThan distance: Double) {
    self.items = items
    self.distance = distance
  }

  /// Calls a closure with the indices of each pair, the earlier view's first. Once one of the two has reached its
  /// limit, one more pair is passed, with that view. The sweep ends once the closure wants no other pair.
  ///
  /// - Parameter body: Handles a pair and returns its outcome. The last argument is the index of the view of the two
  ///   that has reached its limit, if one has.
  /// - Complexity: O(*n* log *n* + *s*), where *s* is the number of pairs that share a line.
  func forEach(_ body: (_ earlier: Int, _ later: Int, _ beyond: Int?) -> Answer) {
    let axis = Axis.allCases.min { neighbours(along: $0) < neighbours(along: $1) } ?? .vertical
    let sorted = items.sorted { ($0.start(axis), $0.place) < ($1.start(axis), $1.place) }
    // The rectangles that reach beyond the beginning of the next one.
    var open: [(item: Item, tally: Tally)] = []
    for item in sorted {
      open.removeAll { $0.item.end(axis) + distance <= item.start(axis) || $0.tally.isOver }
      var tally = Tally()
      for index in open.indices where !tally.isOver {
        let other = open[index].item
        guard other.isNear(item, distance) else { continue }
        let beyond = tally.isFull ? item.place : open[index].tally.isFull ? other.place : nil
        switch body(min(other.place, item.place), max(other.place, item.place), beyond) {
        case .none: continue
        case .setAside:
          tally.setAside += 1
          open[index].tally.setAside += 1
        case .told where beyond == nil:
          tally.told += 1
          open[index].tally.told += 1
        case .told:
          if beyond == item.place { tally.hasMore = true } else { open[index].tally.hasMore = true }
        case .beyondAll: return
        }
      }
      open.append((item, tally))
    }
  }

  /// Returns the number of pairs of rectangles that share a line across an axis.
  private func neighbours(along axis: Axis) -> Int {
    let starts = items.map { $0.start(axis) }.sorted()
    let ends = items.map { $0.end(axis) + distance }.sorted()
    return starts.count(below: ends) - starts.count(below: starts)
  }
}

extension PairSweep.Item {
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? rect.x : rect.y }
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? rect.maxX : rect.maxY }

  /// Tells whether the gap to another rectangle is less than a distance along both axes.
  func isNear(_ other: Self, _ distance: Double) -> Bool {
    rect.x < other.rect.maxX + distance && other.rect.x < rect.maxX + distance
      && rect.y < other.rect.maxY + distance && other.rect.y < rect.maxY + distance
  }
}

extension [Double] {
  /// Returns how many of the numbers are below each of others, in sum; both ascend.
  fileprivate func count(below others: [Double]) -> Int {
    var (sum, below) = (0, 0)
    for other in others {
      while below < count, self[below] < other { below += 1 }
      sum += below
    }
    return sum
  }
}
