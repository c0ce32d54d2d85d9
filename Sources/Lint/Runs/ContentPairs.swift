import LayoutModel

/// The pairs of a screen's contents that share an area, where neither contains the other. Both lie in one space: the
/// window, one scroll view or one row.
struct ContentPairs {
  private let screen: LintScreen
  fileprivate let places: [Int]

  /// Creates the pairs of a screen's contents.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isWanted: Tells whether a content counts.
  init(_ screen: LintScreen, of isWanted: (LintView) -> Bool = { _ in true }) {
    self.screen = screen
    places = screen.toldPlaces.filter { place in
      let view = screen.views[place]
      return view.isContent && !view.isBarItem && view.visible != nil && isWanted(view)
    }
  }

  /// Calls a closure with each pair, the earlier view first, and the area they share. A view that meets many others is
  /// limited to the first pairs and one more.
  ///
  /// - Parameter body: Handles a pair and returns its outcome. The last argument is the view of the two that has
  ///   reached its limit, if one has.
  func forEach(
    _ body: (_ earlier: LintView, _ later: LintView, _ common: Rect, _ beyond: LintView?) -> PairSweep.Answer
  ) {
    let items = places.map { PairSweep.Item(place: $0, rect: screen.views[$0].visible ?? screen.views[$0].frame) }
    PairSweep(items, nearerThan: -screen.pixel).forEach { first, second, beyond in
      guard let common = common(first, second) else { return .none }
      return body(screen.views[first], screen.views[second], common, beyond.map { screen.views[$0] })
    }
  }

  /// Returns the area that two contents share, the earlier one first; `nil` if they are no pair.
  fileprivate func common(_ first: Int, _ second: Int) -> Rect? {
    guard screen.views[first].unit == screen.views[second].unit,
      screen.views[first].controller == screen.views[second].controller, !screen.isWithin(second, first),
      let a = screen.views[first].visible, let b = screen.views[second].visible
    else { return nil }
    let common = a.intersection(b)
    guard common.width > screen.pixel, common.height > screen.pixel, !areAlternatives(first, second) else { return nil }
    return common
  }

  /// Tells whether two views are meant to be shown in turn: the later one is in a box that covers the earlier, or both
  /// are in boxes of which one covers the other. Views that lie on each other without such boxes are a mistake, unless
  /// they were drawn so on a canvas (`setAsideDrawnPairs`).
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
    pairs = ContentPairs(screen)
    placesByID = Dictionary(grouping: pairs.places) { screen.id(of: screen.views[$0]) }
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

extension LintRule {
  /// Vetoes pairs that overlap by a third of the smaller as drawn: they are shown in turn, or one belongs on the other.
  static func setAsideDrawnPairs(_ screen: LintScreen, _: LintOptions, _ findings: inout LintFindings) {
    let pairs = DrawnPairs(screen)
    findings.veto { pairs.overlap($0, by: leastShareOfDrawnPair) }
  }

  /// The fraction of the smaller of two contents that is covered if they were drawn overlapping on purpose.
  private static let leastShareOfDrawnPair = 1.0 / 3
}
