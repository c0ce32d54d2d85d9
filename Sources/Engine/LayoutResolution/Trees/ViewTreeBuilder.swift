import LayoutModel
import ViewKinds

/// Flattens nested views into the arrays of a `ViewTree`: views first, then guides and constraints.
///
/// 1. `add`: the views in preorder, their variations applied.
/// 2. `arrangeStacks`: the constraints and guides of stack views.
/// 3. `addGuides`: the guides that constraints name.
/// 4. `arrangeCells`, `arrangeTables`, `arrangeCollections` and `arrangeBars`: the constraints of cells' content, of
///    rows of tables, of items of collection views, and of bars' items.
/// 5. `resolvedConstraints`: the constraints, their items as positions.
struct ViewTreeBuilder {
  var views: [ResolvedView] = []
  /// The guides, which come after the views as items.
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
  /// The superviews for which frames are written.
  var written: WrittenFrames
  /// A Boolean that tells whether frames were set while their views were visible.
  private var isWrittenWhileSeen = false
  /// A Boolean that tells whether a frame may be written for another size than its superview's frame has.
  var hasWrittenSizes: Bool { isWrittenWhileSeen || !written.standing.isEmpty }
  /// The texts that may wrap, by the view's position, ascending.
  var wrappingTexts: [WrappingText] = []
  /// The views that hold constraints, with those as in the scene. They are shared, because a screen's constraints take
  /// more memory than its views.
  var holders: [(position: Int, constraints: [Constraint])] = []
  /// The constraints that views imply for their arrangement.
  var implied: [TreeConstraint] = []
  /// The stack views that arrange something, in preorder, and how many constraints they imply, before all others.
  var stacks: [TreeStack] = []
  var stackConstraintCount = 0
  /// The views whose first and last baselines are those of stack views.
  var stackBaselines: [Int: (first: Int, last: Int)] = [:]
  /// The guides of kinds that every view has, where something names them.
  var systemGuides: [GuideKey: Int32] = [:]
  var insetNumbers: [ItemInsets: Int32] = [:]

  /// The key of a view's guide.
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

  /// Adds a root and all views below it, in preorder; a loop, so that depth costs no stack.
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

  /// The number of views; the items after them are guides.
  var viewCount: Int { views.count }

  /// A view whose subviews are being added.
  private struct OpenView {
    let position: Int32
    private let subviews: [View]
    private var added = 0
    /// The number of subviews of each class so far; that of the plain class, which is the most common, is kept apart.
    private var ordinals: [String: Int32] = [:]
    private var plainCount: Int32 = 0

    init(_ position: Int, _ subviews: [View]) {
      self.position = Int32(position)
      self.subviews = subviews
    }

    /// The next subview, and the number of siblings of its class before it.
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
  /// - Returns: The view with its subviews still to be added; `nil` where there are none.
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

  /// Mirrors a view in a cell. A cell lays out its content from its leading edge, with the accessory after it, and
  /// whatever else it places itself, regardless of masks (general knowledge).
  private mutating func mirror(_ view: Int, in superview: Int) {
    guard views[view].translatesAutoresizingMaskIntoConstraints,
      views[superview].direction(in: traits.layoutDirection) == .rightToLeft
    else { return }
    views[view].frame.x = views[superview].frame.width - views[view].frame.maxX
  }

  /// Sets the end of every subtree to its last descendant's. Children come after their parents, so one pass from the
  /// back is enough.
  private mutating func closeSubtrees() {
    subtreeEnds = (0..<views.count).map { Int32($0 + 1) }
    for position in views.indices.dropFirst().reversed() {
      let parent = Int(parents[position])
      subtreeEnds[parent] = max(subtreeEnds[parent], subtreeEnds[position])
    }
  }

  /// Tells whether an item is inside another view, as a view or as a view's guide.
  func isInside(_ item: Int, _ view: Int) -> Bool {
    let own = item < viewCount ? item : Int(parents[item])
    return own < subtreeEnds[view] && (item < viewCount ? own > view : own >= view)
  }
}
