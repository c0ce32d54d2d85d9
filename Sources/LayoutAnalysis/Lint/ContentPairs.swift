import LayoutModel

/// The pairs of contents of a screen that share an area and of which neither stands in the other, in one space: those on the
/// window, or in one scroll view or row.
struct ContentPairs {
  private let screen: LintScreen
  private let places: [Int]

  init(_ screen: LintScreen) {
    self.screen = screen
    places = screen.toldViews.filter { $0.view.isContent && !$0.view.isBarItem && $0.view.visible != nil }.map(\.place)
      .sorted { screen.views[$0].frame.y < screen.views[$1].frame.y }
  }

  /// Hands on each pair, the earlier view first, and what they share.
  func forEach(_ body: (_ earlier: LintView, _ later: LintView, _ common: Rect) -> Void) {
    // Those that reach below the place where the next begins.
    var open: [Int] = []
    for place in places {
      let view = screen.views[place]
      open.removeAll { screen.views[$0].frame.maxY <= view.frame.y + screen.pixel }
      for other in open {
        let (first, second) = (min(place, other), max(place, other))
        let (earlier, later) = (screen.views[first], screen.views[second])
        guard earlier.unit == later.unit, earlier.controller == later.controller,
          let a = earlier.visible, let b = later.visible, !screen.isWithin(second, first),
          !areAlternatives(first, second)
        else { continue }
        let common = a.intersection(b)
        guard common.width > screen.pixel, common.height > screen.pixel else { continue }
        body(earlier, later, common)
      }
      open.append(place)
    }
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

extension LintRule {
  /// Takes out pairs that lie on each other by a third of the smaller where they were drawn: they are shown in turn, or one belongs
  /// on the other.
  static func setAsideDrawnPairs(_ screen: LintScreen, _: LintOptions, _ findings: inout LintFindings) {
    ContentPairs(screen).forEach { earlier, later, common in
      guard common.area >= leastShareOfDrawnPair * min(earlier.frame.area, later.frame.area) else { return }
      findings.veto(LintFindings.Report(view: earlier, partner: later), in: screen)
    }
  }

  /// How much of the smaller of two contents is covered where they were drawn on each other on purpose.
  private static let leastShareOfDrawnPair = 1.0 / 3
}
