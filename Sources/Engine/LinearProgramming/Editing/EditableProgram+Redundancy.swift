/// Redundant equalities, more of them than columns: some place the columns, and the others have to hold then.
extension EditableProgram {
  /// Places the columns around redundant equalities anew, by the equalities of lowest rank, so that the order of edits has no influence.
  mutating func settleRedundancy(in order: some EditableProgramOrder) {
    guard isRestructured else { return }
    isRestructured = false
    guard !redundant.isEmpty else { return }
    var seen: Set<Int32> = []
    for start in redundant.sorted() where !seen.contains(start) && redundant.contains(start) {
      let (columns, rows) = connected(with: [], [start]) { program, column in !program.isGiven(column) }
      seen.formUnion(rows)
      for column in columns { takeBack(column: Int(column)) }
    }
    while !candidates.isEmpty {
      // Round by round: the placements of a round depend on earlier rounds alone.
      let round = Set(candidates.array).sorted { ranksOfRow(Int($0), order) < ranksOfRow(Int($1), order) }
      candidates.removeAll()
      for row in round { placeColumn(by: Int(row)) }
    }
    placeAll(in: order)
    isRestructured = false
  }

  private func ranksOfRow(_ row: Int, _ order: some EditableProgramOrder) -> (Int, Int) {
    let column = rows[row].termCount > 0 ? order.rank(ofColumn: Int(terms[Int(rows[row].firstTerm)].column)) : -1
    return (rows[row].item.map { order.rank(ofItem: Int($0)) } ?? -1, column)
  }
}
