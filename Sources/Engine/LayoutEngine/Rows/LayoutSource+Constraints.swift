import LayoutModel
import LinearProgramming

/// The rows of constraints, in the coordinates of their items' nearest common superview.
extension LayoutSource where Self: ~Copyable {
  /// Adds a constraint's row.
  func addConstraint(_ number: Int, to rows: inout some RowBuilder & ~Copyable) {
    beginConstraint(number, to: &rows)
    let constraint = constraint(number)
    rows.endRow(
      LinearProgram.RowKind(
        constraint.relation, constraint.priority, item: requirementItem(ofConstraint: number)),
      isActive: constraint.isActive)
  }

  /// Begins a constraint's row: everything but the relation and the priority.
  @inline(__always)
  func beginConstraint(_ number: Int, to rows: inout some RowBuilder & ~Copyable) {
    addSides(of: number, to: &rows)
    rows.add(constant: -constraint(number).constant)
  }

  /// Begins a constraint's row without its own constant.
  @inline(__always)
  func addSides(of number: Int, to rows: inout some RowBuilder & ~Copyable) {
    if !addPlainSides(of: number, to: &rows) { addAnySides(of: number, to: &rows) }
  }

  /// Begins the row of a simple constraint, and tells whether it is one: between two siblings, between a view and its
  /// superview, or of a single length. Nearly all constraints are simple. No column occurs twice in them, so columns
  /// needn't be looked up.
  @inline(__always)
  private func addPlainSides(of number: Int, to rows: inout some RowBuilder & ~Copyable) -> Bool {
    let constraint = constraint(number)
    guard !hasBoundsOrigins, !hasAnchors, !constraint.isMirrored, constraint.origin < 0, isPlain(constraint.first)
    else { return false }
    let (first, second) = (Int(constraint.first.item), Int(constraint.second.item))
    guard second >= 0 else {
      rows.beginRow(constant: 0)
      addPlain(constraint.first.attribute.measure, of: first, isOwner: true, times: 1, to: &rows)
      return true
    }
    guard isPlain(constraint.second) else { return false }
    let (firstSuperview, secondSuperview) = (superview(of: first), superview(of: second))
    guard first != second,
      firstSuperview == secondSuperview || firstSuperview == second || secondSuperview == first
    else { return false }
    rows.beginRow(constant: 0)
    addPlain(
      constraint.first.attribute.measure, of: first, isOwner: secondSuperview == first, times: 1, to: &rows)
    addPlain(
      constraint.second.attribute.measure, of: second, isOwner: firstSuperview == second,
      times: -constraint.multiplier, to: &rows)
    return true
  }

  /// Adds an attribute of a view that is the owner or its subview, and whose columns the row doesn't have yet.
  @inline(__always)
  private func addPlain(
    _ measure: AttributeMeasure, of item: Int, isOwner: Bool, times factor: Double,
    to rows: inout some RowBuilder & ~Copyable
  ) {
    let share = measure.isSize ? 1 : measure.fraction
    guard let first = firstColumn(of: item) else {
      if share != 0 { rows.add(windowLength(measure.axis), times: factor * share) }
      return
    }
    let position = Unknowns.column(first, measure.axis, isLength: false)
    if !measure.isSize, !isOwner { rows.add(newColumn: position, times: factor) }
    if share != 0 { rows.add(newColumn: position + 1, times: factor * share) }
  }

  /// Begins the row of any constraint.
  private func addAnySides(of number: Int, to rows: inout some RowBuilder & ~Copyable) {
    let constraint = constraint(number)
    let first = measured(constraint.first)
    let second = constraint.second.item < 0 ? nil : measured(constraint.second)
    let common = second.map { commonSuperview(of: first.item, $0.item) } ?? first.item
    let owner = constraint.origin < 0 ? common : Int(constraint.origin)
    rows.beginRow(constant: 0)
    // Mirrored, a location counts from the owner's right: its length minus the distance from the left.
    let sign = constraint.isMirrored ? -1.0 : 1
    add(first, isMirrored: constraint.isMirrored, in: owner, times: sign, to: &rows)
    guard let second else { return }
    let factor = -sign * constraint.multiplier
    add(second, isMirrored: constraint.isMirrored, in: owner, times: factor, to: &rows)
    if constraint.isMirrored, factor != 1, !second.measure.isSize {
      rows.add(length(of: owner, .horizontal), times: 1 - factor)
    }
  }

  /// The views' nearest common superview, which is found at once if one is in the other, or both have the same superview.
  func commonSuperview(of first: Int, _ second: Int) -> Int {
    guard first != second else { return first }
    let (firstSuperview, secondSuperview) = (superview(of: first), superview(of: second))
    if firstSuperview == second { return second }
    if secondSuperview == first { return first }
    return firstSuperview == secondSuperview ? firstSuperview : nearestCommonSuperview(of: first, second)
  }

  /// Adds a length, or a location in the owner's coordinates.
  private func add(
    _ side: MeasuredSide, isMirrored: Bool, in owner: Int, times factor: Double,
    to rows: inout some RowBuilder & ~Copyable
  ) {
    let measure = isMirrored ? side.measure.mirrored : side.measure
    let fraction = measure.isSize ? 1 : measure.fraction
    if !measure.isSize { addPosition(of: side.item, measure.axis, in: owner, times: factor, to: &rows) }
    if fraction != 0 { rows.add(length(of: side.item, measure.axis), times: factor * fraction) }
    let near = factor * (measure.isSize ? -1 : 1 - fraction)
    if near != 0 { rows.add(side.near, times: near) }
    if fraction != 0 { rows.add(side.far, times: -factor * fraction) }
  }

  /// Adds the near side of an item in the owner's coordinates.
  private func addPosition(
    of item: Int, _ axis: Axis, in owner: Int, times factor: Double, to rows: inout some RowBuilder & ~Copyable
  ) {
    // Inside a scroll view locations are its content's, in which its own edges lie at the offset.
    if hasBoundsOrigins, item == owner { rows.add(boundsOrigin(of: item, axis), times: factor) }
    if hasAnchors, let (own, outer) = anchors(of: item, in: owner, axis) {
      rows.add(column: own, times: factor)
      if let outer { rows.add(column: outer, times: -factor) }
      if hasBoundsOrigins { rows.add(boundsOrigin(of: owner, axis), times: factor) }
      return
    }
    var outer = item
    while outer != owner, let first = firstColumn(of: outer) {
      rows.add(column: Unknowns.column(first, axis, isLength: false), times: factor)
      outer = superview(of: outer)
      if hasBoundsOrigins, outer != owner { rows.add(boundsOrigin(of: outer, axis), times: -factor) }
    }
  }
}

/// The constant of a row, without its columns.
struct RowConstant: RowBuilder {
  private(set) var value = 0.0

  mutating func beginRow(constant: Double) { value = constant }
  mutating func add(column: Int, times coefficient: Double) {}
  mutating func add(newColumn column: Int, times coefficient: Double) {}
  mutating func add(parameter: Int, times coefficient: Double) {}
  mutating func add(constant: Double) { value += constant }
  mutating func endRow(_ kind: LinearProgram.RowKind, isActive: Bool) {}
}
