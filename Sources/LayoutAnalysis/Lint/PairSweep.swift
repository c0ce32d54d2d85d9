import LayoutModel

/// Finds the pairs of rectangles that come near each other, by a sweep line (Bentley and Wood, *An Optimal Worst Case Algorithm for
/// Reporting Intersections of Rectangles*, 1980, with a list for the tree: screens have few views in one line).
///
/// The line moves along the axis in which fewer rectangles stand side by side. A rectangle that has enough pairs leaves the line:
/// of views that all lie upon each other nobody reads every pair, and there are as many as their square.
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

  /// A sweep over rectangles.
  ///
  /// - Parameters:
  ///   - items: The rectangles.
  ///   - distance: How near they come: 0 for those that touch; below, for those that share more than that.
  init(_ items: [Item], nearerThan distance: Double) {
    self.items = items
    self.distance = distance
  }

  /// Hands on the places of each pair, the earlier view's first, until both have as many pairs as are told.
  ///
  /// - Parameter body: Says of a pair whether it is told.
  /// - Complexity: O(*n* log *n* + *s*), where *s* is the number of pairs that share a line.
  func forEach(_ body: (_ earlier: Int, _ later: Int) -> Bool) {
    let axis = Axis.allCases.min { neighbours(along: $0) < neighbours(along: $1) } ?? .vertical
    let sorted = items.sorted { ($0.start(axis), $0.place) < ($1.start(axis), $1.place) }
    // Those that reach beyond the place where the next begins, each with the number of its pairs.
    var open: [(item: Item, pairs: Int)] = []
    for item in sorted {
      open.removeAll { $0.item.end(axis) + distance <= item.start(axis) || $0.pairs >= Self.maximumPairs }
      var pairs = 0
      for index in open.indices where pairs < Self.maximumPairs {
        let other = open[index].item
        guard other.isNear(item, distance) else { continue }
        let isTold =
          other.place < item.place ? body(other.place, item.place) : body(item.place, other.place)
        guard isTold else { continue }
        pairs += 1
        open[index].pairs += 1
      }
      open.append((item, pairs))
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
