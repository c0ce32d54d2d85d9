/// Equalities that place columns together: the well-determined part of a component, in blocks (A. L. Dulmage and N. S. Mendelsohn,
/// "Coverings of bipartite graphs", 1958; the blocks are the strong components of its rows, R. Tarjan, 1972).
extension EditableProgram {
  /// Places what a component's equalities determine.
  ///
  /// - Returns: Whether there was something.
  mutating func placeBlocks(of component: OpenComponent, in order: some EditableProgramOrder) -> Bool {
    var count = 0
    for row in component.rows where rows[Int(row)].isRequiredEquality { count += 1 }
    guard count > 1 else { return false }
    let equalities = component.rows.filter { rows[Int($0)].isRequiredEquality }
    for (position, column) in component.columns.enumerated() { columns[Int(column)].localIndex = Int32(position) }
    var members: [Int32] = []
    members.reserveCapacity(3 * equalities.count)
    var ends: [Int32] = []
    ends.reserveCapacity(equalities.count)
    for row in equalities {
      for term in termRange(ofRow: Int(row)) {
        guard let local = localIndex(of: Int(terms[term].column), among: component.columns) else { continue }
        members.append(Int32(truncatingIfNeeded: local))
      }
      ends.append(Int32(truncatingIfNeeded: members.count))
    }
    let form = BlockTriangularForm(columnCount: component.columns.count, columnsOfRows: members, ends)
    guard !form.blocks.isEmpty else { return false }
    for block in form.blocks {
      let columns = form.columns[block].map { component.columns[Int($0)] }
      if block.count == 1 {
        place(Int(columns[0]), by: Int(equalities[Int(form.rows[block.lowerBound])]))
      } else {
        addPart(.block, columns, form.rows[block].map { equalities[Int($0)] }, in: order)
      }
    }
    return true
  }
}
