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
    var rows = NodeRows()
    items.addRows(of: slot, to: &program) { program, _ in rows.append(program.endedRow) }
    items.nodes[slot].rows = rows
  }

  mutating func rewriteRows(of slot: Int) {
    removeRows(of: slot)
    addRows(of: slot)
  }

  mutating func removeRows(of slot: Int) {
    let rows = items.nodes[slot].rows
    for index in 0..<Int(rows.count) { program.removeRow(rows[index]) }
    items.nodes[slot].rows = NodeRows()
  }

  // MARK: Constraints

  /// Writes a constraint's row, and adds the constraint to the lists of its items.
  mutating func register(_ slot: Int) {
    writeRow(ofConstraint: slot)
    list(Use(slot, isSecond: false), items.constraints[slot].first)
    if items.constraints[slot].hasSecond { list(Use(slot, isSecond: true), items.constraints[slot].second) }
  }

  mutating func unregister(_ slot: Int) {
    unlist(Use(slot, isSecond: false), items.constraints[slot].first)
    if items.constraints[slot].hasSecond { unlist(Use(slot, isSecond: true), items.constraints[slot].second) }
  }

  private mutating func list(_ use: Use, _ side: RowSide) {
    let node = Int(side.item)
    let next = items.nodes[node].firstUse
    setLink(Link(next: next), of: use)
    if next != .none { setLink(Link(previous: use, next: items.link(of: next).next), of: next) }
    items.nodes[node].firstUse = use
    if side.insets >= 0 { items.insets[Int(side.insets)].constraints.append(Int32(truncatingIfNeeded: use.constraint)) }
  }

  private mutating func unlist(_ use: Use, _ side: RowSide) {
    let own = items.link(of: use)
    if own.next != .none { setLink(Link(previous: own.previous, next: items.link(of: own.next).next), of: own.next) }
    if own.previous != .none {
      setLink(Link(previous: items.link(of: own.previous).previous, next: own.next), of: own.previous)
    } else {
      items.nodes[Int(side.item)].firstUse = own.next
    }
    guard side.insets >= 0 else { return }
    items.insets[Int(side.insets)].constraints.removeAll { $0 == Int32(use.constraint) }
  }

  private mutating func setLink(_ link: Link, of use: Use) {
    if use.isSecond {
      items.constraints[use.constraint].links.second = link
    } else {
      items.constraints[use.constraint].links.first = link
    }
  }

  /// Writes a constraint's row anew, where its items stand elsewhere.
  mutating func rewriteConstraint(at slot: Int) {
    removeRows(ofConstraint: slot)
    writeRow(ofConstraint: slot)
  }

  mutating func removeRows(ofConstraint slot: Int) {
    program.removeRow(items.constraints[slot].row)
    guard items.constraints[slot].tightRow != .none else { return }
    program.removeRow(items.constraints[slot].tightRow)
    items.constraints[slot].tightRow = .none
  }

  /// Gives a constraint's rows its constant, with what insets and origins add.
  mutating func setRowConstant(ofConstraint slot: Int) {
    let constant = items.constraints[slot].beside - items.constraints[slot].constant
    program.setConstant(constant, of: items.constraints[slot].row)
    if items.constraints[slot].tightRow != .none { program.setConstant(constant, of: items.constraints[slot].tightRow) }
  }

  /// Weaker than any priority: a location that only inequalities bound lies at a bound. (A length that only inequalities bound is as small
  /// as possible, because its kept value is 0.)
  private static let tightLevel = 1e-9

  private mutating func writeRow(ofConstraint slot: Int) {
    items.addSides(of: slot, to: &program)
    items.constraints[slot].beside = program.openedConstant
    program.add(constant: -items.constraints[slot].constant)
    program.endRow(items.kind(ofConstraint: slot), isActive: true)
    items.constraints[slot].row = program.endedRow
    guard isTight, items.constraints[slot].relation != .equal, !items.constraints[slot].first.attribute.isSize else {
      return
    }
    items.beginConstraint(slot, to: &program)
    program.endRow(.goal(LinearProgram.Goal(.equal, level: Self.tightLevel)), isActive: true)
    items.constraints[slot].tightRow = program.endedRow
  }

  /// Computes anew what insets and origins add to a constraint's row.
  mutating func refreshBeside(ofConstraint slot: Int) {
    var row = RowConstant()
    items.addSides(of: slot, to: &row)
    guard row.value != items.constraints[slot].beside else { return }
    items.constraints[slot].beside = row.value
    setRowConstant(ofConstraint: slot)
  }
}
