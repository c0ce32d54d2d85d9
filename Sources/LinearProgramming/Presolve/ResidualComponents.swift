/// The independent parts of what presolve leaves: residual columns and the rows between them.
struct ResidualComponents: Sendable {
  /// Each part's columns, ascending, one part's behind the other's.
  private(set) var columns: [Int32] = []
  /// Each part's rows, in the reduction's order, likewise.
  private(set) var rows: [Int32] = []
  private var firstColumns: [Int32] = [0]
  private var firstRows: [Int32] = [0]
  /// Each residual column's index among its part's columns; nobody asks for others'.
  private(set) var localColumns: [Int32]

  /// The number of parts.
  var count: Int { firstColumns.count - 1 }

  /// A part's columns.
  func columns(of part: Int) -> ArraySlice<Int32> { columns[Int(firstColumns[part])..<Int(firstColumns[part + 1])] }

  /// A part's rows.
  func rows(of part: Int) -> ArraySlice<Int32> { rows[Int(firstRows[part])..<Int(firstRows[part + 1])] }

  init(_ substitutes: [Reduction.Substitute], _ reducedRows: [Reduction.Row], _ terms: [LinearProgram.Term]) {
    localColumns = []
    let residual = substitutes.indices.filter { substitutes[$0] == .multiple(of: Int32($0)) }
    guard !residual.isEmpty else { return }
    var sets = DisjointSets(count: substitutes.count)
    for row in reducedRows {
      let first = Int(terms[Int(row.terms.lowerBound)].index)
      for position in row.terms.dropFirst() { sets.join(first, Int(terms[Int(position)].index)) }
    }
    // Each column's part; of each part first how many columns it has, then how many rows.
    var partsOfRoots = [OptionalIndex](repeating: .none, count: substitutes.count)
    var parts = [Int32](repeating: 0, count: substitutes.count)
    localColumns = Array(repeating: 0, count: substitutes.count)
    var counts: [Int32] = []
    for column in residual {
      let root = sets.root(of: column)
      let part = partsOfRoots[root].value ?? counts.count
      if part == counts.count {
        partsOfRoots[root] = OptionalIndex(part)
        counts.append(0)
      }
      parts[column] = Int32(part)
      localColumns[column] = counts[part]
      counts[part] += 1
    }
    firstColumns = Self.beginnings(counts)
    columns = Array(repeating: 0, count: residual.count)
    for column in residual {
      columns[Int(firstColumns[Int(parts[column])] + localColumns[column])] = Int32(column)
    }
    func part(of row: Reduction.Row) -> Int { Int(parts[Int(terms[Int(row.terms.lowerBound)].index)]) }
    for part in counts.indices { counts[part] = 0 }
    for row in reducedRows { counts[part(of: row)] += 1 }
    firstRows = Self.beginnings(counts)
    rows = Array(repeating: 0, count: reducedRows.count)
    var next = firstRows
    for (number, row) in reducedRows.enumerated() {
      let part = part(of: row)
      rows[Int(next[part])] = Int32(number)
      next[part] += 1
    }
  }

  /// Where parts of so many members begin, one behind the other, and the last one ends.
  private static func beginnings(_ counts: [Int32]) -> [Int32] {
    var beginnings: [Int32] = [0]
    beginnings.reserveCapacity(counts.count + 1)
    var end: Int32 = 0
    for count in counts {
      end += count
      beginnings.append(end)
    }
    return beginnings
  }
}
