import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution

/// A layout as rules see it: the views of a scene in preorder, each in the window's coordinates, with its visible part.
///
/// Content of a scroll view is in the same coordinates as the scroll view, as if it could be seen without end.
///
/// The screen is a class, because the words of each finding refer to it: copies of its values took longer than the rules.
final class LintScreen {
  let layout: ScreenLayout
  let conditions: Conditions
  /// The subject that findings on the screen count for.
  let subject: LintFindings.Subject
  /// A Boolean that tells whether it is of the file's own conditions.
  var isOwn: Bool { subject == .ownConditions }
  /// All views in the window, including those of containers and controllers around; `isTold` marks those of the scene.
  let views: [LintView]
  /// The indices of the views that rules report and that aren't hidden.
  let toldPlaces: [Int]
  /// The index in `views` at which each controller's views begin.
  let starts: [Int]
  /// A Boolean value that tells whether any view sets rules aside.
  let hasIgnoredRules: Bool
  /// The constraints that conflicts broke.
  let brokenConstraints: [BrokenConstraint]
  /// A flag for each controller that tells whether its views are the scene's.
  let told: [Bool]
  let window: Rect
  let safeArea: Rect
  /// The length of a pixel in points: a difference of one pixel never counts.
  let pixel: Double
  /// The frames before they are rounded to pixels.
  private let exact: ScreenFrames
  /// The layout toward which the screen is moved; `nil` if the screen is of one layout.
  private let end: ScreenLayout?
  /// The answers that the layouts gave, by controller.
  private let answers: LintAnswers
  /// The views with what places them.
  private let placed: PlacedViews
  /// The trees of the controllers' views. (Each reading of one in `layout` copied the layout.)
  private let trees: [ViewTree]
  /// The numbers that the constraints leave open, by controller and view.
  private let ambiguities: [[AmbiguousAttributes]]

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
    conditions = layout.conditions
    exact = ScreenFrames(of: layout, isExact: true)
    window = Rect(exact.window)
    safeArea = exact.safeArea
    pixel = isExact ? 1e-6 : 1 / max(layout.window.scale, 1) + 1e-6
    let own = layout.controllers.map { layout.scene == nil || $0.name == layout.scene }
    told = own.contains(true) ? own : own.map { _ in true }
    trees = layout.controllers.map(\.layout.tree)
    ambiguities = layout.controllers.map(\.layout.ambiguities)
    placed = PlacedViews(
      of: layout, told: told, in: isExact ? exact : ScreenFrames(of: layout, isExact: false),
      as: canvas?.drawings ?? [:])
    views = placed.views
    starts = placed.starts
    hasIgnoredRules = placed.hasIgnoredRules
    toldPlaces = placed.toldPlaces
    brokenConstraints = Self.brokenConstraints(of: layout, starts)
    end = nil
    answers = LintAnswers()
  }

  /// Creates a screen that is an exact one moved part of the way from its own layout to another, between which every
  /// number is affine: the two ends of a sweep's strip.
  ///
  /// - Parameters:
  ///   - screen: The exact screen.
  ///   - end: The other layout, of the same views.
  ///   - share: The fraction of the way: 0 is the screen's own layout, 1 the other one.
  init(_ screen: LintScreen, movedToward end: ScreenLayout, by share: Double) {
    layout = screen.layout
    subject = screen.subject
    conditions = screen.conditions
    exact = ScreenFrames(from: layout, to: end, at: share)
    window = Rect(exact.window)
    safeArea = exact.safeArea
    pixel = screen.pixel
    told = screen.told
    trees = screen.trees
    ambiguities = screen.ambiguities
    placed = screen.placed.standing(in: exact)
    views = placed.views
    starts = placed.starts
    hasIgnoredRules = placed.hasIgnoredRules
    toldPlaces = placed.toldPlaces
    brokenConstraints = screen.brokenConstraints
    self.end = end
    answers = screen.answers
  }

  /// Creates a screen with some of the views that rules report of another one.
  private init(_ screen: LintScreen, telling toldPlaces: [Int]) {
    layout = screen.layout
    subject = screen.subject
    conditions = screen.conditions
    views = screen.views
    self.toldPlaces = toldPlaces
    starts = screen.starts
    hasIgnoredRules = screen.hasIgnoredRules
    brokenConstraints = screen.brokenConstraints
    told = screen.told
    window = screen.window
    safeArea = screen.safeArea
    pixel = screen.pixel
    exact = screen.exact
    end = screen.end
    answers = screen.answers
    placed = screen.placed
    trees = screen.trees
    ambiguities = screen.ambiguities
  }

  /// Returns the same screen without reporting some views, by their ids.
  func without(_ ids: Set<String>) -> LintScreen {
    LintScreen(self, telling: toldPlaces.filter { !ids.contains(id(of: views[$0])) })
  }

  /// Returns a view's size before it is rounded to pixels, and before its transform.
  func exactSize(of view: LintView) -> Size {
    exact.controllers[view.controller].views[view.index.position].size
  }

  /// Returns the part of a view that people see and touch: of a label, where its text is drawn, and of an image view, where its image is.
  func body(of view: LintView) -> Rect {
    guard view.view.transform == .identity, !view.isControl else { return view.body }
    if let image = view.rectOfImage { return image }
    guard view.view.kind == .label,
      let text = trees[view.controller].rectOfText(of: view.index, in: view.frame.size)
    else { return view.body }
    return Rect(x: view.frame.x + text.x, y: view.frame.y + text.y, width: text.width, height: text.height)
  }

  /// Returns the size that a view's content requests.
  func contentSize(of view: LintView) -> IntrinsicContentSize {
    let own = view.view.intrinsicContentSize
    guard let end else { return own }
    // A text that wraps requests no more than its width. The lines are counted at the narrowest end of the range.
    let other = end.controllers[view.controller].layout.tree[view.index].intrinsicContentSize
    guard own != other else { return own }
    func least(_ a: Double?, _ b: Double?) -> Double? { a.flatMap { a in b.map { min(a, $0) } } }
    return IntrinsicContentSize(width: least(own.width, other.width), height: least(own.height, other.height))
  }

  /// Returns the tree that contains a view.
  func tree(of view: LintView) -> ViewTree { trees[view.controller] }

  /// Returns the certainty of a controller's layout.
  func certainty(ofController number: Int, isOfInterfaceBuilder: Bool) -> LayoutCertainty {
    answers.certainty(ofController: number, isOfInterfaceBuilder) {
      LayoutCertainty(layout.controllers[number].layout, isOfInterfaceBuilder: isOfInterfaceBuilder)
    }
  }

  /// A Boolean that tells whether the constraints leave anything open.
  var hasOpenViews: Bool { ambiguities.contains { $0.contains { !$0.isEmpty } } }

  /// Returns the views that a controller's constraints leave open.
  func openViews(ofController number: Int) -> OpenViews {
    answers.openViews(ofController: number) { OpenViews(of: number, in: self) }
  }

  /// Returns the numbers of a view's frame that the constraints leave open.
  func ambiguity(of view: LintView) -> AmbiguousAttributes { ambiguities[view.controller][view.index.position] }

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

  /// The views that rules report and that aren't hidden.
  var toldViews: [LintView] { toldPlaces.map { views[$0] } }

  /// Returns the findings about the views that rules report and that aren't hidden.
  func findings(_ check: (LintView) -> RuleFinding?) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    for place in toldPlaces {
      if let finding = check(views[place]) { findings.append(finding) }
    }
    return findings
  }

  /// Tells whether a view is another view or inside it.
  func isWithin(_ place: Int, _ outer: Int) -> Bool { (outer..<views[outer].end).contains(place) }

  /// Returns the indices of a view's superviews, from the nearest on.
  func placesOfSuperviews(of place: Int) -> some Sequence<Int> { Superviews(views: views, place: place) }

  /// Returns the superviews of a view, from the nearest on.
  func superviews(of place: Int) -> some Sequence<LintView> {
    Superviews(views: views, place: place).lazy.map { [views] in views[$0] }
  }

  private struct Superviews: Sequence, IteratorProtocol {
    let views: [LintView]
    var place: Int

    mutating func next() -> Int? {
      guard let outer = views[place].parent else { return nil }
      place = outer
      return outer
    }
  }

  /// Returns the index of a view on the screen.
  func place(of view: LintView) -> Int { starts[view.controller] + view.index.position }

  /// Tells whether a view is a picture behind what lies on it, which may reach beyond its container: it covers the container, or reaches
  /// from one side to the other with content before it.
  func isBackground(_ view: LintView, of outer: Rect) -> Bool {
    if view.isPicture(covering: outer, pixel) { return true }
    guard view.isPicture(across: outer, pixel) else { return false }
    return views[(place(of: view) + 1)...].contains { $0.isContent && !$0.body.intersection(view.body).isEmpty }
  }

  /// Returns the id of a view, or the path that is its name.
  func id(of view: LintView) -> String { view.view.id ?? trees[view.controller].name(of: view.index) }

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
  private var all: [Bool: [Int: LayoutCertainty]] = [:]
  /// The indices of constraints, by the positions of their views in the tree.
  private var lengthConstraints: [Int: [Int: [Int]]] = [:]
  private var open: [Int: OpenViews] = [:]

  func lengthConstraints(ofController number: Int, _ make: () -> [Int: [Int]]) -> [Int: [Int]] {
    if let known = lengthConstraints[number] { return known }
    let constraints = make()
    lengthConstraints[number] = constraints
    return constraints
  }

  func openViews(ofController number: Int, _ make: () -> OpenViews) -> OpenViews {
    if let known = open[number] { return known }
    let views = make()
    open[number] = views
    return views
  }

  func certainty(
    ofController number: Int, _ isOfInterfaceBuilder: Bool, _ make: () -> LayoutCertainty
  ) -> LayoutCertainty {
    if let known = all[isOfInterfaceBuilder]?[number] { return known }
    let certainty = make()
    all[isOfInterfaceBuilder, default: [:]][number] = certainty
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
