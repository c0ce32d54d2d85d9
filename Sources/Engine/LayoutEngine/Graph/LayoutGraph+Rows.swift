import LayoutModel
import LayoutResolution
import LinearProgramming

/// Nodes and constraints as rows over the four columns of each node: x, width, y, height.
extension LayoutGraph {
  // MARK: Nodes

  mutating func addColumns(of slot: Int, stay: Rect, isNonnegative: Bool) {
    program.addColumn(4 * slot, isNonnegative: false, stay: stay.x)
    program.addColumn(4 * slot + 1, isNonnegative: isNonnegative, stay: stay.width)
    program.addColumn(4 * slot + 2, isNonnegative: false, stay: stay.y)
    program.addColumn(4 * slot + 3, isNonnegative: isNonnegative, stay: stay.height)
  }

  /// Writes what a node's mask or content asks for.
  mutating func addRows(of slot: Int) {
    guard let place = nodes[slot].declaration.value else { return }
    switch declarations[place].placement {
    case .mask(let mask, let frame, let size):
      addMask(of: slot, AutoresizingRule(frame: frame, mask: mask, superLength: size.width, along: .horizontal), 0, 1)
      addMask(of: slot, AutoresizingRule(frame: frame, mask: mask, superLength: size.height, along: .vertical), 2, 3)
    case .constraints: addContent(of: slot, declaredAt: place)
    case .scrolledContent:
      for part in stride(from: 0, through: 2, by: 2) {
        program.beginRow(constant: 0)
        program.add(newColumn: 4 * slot + part, times: 1)
        endRow(.requirement(.equal, item: nil), ofNode: slot)
      }
      addContent(of: slot, declaredAt: place)
    }
  }

  mutating func rewriteRows(of slot: Int) {
    removeRows(of: slot)
    addRows(of: slot)
  }

  mutating func removeRows(of slot: Int) {
    let rows = nodes[slot].rows
    for index in 0..<Int(rows.count) { program.removeRow(rows[index]) }
    nodes[slot].rows = NodeRows()
  }

  mutating func endRow(_ kind: LinearProgram.RowKind, ofNode slot: Int) {
    program.endRow(kind, isActive: true)
    nodes[slot].rows.append(program.endedRow)
  }

  private mutating func addMask(of slot: Int, _ rule: AutoresizingRule, _ position: Int, _ length: Int) {
    let superLength = 4 * Int(nodes[slot].parent) + length
    func begin(_ program: inout EditableProgram, _ column: Int, _ declared: Double, _ share: Double) {
      program.beginRow(constant: share * rule.superLength - declared)
      program.add(newColumn: column, times: 1)
      if share != 0 { program.add(newColumn: superLength, times: -share) }
    }
    begin(&program, 4 * slot + position, rule.position, rule.positionShare)
    endRow(.requirement(.equal, item: GraphOrder.item(ofNode: slot)), ofNode: slot)
    begin(&program, 4 * slot + length, rule.length, rule.lengthShare)
    endRow(.requirement(.equal, item: GraphOrder.item(ofNode: slot)), ofNode: slot)
  }

  /// Writes the rows of the content's lengths.
  private mutating func addContent(of slot: Int, declaredAt place: Int) {
    addContent(declarations[place].contentSize.width, along: .horizontal, of: slot, declaredAt: place)
    addContent(declarations[place].contentSize.height, along: .vertical, of: slot, declaredAt: place)
  }

  private mutating func addContent(
    _ length: Double?, along axis: Axis, of slot: Int, declaredAt place: Int
  ) {
    guard let length else { return }
    let column = Unknowns.lengthColumn(slot, axis)
    let insets = declarations[place].alignmentRectInsets.along(axis)
    let isLate = declarations[place].isContentWidthLate && axis == .horizontal
    let goals = declarations[place].goals(along: axis)
    goals.forEachKind(item: GraphOrder.item(ofNode: slot), sizing: column, isLate: isLate) { kind in
      program.beginRow(constant: -length - insets.near - insets.far)
      program.add(newColumn: column, times: 1)
      endRow(kind, ofNode: slot)
    }
  }

  // MARK: Constraints

  /// Writes a constraint's row, and adds the constraint to the lists of its items.
  mutating func register(_ slot: Int) {
    writeRow(ofConstraint: slot)
    list(Use(slot, isSecond: false), constraints[slot].first)
    if constraints[slot].hasSecond { list(Use(slot, isSecond: true), constraints[slot].second) }
  }

  mutating func unregister(_ slot: Int) {
    unlist(Use(slot, isSecond: false), constraints[slot].first)
    if constraints[slot].hasSecond { unlist(Use(slot, isSecond: true), constraints[slot].second) }
  }

  private mutating func list(_ use: Use, _ side: Side) {
    let node = Int(side.node)
    let next = nodes[node].firstUse
    setLink(Link(next: next), of: use)
    if next != .none { setLink(Link(previous: use, next: link(of: next).next), of: next) }
    nodes[node].firstUse = use
    if side.insets >= 0 { insets[Int(side.insets)].constraints.append(Int32(truncatingIfNeeded: use.constraint)) }
  }

  private mutating func unlist(_ use: Use, _ side: Side) {
    let own = link(of: use)
    if own.next != .none { setLink(Link(previous: own.previous, next: link(of: own.next).next), of: own.next) }
    if own.previous != .none {
      setLink(Link(previous: link(of: own.previous).previous, next: own.next), of: own.previous)
    } else {
      nodes[Int(side.node)].firstUse = own.next
    }
    guard side.insets >= 0 else { return }
    insets[Int(side.insets)].constraints.removeAll { $0 == Int32(use.constraint) }
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
    removeRows(ofConstraint: slot)
    writeRow(ofConstraint: slot)
  }

  mutating func removeRows(ofConstraint slot: Int) {
    program.removeRow(constraints[slot].row)
    guard constraints[slot].tightRow != .none else { return }
    program.removeRow(constraints[slot].tightRow)
    constraints[slot].tightRow = .none
  }

  /// Gives a constraint's rows its constant, with what insets and origins add.
  mutating func setRowConstant(ofConstraint slot: Int) {
    let constant = constraints[slot].beside - constraints[slot].constant
    program.setConstant(constant, of: constraints[slot].row)
    if constraints[slot].tightRow != .none { program.setConstant(constant, of: constraints[slot].tightRow) }
  }

  /// Weaker than any priority: a location that only inequalities bound lies at a bound. (A length that only inequalities bound is as small
  /// as possible, because its kept value is 0.)
  private static let tightLevel = 1e-9

  func kind(ofConstraint slot: Int) -> LinearProgram.RowKind {
    let relation = LinearProgram.Relation(constraints[slot].relation)
    let priority = constraints[slot].priority
    return priority.isRequired
      ? .requirement(relation, item: GraphOrder.item(ofConstraint: slot))
      : .goal(LinearProgram.Goal(relation, level: priority.rawValue))
  }

  private mutating func writeRow(ofConstraint slot: Int) {
    let (first, second) = terms(ofConstraint: slot)
    let beside = self.beside(first) + (second.map { self.beside($0) } ?? 0)
    constraints[slot].beside = beside
    writeRow(ofConstraint: slot, first, second, kind(ofConstraint: slot))
    constraints[slot].row = program.endedRow
    guard isTight, constraints[slot].relation != .equal, !first.measure.isSize else { return }
    writeRow(ofConstraint: slot, first, second, .goal(LinearProgram.Goal(.equal, level: Self.tightLevel)))
    constraints[slot].tightRow = program.endedRow
  }

  private mutating func writeRow(
    ofConstraint slot: Int, _ first: Term, _ second: Term?, _ kind: LinearProgram.RowKind
  ) {
    program.beginRow(constant: constraints[slot].beside - constraints[slot].constant)
    addColumns(of: first)
    if let second {
      addColumns(of: second)
      if constraints[slot].isMirrored, second.factor != 1, !second.measure.isSize {
        program.add(column: Unknowns.lengthColumn(second.owner, .horizontal), times: 1 - second.factor)
      }
    }
    program.endRow(kind, isActive: true)
  }

  /// Computes anew what insets and origins add to a constraint's row.
  mutating func refreshBeside(ofConstraint slot: Int) {
    let (first, second) = terms(ofConstraint: slot)
    let beside = self.beside(first) + (second.map { self.beside($0) } ?? 0)
    guard beside != constraints[slot].beside else { return }
    constraints[slot].beside = beside
    setRowConstant(ofConstraint: slot)
  }

  /// A side of a constraint in the coordinates of the node that sides are compared in.
  private struct Term {
    let node: Int
    let owner: Int
    let measure: AttributeMeasure
    let factor: Double
    /// The distance from the node's frame to its rectangle on the near side along the axis, in points.
    let near: Double
    let far: Double
  }

  private func term(_ side: Side, of node: Int, in owner: Int, times factor: Double, isMirrored: Bool) -> Term {
    var measure = side.isCentred ? ConstraintAttribute.centerY.measure : side.attribute.measure
    var rectangle = EdgeInsets.zero
    if side.insets >= 0 {
      rectangle = insets[Int(side.insets)].value
    } else if let place = nodes[node].declaration.value {
      rectangle = declarations[place].alignmentRectInsets
      if side.attribute.isBaseline {
        switch declarations[place].baselines {
        case .edges: break
        case .bottom: measure = ConstraintAttribute.bottom.measure
        case .text(let first, let last): rectangle = EdgeInsets(top: first, bottom: last)
        case .centredText(let offset):
          measure = ConstraintAttribute.centerY.measure
          rectangle = EdgeInsets(top: 2 * offset)
        }
      }
    }
    let (near, far) = rectangle.along(measure.axis)
    return Term(
      node: node, owner: owner, measure: isMirrored ? measure.mirrored : measure, factor: factor, near: near, far: far)
  }

  private func terms(ofConstraint slot: Int) -> (first: Term, second: Term?) {
    let (left, right) = (constraints[slot].first, constraints[slot].second)
    let (hasSecond, isMirrored) = (right.node >= 0, constraints[slot].isMirrored)
    let first = node(of: left)
    let second = hasSecond ? node(of: right) : first
    var owner = Int(constraints[slot].origin)
    if owner < 0 { owner = hasSecond ? commonAncestor(first, second) : first }
    // Mirrored, a location counts from the owner's right: the owner's length minus the location from the left.
    let sign = isMirrored ? -1.0 : 1
    return (
      term(left, of: first, in: owner, times: sign, isMirrored: isMirrored),
      hasSecond
        ? term(right, of: second, in: owner, times: -sign * constraints[slot].multiplier, isMirrored: isMirrored)
        : nil
    )
  }

  /// The node that a side speaks of.
  private func node(of side: Side) -> Int {
    side.attribute.isBaseline && side.insets < 0 ? Int(baselineNode(of: side.node, side.attribute)) : Int(side.node)
  }

  private mutating func addColumns(of term: Term) {
    let (axis, fraction) = (term.measure.axis, term.measure.isSize ? 1 : term.measure.fraction)
    if !term.measure.isSize {
      var outer = term.node
      while outer != term.owner, outer != 0 {
        program.add(column: Unknowns.positionColumn(outer, axis), times: term.factor)
        outer = Int(nodes[outer].parent)
      }
    }
    if fraction != 0 {
      program.add(column: Unknowns.lengthColumn(term.node, axis), times: term.factor * fraction)
    }
  }

  /// The part of a side that insets and the origins of bounds add. Inside a scroll view locations are its content's, in which its own
  /// edges lie at its bounds' origin.
  private func beside(_ term: Term) -> Double {
    let measure = term.measure
    var beside = term.factor * (measure.isSize ? -1 : 1 - measure.fraction) * term.near
    beside += term.factor * (measure.isSize ? -1 : -measure.fraction) * term.far
    guard !measure.isSize else { return beside }
    if term.node == term.owner { return beside + term.factor * origin(of: term.node, measure.axis) }
    var outer = Int(nodes[term.node].parent)
    while outer != term.owner, outer >= 0 {
      beside -= term.factor * origin(of: outer, measure.axis)
      outer = Int(nodes[outer].parent)
    }
    return beside
  }

  private func origin(of node: Int, _ axis: Axis) -> Double {
    guard let place = nodes[node].declaration.value else { return 0 }
    return axis == .horizontal ? declarations[place].boundsOrigin.x : declarations[place].boundsOrigin.y
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

  func depth(of node: Int) -> Int {
    var (depth, outer) = (0, nodes[node].parent)
    while outer >= 0 {
      depth += 1
      outer = nodes[Int(outer)].parent
    }
    return depth
  }
}

extension ConstraintAttribute {
  /// A Boolean that says that it is the first line's or the last line's.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension LayoutGraph.Node {
  /// The goals for its content's length along an axis.
  func goals(along axis: Axis) -> ContentGoals {
    ContentGoals(hugging: contentHuggingPriority[axis], resistance: contentCompressionResistancePriority[axis])
  }
}
