/// Columns and rows in parts that are solved separately. Rows that share columns, directly or through others, are in
/// the same part.
///
/// Parts are in the order of their first columns. A row without columns is in no part.
struct ConnectedParts: Sendable {
  /// Each part's columns, ascending, one part after the other.
  private var columns: [Int32] = []
  /// Each part's rows, ascending, one part after the other.
  private var rows: [Int32] = []
  private var firstColumns: [Int32] = [0]
  private var firstRows: [Int32] = [0]
  /// Each column's index within its part; meaningless for columns that are in no part.
  private(set) var localColumns: [Int32] = []

  /// No parts.
  static let none = ConnectedParts()

  private init() {}

  /// Finds the parts of some columns and the rows between them.
  ///
  /// - Parameters:
  ///   - members: The columns that are in parts, ascending; they include all columns of the rows.
  ///   - columnCount: A number above all columns' numbers.
  ///   - rowCount: The number of rows.
  ///   - terms: The terms of all rows.
  ///   - range: Gives the range of a row's terms.
  /// - Complexity: Near linear in the number of terms.
  @inline(__always)
  init(
    of members: [Int], columnCount: Int, rowCount: Int, _ terms: [LinearProgram.Term], _ range: (Int) -> Range<Int>
  ) {
    guard !members.isEmpty else { return }
    var sets = DisjointSets(count: columnCount)
    for row in 0..<rowCount {
      let positions = range(row)
      for position in positions.dropFirst() {
        sets.join(Int(terms[positions.lowerBound].index), Int(terms[position].index))
      }
    }
    // Each column's part. `counts` has the number of columns of each part, and later of rows.
    var partsOfRoots = [OptionalIndex](repeating: .none, count: columnCount)
    var parts = [Int32](repeating: 0, count: columnCount)
    localColumns = Array(repeating: 0, count: columnCount)
    var counts: [Int32] = []
    for column in members {
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
    columns = Array(repeating: 0, count: members.count)
    for column in members {
      columns[Int(firstColumns[Int(parts[column])] + localColumns[column])] = Int32(column)
    }
    func part(of row: Int) -> Int? {
      let positions = range(row)
      return positions.isEmpty ? nil : Int(parts[Int(terms[positions.lowerBound].index)])
    }
    for part in counts.indices { counts[part] = 0 }
    for row in 0..<rowCount {
      if let part = part(of: row) { counts[part] += 1 }
    }
    firstRows = Self.beginnings(counts)
    rows = Array(repeating: 0, count: Int(firstRows[counts.count]))
    var next = firstRows
    for row in 0..<rowCount {
      guard let part = part(of: row) else { continue }
      rows[Int(next[part])] = Int32(row)
      next[part] += 1
    }
  }

  /// The number of parts.
  var count: Int { firstColumns.count - 1 }

  /// A part's columns.
  func columns(of part: Int) -> ArraySlice<Int32> { columns[Int(firstColumns[part])..<Int(firstColumns[part + 1])] }

  /// A part's rows.
  func rows(of part: Int) -> ArraySlice<Int32> { rows[Int(firstRows[part])..<Int(firstRows[part + 1])] }

  /// The beginnings of parts of given sizes that are stored one behind the other, followed by the end of the last.
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
