import LayoutModel

/// The pairs of contents of a screen that share an area and of which neither stands in the other, in one space: those on the
/// window, or in one scroll view or row.
struct ContentPairs {
  private let screen: LintScreen
  fileprivate let places: [Int]

  /// The pairs of a screen's contents.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isWanted: Whether a content counts.
  init(_ screen: LintScreen, of isWanted: (LintView) -> Bool = { _ in true }) {
    self.screen = screen
    places = screen.toldPlaces.filter { place in
      let view = screen.views[place]
      return view.isContent && !view.isBarItem && view.visible != nil && isWanted(view)
    }
  }

  /// Hands on each pair, the earlier view first, and what they share; of a view that meets many others the first, and one more.
  ///
  /// - Parameter body: Says what becomes of a pair; told of one of the two that has as many pairs as are told.
  func forEach(
    _ body: (_ earlier: LintView, _ later: LintView, _ common: Rect, _ beyond: LintView?) -> PairSweep.Answer
  ) {
    let items = places.map { PairSweep.Item(place: $0, rect: screen.views[$0].visible ?? screen.views[$0].frame) }
    PairSweep(items, nearerThan: -screen.pixel).forEach { first, second, beyond in
      guard let common = common(first, second) else { return .none }
      return body(screen.views[first], screen.views[second], common, beyond.map { screen.views[$0] })
    }
  }

  /// What two contents share, the earlier first; `nil` of those that are no pair.
  fileprivate func common(_ first: Int, _ second: Int) -> Rect? {
    guard screen.views[first].unit == screen.views[second].unit,
      screen.views[first].controller == screen.views[second].controller, !screen.isWithin(second, first),
      let a = screen.views[first].visible, let b = screen.views[second].visible
    else { return nil }
    let common = a.intersection(b)
    guard common.width > screen.pixel, common.height > screen.pixel, !areAlternatives(first, second) else { return nil }
    return common
  }

  /// Whether two views are meant to be shown in turn: the later one stands in a box that covers the earlier, or both stand in boxes
  /// of which one covers the other. Views on each other by themselves are a mistake, unless they were drawn so on a canvas
  /// (`setAsideDrawnPairs`).
  private func areAlternatives(_ first: Int, _ second: Int) -> Bool {
    let (box, other) = branches(first, second)
    guard other != second else { return false }
    let (x, y) = (screen.views[box].frame, screen.views[other].frame)
    return x.intersection(y).area >= (box == first ? 1 - 1e-9 : Self.shareOfBox)
      * (box == first ? x.area : min(x.area, y.area))
  }

  /// How much of the smaller of two boxes is covered where they are shown in turn.
  private static let shareOfBox = 0.9

  /// The views below the nearest common superview that two views stand in, or are.
  private func branches(_ first: Int, _ second: Int) -> (Int, Int) {
    var (a, b) = (first, second)
    while let outer = screen.views[a].parent, !screen.isWithin(second, outer) { a = outer }
    while let outer = screen.views[b].parent, !screen.isWithin(first, outer) { b = outer }
    return (a, b)
  }
}

/// The pairs of contents of a canvas, by the views' ids: of those that are found elsewhere it is asked how they were drawn.
struct DrawnPairs {
  private let pairs: ContentPairs
  private let screen: LintScreen
  private let placesByID: [String: [Int]]

  init(_ screen: LintScreen) {
    self.screen = screen
    pairs = ContentPairs(screen)
    placesByID = Dictionary(grouping: pairs.places) { screen.id(of: screen.views[$0]) }
  }

  /// Whether a finding is of two views that were drawn on each other by a share of the smaller.
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
  /// Takes out pairs that lie on each other by a third of the smaller where they were drawn: they are shown in turn, or one belongs
  /// on the other.
  static func setAsideDrawnPairs(_ screen: LintScreen, _: LintOptions, _ findings: inout LintFindings) {
    let pairs = DrawnPairs(screen)
    findings.veto { pairs.overlap($0, by: leastShareOfDrawnPair) }
  }

  /// How much of the smaller of two contents is covered where they were drawn on each other on purpose.
  private static let leastShareOfDrawnPair = 1.0 / 3
}
