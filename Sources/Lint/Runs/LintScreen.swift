import Documents
package import LayoutEngine
package import LayoutModel
package import LayoutResolution

/// A layout as rules see it: the views of a scene in preorder, each in the window's coordinates, with its visible part.
///
/// Content of a scroll view is in the same coordinates as the scroll view, as if it could be seen without end.
package struct LintScreen {
  package let layout: ScreenLayout
  package let conditions: Conditions
  /// The index of the conditions among the scene's.
  package var number = 0
  /// All views in the window, including those of containers and controllers around; `isTold` marks those of the scene.
  private(set) var views: [LintView] = []
  /// The indices of the views that rules report and that aren't hidden.
  private(set) var toldPlaces: [Int] = []
  /// The index in `views` at which each controller's views begin.
  private(set) var starts: [Int] = []
  /// The constraints that conflicts broke.
  private(set) var brokenConstraints: [BrokenConstraint] = []
  /// A flag for each controller that tells whether its views are the scene's.
  package let told: [Bool]
  private(set) var window: Rect
  private(set) var safeArea: Rect
  /// The length of a pixel in points: a difference of one pixel never counts.
  package let pixel: Double
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
  ///   - isExact: Whether frames are taken before they are rounded to pixels, so that the ends of ranges are exact.
  ///   - canvas: The canvas whose drawn frames replace those of the layout.
  package init(_ layout: ScreenLayout, isExact: Bool = false, asDrawnOn canvas: Canvas? = nil) {
    self.layout = layout
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
  package mutating func move(toward end: ScreenLayout, by share: Double) {
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
      var (scroller, unit): (Int?, Int?)
      if let parent {
        let outer = views[parent]
        scroller = outer.scrolls ? parent : outer.scroller
        unit = outer.isUnit ? parent : outer.unit
      }
      views.append(
        LintView(
          controller: number, index: index, view: view, parent: parent,
          end: start + Int(tree.subtreeEnds[index.position]), scroller: scroller, unit: unit,
          isTold: told[number] && view.position != nil))
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
    var (clip, isHidden) = (LintView.everywhere, false)
    var clipper: Int?
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
        (clip, clipper) = (outer.clip, outer.clipper)
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
  package func exactSize(of view: LintView) -> Size {
    exact.controllers[view.controller].views[view.index.position].size
  }

  /// Returns the size that a view's content requests.
  package func contentSize(of view: LintView) -> IntrinsicContentSize {
    let own = view.view.intrinsicContentSize
    guard let end else { return own }
    // A text that wraps requests no more than its width. Its lines are those at the end where it is narrowest.
    let other = end.controllers[view.controller].layout.tree[view.index].intrinsicContentSize
    guard own != other else { return own }
    func least(_ a: Double?, _ b: Double?) -> Double? { a.flatMap { a in b.map { min(a, $0) } } }
    return IntrinsicContentSize(width: least(own.width, other.width), height: least(own.height, other.height))
  }

  /// Returns the tree that contains a view.
  package func tree(of view: LintView) -> ViewTree { layout.controllers[view.controller].layout.tree }

  /// Returns the certainty of a controller's layout.
  package func certainty(ofController number: Int, isOfInterfaceBuilder: Bool) -> LayoutCertainty {
    answers.certainty(ofController: number) {
      LayoutCertainty(layout.controllers[number].layout, isOfInterfaceBuilder: isOfInterfaceBuilder)
    }
  }

  /// Returns the active constraints that give a view a length without involving another view.
  package func lengthConstraints(of view: LintView) -> [TreeConstraint] {
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
  package var toldViews: ToldViews { ToldViews(views: views, places: toldPlaces[...]) }

  /// A sequence of views with their indices; each view is copied only when reached.
  package struct ToldViews: Sequence, IteratorProtocol {
    fileprivate let views: [LintView]
    fileprivate var places: ArraySlice<Int>

    package mutating func next() -> (place: Int, view: LintView)? { places.popFirst().map { ($0, views[$0]) } }
  }

  /// A Boolean value that tells whether any view sets rules aside.
  private(set) var hasIgnoredRules = false

  /// Tells whether a view is another view or inside it.
  package func isWithin(_ place: Int, _ outer: Int) -> Bool { (outer..<views[outer].end).contains(place) }

  /// Returns the indices of a view's superviews, from the nearest on.
  package func placesOfSuperviews(of place: Int) -> some Sequence<Int> {
    sequence(state: place) { inner -> Int? in
      guard let outer = views[inner].parent else { return nil }
      inner = outer
      return outer
    }
  }

  /// Returns the superviews of a view, from the nearest on.
  package func superviews(of place: Int) -> some Sequence<LintView> {
    placesOfSuperviews(of: place).map { views[$0] }
  }

  /// Returns the index of a view on the screen.
  package func place(of view: LintView) -> Int { starts[view.controller] + view.index.position }

  /// Returns the id of a view, or the path that is its name.
  package func id(of view: LintView) -> String { layout.controllers[view.controller].layout.tree.name(of: view.index) }

  /// Returns people's name for a view.
  package func name(of view: LintView) -> String { tree(of: view).lintName(of: view.index) }
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

/// A view of a screen as rules see it.
package struct LintView {
  package let controller: Int
  package let index: ViewTree.Index
  package let view: ResolvedView
  /// The superview's index on the screen; `nil` for a view in the window.
  package let parent: Int?
  /// The end of its subtree among the screen's views.
  package let end: Int
  /// The frame in the window's coordinates. It is rounded to pixels, except where the ends of ranges are sought.
  private(set) var frame = Rect.zero
  /// The content offset of a scroll view.
  private(set) var contentOffset = Point.zero
  /// The index of the nearest superview that scrolls; `nil` if there is none.
  package let scroller: Int?
  /// The index of the nearest superview whose views share its space: a scroll view, or a row of one; `nil` for the
  /// window.
  package let unit: Int?
  /// The rectangle left by the superviews that clip, up to the one that scrolls.
  private(set) var clip = LintView.everywhere
  /// The index of the innermost superview that clips; `nil` if there is none.
  private(set) var clipper: Int?
  /// A Boolean value that tells whether the view or a view around it is hidden.
  private(set) var isHidden = false
  /// The visible part; `nil` if nothing is visible.
  private(set) var visible: Rect?
  /// A Boolean value that tells whether the view hides what reaches beyond it.
  package let clips: Bool
  /// A Boolean value that tells whether rules report the view; not so for bars and what controllers around it show.
  package let isTold: Bool
  /// The part that people see and touch: the frame or, for a switch and the like, the alignment rectangle.
  private(set) var body = Rect.zero
  /// A Boolean value that tells whether the view is an item of a bar.
  package let isBarItem: Bool
  /// A Boolean value that tells whether the view is a `UIControl`.
  package let isControlClass: Bool
  /// A Boolean value that tells whether the view has text to show.
  package let showsText: Bool
  /// A Boolean value that tells whether the view has an image to show.
  package let showsImage: Bool
  /// A Boolean value that tells whether the view is content: something for people to see or touch.
  package let isContent: Bool
  /// A Boolean value that tells whether the view is an enabled control that people can touch.
  package let isControl: Bool
  /// A Boolean value that tells whether the view sets rules aside.
  package let ignoresRules: Bool

  package init(
    controller: Int, index: ViewTree.Index, view: ResolvedView, parent: Int?, end: Int, scroller: Int?, unit: Int?,
    isTold: Bool
  ) {
    (self.controller, self.index, self.view, self.parent, self.end) = (controller, index, view, parent, end)
    (self.scroller, self.unit, self.isTold) = (scroller, unit, isTold)
    let declaration = view.declaration
    let lint = declaration.hasRareSettings ? declaration.lint : LintSettings()
    clips = lint.clipsToBounds || declaration.hasRareSettings && declaration.appearance.clipsToBounds == true
    ignoresRules = !lint.ignoredRules.isEmpty
    isBarItem = Self.isItem(view.className)
    isControlClass = Self.isControl(view)
    showsText = declaration.hasRareSettings && Self.showsText(view)
    showsImage = declaration.hasRareSettings && (lint.showsImage || declaration.content.image != nil)
    isContent = !lint.isPlacedByCell && Self.isContent(view, showsText: showsText, showsImage: showsImage)
    isControl =
      (isControlClass && view.isEnabled) || isBarItem || lint.hasTapRecognizer
      || (declaration.hasRareSettings && !declaration.actions.isEmpty && view.isEnabled)
  }

  /// Places the view, and finds its visible part there.
  fileprivate mutating func stand(
    in frame: Rect, contentOffset: Point, clip: Rect, clipper: Int?, isHidden: Bool, visible: Rect?
  ) {
    (self.frame, self.contentOffset, self.clip, self.clipper) = (frame, contentOffset, clip, clipper)
    (self.isHidden, self.visible) = (isHidden, visible)
    let insets = isControlClass ? view.alignmentRectInsets : .zero
    body =
      insets == .zero
      ? frame
      : Rect(
        x: frame.x + max(0, insets.left), y: frame.y + max(0, insets.top),
        width: max(0, frame.width - max(0, insets.left) - max(0, insets.right)),
        height: max(0, frame.height - max(0, insets.top) - max(0, insets.bottom)))
  }

  package static let everywhere = Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  package var scrolls: Bool { view.kind.scrolls }
  /// A Boolean value that tells whether the view scrolls and keeps its content out of the unsafe area by itself.
  package var adjustsContentInset: Bool {
    scrolls && view.declaration.scroll.isScrollEnabled
      && view.declaration.scroll.contentInsetAdjustmentBehavior != .never
  }
  /// A Boolean value that tells whether the view's subviews never meet the views beside it.
  package var isUnit: Bool { scrolls || isRow }
  /// A Boolean value that tells whether the view is a row of a table or an item of a collection.
  package var isRow: Bool {
    switch view.kind {
    case .tableViewCell, .tableViewHeaderFooterView, .collectionViewCell, .collectionViewListCell,
      .collectionReusableView:
      true
    default: false
    }
  }
}

// MARK: - What views are

extension LintView {
  private static let itemClasses: Set<String> = [
    "UIToolbarButton", "UINavigationButton", "UITabBarButton", "_UIButtonBarButton", "UINavigationItemView",
    "UINavigationItemButtonView",
  ]
  private static let pictureClasses: Set<String> = ["UIWebView", "WKWebView", "MKMapView"]

  /// Tells whether a class is that of a bar's item.
  fileprivate static func isItem(_ className: String) -> Bool { itemClasses.contains(className) }

  /// Tells whether a view is a `UIControl`.
  fileprivate static func isControl(_ view: ResolvedView) -> Bool {
    // A plain control has no kind of its own: it is laid out like any view.
    view.kind.isControl || view.className == "UIControl"
  }

  /// Tells whether a view has text to show.
  fileprivate static func showsText(_ view: ResolvedView) -> Bool {
    switch view.kind {
    case .label, .textField, .textView, .button:
      let content = view.declaration.content
      return [content.text, content.placeholder].contains { $0?.contains { !$0.isWhitespace } ?? false }
    case .segmentedControl: return view.declaration.content.segments.contains { !$0.isEmpty }
    default: return false
    }
  }

  /// Tells whether a view is something for people to see or touch.
  fileprivate static func isContent(_ view: ResolvedView, showsText: Bool, showsImage: Bool) -> Bool {
    switch view.kind {
    case .label, .textView: showsText
    case .imageView: showsImage
    default: isControl(view) || isItem(view.className) || pictureClasses.contains(view.className)
    }
  }

  /// A Boolean value that tells whether the view's text is a key that code looks up: words of letters and digits joined
  /// by underscores, or the name, in several words, of the outlet by which code sets it.
  var showsKey: Bool {
    guard let text = view.declaration.content.text, text.utf8.count <= Self.longestKey else { return false }
    if text.contains("_") { return text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } }
    guard let outlet = view.declaration.outlet, text.lowercased() == outlet.lowercased() else { return false }
    return zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// The maximum length of a key, in bytes; anything longer is prose.
  private static let longestKey = 200

  /// A Boolean value that tells whether the view's text has characters that reach below the baseline, or above
  /// capitals.
  var hasDescenders: Bool {
    let text = view.declaration.content.text ?? ""
    return text.contains { !$0.isASCII || "gjpqy,;()[]{}|/\\@$Q_".contains($0) }
  }

  /// A Boolean value that tells whether the view's text is Interface Builder's default.
  var showsPlaceholder: Bool {
    switch view.kind {
    case .label: view.declaration.content.text == "Label"
    case .button: view.declaration.content.text == "Button"
    default: false
    }
  }

  /// A Boolean value that tells whether the view only takes taps, and nothing of it is visible.
  var drawsNothing: Bool { isControlClass && [.button, .other].contains(view.kind) && !showsText && !showsImage }

  /// A Boolean value that tells whether the view receives taps: UIKit lets taps through labels and image views, unless
  /// they have a recognizer.
  var takesTaps: Bool {
    isControl || isControlClass || view.declaration.lint.hasTapRecognizer || ![.label, .imageView].contains(view.kind)
  }

  /// A Boolean value that tells whether nothing of the view is visible before anybody types: a field without border and
  /// texts.
  var isBlank: Bool {
    drawsNothing
      || view.kind == .textField && !showsText && view.declaration.content.borderStyle == .none
  }

  /// Tells whether the view is a picture behind what lies on it; it may reach beyond its container.
  func isBackground(of outer: Rect, _ pixel: Double) -> Bool {
    guard view.kind == .imageView || !showsText else { return false }
    return frame.x <= outer.x + pixel && frame.y <= outer.y + pixel && frame.maxX >= outer.maxX - pixel
      && frame.maxY >= outer.maxY - pixel
  }
}

// MARK: - Rectangles

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

extension ViewTree {
  /// Returns people's name for a view in findings, without its class: the text it shows, its accessibility label, its
  /// author's name for it, or its outlet.
  func lintName(of index: Index) -> String {
    let name = itemName(of: index)
    if case .label = name.source { return name.shortText }
    if !isGuide(index), let label = self[index].declaration.lint.accessibilityLabel { return "“\(label.shortened)”" }
    return name.shortText
  }
}

extension String {
  /// The beginning of a text, on one line.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 40 ? line.prefix(40) + "…" : line
  }
}
