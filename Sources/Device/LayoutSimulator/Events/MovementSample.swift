import LayoutModel
import LayoutResolution

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The visible views while a view enters the window or leaves it.
///
/// The views of both layouts lie over each other: a coming view over the views that it covers, a leaving view over the views that it
/// uncovers. Only a page that is peeled up is on top both times. A flip is drawn flat, like a turning plane seen from afar: its width
/// shrinks with the turn's cosine, the side that is turned away isn't drawn, and there is no perspective (chosen). A page that is peeled up
/// is drawn as if rolled up to its upper edge (chosen).
struct MovementSample {
  private let movement: ViewMovement
  /// The progress of the movement, 0 to 1.
  private let progress: Double
  private let windowSize: Size
  private var views: [PlacedView]

  /// The visible views.
  ///
  /// - Parameters:
  ///   - movement: The movement of a view.
  ///   - former: The views before.
  ///   - views: The views afterwards, with their frames during the movement.
  ///   - windowSize: The window's size.
  ///   - progress: The progress of the movement, 0 to 1.
  /// - Returns: The views in preorder, back to front.
  static func views(
    _ movement: ViewMovement, from former: [PlacedView], to views: [PlacedView], in windowSize: Size, progress: Double
  ) -> [PlacedView] {
    var sample = MovementSample(movement: movement, progress: progress, windowSize: windowSize, views: views)
    sample.move(from: former, to: views)
    return sample.views
  }

  /// The share of the view that is inside the window.
  private var share: Double { movement.isLeaving ? 1 - progress : progress }

  private mutating func move(from former: [PlacedView], to next: [PlacedView]) {
    let gone = outermost(of: former, notIn: next)
    let come = outermost(of: next, notIn: former)
    for root in gone where movement.style != .push || root == movement.view || root == movement.viewBelow {
      insert(root, of: former)
    }
    if let dimmingView = movement.dimmingView { fade(dimmingView) }
    switch movement.style {
    case .coverVertical: slide(movement.view, over: movement.edge, share: 1, isIn: share)
    case .push:
      slide(movement.view, over: movement.edge, share: 1, isIn: share)
      if let below = movement.viewBelow {
        slide(below, over: movement.edge?.opposite, share: movement.shareOfViewBelow, isIn: 1 - share)
      }
    case .row where movement.edge != nil:
      fade(movement.view)
      slide(movement.view, over: movement.edge, share: 1, isIn: share, isByItself: true)
    case .crossDissolve, .popover, .row: fade(movement.view)
    case .flipHorizontal: flip(gone: gone, come: come)
    case .partialCurl:
      // The page leaves the window as the view comes, and comes back as the view leaves.
      let height = 1 - share
      for page in movement.isLeaving ? come : gone { change(page) { $0.rolledUp(to: height) } }
    }
  }

  // MARK: Both layouts

  /// The names of views that are missing in another layout, while their superview, or the window, is there.
  private func outermost(of views: [PlacedView], notIn others: [PlacedView]) -> [String] {
    let known = Set(others.map(\.name))
    return views.filter { view in !known.contains(view.name) && (view.superview.map(known.contains) ?? true) }.map(
      \.name)
  }

  /// Adds a view that is gone, with everything inside it: behind its former next neighbour, else at the front if it
  /// leaves over the others, or at the back if not.
  private mutating func insert(_ name: String, of former: [PlacedView]) {
    guard let start = former.firstIndex(where: { $0.name == name }) else { return }
    let subtree = former[start..<former.end(of: start)]
    let superview = former[start].superview
    let neighbours = former[..<start].filter { $0.superview == superview }
    let insertion: Int
    if let known = neighbours.last(where: { neighbour in views.contains { $0.name == neighbour.name } }),
      let index = views.firstIndex(where: { $0.name == known.name })
    {
      insertion = views.end(of: index)
    } else if let range = views.range(ofSubviewsOf: superview) {
      insertion = isAbove ? range.upperBound : range.lowerBound
    } else {
      return
    }
    views.insert(contentsOf: subtree, at: insertion)
  }

  /// A Boolean that tells whether the leaving view lies over the coming one.
  private var isAbove: Bool { movement.isLeaving != (movement.style == .partialCurl) }

  // MARK: Changes

  private mutating func change(_ name: String, _ change: (PlacedView) -> PlacedView) {
    guard let index = views.firstIndex(where: { $0.name == name }) else { return }
    views[index] = change(views[index])
  }

  private mutating func fade(_ name: String) {
    let share = share
    change(name) { $0.seen(alpha: $0.view.view.alpha * share) }
  }

  /// Moves a view out over an edge of its superview or the window.
  ///
  /// - Parameters:
  ///   - name: The view.
  ///   - edge: The edge.
  ///   - share: The share of it that is outside at the end, 1 for all.
  ///   - isIn: The progress at which it is in place.
  ///   - isByItself: Whether it goes no further than it is long.
  private mutating func slide(
    _ name: String, over edge: ViewMovement.Edge?, share: Double, isIn: Double, isByItself: Bool = false
  ) {
    guard let edge else { return }
    let window = windowSize
    let sizes = Dictionary(views.map { ($0.name, $0.view.untransformedFrame.size) }) { first, _ in first }
    change(name) { view in
      let outer = view.superview.flatMap { sizes[$0] } ?? window
      let frame = view.view.untransformedFrame
      var out = frame
      switch edge {
      case .top where isByItself: out.y = frame.y - frame.height * share
      case .left where isByItself: out.x = frame.x - frame.width * share
      case .bottom where isByItself: out.y = frame.y + frame.height * share
      case .right where isByItself: out.x = frame.x + frame.width * share
      case .top: out.y = frame.y + (-frame.height - frame.y) * share
      case .left: out.x = frame.x + (-frame.width - frame.x) * share
      case .bottom: out.y = frame.y + (outer.height - frame.y) * share
      case .right: out.x = frame.x + (outer.width - frame.x) * share
      }
      return view.seen(frame: out.interpolated(to: frame, progress: isIn))
    }
  }

  /// Turns a view about its vertical axis: alone where the presenter stays, else as the reverse of the view that leaves the window.
  private mutating func flip(gone: [String], come: [String]) {
    guard movement.removesPresenterViews else {
      let width = sin(share * .pi / 2)
      return change(movement.view) { $0.narrowed(to: width) }
    }
    let isFirstHalf = progress < 0.5
    let width = abs(cos(progress * .pi))
    for name in isFirstHalf ? come : gone { remove(name) }
    for name in isFirstHalf ? gone : come { change(name) { $0.narrowed(to: width) } }
  }

  private mutating func remove(_ name: String) {
    guard let index = views.firstIndex(where: { $0.name == name }) else { return }
    views.removeSubrange(index..<views.end(of: index))
  }
}

extension PlacedView {
  /// The view narrowed about its middle.
  fileprivate func narrowed(to width: Double) -> PlacedView {
    seen(transform: view.view.transform.concatenating(AffineTransform(scaleX: width, y: 1)))
  }

  /// The view with less height, its upper edge fixed.
  fileprivate func rolledUp(to height: Double) -> PlacedView {
    let rise = AffineTransform(translationX: 0, y: -view.untransformedFrame.height * (1 - height) / 2)
    let scale = AffineTransform(scaleX: 1, y: height)
    return seen(transform: view.view.transform.concatenating(scale).concatenating(rise))
  }
}

extension [PlacedView] {
  /// The index after the views inside the one at an index.
  fileprivate func end(of index: Int) -> Int {
    self[(index + 1)...].firstIndex { $0.depth <= self[index].depth } ?? endIndex
  }

  /// The range of the views inside the one of a name; all views where that is the window, `nil` where there is none of that name.
  fileprivate func range(ofSubviewsOf name: String?) -> Range<Int>? {
    guard let name else { return indices }
    guard let index = firstIndex(where: { $0.name == name }) else { return nil }
    return index + 1..<end(of: index)
  }
}
