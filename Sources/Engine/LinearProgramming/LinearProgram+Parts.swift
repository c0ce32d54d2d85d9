extension LinearProgram {
  /// Some of a program's columns, and rows over these.
  struct Part {
    /// The columns' numbers in the program, ascending.
    var columns: [Int]
    /// The rows' numbers in the program, ascending.
    var rows: [Int]
  }

  /// The independent parts of some rows, in ascending order, and of columns without rows (`ConnectedParts`).
  func parts(of some: [Int]) -> [Part] {
    let parts = ConnectedParts(
      of: Array(columns.indices), columnCount: columns.count, rowCount: some.count, terms
    ) { terms(of: some[$0]) }
    return (0..<parts.count).map { part in
      Part(columns: parts.columns(of: part).map(Int.init), rows: parts.rows(of: part).map { some[Int($0)] })
    }
  }
}
