import LayoutModel
import LayoutResolution
import LinearProgramming

/// A writer of the rows of a tree's program.
///
/// It has the tree's arrays, not the tree. The tree is large, and reading a part of it would copy all of it.
struct RowWriter {
  let parents: [Int32]
  private let subtreeEnds: [Int32]
  let depths: [Int32]
  private let insets: [ItemInsets]
  private let scrollOffsets: [Int32: Int32]
  let unknowns: Unknowns
  private let parameters: Parameters
  let hasScrollViews: Bool
  /// The columns of positions in the root's coordinates, by position columns; empty if there are none.
  var anchors: [OptionalIndex] = []

  init(_ tree: borrowing ViewTree, _ unknowns: Unknowns, _ parameters: Parameters) {
    parents = tree.parents
    subtreeEnds = tree.subtreeEnds
    depths = tree.depths
    insets = tree.insets
    scrollOffsets = tree.scrollOffsets
    self.unknowns = unknowns
    self.parameters = parameters
    hasScrollViews = !tree.scrollOffsets.isEmpty
  }

  /// Adds a solved view's four columns. A size isn't negative, unless a mask may make it so. Subviews that follow masks
  /// move with the view's lengths, in proportion to the range of these.
  func addColumns(of view: Int, frame: Rect, followsMask: Bool, to columns: inout [LinearProgram.Column]) {
    var hasFollowers = false
    var subview = view + 1
    while subview < Int(subtreeEnds[view]), !hasFollowers {
      hasFollowers = !unknowns.isSolved(subview)
      subview = Int(subtreeEnds[subview])
    }
    func add(_ position: Double, _ length: Double) {
      columns.append(LinearProgram.Column(isNonnegative: false, stay: position))
      columns.append(
        LinearProgram.Column(isNonnegative: !followsMask, stay: length, isRangeRequested: hasFollowers))
    }
    add(frame.x, frame.width)
    add(frame.y, frame.height)
  }

  /// Adds the position of a scroll view's content, which is fixed along each axis, because content begins at its own
  /// origin.
  func addContent(_ index: Int, _ axis: Axis, to rows: inout some RowBuilder & ~Copyable) {
    rows.beginRow(constant: 0)
    rows.add(column: Unknowns.positionColumn(index, axis), times: 1)
    rows.endRow(.requirement(.equal, item: nil), isActive: true)
  }

  /// Adds a mask as equalities: position and length are affine in the superview's length (`AutoresizingRule`).
  func addMask(of view: Int, _ index: Int, in tree: borrowing ViewTree, to rows: inout some RowBuilder & ~Copyable) {
    for part in 0..<4 { addMask(of: view, index, part: part, in: tree, to: &rows) }
  }

  /// Adds the equality of one of a frame's four columns, in their order.
  func addMask(
    of view: Int, _ index: Int, part: Int, in tree: borrowing ViewTree, to rows: inout some RowBuilder & ~Copyable
  ) {
    let superview = Int(parents[view])
    let axis = part < 2 ? Axis.horizontal : .vertical
    let rule = AutoresizingRule(tree, view, in: superview, along: axis)
    let isLength = part % 2 == 1
    let (declared, share) = isLength ? (rule.length, rule.lengthShare) : (rule.position, rule.positionShare)
    rows.beginRow(constant: share * rule.superLength - declared)
    rows.add(column: 4 * index + part, times: 1)
    if share != 0 { addLength(of: superview, axis, times: -share, to: &rows) }
    rows.endRow(.requirement(.equal, item: Int32(index)), isActive: true)
  }

  /// Adds intrinsic lengths as goals: at most it by hugging, at least it by compression resistance
  /// (<doc:AutoLayout#Intrinsic-content-size>).
  ///
  /// A view that keeps its mask has no such goals here, because its mask gives its size. (No source confirms this.) The
  /// width of a label that may wrap comes late, because it is computed again once the label was laid out
  /// (<doc:AutoLayout#Ties>).
  ///
  /// - Parameters:
  ///   - resolved: The view.
  ///   - view: Its index in the tree.
  ///   - index: Its index among the solved ones.
  ///   - rows: The rows to add to.
  ///   - note: Receives each row's column.
  func addIntrinsicSize(
    of resolved: ResolvedView, _ view: Int, _ index: Int, to rows: inout some RowBuilder & ~Copyable,
    noting note: (_ column: Int) -> Void
  ) {
    let size = resolved.intrinsicContentSize
    for axis in Axis.allCases {
      guard let length = size[axis] else { continue }
      let column = Unknowns.lengthColumn(index, axis)
      let goals = ContentGoals(
        hugging: resolved.contentHuggingPriority[axis], resistance: resolved.contentCompressionResistancePriority[axis])
      let text = parameters.textLength(of: view, axis)
      // An intrinsic size is that of the alignment rectangle.
      let insets = resolved.alignmentRectInsets.along(axis)
      let isLate = text != nil && axis == .horizontal && resolved.kind == .label
      goals.forEachKind(item: Int32(index), sizing: column, isLate: isLate) { kind in
        rows.beginRow(constant: (text == nil ? -length : 0) - insets.near - insets.far)
        rows.add(column: column, times: 1)
        if let text { rows.add(parameter: text, times: -1) }
        note(column)
        rows.endRow(kind, isActive: true)
      }
    }
  }

  /// Adds a constraint as a row in the coordinates of its items' nearest common ancestor.
  ///
  /// - Parameters:
  ///   - index: Its index among the tree's constraints.
  ///   - constraints: The tree's constraints, each of which is read in place.
  ///   - item: The item of the row.
  ///   - rows: The rows to add to.
  func addConstraint(
    _ index: Int, of constraints: Span<TreeConstraint>, item: Int, to rows: inout some RowBuilder & ~Copyable
  ) {
    addSides(of: index, constraints, to: &rows)
    let relation = LinearProgram.Relation(constraints[index].relation)
    let priority = constraints[index].priority.rawValue
    if priority == Priority.required.rawValue {
      rows.endRow(.requirement(relation, item: Int32(item)), isActive: constraints[index].isActive)
    } else {
      rows.endRow(.goal(LinearProgram.Goal(relation, level: priority)), isActive: constraints[index].isActive)
    }
  }

  /// Begins a constraint's row: all of it but the relation and the priority.
  @inline(__always)
  func addSides(of index: Int, _ constraints: Span<TreeConstraint>, to rows: inout some RowBuilder & ~Copyable) {
    if !addPlainTerms(of: index, constraints, to: &rows) { addTerms(of: index, constraints, to: &rows) }
  }

  /// Begins the row of a simple constraint, and tells whether it is one: between two siblings, between a view and its
  /// superview, or of a single length. Nearly all constraints are simple. No column occurs twice in them, so columns
  /// needn't be looked up.
  @inline(__always)
  private func addPlainTerms(
    of index: Int, _ constraints: Span<TreeConstraint>, to rows: inout some RowBuilder & ~Copyable
  ) -> Bool {
    guard !hasScrollViews, anchors.isEmpty, !constraints[index].isMirrored, constraints[index].firstInsets == nil,
      constraints[index].secondInsets == nil, constraints[index].origin == nil
    else { return false }
    let first = Int(constraints[index].firstView)
    guard let other = constraints[index].secondView else {
      rows.beginRow(constant: -constraints[index].constant)
      addPlain(constraints[index].firstAttribute.measure, of: first, isOwner: true, times: 1, to: &rows)
      return true
    }
    let second = Int(other)
    let (firstParent, secondParent) = (Int(parents[first]), Int(parents[second]))
    guard first != second, firstParent == secondParent || firstParent == second || secondParent == first else {
      return false
    }
    rows.beginRow(constant: -constraints[index].constant)
    addPlain(
      constraints[index].firstAttribute.measure, of: first, isOwner: secondParent == first, times: 1, to: &rows)
    addPlain(
      constraints[index].secondAttribute.measure, of: second, isOwner: firstParent == second,
      times: -constraints[index].multiplier,
      to: &rows)
    return true
  }

  /// Adds an attribute of a view that is the owner or its subview, and whose columns the row doesn't have yet.
  @inline(__always)
  private func addPlain(
    _ measure: AttributeMeasure, of view: Int, isOwner: Bool, times factor: Double,
    to rows: inout some RowBuilder & ~Copyable
  ) {
    guard let index = unknowns.solvedIndex(of: view) else {
      let share = measure.isSize ? 1 : measure.fraction
      if share != 0 { rows.add(parameter: Parameters.window(measure.axis), times: factor * share) }
      return
    }
    let position = Unknowns.positionColumn(index, measure.axis)
    if !measure.isSize, !isOwner { rows.add(newColumn: position, times: factor) }
    let share = measure.isSize ? 1 : measure.fraction
    if share != 0 { rows.add(newColumn: position + 1, times: factor * share) }
  }

  /// Begins the row of any constraint.
  private func addTerms(
    of index: Int, _ constraints: Span<TreeConstraint>, to rows: inout some RowBuilder & ~Copyable
  ) {
    let first = Int(constraints[index].firstView)
    let second = constraints[index].secondView.map(Int.init)
    let owner = owner(of: index, constraints)
    rows.beginRow(constant: -constraints[index].constant)
    // Mirrored, a location counts from the owner's right: its length minus the distance from the left.
    let isMirrored = constraints[index].isMirrored
    let sign = isMirrored ? -1.0 : 1
    let measure = measure(constraints[index].firstAttribute, constraints[index].firstInsets, isMirrored)
    add(measure, of: first, owner: owner, times: sign, to: &rows)
    addInsets(constraints[index].firstInsets, measure, times: sign, to: &rows)
    guard let second else { return }
    let factor = -sign * constraints[index].multiplier
    let other = self.measure(constraints[index].secondAttribute, constraints[index].secondInsets, isMirrored)
    add(other, of: second, owner: owner, times: factor, to: &rows)
    addInsets(constraints[index].secondInsets, other, times: factor, to: &rows)
    if isMirrored, factor != 1 { addLength(of: owner, .horizontal, times: 1 - factor, to: &rows) }
  }

  @inline(__always)
  private func measure(
    _ attribute: ConstraintAttribute, _ insets: Int32?, _ isMirrored: Bool
  ) -> AttributeMeasure {
    let measure = insets.map { self.insets[Int($0)].measure(of: attribute) } ?? attribute.measure
    return isMirrored ? measure.mirrored : measure
  }

  /// The view in whose coordinates a constraint's locations are compared.
  func owner(of index: Int, _ constraints: Span<TreeConstraint>) -> Int {
    if let origin = constraints[index].origin { return Int(origin) }
    let first = Int(constraints[index].firstView)
    return constraints[index].secondView.map { owner(of: first, Int($0)) } ?? first
  }

  /// The views' nearest common ancestor. It is found at once if one is inside the other, or both have the same
  /// superview.
  private func owner(of first: Int, _ second: Int) -> Int {
    let superview = parents[first]
    if superview == Int32(second) { return second }
    if superview == parents[second], first != second { return Int(superview) }
    if second <= first, first < Int(subtreeEnds[second]) { return second }
    if first < second, second < Int(subtreeEnds[first]) { return first }
    return ViewTree.nearestCommonAncestor(first, second, parents, depths)
  }

  /// Adds an attribute: a length, or a location in the owner's coordinates.
  private func add(
    _ measure: AttributeMeasure, of view: Int, owner: Int, times factor: Double,
    to rows: inout some RowBuilder & ~Copyable
  ) {
    let (axis, fraction) = (measure.axis, measure.fraction)
    guard !measure.isSize else {
      addLength(of: view, axis, times: factor, to: &rows)
      return
    }
    // Inside a scroll view locations are its content's, in which its own edges lie at the offset.
    if hasScrollViews, view == owner { addContentOffset(of: view, axis, times: factor, to: &rows) }
    if !anchors.isEmpty, let own = anchor(of: view, above: owner, axis) {
      rows.add(column: own, times: factor)
      if let outer = unknowns.solvedIndex(of: owner).flatMap({ anchors[Unknowns.positionColumn($0, axis)].value }) {
        rows.add(column: outer, times: -factor)
      }
      if hasScrollViews { addContentOffset(of: owner, axis, times: factor, to: &rows) }
      if fraction != 0 { addLength(of: view, axis, times: factor * fraction, to: &rows) }
      return
    }
    var outer = view
    while outer != owner, let index = unknowns.solvedIndex(of: outer) {
      rows.add(column: Unknowns.positionColumn(index, axis), times: factor)
      outer = Int(parents[outer])
      if hasScrollViews, outer != owner { addContentOffset(of: outer, axis, times: -factor, to: &rows) }
    }
    if fraction != 0 { addLength(of: view, axis, times: factor * fraction, to: &rows) }
  }

  /// Adds the insets between an item's frame and the rectangle that is meant.
  private func addInsets(
    _ number: Int32?, _ measure: AttributeMeasure, times factor: Double, to rows: inout some RowBuilder & ~Copyable
  ) {
    guard let number else { return }
    let axis = measure.axis
    let near = factor * (measure.isSize ? -1 : 1 - measure.fraction)
    let far = factor * (measure.isSize ? -1 : -measure.fraction)
    if let parameters = parameters.insets(number, axis) {
      if near != 0 { rows.add(parameter: parameters.near, times: near) }
      if far != 0 { rows.add(parameter: parameters.far, times: far) }
    } else if let fixed = insets[Int(number)].fixed?.along(axis) {
      rows.add(constant: near * fixed.near + far * fixed.far)
    }
  }

  /// Adds the origin of a scroll view's bounds in its content; nothing for other views.
  func addContentOffset(
    of view: Int, _ axis: Axis, times factor: Double, to rows: inout some RowBuilder & ~Copyable
  ) {
    guard let number = scrollOffsets[Int32(view)] else { return }
    if let parameters = parameters.insets(number, axis) {
      rows.add(parameter: parameters.near, times: factor)
    } else if let fixed = insets[Int(number)].fixed?.along(axis) {
      rows.add(constant: factor * fixed.near)
    }
  }

  private func addLength(of view: Int, _ axis: Axis, times factor: Double, to rows: inout some RowBuilder & ~Copyable) {
    if let index = unknowns.solvedIndex(of: view) {
      rows.add(column: Unknowns.lengthColumn(index, axis), times: factor)
    } else {
      rows.add(parameter: Parameters.window(axis), times: factor)
    }
  }
}

extension LinearProgram.Relation {
  init(_ relation: ConstraintRelation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .atMost
    case .greaterThanOrEqual: self = .atLeast
    }
  }
}
