/// The search for columns of a component that are in one row alone. Its memory for counts serves one component after the other.
struct LeafSearch: ~Copyable {
  /// In how many rows each column is.
  private(set) var degrees = GrowingArray<Int32>(reserving: 16)
  /// The sum of each column's rows: of one that has one left, that row.
  private(set) var sums = GrowingArray<Int>(reserving: 16)
  private(set) var isRowTaken = GrowingArray<Bool>(reserving: 16)
  private var isTaken = GrowingArray<Bool>(reserving: 16)
  /// The columns that are in one row, to be looked at.
  var pending = GrowingArray<Int32>(reserving: 16)

  /// Begins with a component of so many columns and rows.
  mutating func begin(columnCount: Int, rowCount: Int) {
    degrees.removeAll()
    sums.removeAll()
    isTaken.removeAll()
    isRowTaken.removeAll()
    pending.removeAll()
    for _ in 0..<columnCount {
      degrees.append(0)
      sums.append(0)
      isTaken.append(false)
    }
    for _ in 0..<rowCount { isRowTaken.append(false) }
  }

  /// Counts a row among a column's, or takes it back.
  func note(_ row: Int, of column: Int, by count: Int32) {
    degrees[column] += count
    sums[column] += Int(count) * row
  }

  /// Lists the columns that are in one row.
  mutating func list() {
    for column in 0..<degrees.count where degrees[column] == 1 { pending.append(Int32(truncatingIfNeeded: column)) }
  }

  /// Takes a column out, and the row that it is in.
  func take(column: Int, row: Int) {
    isTaken[column] = true
    isRowTaken[row] = true
  }

  /// Tells whether a column is left, and in rows that are.
  func isLeft(column: Int) -> Bool { !isTaken[column] && degrees[column] > 0 }
}
