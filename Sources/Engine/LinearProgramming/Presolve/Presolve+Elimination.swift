/// Substitution by equalities of three or more columns.
extension Presolve {
  /// The maximum number of terms that a substitution may add to other rows, and the maximum length of these. So the
  /// work stays linear, and the program for the simplex method sparse.
  private static let maximumNewTerms = 12
  private static let longestRow = 10
  /// The minimum size of a pivot relative to the row's largest coefficient. A smaller one would inflate the others.
  private static let leastPivot = 0.01

  /// Substitutes columns of longer equalities, the shortest first, as long as few terms are added.
  mutating func eliminate() {
    var rows = waitingRows()
    guard !rows.isEmpty else { return }
    listLaterRows()
    combineLoneColumns()
    var hasProgress = true
    while hasProgress {
      hasProgress = false
      rows = waitingRows().map { (length[$0], $0) }.sorted { $0 < $1 }.map(\.1)
      for row in rows where states[row] == .waiting {
        normalise(row)
        if length[row] > 2 {
          guard let pivot = pivot(of: row) else { continue }
          substitute(pivot, by: row)
        } else {
          requeue(row)
        }
        hasProgress = true
        drain()
      }
    }
    settle()
  }

  /// Substitutes columns that occur only in one row, an equality. That changes no other row, and may leave the next one
  /// alone, as from the end of a chain to its beginning. Such a column is free, or it is nonnegative and a sum of
  /// others with positive signs, as a column's height is of its rows'.
  private mutating func combineLoneColumns() {
    var counts = [Int32](repeating: 0, count: program.columns.count)
    for row in 0..<rowCount where states[row] == .waiting || states[row] == .other {
      for position in range(of: row) { counts[Int(terms[position].index)] += 1 }
    }
    var lone = counts.indices.filter { counts[$0] == 1 }
    while let column = lone.popLast() {
      guard counts[column] == 1, let members = members(ofClass: column, atMost: 1), members == [column],
        let row = rowAlone(with: column)
      else { continue }
      let positions = range(of: row)
      let largest = terms[positions].reduce(0) { max($0, abs($1.coefficient)) }
      guard let position = positions.first(where: { terms[$0].index == Int32(column) }),
        abs(terms[position].coefficient) >= Self.leastPivot * largest
      else { continue }
      if program.columns[column].isNonnegative {
        let sign = terms[position].coefficient
        guard defersBounds, positions.allSatisfy({ $0 == position || terms[$0].coefficient * sign < 0 }) else {
          continue
        }
        deferredBounds.append(Int32(column))
      }
      for position in positions {
        let other = Int(terms[position].index)
        counts[other] -= 1
        if counts[other] == 1 { lone.append(other) }
      }
      substitute((position, []), by: row)
    }
  }

  /// The only waiting equality that contains a column.
  private func rowAlone(with column: Int) -> Int? {
    var node = firstLater[column]
    while let index = node.value {
      let row = Int(laterRows[index].row)
      if states[row] == .waiting { return row }
      if states[row] == .other { return nil }
      node = laterRows[index].next
    }
    return nil
  }

  private func waitingRows() -> [Int] {
    var rows: [Int] = []
    for row in 0..<rowCount where states[row] == .waiting { rows.append(row) }
    return rows
  }

  /// Lists every active row by the representatives of its columns.
  private mutating func listLaterRows() {
    firstLater = Array(repeating: .none, count: program.columns.count)
    for row in 0..<rowCount where states[row] == .waiting || states[row] == .other {
      normalise(row)
      for position in range(of: row) { note(row, in: Int(terms[position].index)) }
    }
  }

  private mutating func note(_ row: Int, in column: Int) {
    laterRows.append((Int32(row), firstLater[column]))
    firstLater[column] = OptionalIndex(laterRows.count - 1)
  }

  /// The other rows that contain a class, brought up to date; `nil` if there are too many.
  private mutating func otherRows(with representative: Int, than row: Int, atMost maximum: Int) -> [Int]? {
    guard let members = members(ofClass: representative, atMost: Self.maximumLooks) else { return nil }
    var rows: [Int] = []
    var looked = 0
    for member in members {
      var node = firstLater[member]
      while let index = node.value {
        let other = Int(laterRows[index].row)
        node = laterRows[index].next
        looked += 1
        guard looked <= Self.maximumLooks else { return nil }
        guard other != row, states[other] != .done, !rows.contains(other) else { continue }
        normalise(other)
        guard terms[range(of: other)].contains(where: { $0.index == Int32(representative) }) else { continue }
        rows.append(other)
        if rows.count > maximum { return nil }
      }
    }
    return rows
  }

  /// The maximum number of rows of a column that is considered.
  private static let maximumLooks = 64

  /// The column of a row whose substitution adds the fewest terms, preferably a free one; `nil` if none adds few.
  private mutating func pivot(of row: Int) -> (position: Int, others: [Int])? {
    let positions = range(of: row)
    let largest = terms[positions].reduce(0) { max($0, abs($1.coefficient)) }
    var best: (position: Int, others: [Int], cost: Int)?
    for position in positions where abs(terms[position].coefficient) >= Self.leastPivot * largest {
      let column = Int(terms[position].index)
      let added = positions.count - 2
      let maximum = positions.count > Self.longestRow ? 0 : Self.maximumNewTerms / added
      guard let others = otherRows(with: column, than: row, atMost: maximum) else { continue }
      var longest: Int32 = 0
      for other in others { longest = max(longest, length[other]) }
      guard others.isEmpty || Int(longest) + added <= Self.longestRow else { continue }
      let cost = 2 * others.count * added + (program.columns[column].isNonnegative ? 1 : 0)
      if best.map({ cost < $0.cost }) ?? true { best = (position, others, cost) }
      if cost == 0 { break }
    }
    return best.map { ($0.position, $0.others) }
  }

  private mutating func substitute(_ pivot: (position: Int, others: [Int]), by row: Int) {
    let gone = terms[pivot.position]
    let column = Int(gone.index)
    let rest = terms[range(of: row)].filter { $0.index != gone.index }
    combine(column, by: row)
    steps.add(slot(ofRow: row), times: -1 / gone.coefficient, to: slot(ofColumn: column))
    for other in pivot.others { rewrite(other, without: gone, by: row, rest) }
    guard deferredBounds.last != gone.index else { return }
    for member in members(ofClass: column) ?? [] where program.columns[member].isNonnegative {
      addBound(of: member, in: column, -1 / gone.coefficient, rest)
    }
  }

  /// Eliminates a column from a row by adding a multiple of another.
  private mutating func rewrite(
    _ other: Int, without gone: LinearProgram.Term, by row: Int, _ rest: [LinearProgram.Term]
  ) {
    var sum = Array(terms[range(of: other)])
    guard let position = sum.firstIndex(where: { $0.index == gone.index }) else { return }
    let factor = -sum.remove(at: position).coefficient / gone.coefficient
    steps.add(slot(ofRow: row), times: factor, to: slot(ofRow: other))
    for term in rest {
      let addend = factor * term.coefficient
      if let twin = sum.firstIndex(where: { $0.index == term.index }) {
        sum[twin].coefficient += addend
        if abs(sum[twin].coefficient) <= Tolerances.rounding * abs(addend) { sum.remove(at: twin) }
      } else {
        sum.append(LinearProgram.Term(index: term.index, coefficient: addend))
        note(other, in: Int(term.index))
      }
    }
    first[other] = Int32(terms.count)
    length[other] = Int32(sum.count)
    terms.append(contentsOf: sum)
    if states[other] != .other { requeue(other) }
  }

  /// Adds a row for the bound of a substituted nonnegative column, over the columns whose sum it is.
  private mutating func addBound(
    of member: Int, in column: Int, _ factor: Double, _ rest: [LinearProgram.Term]
  ) {
    let multiple = representative(of: member) == member ? 1 : factors[member]
    let bound = appendBound(
      of: member,
      rest.map { LinearProgram.Term(index: $0.index, coefficient: multiple * factor * $0.coefficient) })
    steps.add(slot(ofColumn: member), times: 1, to: slot(ofRow: bound))
    if member != column { steps.add(slot(ofColumn: column), times: multiple, to: slot(ofRow: bound)) }
    for term in rest { note(bound, in: Int(term.index)) }
  }
}
