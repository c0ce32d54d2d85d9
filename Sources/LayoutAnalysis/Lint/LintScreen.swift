import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution

/// A layout as rules look at it: the views of a scene in preorder, each in the window's coordinates, with what is seen
/// of it.
///
/// What lies in a scroll view is in the same coordinates as the scroll view is, as if it could be seen without end.
struct LintScreen {
  let layout: ScreenLayout
  let conditions: Conditions
  /// The number of the conditions among the scene's.
  var number = 0
  /// All views in the window, of containers and controllers around too: `isTold` are those of the scene.
  private(set) var views: [LintView] = []
  /// The places of the views that rules tell of and that aren't hidden.
  private(set) var toldPlaces: [Int] = []
  /// Where each controller's views begin among `views`.
  private(set) var starts: [Int] = []
  /// What conflicts left out.
  private(set) var brokenConstraints: [BrokenConstraint] = []
  /// The controllers whose views are the scene's.
  let told: [Bool]
  private(set) var window: Rect
  private(set) var safeArea: Rect
  /// The length of a pixel in points: a pixel more or less never counts.
  let pixel: Double
  /// Where views stand before they are rounded to pixels.
  private var exact: ScreenFrames
  /// Where the views are that are shown, by controller.
  private var shown: ScreenFrames
  /// The layout on the way to which the screen stands; `nil` where it is of one layout.
  private var end: ScreenLayout?
  /// The answers that the layouts gave, by controller.
  private let answers = LintAnswers()
  /// Where views were drawn, by their places in the file; empty where they stand as they are laid out.
  private let drawings: [SourcePosition: Canvas.Drawing]

  /// A layout as rules look at it.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - isExact: Whether frames count as they are, before they are rounded to pixels: ends of ranges are exact then.
  ///   - canvas: The canvas on which views stand where they were drawn, in place of where they are laid out.
  init(_ layout: ScreenLayout, isExact: Bool = false, asDrawnOn canvas: Canvas? = nil) {
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

  /// Moves an exact screen to where it is on the way from its own layout to another one, on which every number is affine: of a
  /// sweep's strip.
  ///
  /// - Parameters:
  ///   - end: The other layout, of the same views.
  ///   - share: How far on the way; nothing is its own layout, and 1 the other one.
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

  /// Puts a view where it stands, once what is around it does.
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
        // What scrolls can be brought into sight.
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

  /// A view's size before it is rounded to pixels, and before its transform.
  func exactSize(of view: LintView) -> Size { exact.controllers[view.controller].views[view.index.position].size }

  /// The size that a view's content asks for.
  func contentSize(of view: LintView) -> IntrinsicContentSize {
    let own = view.view.intrinsicContentSize
    guard let end else { return own }
    // A text that wraps asks for no more than it has, with its lines of the end at which it has least.
    let other = end.controllers[view.controller].layout.tree[view.index].intrinsicContentSize
    guard own != other else { return own }
    func least(_ a: Double?, _ b: Double?) -> Double? { a.flatMap { a in b.map { min(a, $0) } } }
    return IntrinsicContentSize(width: least(own.width, other.width), height: least(own.height, other.height))
  }

  /// The tree that a view is of.
  func tree(of view: LintView) -> ViewTree { layout.controllers[view.controller].layout.tree }

  /// What of a controller's layout is known.
  func certainty(ofController number: Int, isOfInterfaceBuilder: Bool) -> LayoutCertainty {
    answers.certainty(ofController: number) {
      LayoutCertainty(layout.controllers[number].layout, isOfInterfaceBuilder: isOfInterfaceBuilder)
    }
  }

  /// The active constraints that give a view a length, with no other view.
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

  /// The views that rules tell of and that aren't hidden, with their places.
  var toldViews: ToldViews { ToldViews(views: views, places: toldPlaces[...]) }

  /// Views with their places, each copied as it is asked for.
  struct ToldViews: Sequence, IteratorProtocol {
    fileprivate let views: [LintView]
    fileprivate var places: ArraySlice<Int>

    mutating func next() -> (place: Int, view: LintView)? { places.popFirst().map { ($0, views[$0]) } }
  }

  /// Whether a view sets rules aside.
  private(set) var hasIgnoredRules = false

  /// Whether a view is another or stands in it.
  func isWithin(_ place: Int, _ outer: Int) -> Bool { (outer..<views[outer].end).contains(place) }

  /// The places of a view's superviews, from its own on.
  func placesOfSuperviews(of place: Int) -> some Sequence<Int> {
    sequence(state: place) { inner -> Int? in
      guard let outer = views[inner].parent else { return nil }
      inner = outer
      return outer
    }
  }

  /// The superviews of a view, from its own on.
  func superviews(of place: Int) -> some Sequence<LintView> {
    placesOfSuperviews(of: place).map { views[$0] }
  }

  /// The place of a view among the screen's.
  func place(of view: LintView) -> Int { starts[view.controller] + view.index.position }

  /// The id of a view, or the path that is its name.
  func id(of view: LintView) -> String { layout.controllers[view.controller].layout.tree.name(of: view.index) }

  /// What people call a view.
  func name(of view: LintView) -> String { tree(of: view).lintName(of: view.index) }
}

/// The certainties that findings ask of a screen's layouts, by controller. A reference, so that what one asks for serves the next.
private final class LintAnswers {
  private var all: [Int: LayoutCertainty] = [:]
  /// The numbers of constraints, by the places of their views in the tree.
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

/// A view of a screen as rules look at it.
struct LintView {
  let controller: Int
  let index: ViewTree.Index
  let view: ResolvedView
  /// The superview's place among the screen's; `nil` of what stands in the window.
  let parent: Int?
  /// Where its subtree ends, among the screen's views.
  let end: Int
  /// In the window's coordinates; rounded to pixels, but where ends of ranges are asked for.
  private(set) var frame = Rect.zero
  /// Of a scroll view, where its content is.
  private(set) var contentOffset = Point.zero
  /// The place of the nearest superview that scrolls; `nil` where none does.
  let scroller: Int?
  /// The place of the nearest superview whose views share its space: a scroll view, or a row of one; `nil` for the
  /// window.
  let unit: Int?
  /// What the superviews that clip leave, up to the one that scrolls.
  private(set) var clip = LintView.everywhere
  /// The place of the innermost superview that clips; `nil` where none does.
  private(set) var clipper: Int?
  /// Whether the view or one around it is hidden.
  private(set) var isHidden = false
  /// What is seen of it; `nil` where nothing is.
  private(set) var visible: Rect?
  /// Whether it hides what reaches beyond it.
  let clips: Bool
  /// Whether the rules tell of it: not of bars and what controllers around it show.
  let isTold: Bool
  /// What of it people see and touch: its frame, of a switch and its like the alignment rectangle.
  private(set) var body = Rect.zero
  /// Whether it is an item of a bar.
  let isBarItem: Bool
  /// Whether it is a `UIControl`.
  let isControlClass: Bool
  /// Whether it has text to show.
  let showsText: Bool
  /// Whether it has an image to show.
  let showsImage: Bool
  /// Content: what there is for people to see or to touch.
  let isContent: Bool
  /// A control: what there is to touch; enabled.
  let isControl: Bool
  /// Whether it sets rules aside.
  let ignoresRules: Bool

  init(
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

  /// Puts it where it stands, with what is seen of it there.
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

  static let everywhere = Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  var scrolls: Bool { view.kind.scrolls }
  /// Whether it scrolls, and keeps its content out of the unsafe area by itself.
  var adjustsContentInset: Bool {
    scrolls && view.declaration.scroll.isScrollEnabled
      && view.declaration.scroll.contentInsetAdjustmentBehavior != .never
  }
  /// Whether what stands in it never meets what stands beside it.
  var isUnit: Bool { scrolls || isRow }
  /// Whether it is a row or an item of a table or a collection.
  var isRow: Bool {
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

  /// Whether a class is that of an item of a bar.
  fileprivate static func isItem(_ className: String) -> Bool { itemClasses.contains(className) }

  /// Whether a view is a `UIControl`.
  fileprivate static func isControl(_ view: ResolvedView) -> Bool {
    // A plain control has no kind of its own: it is laid out as any view is.
    view.kind.isControl || view.className == "UIControl"
  }

  /// Whether a view has text to show.
  fileprivate static func showsText(_ view: ResolvedView) -> Bool {
    switch view.kind {
    case .label, .textField, .textView, .button:
      let content = view.declaration.content
      return [content.text, content.placeholder].contains { $0?.contains { !$0.isWhitespace } ?? false }
    case .segmentedControl: return view.declaration.content.segments.contains { !$0.isEmpty }
    default: return false
    }
  }

  /// Whether a view is there for people to see or to touch.
  fileprivate static func isContent(_ view: ResolvedView, showsText: Bool, showsImage: Bool) -> Bool {
    switch view.kind {
    case .label, .textView: showsText
    case .imageView: showsImage
    default: isControl(view) || isItem(view.className) || pictureClasses.contains(view.className)
    }
  }

  /// Whether its text is the key of one that code looks up: words of letters and digits joined by low lines, or the
  /// name of the outlet that code sets it by, in several words.
  var showsKey: Bool {
    guard let text = view.declaration.content.text, text.utf8.count <= Self.longestKey else { return false }
    if text.contains("_") { return text.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) } }
    guard let outlet = view.declaration.outlet, text.lowercased() == outlet.lowercased() else { return false }
    return zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// What is longer is prose, in bytes.
  private static let longestKey = 200

  /// Whether its text has signs that reach below the baseline, or above capitals.
  var hasDescenders: Bool {
    let text = view.declaration.content.text ?? ""
    return text.contains { !$0.isASCII || "gjpqy,;()[]{}|/\\@$Q_".contains($0) }
  }

  /// Whether its text is the one that Interface Builder fills in.
  var showsPlaceholder: Bool {
    switch view.kind {
    case .label: view.declaration.content.text == "Label"
    case .button: view.declaration.content.text == "Button"
    default: false
    }
  }

  /// Whether it is there for taps alone, and nothing of it is seen.
  var drawsNothing: Bool { isControlClass && [.button, .other].contains(view.kind) && !showsText && !showsImage }

  /// Whether a tap on it reaches it: UIKit lets taps through labels and image views, but for those with a recognizer.
  var takesTaps: Bool {
    isControl || isControlClass || view.declaration.lint.hasTapRecognizer || ![.label, .imageView].contains(view.kind)
  }

  /// Whether nothing of it is seen while nobody has typed anything: a field without a border and texts.
  var isBlank: Bool {
    drawsNothing
      || view.kind == .textField && !showsText && view.declaration.content.borderStyle == .none
  }

  /// Whether it is a picture that lies behind what stands on it: it may reach beyond.
  func isBackground(of outer: Rect, _ pixel: Double) -> Bool {
    guard view.kind == .imageView || !showsText else { return false }
    return frame.x <= outer.x + pixel && frame.y <= outer.y + pixel && frame.maxX >= outer.maxX - pixel
      && frame.maxY >= outer.maxY - pixel
  }
}

// MARK: - Rectangles

extension Rect {
  /// Whether there is nothing in it.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// What two rectangles share; of no width or height where they share nothing.
  func intersection(_ other: Rect) -> Rect {
    let left = Swift.max(x, other.x)
    let top = Swift.max(y, other.y)
    return Rect(
      x: left, y: top, width: Swift.max(0, Swift.min(maxX, other.maxX) - left),
      height: Swift.max(0, Swift.min(maxY, other.maxY) - top))
  }

  /// How far it reaches beyond another, across and down, at the worse of two sides.
  func excess(over other: Rect) -> Size {
    Size(
      width: Swift.max(0, other.x - x, maxX - other.maxX), height: Swift.max(0, other.y - y, maxY - other.maxY))
  }

  /// In square points.
  var area: Double { width * height }
}

extension ViewTree {
  /// What people call a view in findings, without its class: what it shows, what assistive technology says, what its
  /// author calls it, or the outlet.
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
