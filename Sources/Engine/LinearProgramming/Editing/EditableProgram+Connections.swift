/// All that rows connect, and parts made of it.
extension EditableProgram {
  /// Makes one part of all that is connected with a row that doesn't hold, or with a column that mustn't be negative and is, so
  /// that its program decides.
  mutating func joinAround(check: Int32, in order: some EditableProgramOrder) {
    if check >= 0 {
      join(columns: [], rows: [check], as: .whole, in: order)
    } else {
      let column = columns[Int(~check)]
      guard column.part.value.map({ !parts[$0].kind.isProvisional }) ?? true else { return }
      join(columns: [~check], rows: [], as: column.isSoft ? .component : .whole, in: order)
    }
  }

  /// Merges an open part with everything decided along with it, or a part that omits items with everything connected to it, into one part.
  mutating func joinAround(part number: Int, in order: some EditableProgramOrder) {
    let part = parts[number]
    guard part.isInUse, part.kind != .whole else { return }
    let isOpen = omissionsOfParts[Int32(number)] == nil && part.kind == .core
    join(columns: part.columns, rows: part.rows, as: isOpen ? .component : .whole, in: order)
  }

  private mutating func join(
    columns: [Int32], rows: [Int32], as kind: Part.Kind, in order: some EditableProgramOrder
  ) {
    let known = columns.first.map { self.columns[Int($0)].part } ?? rows.first.map { self.rows[Int($0)].part }
    if let part = known?.value, parts[part].kind == .whole { return }
    let all = connected(with: columns, rows) { program, column in
      kind == .whole ? !program.isGiven(column) : program.columns[column].isSoft
    }
    for column in all.columns { takeBack(column: Int(column)) }
    candidates.removeAll()
    addPart(kind, all.columns, all.rows, in: order)
    keepLoose()
  }

  /// Lists no columns as loose but those that are.
  private mutating func keepLoose() {
    var kept = GrowingArray<Int32>(reserving: loose.count)
    for index in 0..<loose.count where columns[Int(loose[index])].isLoose { kept.append(loose[index]) }
    loose = kept
  }

  /// The columns and rows that are connected with some, through columns that count.
  func connected(
    with columns: [Int32], _ rows: [Int32], through counts: (borrowing EditableProgram, Int) -> Bool
  ) -> (columns: [Int32], rows: [Int32]) {
    var (columns, rows) = (columns, rows)
    var (seenColumns, seenRows) = (Set(columns), Set(rows))
    var (visitedColumns, visitedRows) = (0, 0)
    while visitedColumns < columns.count || visitedRows < rows.count {
      if visitedRows < rows.count {
        let row = Int(rows[visitedRows])
        visitedRows += 1
        for term in termRange(ofRow: row) {
          let column = terms[term].column
          guard counts(self, Int(column)), seenColumns.insert(column).inserted else { continue }
          columns.append(column)
        }
      } else {
        var next = self.columns[Int(columns[visitedColumns])].firstTerm
        visitedColumns += 1
        while let term = next.value {
          next = terms[term].next
          let row = terms[term].row
          guard self.rows[Int(row)].role != .none, seenRows.insert(row).inserted else { continue }
          rows.append(row)
        }
      }
    }
    return (columns, rows)
  }

  /// Tells whether a column's value is given, whatever anybody asks for.
  func isGiven(_ column: Int) -> Bool {
    guard let row = columns[column].definer.value else { return false }
    return rows[row].termCount == 1 && rows[row].isGiven
  }
}
