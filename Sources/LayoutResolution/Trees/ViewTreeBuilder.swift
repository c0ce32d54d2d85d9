import LayoutModel

/// Flattens nested views into the arrays of a `ViewTree`: views first, then what they ask for beside views.
///
/// 1. `add`: the views in preorder, their variations applied.
/// 2. `arrangeStacks`: what stack views arrange by.
/// 3. `addGuides`: the guides that constraints name.
/// 4. `arrangeCells`: what cells lay out themselves; `arrangeTables`: what rows of tables stand by; `arrangeCollections`: what
///    items of collection views do; `arrangeBars`: what bars' items do.
/// 5. `resolvedConstraints`: the constraints, their items as numbers.
struct ViewTreeBuilder {
  var views: [ResolvedView] = []
  /// The guides, which stand behind the views as items.
  var guides: [ResolvedGuide] = []
  var parents: [Int32] = []
  var subtreeEnds: [Int32] = []
  var depths: [Int32] = []
  var classOrdinals: [Int32] = []
  var positionsByID: [String: Int32] = [:]
  var insets: [ItemInsets] = []
  var scrollOffsets: [Int32: Int32] = [:]
  var contentItems: [Int32: Int32] = [:]

  let traits: Traits
  let textMeasurer: TextMeasurer
  /// For which superviews frames are written.
  var written: WrittenFrames
  /// Whether frames were set while their views were seen.
  private var isWrittenWhileSeen = false
  /// Whether a frame is written for another superview than its own has a frame for.
  var hasWrittenSizes: Bool { isWrittenWhileSeen || !written.standing.isEmpty }
  /// The texts that may wrap, by the view's position, ascending.
  var wrappingTexts: [WrappingText] = []
  /// The views that hold constraints, with these as the scene has them: shared, for a screen's take more memory than
  /// its views.
  var holders: [(position: Int, constraints: [Constraint])] = []
  /// The constraints that views imply, by which stack views arrange.
  var implied: [TreeConstraint] = []
  /// The stack views that arrange something, in preorder, and how many constraints they imply, before all others.
  var stacks: [TreeStack] = []
  var stackConstraintCount = 0
  /// The views whose first and last baselines stack views have for theirs.
  var stackBaselines: [Int: (first: Int, last: Int)] = [:]
  /// The guides of kinds that every view has, where something names them.
  var systemGuides: [GuideKey: Int32] = [:]
  var insetNumbers: [ItemInsets: Int32] = [:]

  /// A guide of a view.
  struct GuideKey: Hashable {
    let view: Int
    let guide: SystemLayoutGuide
  }

  init(
    traits: Traits, textMeasurer: TextMeasurer = .standard,
    written: WrittenFrames = WrittenFrames(in: .portrait, ownTraits: nil)
  ) {
    self.traits = traits
    self.textMeasurer = textMeasurer
    self.written = written
  }

  // MARK: Views

  /// Adds a root and all below it, in preorder; a loop, so that depth costs no stack.
  mutating func add(_ root: View) {
    reserve(root.count)
    var open: [OpenView] = []
    if let opened = add(root, parent: nil, classOrdinal: 0) { open.append(opened) }
    while !open.isEmpty {
      guard let (child, ordinal) = open[open.count - 1].next() else {
        open.removeLast()
        continue
      }
      if let opened = add(child, parent: open[open.count - 1].position, classOrdinal: ordinal) { open.append(opened) }
    }
    closeSubtrees()
  }

  /// The number of views: the items behind them are guides.
  var viewCount: Int { views.count }

  /// A view whose subviews are being added.
  private struct OpenView {
    let position: Int32
    private let subviews: [View]
    private var added = 0
    /// How many subviews there were of each class; of the plain one apart, which most are of.
    private var ordinals: [String: Int32] = [:]
    private var plainCount: Int32 = 0

    init(_ position: Int, _ subviews: [View]) {
      self.position = Int32(position)
      self.subviews = subviews
    }

    /// The next subview, and how many of its class stand before it.
    mutating func next() -> (subview: View, classOrdinal: Int32)? {
      guard added < subviews.count else { return nil }
      let subview = subviews[added]
      added += 1
      guard subview.kind != .view else {
        defer { plainCount += 1 }
        return (subview, plainCount)
      }
      defer { ordinals[subview.className, default: 0] += 1 }
      return (subview, ordinals[subview.className, default: 0])
    }
  }

  /// Adds a view, unless it isn't installed.
  ///
  /// - Returns: The view with its subviews that are to be added; `nil` where there are none.
  private mutating func add(_ declaredView: View, parent: Int32?, classOrdinal: Int32) -> OpenView? {
    let view = declaredView.resolved(for: traits)
    guard view.isInstalled || parent == nil else { return nil }
    let position = append(view, parent: parent, classOrdinal: classOrdinal)
    if !declaredView.variations.isEmpty { written.add(declaredView, at: position, traits) }
    if declaredView.writtenSuperviewSize != nil { isWrittenWhileSeen = true }
    let subviews = view.subviews
    return subviews.isEmpty ? nil : OpenView(position, subviews)
  }

  private mutating func reserve(_ count: Int) {
    views.reserveCapacity(count)
    parents.reserveCapacity(count)
    depths.reserveCapacity(count)
    classOrdinals.reserveCapacity(count)
  }

  private mutating func append(_ declared: View, parent: Int32?, classOrdinal: Int32) -> Int {
    let view = parent.map { shownInHeader(shownInCell(declared, in: Int($0)), in: Int($0)) } ?? declared
    let position = views.count
    let constraints = view.constraints
    if !constraints.isEmpty { holders.append((position, constraints)) }
    views.append(resolved(view, at: position))
    if let parent, view.kind == .tableViewCellContentView || view.hasRareSettings && view.lint.isPlacedByCell {
      mirror(position, in: Int(parent))
    }
    parents.append(parent ?? 0)
    depths.append(parent.map { depths[Int($0)] + 1 } ?? 0)
    classOrdinals.append(classOrdinal)
    if let id = view.id { positionsByID[id] = Int32(position) }
    return position
  }

  /// A cell lays its content out from its leading edge, with the accessory behind it, and what it places there itself,
  /// whatever masks say (general knowledge).
  private mutating func mirror(_ view: Int, in superview: Int) {
    guard views[view].translatesAutoresizingMaskIntoConstraints,
      views[superview].direction(in: traits.layoutDirection) == .rightToLeft
    else { return }
    views[view].frame.x = views[superview].frame.width - views[view].frame.maxX
  }

  /// Every subtree ends where its last descendant's does: children stand behind their parents, so one pass from the
  /// back settles all.
  private mutating func closeSubtrees() {
    subtreeEnds = (0..<views.count).map { Int32($0 + 1) }
    for position in views.indices.dropFirst().reversed() {
      let parent = Int(parents[position])
      subtreeEnds[parent] = max(subtreeEnds[parent], subtreeEnds[position])
    }
  }

  /// Whether an item is a view, or belongs to one, inside another view.
  func isInside(_ item: Int, _ view: Int) -> Bool {
    let own = item < viewCount ? item : Int(parents[item])
    return own < subtreeEnds[view] && (item < viewCount ? own > view : own >= view)
  }
}
