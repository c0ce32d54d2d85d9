import LayoutModel
import LayoutResolution

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is seen while a view comes into the window or goes out of it.
///
/// The views of both layouts stand over each other: what comes lies over what it covers, what goes over what it leaves, but for a
/// page that is peeled up, which lies above in both. A flip is drawn flat, as a plane that turns is seen from afar: its width
/// shrinks with the turn's cosine, the side that is turned away isn't drawn, and there is no perspective (chosen). A page that is
/// peeled up is drawn as one that is rolled up to its upper edge (chosen).
struct MovementSample {
  private let movement: ViewMovement
  /// The share of the way, 0 to 1.
  private let progress: Double
  private let windowSize: Size
  private var views: [PlacedView]

  /// The views that are seen.
  ///
  /// - Parameters:
  ///   - movement: How a view comes or goes.
  ///   - former: The views before.
  ///   - views: Those that it comes to, at the frames where they are seen meanwhile.
  ///   - windowSize: The window's size.
  ///   - progress: The share of the way, 0 to 1.
  /// - Returns: The views in preorder, back to front.
  static func views(
    _ movement: ViewMovement, from former: [PlacedView], to views: [PlacedView], in windowSize: Size, progress: Double
  ) -> [PlacedView] {
    var sample = MovementSample(movement: movement, progress: progress, windowSize: windowSize, views: views)
    sample.move(from: former, to: views)
    return sample.views
  }

  /// The share of the view that is in the window.
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
      // The page is what leaves the window as the view comes, and comes back as it goes.
      let height = 1 - share
      for page in movement.isLeaving ? come : gone { change(page) { $0.rolledUp(to: height) } }
    }
  }

  // MARK: Both layouts

  /// The names of views that aren't in another layout, while what they stand in is, or the window.
  private func outermost(of views: [PlacedView], notIn others: [PlacedView]) -> [String] {
    let known = Set(others.map(\.name))
    return views.filter { view in !known.contains(view.name) && (view.superview.map(known.contains) ?? true) }.map(
      \.name)
  }

  /// Adds a view that is gone, with all that stands in it: behind the one that it stood before among its neighbours, else at the
  /// front if it goes over the others, at the back if not.
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

  /// Whether what goes lies over what comes.
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

  /// Moves a view out over an edge of what it stands in.
  ///
  /// - Parameters:
  ///   - name: The view.
  ///   - edge: The edge.
  ///   - share: How much of it is outside in the end, 1 for all.
  ///   - isIn: The share of the way at which it is in place.
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

  /// Turns a view about its vertical axis: alone where the presenter stays, else as the other side of what leaves the window.
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
  /// The view with a part of its width, about its middle.
  fileprivate func narrowed(to width: Double) -> PlacedView {
    seen(transform: view.view.transform.concatenating(AffineTransform(scaleX: width, y: 1)))
  }

  /// The view with a part of its height, its upper edge where it is.
  fileprivate func rolledUp(to height: Double) -> PlacedView {
    let rise = AffineTransform(translationX: 0, y: -view.untransformedFrame.height * (1 - height) / 2)
    let scale = AffineTransform(scaleX: 1, y: height)
    return seen(transform: view.view.transform.concatenating(scale).concatenating(rise))
  }
}

extension [PlacedView] {
  /// Where the views end that stand in the one at an index.
  fileprivate func end(of index: Int) -> Int {
    self[(index + 1)...].firstIndex { $0.depth <= self[index].depth } ?? endIndex
  }

  /// The range of the views that stand in one of a name; all where that is the window. `nil` where there is none of that name.
  fileprivate func range(ofSubviewsOf name: String?) -> Range<Int>? {
    guard let name else { return indices }
    guard let index = firstIndex(where: { $0.name == name }) else { return nil }
    return index + 1..<end(of: index)
  }
}
