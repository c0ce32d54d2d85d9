import LayoutModel
import LayoutResolution
import LinearProgramming

/// Locations in deep hierarchies, written with positions in the root's coordinates.
extension RowWriter {
  /// The maximum number of levels for which a location is written as a sum of positions. Below it, positions in the
  /// root's coordinates are used. Otherwise a row would grow with the depth, and all rows with its square.
  private static let maximumLevels: Int32 = 2

  /// Tells whether a view is so far below another that its location isn't written with the positions in between.
  func isFar(_ view: Int, above owner: Int) -> Bool {
    depths[view] - depths[owner] > Self.maximumLevels
  }

  /// Tells whether a constraint has an item far below the view in whose coordinates its locations are compared.
  func isFar(_ index: Int, of constraints: Span<TreeConstraint>) -> Bool {
    guard let second = constraints[index].secondView else { return false }
    let first = constraints[index].firstView
    // Nothing is further below than below the root.
    guard max(depths[Int(first)], depths[Int(second)]) > Self.maximumLevels else { return false }
    let owner = owner(of: index, constraints)
    return isFar(Int(first), above: owner) || isFar(Int(second), above: owner)
  }

  /// Adds the columns for a constraint's far locations.
  mutating func addAnchors(of index: Int, _ constraints: Span<TreeConstraint>, to program: inout LinearProgram) {
    guard isFar(index, of: constraints), let second = constraints[index].secondView else { return }
    let owner = owner(of: index, constraints)
    anchor(Int(constraints[index].firstView), constraints[index].firstAttribute, above: owner, in: &program)
    anchor(Int(second), constraints[index].secondAttribute, above: owner, in: &program)
  }

  /// The column of a view's position in the root's coordinates, if its location is written with it.
  func anchor(of view: Int, above owner: Int, _ axis: Axis) -> Int? {
    guard isFar(view, above: owner), let index = unknowns.solvedIndex(of: view) else { return nil }
    return anchors[Unknowns.positionColumn(index, axis)].value
  }

  /// Adds the columns for a far location, each with the row that defines it as the sum of its superview's and the
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
      outer = Int(parents[outer])
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
        addContentOffset(of: Int(parents[Int(unknowns.views[index])]), axis, times: 1, to: &program)
      }
      program.endRow(.requirement(.equal, item: nil))
      anchors[position] = OptionalIndex(column)
      above = column
    }
  }
}
