import LayoutModel

/// The pairs of a screen's views that come near each other, where neither contains the other. Both lie in one space: the
/// window, one scroll view or one row.
struct ContentPairs {
  private let screen: LintScreen
  fileprivate let places: [Int]
  /// The gap below which two views are near; `nil` for contents that share an area.
  private let distance: Double?

  /// Creates the pairs of a screen's views.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - distance: The gap below which two views are near; `nil` for views that share an area.
  ///   - isMember: Tells whether a view counts.
  init(_ screen: LintScreen, nearerThan distance: Double? = nil, of isMember: (LintView) -> Bool) {
    self.screen = screen
    self.distance = distance
    places = screen.toldPlaces.filter { place in
      let view = screen.views[place]
      return !view.isBarItem && view.visible != nil && isMember(view)
    }
  }

  /// Calls a closure with each pair. A view that meets many others is limited to the first pairs and one more.
  ///
  /// - Parameter body: Handles a pair and returns its outcome. The last argument is the view of the two that has
  ///   reached its limit, if one has.
  func forEach(_ body: (ViewPair, _ beyond: LintView?) -> PairSweep.Answer) {
    PairSweep(places.map(item), nearerThan: distance ?? -screen.pixel).forEach { first, second, beyond in
      guard let pair = pair(first, second) else { return .none }
      return body(pair, beyond.map { screen.views[$0] })
    }
  }

  /// Returns the pairs of two views by their ids, the earlier view's first: as a rule one, and none where the views don't
  /// come near each other.
  func pairs(of ids: [(earlier: String?, later: String?)]) -> [ViewPair] {
    guard !ids.isEmpty else { return [] }
    let wanted = Set(ids.flatMap { [$0.earlier, $0.later] })
    let places = Dictionary(grouping: places.filter { wanted.contains(screen.id(of: screen.views[$0])) }) {
      screen.id(of: screen.views[$0])
    }
    let limit = distance ?? -screen.pixel
    return ids.flatMap { earlier, later in
      (earlier.flatMap { places[$0] } ?? []).flatMap { first in
        (later.flatMap { places[$0] } ?? []).compactMap { second in
          first < second && item(first).isNear(item(second), limit) ? pair(first, second) : nil
        }
      }
    }
  }

  /// The indices of the views by their ids.
  fileprivate var placesByID: [String: [Int]] { Dictionary(grouping: places) { screen.id(of: screen.views[$0]) } }

  private func item(_ place: Int) -> PairSweep.Item {
    let view = screen.views[place]
    return PairSweep.Item(place: place, rect: distance == nil ? view.visible ?? view.frame : view.frame)
  }

  /// Returns two views that are near each other as a pair; `nil` if they are none.
  private func pair(_ first: Int, _ second: Int) -> ViewPair? {
    guard let common = distance == nil ? common(first, second) : near(first, second) else { return nil }
    return ViewPair(screen: screen, earlier: screen.views[first], later: screen.views[second], common: common)
  }

  /// Tells whether two views lie in one space, and neither contains the other.
  private func areApart(_ first: Int, _ second: Int) -> Bool {
    screen.views[first].unit == screen.views[second].unit
      && screen.views[first].controller == screen.views[second].controller && !screen.isWithin(second, first)
  }

  /// Returns the area that two views share, which may be empty; `nil` if they are no pair.
  private func near(_ first: Int, _ second: Int) -> Rect? {
    areApart(first, second) ? screen.views[first].frame.intersection(screen.views[second].frame) : nil
  }

  /// Returns the area that two contents share; `nil` if they are no pair.
  fileprivate func common(_ first: Int, _ second: Int) -> Rect? {
    guard areApart(first, second), let a = screen.views[first].visible, let b = screen.views[second].visible else {
      return nil
    }
    let common = a.intersection(b)
    guard common.width > screen.pixel, common.height > screen.pixel, !areAlternatives(first, second) else { return nil }
    return common
  }

  /// Tells whether two views are meant to be shown in turn: the later one is in a box that covers the earlier, or both
  /// are in boxes of which one covers the other. Views that lie on each other without such boxes are a mistake, unless
  /// they were drawn so on a canvas (`PairCheck.heedsDrawing`).
  private func areAlternatives(_ first: Int, _ second: Int) -> Bool {
    let (box, other) = branches(first, second)
    guard other != second else { return false }
    let (x, y) = (screen.views[box].frame, screen.views[other].frame)
    return x.intersection(y).area >= (box == first ? 1 - 1e-9 : Self.shareOfBox)
      * (box == first ? x.area : min(x.area, y.area))
  }

  /// The fraction of the smaller of two boxes that is covered if they are shown in turn.
  private static let shareOfBox = 0.9

  /// Returns the ancestors of two views, or the views themselves, that are direct subviews of their nearest common
  /// superview.
  private func branches(_ first: Int, _ second: Int) -> (Int, Int) {
    var (a, b) = (first, second)
    while let outer = screen.views[a].parent, !screen.isWithin(second, outer) { a = outer }
    while let outer = screen.views[b].parent, !screen.isWithin(first, outer) { b = outer }
    return (a, b)
  }
}

/// The pairs of contents on a canvas, by the views' ids. They tell how a pair found elsewhere was drawn.
struct DrawnPairs {
  private let pairs: ContentPairs
  private let screen: LintScreen
  private let placesByID: [String: [Int]]

  init(_ screen: LintScreen) {
    self.screen = screen
    pairs = ContentPairs(screen, of: \.isContent)
    placesByID = pairs.placesByID
  }

  /// Tells whether the two views of a finding were drawn overlapping by a fraction of the smaller.
  func overlap(_ key: LintFindings.Key, by share: Double) -> Bool {
    guard let view = key.view, let partner = key.partner else { return false }
    return (placesByID[view] ?? []).contains { first in
      (placesByID[partner] ?? []).contains { second in
        guard let common = pairs.common(first, second) else { return false }
        return common.area >= share * min(screen.views[first].frame.area, screen.views[second].frame.area)
      }
    }
  }
}
