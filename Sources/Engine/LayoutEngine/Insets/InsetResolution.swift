import LayoutModel
import LayoutResolution

/// Resolves a tree's insets in a window, for given frames of its items.
///
/// The safe area reaches from the window into the views edge by edge, and margins add to it. Sources:
/// <doc:AutoLayout#Margins-and-safe-area>, <doc:Bars#Safe-area-of-inner-views>, <doc:Bars#Margins-of-views>,
/// <doc:Bars#Readable-width>.
struct InsetResolution {
  let tree: ViewTree
  let window: Window
  let behavior: SystemBehavior
  /// The items' frames; `nil` if there are none yet, so that inner views touch no edge.
  private let frames: [Rect]?
  private var safeAreas: [Int: EdgeInsets] = [:]
  private var margins: [Int: EdgeInsets] = [:]
  /// The comparisons made so far.
  var decisions = Decisions()

  init(_ tree: ViewTree, in window: Window, frames: [Rect]?) {
    self.tree = tree
    self.window = window
    self.frames = frames
    behavior = SystemBehavior(tree.traits.systemVersion)
  }

  /// All of the tree's insets, by number.
  mutating func insets() -> [EdgeInsets] {
    tree.insets.map { insets in
      let view = Int(insets.view)
      switch insets.kind {
      case .fixed, .centredBaseline: return insets.fixed ?? .zero
      case .frame: return .zero
      case .safeArea: return safeArea(of: view)
      case .layoutMargins: return layoutMargins(of: view)
      case .readableContent: return readableContent(of: view)
      case .keyboard: return EdgeInsets(bottom: keyboardHeight(in: view))
      case .listMargins: return listMargins(of: view)
      case .cellContent(let accessory): return cellContent(of: view, accessory)
      case .cellText(let isBesideAccessory): return cellText(of: view, isBesideAccessory: isBesideAccessory)
      case .barItems: return barItems(of: view)
      case .lack(let width, let height, let isBesideSafeArea):
        return lack(of: view, Size(width: width, height: height), isBesideSafeArea: isBesideSafeArea)
      case .contentOffset:
        let inset = contentInset(of: view)
        return EdgeInsets(top: -inset.top, left: -inset.left)
      }
    }
  }

  /// The insets of a guide that every view has, within the view.
  mutating func insets(of guide: SystemLayoutGuide, in view: Int) -> EdgeInsets {
    switch guide {
    case .safeArea: return safeArea(of: view)
    case .layoutMargins: return layoutMargins(of: view)
    case .readableContent: return readableContent(of: view)
    case .frame, .content: return .zero
    case .topLayoutGuide:
      return EdgeInsets(bottom: max(0, frame(of: view).height - safeArea(of: view).top))
    case .keyboard: return EdgeInsets(top: frame(of: view).height - keyboardHeight(in: view))
    case .bottomLayoutGuide:
      return EdgeInsets(top: max(0, frame(of: view).height - safeArea(of: view).bottom))
    }
  }

  func frame(of view: Int) -> Rect { view == 0 ? Rect(window.size) : frames?[view] ?? .zero }

  // MARK: Safe area

  /// The part of the superview's safe area that reaches into the view, on each edge. Inside a scroll view only the part
  /// counts that doesn't inset its content.
  mutating func safeArea(of view: Int) -> EdgeInsets {
    if let known = safeAreas[view] { return known }
    // This goes inward from the nearest view whose safe area is known. It is a loop, because views may be nested
    // deeply.
    var path: [Int] = []
    var outer = view
    while outer != 0, safeAreas[outer] == nil {
      path.append(outer)
      outer = Int(tree.parents[outer])
    }
    var area = outer == 0 ? window.safeAreaInsets : safeAreas[outer] ?? .zero
    safeAreas[outer] = area
    for inner in path.reversed() {
      let superview = Int(tree.parents[inner])
      area = frames == nil ? .zero : overlap(of: visibleArea(area, of: superview), in: superview, with: inner)
      safeAreas[inner] = area
    }
    return area
  }

  /// The part of a view's safe area that lies over its subviews. For a scroll view it is the part that doesn't inset
  /// its content.
  ///
  /// Vertically, a scroll view's content is inset by all of it, scrolling or not, unless it never adjusts. Interface
  /// Builder's canvas does the same (<doc:CanvasRules#Other-rules>).
  private mutating func visibleArea(_ area: EdgeInsets, of view: Int) -> EdgeInsets {
    guard tree.isScrollView(view), let scroll = tree.views[view].scroll else { return area }
    switch scroll.contentInsetAdjustmentBehavior {
    case .never: return area
    case .always: return .zero
    case .automatic, .scrollableAxes:
      let isWide = decisions.isPositive(tree.contentSize(of: view, frames ?? []).width - frame(of: view).width)
      return isWide ? .zero : EdgeInsets(left: area.left, right: area.right)
    }
  }

  /// The part of a view's insets that reaches into a subview, on each edge: at most the insets, at least zero. In a
  /// scroll view it depends on the end of its content.
  private mutating func overlap(of insets: EdgeInsets, in superview: Int, with view: Int) -> EdgeInsets {
    var (outer, inner) = (frame(of: superview), frame(of: view))
    let content = tree.contentSize(of: superview, frames ?? [])
    if content != .zero { outer = Rect(content) }
    func part(_ inset: Double, _ distance: Double) -> Double { decisions.reach(of: inset, over: distance) }
    return EdgeInsets(
      top: part(insets.top, inner.y), left: part(insets.left, inner.x),
      bottom: part(insets.bottom, outer.height - inner.maxY), right: part(insets.right, outer.width - inner.maxX))
  }

  // MARK: Keyboard

  /// The height of the keyboard guide's top above a view's bottom (<doc:Bars#Keyboard-layout-guide>). If the keyboard
  /// covers some of the view, that is the keyboard's top. Otherwise it is the bottom of the safe area, or of the view
  /// if so set.
  private mutating func keyboardHeight(in view: Int) -> Double {
    let isAtBottom =
      behavior.heedsKeyboardLayoutGuideSettings
      && !tree.views[view].declaration.keyboardLayoutGuideSettings.usesBottomSafeArea
    let least = isAtBottom ? 0 : safeArea(of: view).bottom
    guard let covered = window.keyboardHeight, frames != nil || view == 0 else { return least }
    return decisions.larger(least, covered - distanceFromBottom(of: view))
  }

  /// The distance of a view's bottom from the root's, in points.
  private mutating func distanceFromBottom(of view: Int) -> Double {
    var (inner, distance) = (view, 0.0)
    while inner != 0 {
      let superview = Int(tree.parents[inner])
      distance += frame(of: superview).height - frame(of: inner).maxY
      if let scroll = tree.views[superview].scroll {
        distance += scroll.contentOffset?.y ?? -contentInset(of: superview).top
      }
      inner = superview
    }
    return distance
  }

  // MARK: Margins

  mutating func layoutMargins(of view: Int) -> EdgeInsets {
    if let known = margins[view] { return known }
    var path = [view]
    while let inner = path.last, inner != 0, tree.views[inner].declaration.preservesSuperviewLayoutMargins {
      path.append(Int(tree.parents[inner]))
    }
    var result = EdgeInsets.zero
    for inner in path.reversed() {
      let outer = result
      result = ownMargins(of: inner)
      if inner != 0, tree.views[inner].declaration.preservesSuperviewLayoutMargins, frames != nil {
        let reach = overlap(of: outer, in: Int(tree.parents[inner]), with: inner)
        result = EdgeInsets(
          top: decisions.larger(result.top, reach.top), left: decisions.larger(result.left, reach.left),
          bottom: decisions.larger(result.bottom, reach.bottom), right: decisions.larger(result.right, reach.right))
      }
      if tree.views[inner].declaration.layoutMarginsFollowReadableWidth { result = readable(result, of: inner) }
    }
    margins[view] = result
    return result
  }

  /// The sum of a view's own margins and its safe area.
  private mutating func ownMargins(of view: Int) -> EdgeInsets {
    let settings = tree.views[view].declaration
    let direction = tree.views[view].direction(in: tree.traits.layoutDirection)
    let declared = settings.layoutMargins(for: direction)
    var own = declared ?? standardMargins(of: view)
    if view == 0 {
      let least = window.layoutMargins ?? behavior.systemMinimumLayoutMargins(in: window)
      own = declared ?? least
      for margin in [least.top, least.left, least.bottom, least.right] { decisions.noteStep(margin) }
      own.left = max(own.left, least.left)
      own.right = max(own.right, least.right)
    }
    // A scroll view's safe area insets its content once: its margins are those of its content.
    guard settings.insetsLayoutMarginsFromSafeArea, behavior.marginsHeedSafeArea, !tree.isScrollView(view) else {
      return own
    }
    let area = safeArea(of: view)
    return EdgeInsets(
      top: own.top + area.top, left: own.left + area.left, bottom: own.bottom + area.bottom,
      right: own.right + area.right)
  }

  /// The margins of a view that sets none. A cell's depend on its table.
  private mutating func standardMargins(of view: Int) -> EdgeInsets {
    let isContentView = tree.views[view].kind == .tableViewCellContentView
    let cell = isContentView && view != 0 ? Int(tree.parents[view]) : view
    guard view != 0, tree.views[cell].kind == .tableViewCell else { return behavior.layoutMargins }
    let width = window.size.width
    var margins = behavior.cellLayoutMargins(inWidth: width, isTableInView: isTableInView(cell))
    decisions.noteStep(margins.left, of: width, at: SystemBehavior.widthOfWideLists)
    margins = readableInTable(margins, of: cell)
    if isContentView, behavior.marginsHeedSafeArea, hasAccessory(cell) { setTrailing(&margins, of: cell) { _ in 8 } }
    return margins
  }

  /// The distances of a bar's items from its sides: its safe area, and at the sides the margin of the window.
  private mutating func barItems(of bar: Int) -> EdgeInsets {
    let area = safeArea(of: bar)
    let margin = behavior.barMargin(in: window)
    decisions.noteStep(margin, of: window.size.width, at: SystemBehavior.widthOfWideWindows)
    return EdgeInsets(left: area.left + margin, right: area.right + margin)
  }

  /// The distances of an inset list's rows from the sides: cells' margins, in addition to the safe area. If these
  /// overlap, rows have no width, halfway between them.
  private mutating func listMargins(of view: Int) -> EdgeInsets {
    let width = frame(of: view).width
    let margin = behavior.listMargin(inWidth: width)
    decisions.noteStep(margin, of: width, at: SystemBehavior.widthOfWideLists)
    let area = safeArea(of: view)
    let insets = EdgeInsets(left: margin + area.left, right: margin + area.right)
    guard frames != nil || view == 0 else { return .zero }
    let surplus = width - insets.left - insets.right
    guard !decisions.isPositive(surplus) else { return insets }
    return EdgeInsets(left: insets.left + surplus / 2, right: insets.right + surplus / 2)
  }

  /// The amount by which an item is smaller than its parts, as negative insets. Before frames are known, all of their
  /// size counts as lacking. Otherwise a conflict could break a constraint that holds once there is room.
  private mutating func lack(of item: Int, _ parts: Size, isBesideSafeArea: Bool) -> EdgeInsets {
    var insets = isBesideSafeArea ? safeArea(of: item) : .zero
    let isKnown = frames != nil || item == 0
    let length = isKnown ? groupSize(of: item) ?? frame(of: item).size : .zero
    let across = parts.width + insets.left + insets.right - length.width
    let down = parts.height + insets.top + insets.bottom - length.height
    if decisions.isPositive(across) { insets.right -= across }
    if decisions.isPositive(down) { insets.bottom -= down }
    return insets
  }

  /// The size of a collection view's group; `nil` for other items. It comes from the collection view's frame, because
  /// the group's own frame depends on the size that was lacking before.
  private mutating func groupSize(of item: Int) -> Size? {
    guard item >= tree.views.count else { return nil }
    let collection = Int(tree.parents[item])
    guard case .collection(_, .section(let section)) = tree.views[collection].arrangement else { return nil }
    let (bounds, area, insets) = (frame(of: collection).size, safeArea(of: collection), section.contentInsets)
    let room = decisions.larger(0, bounds.width - area.left - area.right - insets.leading - insets.trailing)
    func length(_ dimension: CollectionLayoutDimension) -> Double {
      switch dimension {
      case .fractionalWidth(let fraction): fraction * room
      case .fractionalHeight(let fraction): fraction * bounds.height
      case .absolute(let length), .estimated(let length): length
      }
    }
    let size = section.group.layoutSize
    return Size(width: length(size.widthDimension), height: length(size.heightDimension))
  }

  /// The margins, widened evenly to leave the readable width if the view is wider than that.
  private mutating func readableContent(of view: Int) -> EdgeInsets { readable(layoutMargins(of: view), of: view) }

  mutating func readable(_ margins: EdgeInsets, of view: Int) -> EdgeInsets {
    var insets = margins
    let width = frame(of: view).width
    let widest = behavior.readableWidth(of: width, tree.traits)
    decisions.noteStep(widest ?? 0, of: width, at: behavior.widthOfReadableMargins)
    guard let readable = widest else { return insets }
    let surplus = width - insets.left - insets.right - readable
    guard decisions.isPositive(surplus) else { return insets }
    insets.left += surplus / 2
    insets.right += surplus / 2
    return insets
  }

  // MARK: Scroll views

  /// A scroll view's insets, including the part of its safe area that counts.
  private mutating func contentInset(of view: Int) -> EdgeInsets {
    guard let settings = tree.views[view].scroll else { return .zero }
    let area = safeArea(of: view)
    let inset = settings.contentInset
    let tree = tree
    let axes = tree.adjustedAxes(ofScrollView: view) { isDown in
      let (content, bounds) = (tree.contentSize(of: view, frames ?? []), frame(of: view).size)
      return decisions.isPositive(isDown ? content.height - bounds.height : content.width - bounds.width)
    }
    return EdgeInsets(
      top: inset.top + (axes.down ? area.top : 0), left: inset.left + (axes.across ? area.left : 0),
      bottom: inset.bottom + (axes.down ? area.bottom : 0), right: inset.right + (axes.across ? area.right : 0))
  }
}
