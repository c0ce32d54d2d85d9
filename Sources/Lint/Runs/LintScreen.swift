import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution

/// A layout as rules see it: the views of a scene in preorder, each in the window's coordinates, with its visible part.
///
/// Content of a scroll view is in the same coordinates as the scroll view, as if it could be seen without end.
struct LintScreen {
  let layout: ScreenLayout
  let conditions: Conditions
  /// The subject that findings on the screen count for.
  let subject: LintFindings.Subject
  /// A Boolean that tells whether it is of the file's own conditions.
  var isOwn: Bool { subject == .ownConditions }
  /// All views in the window, including those of containers and controllers around; `isTold` marks those of the scene.
  private(set) var views: [LintView] = []
  /// The indices of the views that rules report and that aren't hidden.
  private(set) var toldPlaces: [Int] = []
  /// The index in `views` at which each controller's views begin.
  private(set) var starts: [Int] = []
  /// The constraints that conflicts broke.
  private(set) var brokenConstraints: [BrokenConstraint] = []
  /// A flag for each controller that tells whether its views are the scene's.
  let told: [Bool]
  private(set) var window: Rect
  private(set) var safeArea: Rect
  /// The length of a pixel in points: a difference of one pixel never counts.
  let pixel: Double
  /// The frames before they are rounded to pixels.
  private var exact: ScreenFrames
  /// The frames as shown, by controller.
  private var shown: ScreenFrames
  /// The layout toward which the screen is moved; `nil` if the screen is of one layout.
  private var end: ScreenLayout?
  /// The answers that the layouts gave, by controller.
  private let answers = LintAnswers()
  /// The frames as drawn, by their positions in the file; empty if views are where they are laid out.
  private let drawings: [SourcePosition: Canvas.Drawing]

  /// Creates a screen from a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - subject: The subject that findings on the screen count for.
  ///   - isExact: Whether frames are taken before they are rounded to pixels, so that the ends of ranges are exact.
  ///   - canvas: The canvas whose drawn frames replace those of the layout.
  init(
    _ layout: ScreenLayout, of subject: LintFindings.Subject = .ownConditions, isExact: Bool = false,
    asDrawnOn canvas: Canvas? = nil
  ) {
    self.layout = layout
    self.subject = subject
    drawings = canvas?.drawings ?? [:]
    conditions = layout.conditions
    exact = ScreenFrames(of: layout, isExact: true)
    shown = isExact ? exact : ScreenFrames(of: layout, isExact: false)
    window = Rect(exact.window)
    safeArea = exact.safeArea
    pixel = isExact ? 1e-6 : 1 / max(layout.window.scale, 1) + 1e-6
    let own = layout.controllers.map { layout.scene == nil || $0.name == layout.scene }
    told = own.contains(true) ? own : own.map { _ in true }
    views.reserveCapacity(layout.controllers.reduce(0) { $0 + $1.layout.tree.viewCount })
    for controller in layout.controllers.indices { add(controller) }
    toldPlaces = views.indices.filter { views[$0].isTold && !views[$0].isHidden }
    brokenConstraints = Self.brokenConstraints(of: layout, starts)
  }

  /// Moves an exact screen part of the way from its own layout to another, between which every number is affine: the
  /// two ends of a sweep's strip.
  ///
  /// - Parameters:
  ///   - end: The other layout, of the same views.
  ///   - share: The fraction of the way: 0 is its own layout, 1 the other one.
  mutating func move(toward end: ScreenLayout, by share: Double) {
    self.end = end
    exact = ScreenFrames(from: layout, to: end, at: share)
    shown = exact
    window = Rect(exact.window)
    safeArea = exact.safeArea
    for place in views.indices { stand(place) }
    toldPlaces = views.indices.filter { views[$0].isTold && !views[$0].isHidden }
  }

  private mutating func add(_ number: Int) {
    let controller = layout.controllers[number]
    let tree = controller.layout.tree
    let start = views.count
    starts.append(start)
    let host = controller.superview.map { starts[$0.controller] + $0.view.position }
    for index in tree.viewIndices {
      let view = tree[index]
      let parent = tree.superview(of: index).map { start + $0.position } ?? host
      views.append(
        LintView(
          view, index, ofController: number, end: start + Int(tree.subtreeEnds[index.position]),
          isTold: told[number] && view.position != nil, in: parent.map { ($0, views[$0]) }))
      hasIgnoredRules = hasIgnoredRules || view.declaration.hasRareSettings && views[views.count - 1].ignoresRules
      stand(views.count - 1)
    }
  }

  /// Places a view, once its superview is placed.
  private mutating func stand(_ place: Int) {
    let view = views[place]
    let position = view.index.position
    let isRoot = position == 0
    let frames = shown.controllers[view.controller]
    var frame = isRoot ? frames.own : frames.views[position]
    if !drawings.isEmpty, !isRoot, let drawn = view.view.position.flatMap({ drawings[$0]?.frame }) { frame = drawn }
    if view.view.transform != .identity { frame = view.view.transform.boundingBox(of: frame) }
    var clip = LintView.everywhere
    var clipper: Int?
    var isHidden = false
    if let parent = view.parent {
      let outer = views[parent]
      frame.x += outer.frame.x - outer.contentOffset.x
      frame.y += outer.frame.y - outer.contentOffset.y
      isHidden = outer.isHidden
      if outer.scrolls {
        // Scrolling can bring the view into sight.
        isHidden = isHidden || outer.visible == nil
      } else if outer.clips {
        clip = outer.clip.intersection(outer.frame)
        clipper = parent
      } else {
        clip = outer.clip
        clipper = outer.clipper
      }
    }
    isHidden = isHidden || view.view.isHidden || view.view.alpha < 0.01
    var seen = clip.isEmpty ? nil : Optional(frame.intersection(clip))
    if view.scroller == nil { seen = seen?.intersection(window) }
    let isEmpty = seen.map { $0.width <= 0 || $0.height <= 0 } ?? true
    views[place].stand(
      in: frame, contentOffset: view.scrolls ? shown.contentOffset(of: view, in: layout) : .zero, clip: clip,
      clipper: clipper, isHidden: isHidden, visible: isHidden || isEmpty ? nil : seen)
  }

  /// Returns a view's size before it is rounded to pixels, and before its transform.
  func exactSize(of view: LintView) -> Size {
    exact.controllers[view.controller].views[view.index.position].size
  }

  /// Returns the part of a view that people see and touch: of a label, where its text is drawn.
  func body(of view: LintView) -> Rect {
    guard view.view.kind == .label, view.view.transform == .identity, !view.isControl,
      !view.view.declaration.lint.hasOwnClass,
      let text = tree(of: view).rectOfText(of: view.index, in: view.frame.size)
    else { return view.body }
    return Rect(x: view.frame.x + text.x, y: view.frame.y + text.y, width: text.width, height: text.height)
  }

  /// Returns the size that a view's content requests.
  func contentSize(of view: LintView) -> IntrinsicContentSize {
    let own = view.view.intrinsicContentSize
    guard let end else { return own }
    // A text that wraps requests no more than its width. Its lines are those at the end where it is narrowest.
    let other = end.controllers[view.controller].layout.tree[view.index].intrinsicContentSize
    guard own != other else { return own }
    func least(_ a: Double?, _ b: Double?) -> Double? { a.flatMap { a in b.map { min(a, $0) } } }
    return IntrinsicContentSize(width: least(own.width, other.width), height: least(own.height, other.height))
  }

  /// Returns the tree that contains a view.
  func tree(of view: LintView) -> ViewTree { layout.controllers[view.controller].layout.tree }

  /// Returns the certainty of a controller's layout.
  func certainty(ofController number: Int, isOfInterfaceBuilder: Bool) -> LayoutCertainty {
    answers.certainty(ofController: number) {
      LayoutCertainty(layout.controllers[number].layout, isOfInterfaceBuilder: isOfInterfaceBuilder)
    }
  }

  /// Returns the active constraints that give a view a length without involving another view.
  func lengthConstraints(of view: LintView) -> [TreeConstraint] {
    let tree = tree(of: view)
    let numbers = answers.lengthConstraints(ofController: view.controller) {
      Dictionary(
        grouping: tree.constraints.indices.filter { number in
          let constraint = tree.constraints[number]
          return constraint.secondView == nil && constraint.firstAttribute.isSize && constraint.isActive
        }, by: { Int(tree.constraints[$0].firstView) })
    }
    return (numbers[view.index.position] ?? []).map { tree.constraints[$0] }
  }

  /// The views that rules report and that aren't hidden, with their indices.
  var toldViews: ToldViews { ToldViews(views: views, places: toldPlaces[...]) }

  /// A sequence of views with their indices; each view is copied only when reached.
  struct ToldViews: Sequence, IteratorProtocol {
    fileprivate let views: [LintView]
    fileprivate var places: ArraySlice<Int>

    mutating func next() -> (place: Int, view: LintView)? { places.popFirst().map { ($0, views[$0]) } }
  }

  /// A Boolean value that tells whether any view sets rules aside.
  private(set) var hasIgnoredRules = false

  /// Tells whether a view is another view or inside it.
  func isWithin(_ place: Int, _ outer: Int) -> Bool { (outer..<views[outer].end).contains(place) }

  /// Returns the indices of a view's superviews, from the nearest on.
  func placesOfSuperviews(of place: Int) -> some Sequence<Int> {
    sequence(state: place) { inner -> Int? in
      guard let outer = views[inner].parent else { return nil }
      inner = outer
      return outer
    }
  }

  /// Returns the superviews of a view, from the nearest on.
  func superviews(of place: Int) -> some Sequence<LintView> {
    placesOfSuperviews(of: place).map { views[$0] }
  }

  /// Returns the index of a view on the screen.
  func place(of view: LintView) -> Int { starts[view.controller] + view.index.position }

  /// Returns the id of a view, or the path that is its name.
  func id(of view: LintView) -> String { layout.controllers[view.controller].layout.tree.name(of: view.index) }

  /// Returns people's name for a view.
  func name(of view: LintView) -> String { tree(of: view).itemName(of: view.index).lintText }

  /// Returns the view at a position in a controller's tree; for a guide, the view that owns it.
  func view(controller: Int, _ position: Int) -> LintView? {
    let tree = layout.controllers[controller].layout.tree
    guard position < tree.count else { return nil }
    var index = tree.index(at: position)
    while tree.isGuide(index) {
      guard let owner = tree.superview(of: index) else { return nil }
      index = owner
    }
    return views[starts[controller] + index.position]
  }

  /// Returns the findings of a code in the layouts of the scene's own controllers, each with its controller.
  func diagnostics(_ code: Diagnostic.Code) -> [(controller: Int, diagnostic: Diagnostic)] {
    layout.controllers.indices.filter { told[$0] }.flatMap { number in
      layout.controllers[number].layout.diagnostics.filter { $0.code == code }.map { (number, $0) }
    }
  }
}

/// The certainties of a screen's layouts, by controller, as findings need them. This is a class so that each answer is
/// computed once.
private final class LintAnswers {
  private var all: [Int: LayoutCertainty] = [:]
  /// The indices of constraints, by the positions of their views in the tree.
  private var lengthConstraints: [Int: [Int: [Int]]] = [:]

  func lengthConstraints(ofController number: Int, _ make: () -> [Int: [Int]]) -> [Int: [Int]] {
    if let known = lengthConstraints[number] { return known }
    let constraints = make()
    lengthConstraints[number] = constraints
    return constraints
  }

  func certainty(ofController number: Int, _ make: () -> LayoutCertainty) -> LayoutCertainty {
    if let known = all[number] { return known }
    let certainty = make()
    all[number] = certainty
    return certainty
  }
}

extension Rect {
  /// A Boolean value that tells whether the rectangle has no area.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the intersection with another rectangle; its width or height is 0 if they share nothing.
  func intersection(_ other: Rect) -> Rect {
    let left = Swift.max(x, other.x)
    let top = Swift.max(y, other.y)
    return Rect(
      x: left, y: top, width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
      height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
  }

  /// Returns how far the rectangle reaches beyond another, across and down, on the worse of two sides.
  func excess(over other: Rect) -> Size {
    Size(
      width: Swift.max(0, other.x - x, maxX - other.maxX), height: Swift.max(0, other.y - y, maxY - other.maxY))
  }

  /// The area, in square points.
  var area: Double { width * height }
}
