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
      sets.join(terms[Int(row.terms.lowerBound)..<Int(row.terms.upperBound)].lazy.map { Int($0.index) })
    }
    localColumns = Array(repeating: 0, count: substitutes.count)
    var parts = [OptionalIndex](repeating: .none, count: substitutes.count)
    var columnCounts: [Int32] = []
    for column in residual {
      let root = sets.root(of: column)
      let part = parts[root].value ?? columnCounts.count
      if part == columnCounts.count { columnCounts.append(0) }
      parts[root] = OptionalIndex(part)
      parts[column] = OptionalIndex(part)
      localColumns[column] = columnCounts[part]
      columnCounts[part] += 1
    }
    func part(of column: Int) -> Int32 {
      guard let part = parts[column].value else { preconditionFailure("a residual column belongs to a part") }
      return Int32(part)
    }
    (columns, firstColumns) = Self.grouped(residual.map { (Int32($0), part(of: $0)) }, count: columnCounts.count)
    (rows, firstRows) = Self.grouped(
      reducedRows.indices.map { (Int32($0), part(of: Int(terms[Int(reducedRows[$0].terms.lowerBound)].index))) },
      count: columnCounts.count)
  }

  /// Numbers by their groups, in their order, and where each group begins.
  private static func grouped(
    _ members: [(member: Int32, group: Int32)], count: Int
  ) -> (members: [Int32], firsts: [Int32]) {
    var firsts = [Int32](repeating: 0, count: count + 1)
    for (_, group) in members { firsts[Int(group) + 1] += 1 }
    for group in 0..<count { firsts[group + 1] += firsts[group] }
    var ends = firsts
    var grouped = [Int32](repeating: 0, count: members.count)
    for (member, group) in members {
      grouped[Int(ends[Int(group)])] = member
      ends[Int(group)] += 1
    }
    return (grouped, firsts)
  }
}
