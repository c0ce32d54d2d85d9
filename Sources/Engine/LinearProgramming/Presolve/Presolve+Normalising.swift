/// The updating of rows to unknown representatives of classes, each once.
extension Presolve {
  /// Finds the representative of a column's class. Afterwards the column points to it directly, or is known itself.
  mutating func representative(of column: Int) -> Int {
    var parent = Int(parents[column])
    if parent == column { return column }
    if parents[parent] != Int32(parent) { compress(column) }
    parent = Int(parents[column])
    if isKnown[parent], parent != column {
      steps.add(slot(ofColumn: parent), times: factors[column], to: slot(ofColumn: column))
      isKnown[column] = true
      parents[column] = Int32(column)
      factors[column] = 1
      return column
    }
    return parent
  }

  /// Makes the columns on the path to the representative point to it directly, the nearest first.
  private mutating func compress(_ column: Int) {
    path.removeAll(keepingCapacity: true)
    var column = column
    while parents[column] != Int32(column) {
      path.append(Int32(column))
      column = Int(parents[column])
    }
    let root = Int32(column)
    for member in path.dropLast().reversed() {
      let (member, parent) = (Int(member), Int(parents[Int(member)]))
      steps.add(slot(ofColumn: parent), times: factors[member], to: slot(ofColumn: member))
      factors[member] *= factors[parent]
      parents[member] = root
    }
  }

  /// The length from which a row's terms are found by a table.
  private static let longRow = 24

  /// Rewrites a row over unknown representatives, each once.
  mutating func normalise(_ row: Int) {
    changes[row] = 0
    let start = Int(first[row])
    var end = start
    let rowSlot = slot(ofRow: row)
    let isLong = length[row] > Self.longRow
    if isLong, seen.isEmpty { seen = Array(repeating: .none, count: program.columns.count) }
    for position in range(of: row) {
      var term = terms[position]
      let column = Int(term.index)
      let representative = representative(of: column)
      if isKnown[representative] {
        steps.add(slot(ofColumn: representative), times: term.coefficient, to: rowSlot)
        continue
      }
      if representative != column {
        steps.add(slot(ofColumn: column), times: term.coefficient, to: rowSlot)
        term = LinearProgram.Term(index: Int32(representative), coefficient: term.coefficient * factors[column])
      }
      guard let twin = twin(of: term.index, in: start..<end, isLong: isLong) else {
        terms[end] = term
        if isLong { seen[Int(term.index)] = OptionalIndex(end) }
        end += 1
        continue
      }
      let sum = terms[twin].coefficient + term.coefficient
      if abs(sum) <= Tolerances.rounding * abs(term.coefficient) {
        end -= 1
        if isLong {
          seen[Int(term.index)] = .none
          if twin < end { seen[Int(terms[end].index)] = OptionalIndex(twin) }
        }
        terms[twin] = terms[end]
      } else {
        terms[twin].coefficient = sum
      }
    }
    length[row] = Int32(end - start)
    if isLong { for position in start..<end { seen[Int(terms[position].index)] = .none } }
  }

  /// The position of a column's term among the first terms of a row, if it is there already.
  @inline(__always)
  private func twin(of column: Int32, in positions: Range<Int>, isLong: Bool) -> Int? {
    if isLong { return seen[Int(column)].value }
    for position in positions where terms[position].index == column { return position }
    return nil
  }
}
