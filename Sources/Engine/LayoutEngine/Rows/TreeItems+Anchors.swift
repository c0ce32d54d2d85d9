import LayoutModel
import LayoutResolution
import LinearProgramming

/// Locations in deep hierarchies, written with positions in the root's coordinates.
extension TreeItems {
  /// The maximum number of levels for which a location is written as a sum of positions. Below it, positions in the
  /// root's coordinates are used. Otherwise a row would grow with the depth, and all rows with its square.
  private static let maximumLevels: Int32 = 2

  /// Tells whether a view is so far below another that its location isn't written with the positions in between.
  private func isFar(_ view: Int, in owner: Int) -> Bool { depths[view] - depths[owner] > Self.maximumLevels }

  /// Tells whether a constraint has an item far below the view in whose coordinates its locations are compared.
  func isFar(_ number: Int) -> Bool {
    guard let second = constraints[number].secondView else { return false }
    let first = constraints[number].firstView
    // Nothing is further below than below the root.
    guard max(depths[Int(first)], depths[Int(second)]) > Self.maximumLevels else { return false }
    let owner = owner(ofConstraint: number, Int(first), Int(second))
    return isFar(Int(first), in: owner) || isFar(Int(second), in: owner)
  }

  /// The view in whose coordinates a constraint's locations are compared.
  private func owner(ofConstraint number: Int, _ first: Int, _ second: Int) -> Int {
    constraints[number].origin.map { Int($0) } ?? commonSuperview(of: first, second)
  }

  var hasAnchors: Bool { !anchors.isEmpty }

  func anchors(of item: Int, in owner: Int, _ axis: Axis) -> (own: Int, outer: Int?)? {
    guard isFar(item, in: owner), let own = anchor(of: item, axis) else { return nil }
    return (own, anchor(of: owner, axis))
  }

  /// The column of a view's position in the root's coordinates, if there is one.
  private func anchor(of item: Int, _ axis: Axis) -> Int? {
    unknowns.solvedIndex(of: item).flatMap { anchors[Unknowns.positionColumn($0, axis)].value }
  }

  /// Adds the columns for a constraint's far locations.
  mutating func addAnchors(of number: Int, to program: inout LinearProgram) {
    guard isFar(number), let second = constraints[number].secondView.map(Int.init) else { return }
    let first = Int(constraints[number].firstView)
    let owner = owner(ofConstraint: number, first, second)
    addAnchor(of: first, constraints[number].firstAttribute, in: owner, to: &program)
    addAnchor(of: second, constraints[number].secondAttribute, in: owner, to: &program)
  }

  /// Adds the columns for a far location, each with the row that defines it as the sum of its superview's and the
  /// view's own position.
  private mutating func addAnchor(
    of item: Int, _ attribute: ConstraintAttribute, in owner: Int, to program: inout LinearProgram
  ) {
    let axis = attribute.axis
    guard !attribute.isSize, isFar(item, in: owner) else { return }
    if anchors.isEmpty { anchors = Array(repeating: .none, count: 4 * unknowns.views.count) }
    var pending: [Int] = []
    var outer = item
    while let index = unknowns.solvedIndex(of: outer), anchors[Unknowns.positionColumn(index, axis)] == .none {
      pending.append(index)
      outer = superview(of: outer)
    }
    var above = anchor(of: outer, axis)
    for index in pending.reversed() {
      let position = Unknowns.positionColumn(index, axis)
      let column = program.columns.count
      program.columns.append(LinearProgram.Column(isNonnegative: false, stay: 0))
      program.beginRow(constant: 0)
      program.add(column: column, times: 1)
      program.add(column: position, times: -1)
      if let above { program.add(column: above, times: -1) }
      if hasBoundsOrigins {
        program.add(boundsOrigin(of: superview(of: Int(unknowns.views[index])), axis), times: 1)
      }
      program.endRow(.requirement(.equal, item: nil))
      anchors[position] = OptionalIndex(column)
      above = column
    }
  }
}
