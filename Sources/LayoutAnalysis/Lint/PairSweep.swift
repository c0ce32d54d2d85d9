import LayoutModel

/// Finds the pairs of rectangles that come near each other, by a sweep line (Bentley and Wood, *An Optimal Worst Case Algorithm for
/// Reporting Intersections of Rectangles*, 1980, with a list for the tree: screens have few views in one line).
///
/// The line moves along the axis in which fewer rectangles stand side by side. A rectangle that has enough pairs leaves the line
/// once it is known that there is one more: of views that all lie upon each other nobody reads every pair, and there are as many as
/// their square.
struct PairSweep {
  /// A rectangle, by the place of its view among a screen's.
  struct Item {
    let place: Int
    let rect: Rect
  }

  private let items: [Item]
  private let distance: Double

  /// Of each rectangle so many pairs are told.
  static let maximumPairs = 8
  /// Of each rectangle so many pairs are asked about that turn out to be none to tell: its author has set them aside.
  static let maximumSetAside = 32

  /// The outcome for two rectangles that come near each other.
  enum Answer {
    /// They are no pair.
    case none
    /// They are a pair that is told, or of which it is told that there are more.
    case told
    /// They are a pair that isn't told: it is set aside.
    case setAside
  }

  /// The pairs of a rectangle so far.
  private struct Tally {
    var told = 0
    var setAside = 0
    var hasMore = false

    var isFull: Bool { told >= PairSweep.maximumPairs }
    var isOver: Bool { isFull && hasMore || setAside >= PairSweep.maximumSetAside }
  }

  /// A sweep over rectangles.
  ///
  /// - Parameters:
  ///   - items: The rectangles.
  ///   - distance: How near they come: 0 for those that touch; below, for those that share more than that.
  init(_ items: [Item], nearerThan distance: Double) {
    self.items = items
    self.distance = distance
  }

  /// Hands on the places of each pair, the earlier view's first. Once one of the two has as many pairs as are told, one more is handed
  /// on, beyond what is told of it.
  ///
  /// - Parameter body: Says what becomes of a pair; told of one of the two, by its place, that has enough.
  /// - Complexity: O(*n* log *n* + *s*), where *s* is the number of pairs that share a line.
  func forEach(_ body: (_ earlier: Int, _ later: Int, _ beyond: Int?) -> Answer) {
    let axis = Axis.allCases.min { neighbours(along: $0) < neighbours(along: $1) } ?? .vertical
    let sorted = items.sorted { ($0.start(axis), $0.place) < ($1.start(axis), $1.place) }
    // Those that reach beyond the place where the next begins.
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
        }
      }
      open.append((item, tally))
    }
  }

  /// How many pairs of rectangles share a line across an axis.
  private func neighbours(along axis: Axis) -> Int {
    let starts = items.map { $0.start(axis) }.sorted()
    return items.reduce(0) { sum, item in
      sum + starts.places(below: item.end(axis) + distance) - starts.places(below: item.start(axis))
    }
  }
}

extension PairSweep.Item {
  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? rect.x : rect.y }
  fileprivate func end(_ axis: Axis) -> Double { axis == .horizontal ? rect.maxX : rect.maxY }

  /// Whether the gap to another is less than a distance along both axes.
  fileprivate func isNear(_ other: Self, _ distance: Double) -> Bool {
    rect.x < other.rect.maxX + distance && other.rect.x < rect.maxX + distance
      && rect.y < other.rect.maxY + distance && other.rect.y < rect.maxY + distance
  }
}

extension [Double] {
  /// How many of the numbers, which are sorted, are below one.
  fileprivate func places(below number: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
