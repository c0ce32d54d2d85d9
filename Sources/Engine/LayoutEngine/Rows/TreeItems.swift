import LayoutModel
import LayoutResolution
import LinearProgramming

/// A tree's items and constraints, with the columns and quantities of its program.
///
/// It has the tree's arrays, not the tree. The tree is large, and reading a part of it would copy all of it.
struct TreeItems: Sendable {
  private let views: [ResolvedView]
  let constraints: [TreeConstraint]
  let parents: [Int32]
  let subtreeEnds: [Int32]
  let depths: [Int32]
  let insets: [ItemInsets]
  private let superviewSizes: [Int32: Size]
  private let scrollOffsets: [Int32: Int32]
  private let contentItems: [Int32: Int32]
  let unknowns: Unknowns
  let parameters: Parameters
  let hasBoundsOrigins: Bool
  /// The columns of positions in the root's coordinates, by position columns; empty if there are none.
  var anchors: [OptionalIndex] = []

  init(_ tree: borrowing ViewTree, _ unknowns: Unknowns, _ parameters: Parameters) {
    views = tree.views
    constraints = tree.constraints
    parents = tree.parents
    subtreeEnds = tree.subtreeEnds
    depths = tree.depths
    insets = tree.insets
    superviewSizes = tree.superviewSizes
    scrollOffsets = tree.scrollOffsets
    contentItems = tree.contentItems
    hasBoundsOrigins = !tree.scrollOffsets.isEmpty
    self.unknowns = unknowns
    self.parameters = parameters
  }

  /// The number of items: views, then guides.
  var count: Int { parents.count }

  /// The declared frame of an item, in points; zero for a guide.
  func frame(of item: Int) -> Rect { item < views.count ? views[item].frame : .zero }

  /// Tells whether a view has subviews that aren't solved: they move with its lengths.
  func hasFollowers(_ view: Int) -> Bool {
    var subview = view + 1
    while subview < Int(subtreeEnds[view]) {
      if !unknowns.isSolved(subview) { return true }
      subview = Int(subtreeEnds[subview])
    }
    return false
  }
}

extension TreeItems: LayoutSource {
  @inline(__always)
  func superview(of item: Int) -> Int { Int(parents[item]) }

  func nearestCommonSuperview(of first: Int, _ second: Int) -> Int {
    if second <= first, first < Int(subtreeEnds[second]) { return second }
    if first < second, second < Int(subtreeEnds[first]) { return first }
    return ViewTree.nearestCommonAncestor(first, second, parents, depths)
  }

  @inline(__always)
  func firstColumn(of item: Int) -> Int? { unknowns.solvedIndex(of: item).map { 4 * $0 } }

  @inline(__always)
  func windowLength(_ axis: Axis) -> RowQuantity { .parameter(Parameters.window(axis)) }

  func placement(of item: Int) -> ItemPlacement {
    if unknowns.followsMask(item) { return .mask }
    return item >= views.count && contentItems[parents[item]] == Int32(item) ? .scrolledContent : .constraints
  }

  /// The rule of a view along an axis by its declared frame, its mask, and the size of its superview that this frame is
  /// written for, which mostly is the superview's declared size. If the superview doesn't autoresize its subviews,
  /// nothing is shared.
  func autoresizing(of view: Int, along axis: Axis) -> AutoresizingRule {
    let superview = superview(of: view)
    let written = superviewSizes.isEmpty ? nil : superviewSizes[Int32(view)]
    let outer = written.map(Rect.init) ?? views[superview].frame
    return AutoresizingRule(
      frame: views[view].frame, mask: views[superview].autoresizesSubviews ? views[view].autoresizingMask : [],
      superLength: outer.length(along: axis), along: axis)
  }

  func contentSize(of item: Int) -> IntrinsicContentSize {
    item < views.count ? views[item].intrinsicContentSize : .none
  }

  func content(_ length: Double, of item: Int, along axis: Axis) -> ItemContent {
    let text = parameters.textLength(of: item, axis)
    return ItemContent(
      length: text.map { .parameter($0) } ?? .number(length), insets: views[item].alignmentRectInsets.along(axis),
      goals: ContentGoals(
        hugging: views[item].contentHuggingPriority[axis],
        resistance: views[item].contentCompressionResistancePriority[axis],
        mayWrap: text != nil && axis == .horizontal),
      isLate: text != nil && axis == .horizontal && views[item].kind == .label)
  }

  func requirementItem(ofItem item: Int) -> Int32 { unknowns.solvedIndices[item].value.map { Int32($0) } ?? 0 }

  @inline(__always)
  func requirementItem(ofConstraint number: Int) -> Int32 { Int32(unknowns.views.count + number) }

  @inline(__always)
  func constraint(_ number: Int) -> RowConstraint {
    RowConstraint(
      first: RowSide(
        constraints[number].firstView, constraints[number].firstAttribute,
        within: constraints[number].firstInsets ?? -1),
      second: RowSide(
        constraints[number].secondView ?? -1, constraints[number].secondAttribute,
        within: constraints[number].secondInsets ?? -1), multiplier: constraints[number].multiplier,
      constant: constraints[number].constant, priority: constraints[number].priority,
      relation: constraints[number].relation, isMirrored: constraints[number].isMirrored,
      isActive: constraints[number].isActive, origin: constraints[number].origin ?? -1)
  }

  @inline(__always)
  func isPlain(_ side: RowSide) -> Bool { side.insets < 0 }

  func measured(_ side: RowSide) -> MeasuredSide {
    guard side.insets >= 0 else {
      return MeasuredSide(
        item: Int(side.item), measure: side.attribute.measure, near: .number(0), far: .number(0))
    }
    let measure = insets[Int(side.insets)].measure(of: side.attribute)
    let (near, far) = quantities(ofInsets: side.insets, measure.axis)
    return MeasuredSide(item: Int(side.item), measure: measure, near: near, far: far)
  }

  private func quantities(ofInsets number: Int32, _ axis: Axis) -> (near: RowQuantity, far: RowQuantity) {
    if let (near, far) = parameters.insets(number, axis) { return (.parameter(near), .parameter(far)) }
    let (near, far) = insets[Int(number)].fixed?.along(axis) ?? (0, 0)
    return (.number(near), .number(far))
  }

  func boundsOrigin(of item: Int, _ axis: Axis) -> RowQuantity {
    scrollOffsets[Int32(item)].map { quantities(ofInsets: $0, axis).near } ?? .number(0)
  }
}
