import LayoutModel
import LayoutResolution
import LinearProgramming

/// Nodes and constraints as rows over the four columns of each node: x, width, y, height.
extension LayoutGraph {
  // MARK: Nodes

  mutating func addColumns(of slot: Int) {
    let node = nodes[slot].node
    let followsMask = node.placement.isMask
    let isNonnegative = !followsMask && slot != 0
    program.addColumn(4 * slot, isNonnegative: false, stay: node.stay.x)
    program.addColumn(4 * slot + 1, isNonnegative: isNonnegative, stay: node.stay.width)
    program.addColumn(4 * slot + 2, isNonnegative: false, stay: node.stay.y)
    program.addColumn(4 * slot + 3, isNonnegative: isNonnegative, stay: node.stay.height)
  }

  /// Writes what a node's mask or content asks for.
  mutating func addRows(of slot: Int) {
    switch nodes[slot].node.placement {
    case .mask(let mask, let frame, let size): addMask(of: slot, mask, frame, size)
    case .constraints: addContent(of: slot)
    case .scrolledContent:
      for part in [0, 2] {
        program.beginRow(constant: 0)
        program.add(newColumn: 4 * slot + part, times: 1)
        program.endRow(.requirement(.equal, item: nil), isActive: true)
        nodes[slot].rows.append(program.endedRow)
      }
      addContent(of: slot)
    }
  }

  mutating func rewriteRows(of slot: Int) {
    for row in nodes[slot].rows { program.removeRow(row) }
    nodes[slot].rows = []
    addRows(of: slot)
  }

  private mutating func addMask(of slot: Int, _ mask: AutoresizingMask, _ frame: Rect, _ size: Size) {
    let parent = Int(nodes[slot].parent)
    for axis in Axis.allCases {
      let rule = AutoresizingRule(frame: frame, mask: mask, superLength: Rect(size).length(along: axis), along: axis)
      let first = Unknowns.positionColumn(slot, axis)
      let superLength = Unknowns.lengthColumn(parent, axis)
      for (column, declared, share) in [
        (first, rule.position, rule.positionShare), (first + 1, rule.length, rule.lengthShare),
      ] {
        program.beginRow(constant: share * rule.superLength - declared)
        program.add(newColumn: column, times: 1)
        if share != 0 { program.add(newColumn: superLength, times: -share) }
        program.endRow(.requirement(.equal, item: GraphOrder.item(ofNode: slot)), isActive: true)
        nodes[slot].rows.append(program.endedRow)
      }
    }
  }

  /// Writes the rows of the content's lengths.
  private mutating func addContent(of slot: Int) {
    let node = nodes[slot].node
    for axis in Axis.allCases {
      guard let length = node.contentSize[axis] else { continue }
      let column = Unknowns.lengthColumn(slot, axis)
      let insets = node.alignmentRectInsets.along(axis)
      let (item, isLate) = (GraphOrder.item(ofNode: slot), node.isContentWidthLate && axis == .horizontal)
      node.goals(along: axis).forEachKind(item: item, sizing: column, isLate: isLate) { kind in
        program.beginRow(constant: -length - insets.near - insets.far)
        program.add(newColumn: column, times: 1)
        program.endRow(kind, isActive: true)
        nodes[slot].rows.append(program.endedRow)
      }
    }
  }

  // MARK: Constraints

  /// Writes a constraint's row, and lists it with what it names.
  mutating func register(_ slot: Int) {
    writeRow(ofConstraint: slot)
    let constraint = constraints[slot].constraint
    list(Use(slot, isSecond: false), constraint.first)
    if let second = constraint.second { list(Use(slot, isSecond: true), second) }
  }

  mutating func unregister(_ slot: Int) {
    let constraint = constraints[slot].constraint
    unlist(Use(slot, isSecond: false), constraint.first)
    if let second = constraint.second { unlist(Use(slot, isSecond: true), second) }
  }

  private mutating func list(_ use: Use, _ anchor: Constraint.Anchor) {
    let node = Int(anchor.node.slot)
    let next = nodes[node].firstUse
    setLink(Link(next: next), of: use)
    if next != .none { setLink(Link(previous: use, next: link(of: next).next), of: next) }
    nodes[node].firstUse = use
    if let insets = anchor.insets { self.insets[Int(insets.index)].constraints.append(Int32(use.constraint)) }
  }

  private mutating func unlist(_ use: Use, _ anchor: Constraint.Anchor) {
    let own = link(of: use)
    if own.next != .none { setLink(Link(previous: own.previous, next: link(of: own.next).next), of: own.next) }
    if own.previous != .none {
      setLink(Link(previous: link(of: own.previous).previous, next: own.next), of: own.previous)
    } else {
      nodes[Int(anchor.node.slot)].firstUse = own.next
    }
    guard let insets = anchor.insets else { return }
    self.insets[Int(insets.index)].constraints.removeAll { $0 == Int32(use.constraint) }
  }

  private mutating func setLink(_ link: Link, of use: Use) {
    if use.isSecond {
      constraints[use.constraint].links.second = link
    } else {
      constraints[use.constraint].links.first = link
    }
  }

  /// Writes a constraint's row anew, where its items stand elsewhere.
  mutating func rewriteConstraint(at slot: Int) {
    program.removeRow(constraints[slot].row)
    writeRow(ofConstraint: slot)
  }

  func kind(ofConstraint slot: Int) -> LinearProgram.RowKind {
    let constraint = constraints[slot].constraint
    let relation = LinearProgram.Relation(constraint.relation)
    return constraint.priority.isRequired
      ? .requirement(relation, item: GraphOrder.item(ofConstraint: slot))
      : .goal(LinearProgram.Goal(relation, level: constraint.priority.rawValue))
  }

  private mutating func writeRow(ofConstraint slot: Int) {
    let constraint = constraints[slot].constraint
    let sides = sides(of: constraint)
    let beside = beside(sides)
    program.beginRow(constant: beside - constraint.constant)
    addColumns(of: sides.first)
    if let second = sides.second {
      addColumns(of: second)
      if constraint.isMirrored, second.factor != 1, !second.measure.isSize {
        program.add(column: Unknowns.lengthColumn(second.owner, .horizontal), times: 1 - second.factor)
      }
    }
    program.endRow(kind(ofConstraint: slot), isActive: true)
    constraints[slot].beside = beside
    constraints[slot].row = program.endedRow
  }

  /// Computes anew what insets and origins add to a constraint's row.
  mutating func refreshBeside(ofConstraint slot: Int) {
    let constraint = constraints[slot].constraint
    let beside = beside(sides(of: constraint))
    guard beside != constraints[slot].beside else { return }
    constraints[slot].beside = beside
    program.setConstant(beside - constraint.constant, of: constraints[slot].row)
  }

  /// One side of a constraint: what its anchor is of its node, in the coordinates of the node that sides are compared in.
  private struct Side {
    let node: Int
    let owner: Int
    let insets: InsetsID?
    let measure: AttributeMeasure
    let factor: Double

    init(_ anchor: Constraint.Anchor, in owner: Int, times factor: Double, isMirrored: Bool) {
      node = Int(anchor.node.slot)
      self.owner = owner
      insets = anchor.insets
      let measure = anchor.isCentred ? ConstraintAttribute.centerY.measure : anchor.attribute.measure
      self.measure = isMirrored ? measure.mirrored : measure
      self.factor = factor
    }
  }

  private func sides(of constraint: Constraint) -> (first: Side, second: Side?) {
    let first = Int(constraint.first.node.slot)
    let second = constraint.second.map { Int($0.node.slot) }
    let owner = constraint.origin.map { Int($0.slot) } ?? second.map { commonAncestor(first, $0) } ?? first
    // Mirrored, a location counts from the owner's right: its length less what it is from the left.
    let (isMirrored, sign) = (constraint.isMirrored, constraint.isMirrored ? -1.0 : 1)
    return (
      Side(constraint.first, in: owner, times: sign, isMirrored: isMirrored),
      constraint.second.map { Side($0, in: owner, times: -sign * constraint.multiplier, isMirrored: isMirrored) }
    )
  }

  private mutating func addColumns(of side: Side) {
    let (axis, fraction) = (side.measure.axis, side.measure.isSize ? 1 : side.measure.fraction)
    if !side.measure.isSize {
      var outer = side.node
      while outer != side.owner, outer != 0 {
        program.add(column: Unknowns.positionColumn(outer, axis), times: side.factor)
        outer = Int(nodes[outer].parent)
      }
    }
    if fraction != 0 {
      program.add(column: Unknowns.lengthColumn(side.node, axis), times: side.factor * fraction)
    }
  }

  private func beside(_ sides: (first: Side, second: Side?)) -> Double {
    beside(sides.first) + (sides.second.map { beside($0) } ?? 0)
  }

  /// The part of a side that insets and the origins of bounds add. Inside a scroll view locations are its content's, in which its own
  /// edges lie at its bounds' origin.
  private func beside(_ side: Side) -> Double {
    let measure = side.measure
    var beside = 0.0
    if let insets = side.insets {
      let (near, far) = self.insets[Int(insets.index)].value.along(measure.axis)
      beside += side.factor * (measure.isSize ? -1 : 1 - measure.fraction) * near
      beside += side.factor * (measure.isSize ? -1 : -measure.fraction) * far
    }
    guard !measure.isSize else { return beside }
    if side.node == side.owner { return beside + side.factor * origin(of: side.node, measure.axis) }
    var outer = Int(nodes[side.node].parent)
    while outer != side.owner, outer >= 0 {
      beside -= side.factor * origin(of: outer, measure.axis)
      outer = Int(nodes[outer].parent)
    }
    return beside
  }

  private func origin(of node: Int, _ axis: Axis) -> Double {
    axis == .horizontal ? nodes[node].node.boundsOrigin.x : nodes[node].node.boundsOrigin.y
  }

  private func commonAncestor(_ a: Int, _ b: Int) -> Int {
    if nodes[a].parent == Int32(b) { return b }
    if nodes[b].parent == Int32(a) { return a }
    if nodes[a].parent == nodes[b].parent, a != b { return Int(nodes[a].parent) }
    var (x, y) = ((node: a, depth: depth(of: a)), (node: b, depth: depth(of: b)))
    while x.node != y.node {
      if x.depth >= y.depth {
        x = (Int(nodes[x.node].parent), x.depth - 1)
      } else {
        y = (Int(nodes[y.node].parent), y.depth - 1)
      }
    }
    return x.node
  }

  private func depth(of node: Int) -> Int {
    var (depth, outer) = (0, nodes[node].parent)
    while outer >= 0 {
      depth += 1
      outer = nodes[Int(outer)].parent
    }
    return depth
  }
}

extension LayoutGraph.Node {
  /// The goals for its content's length along an axis.
  func goals(along axis: Axis) -> ContentGoals {
    ContentGoals(hugging: contentHuggingPriority[axis], resistance: contentCompressionResistancePriority[axis])
  }
}
