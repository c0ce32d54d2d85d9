import LayoutModel
import LayoutResolution
import LinearProgramming

/// Writes the rows of a tree's program.
struct RowWriter {
  private let tree: ViewTree
  private let unknowns: Unknowns
  private let parameters: Parameters
  private let hasScrollViews: Bool
  /// The columns of positions in the root's coordinates, by position columns; empty until there is one.
  private var anchors: [OptionalIndex] = []

  init(_ tree: ViewTree, _ unknowns: Unknowns, _ parameters: Parameters) {
    self.tree = tree
    self.unknowns = unknowns
    self.parameters = parameters
    hasScrollViews = !tree.scrollOffsets.isEmpty
  }

  /// A solved view's four columns. A size isn't negative, but that a mask may make it so. What follows a mask inside the
  /// view moves with its lengths, by parts of how far these can.
  func addColumns(of view: Int, to program: inout LinearProgram) {
    let frame = tree.frame(of: view)
    let isNonnegative = !tree.followsMask(view)
    var hasFollowers = false
    var subview = view + 1
    while subview < Int(tree.subtreeEnds[view]), !hasFollowers {
      hasFollowers = !unknowns.isSolved(subview)
      subview = Int(tree.subtreeEnds[subview])
    }
    for (position, length) in [(frame.x, frame.width), (frame.y, frame.height)] {
      program.columns.append(LinearProgram.Column(isNonnegative: false, stay: position))
      program.columns.append(
        LinearProgram.Column(isNonnegative: isNonnegative, stay: length, isRangeWanted: hasFollowers))
    }
  }

  /// What scrolls begins at its own origin: the positions of a scroll view's content are given.
  func addContent(_ index: Int, to program: inout LinearProgram) {
    for axis in Axis.allCases {
      program.beginRow(constant: 0)
      program.add(column: Unknowns.positionColumn(index, axis), times: 1)
      program.endRow(.requirement(.equal, item: nil))
    }
  }

  /// A mask as equalities: position and length are affine in the superview's length (`AutoresizingRule`).
  func addMask(of view: Int, _ index: Int, to program: inout LinearProgram) {
    let superview = Int(tree.parents[view])
    for axis in Axis.allCases {
      let rule = AutoresizingRule(tree, view, in: superview, along: axis)
      let parts = [
        (Unknowns.positionColumn(index, axis), rule.position, rule.positionShare),
        (Unknowns.lengthColumn(index, axis), rule.length, rule.lengthShare),
      ]
      for (column, declared, share) in parts {
        program.beginRow(constant: share * rule.superLength - declared)
        program.add(column: column, times: 1)
        if share != 0 { addLength(of: superview, axis, times: -share, to: &program) }
        program.endRow(.requirement(.equal, item: Int32(index)))
      }
    }
  }

  /// An intrinsic size as goals: at most it by hugging, at least it by compression resistance
  /// (<doc:AutoLayoutRules#Intrinsic-content-size>).
  ///
  /// A view that keeps its mask has no such goals here: its mask says its size. No source speaks of it.
  /// - Returns: The rows' numbers.
  func addIntrinsicSize(
    of view: Int, _ index: Int, _ axis: Axis, to program: inout LinearProgram
  ) -> Range<Int> {
    let start = program.rows.count
    guard view < tree.viewCount, let size = tree.views[view].intrinsicContentSize[axis] else { return start..<start }
    let column = Unknowns.lengthColumn(index, axis)
    let hugging = tree.views[view].contentHuggingPriority[axis]
    let resistance = tree.views[view].contentCompressionResistancePriority[axis]
    let text = parameters.textLength(of: view, axis)
    // An intrinsic size is the alignment rectangle's.
    let insets = tree.views[view].alignmentRectInsets.along(axis)
    func add(_ kind: LinearProgram.RowKind) {
      program.beginRow(constant: (text == nil ? -size : 0) - insets.near - insets.far)
      program.add(column: column, times: 1)
      if let text { program.add(parameter: text, times: -1) }
      program.endRow(kind)
    }
    if hugging.isRequired { add(.requirement(.atMost, item: Int32(index))) }
    if resistance.isRequired { add(.requirement(.atLeast, item: Int32(index))) }
    if !hugging.isRequired || !resistance.isRequired {
      let goal = LinearProgram.Goal(
        above: hugging.isRequired ? nil : hugging.rawValue, below: resistance.isRequired ? nil : resistance.rawValue,
        sizedColumn: column)
      add(.goal(goal))
    }
    return start..<program.rows.count
  }

  /// A constraint as a row in the coordinates of its items' nearest common ancestor.
  mutating func addConstraint(_ index: Int, item: Int, to program: inout LinearProgram) {
    let first = Int(tree.constraints[index].firstView)
    let second = tree.constraints[index].secondView.map(Int.init)
    let owner = tree.constraints[index].origin.map(Int.init) ?? second.map { self.owner(of: first, $0) } ?? first
    if let second, isFar(first, above: owner) || isFar(second, above: owner) {
      anchor(first, tree.constraints[index].firstAttribute, above: owner, in: &program)
      anchor(second, tree.constraints[index].secondAttribute, above: owner, in: &program)
    }
    program.beginRow(constant: -tree.constraints[index].constant)
    // Mirrored, a location counts from the owner's right: its length less what it is from the left.
    let isMirrored = tree.constraints[index].isMirrored
    let sign = isMirrored ? -1.0 : 1
    let measure = measure(tree.constraints[index].firstAttribute, tree.constraints[index].firstInsets, isMirrored)
    add(measure, of: first, owner: owner, times: sign, to: &program)
    addInsets(tree.constraints[index].firstInsets, measure, times: sign, to: &program)
    if let second {
      let factor = -sign * tree.constraints[index].multiplier
      let measure = self.measure(
        tree.constraints[index].secondAttribute, tree.constraints[index].secondInsets, isMirrored)
      add(measure, of: second, owner: owner, times: factor, to: &program)
      addInsets(tree.constraints[index].secondInsets, measure, times: factor, to: &program)
      if isMirrored, factor != 1 { addLength(of: owner, .horizontal, times: 1 - factor, to: &program) }
    }
    let relation = LinearProgram.Relation(tree.constraints[index].relation)
    let priority = tree.constraints[index].priority.rawValue
    let kind: LinearProgram.RowKind =
      priority == Priority.required.rawValue
      ? .requirement(relation, item: Int32(item)) : .goal(LinearProgram.Goal(relation, level: priority))
    program.endRow(kind, isActive: tree.constraints[index].isActive)
  }

  @inline(__always)
  private func measure(
    _ attribute: ConstraintAttribute, _ insets: Int32?, _ isMirrored: Bool
  ) -> AttributeMeasure {
    let measure = insets == nil ? attribute.measure : tree.measure(of: attribute, insets: insets)
    return isMirrored ? measure.mirrored : measure
  }

  /// The views' nearest common ancestor: at once where one is inside the other, or both stand in one superview.
  private func owner(of first: Int, _ second: Int) -> Int {
    let superview = tree.parents[first]
    if superview == Int32(second) { return second }
    if superview == tree.parents[second], first != second { return Int(superview) }
    if second <= first, first < Int(tree.subtreeEnds[second]) { return second }
    if first < second, second < Int(tree.subtreeEnds[first]) { return first }
    return tree.nearestCommonAncestor(tree.index(at: first), tree.index(at: second)).position
  }

  /// Adds an attribute's value: a length, or a location in the owner's coordinates.
  private mutating func add(
    _ measure: AttributeMeasure, of view: Int, owner: Int, times factor: Double, to program: inout LinearProgram
  ) {
    let (axis, fraction) = (measure.axis, measure.fraction)
    guard !measure.isSize else {
      addLength(of: view, axis, times: factor, to: &program)
      return
    }
    // Inside a scroll view locations are its content's, in which its own edges lie at the offset.
    if hasScrollViews, view == owner { addContentOffset(of: view, axis, times: factor, to: &program) }
    if !anchors.isEmpty, let own = anchor(of: view, above: owner, axis) {
      program.add(column: own, times: factor)
      if let outer = unknowns.solvedIndex(of: owner).flatMap({ anchors[Unknowns.positionColumn($0, axis)].value }) {
        program.add(column: outer, times: -factor)
      }
      if hasScrollViews { addContentOffset(of: owner, axis, times: factor, to: &program) }
      if fraction != 0 { addLength(of: view, axis, times: factor * fraction, to: &program) }
      return
    }
    var outer = view
    while outer != owner, let index = unknowns.solvedIndex(of: outer) {
      program.add(column: Unknowns.positionColumn(index, axis), times: factor)
      outer = Int(tree.parents[outer])
      if hasScrollViews, outer != owner { addContentOffset(of: outer, axis, times: -factor, to: &program) }
    }
    if fraction != 0 { addLength(of: view, axis, times: factor * fraction, to: &program) }
  }

  /// Adds what lies between an item's rectangle and the one that is spoken of.
  private func addInsets(
    _ number: Int32?, _ measure: AttributeMeasure, times factor: Double, to program: inout LinearProgram
  ) {
    guard let number else { return }
    let axis = measure.axis
    let near = factor * (measure.isSize ? -1 : 1 - measure.fraction)
    let far = factor * (measure.isSize ? -1 : -measure.fraction)
    if let parameters = parameters.insets(number, axis) {
      if near != 0 { program.add(parameter: parameters.near, times: near) }
      if far != 0 { program.add(parameter: parameters.far, times: far) }
    } else if let fixed = tree.insets[Int(number)].fixed?.along(axis) {
      program.add(constant: near * fixed.near + far * fixed.far)
    }
  }

  /// Adds where a scroll view's bounds begin in its content; nothing of other views.
  private func addContentOffset(
    of view: Int, _ axis: Axis, times factor: Double, to program: inout LinearProgram
  ) {
    guard let number = tree.scrollOffsets[Int32(view)] else { return }
    if let parameters = parameters.insets(number, axis) {
      program.add(parameter: parameters.near, times: factor)
    } else if let fixed = tree.insets[Int(number)].fixed?.along(axis) {
      program.add(constant: factor * fixed.near)
    }
  }

  // MARK: Deep hierarchies

  /// From more levels below than this, a location is told by positions in the root's coordinates: its row would grow with
  /// the depth, and all rows with its square.
  private static let maximumLevels: Int32 = 2

  private func isFar(_ view: Int, above owner: Int) -> Bool {
    tree.depths[view] - tree.depths[owner] > Self.maximumLevels
  }

  /// The column of a view's position in the root's coordinates, where its location is told by it.
  private func anchor(of view: Int, above owner: Int, _ axis: Axis) -> Int? {
    guard isFar(view, above: owner), let index = unknowns.solvedIndex(of: view) else { return nil }
    return anchors[Unknowns.positionColumn(index, axis)].value
  }

  /// Adds the columns by which a far location is told, each with the row that says what it is: its superview's, and the
  /// view's own position.
  private mutating func anchor(
    _ view: Int, _ attribute: ConstraintAttribute, above owner: Int, in program: inout LinearProgram
  ) {
    let measure = attribute.measure
    let axis = measure.axis
    guard !measure.isSize, isFar(view, above: owner) else { return }
    if anchors.isEmpty { anchors = Array(repeating: .none, count: 4 * unknowns.views.count) }
    var pending: [Int] = []
    var outer = view
    while let index = unknowns.solvedIndex(of: outer), anchors[Unknowns.positionColumn(index, axis)] == .none {
      pending.append(index)
      outer = Int(tree.parents[outer])
    }
    var above = unknowns.solvedIndex(of: outer).flatMap { anchors[Unknowns.positionColumn($0, axis)].value }
    for index in pending.reversed() {
      let position = Unknowns.positionColumn(index, axis)
      let column = program.columns.count
      program.columns.append(LinearProgram.Column(isNonnegative: false, stay: 0))
      program.beginRow(constant: 0)
      program.add(column: column, times: 1)
      program.add(column: position, times: -1)
      if let above { program.add(column: above, times: -1) }
      if hasScrollViews {
        addContentOffset(of: Int(tree.parents[Int(unknowns.views[index])]), axis, times: 1, to: &program)
      }
      program.endRow(.requirement(.equal, item: nil))
      anchors[position] = OptionalIndex(column)
      above = column
    }
  }

  private func addLength(of view: Int, _ axis: Axis, times factor: Double, to program: inout LinearProgram) {
    if let index = unknowns.solvedIndex(of: view) {
      program.add(column: Unknowns.lengthColumn(index, axis), times: factor)
    } else {
      program.add(parameter: Parameters.window(axis), times: factor)
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
