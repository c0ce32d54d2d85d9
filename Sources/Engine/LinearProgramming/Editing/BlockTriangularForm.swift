/// The square blocks of a bipartite graph of rows and columns that a maximum matching shows to be determined, each behind those
/// that it is made of.
struct BlockTriangularForm: ~Copyable {
  /// The blocks, as ranges of `rows` and of `columns`.
  private(set) var blocks: [Range<Int>] = []
  /// The rows of all blocks, ascending in each.
  private(set) var rows: [Int32] = []
  /// The columns of all blocks, ascending in each.
  private(set) var columns: [Int32] = []

  private let memory: FixedMemory
  private let ofRows: Side
  private let ofColumns: Side

  /// The rows, or the columns, with the neighbors and the partner of each.
  private struct Side {
    /// The beginning of each member's neighbors, and the end of all.
    let starts: FixedArray<Int32>
    let neighbors: FixedArray<Int32>
    /// The member of the other side that each is matched with; −1 where there is none.
    let partners: FixedArray<Int32>

    var count: Int { partners.count }

    init(_ memory: inout FixedMemory, count: Int, neighborCount: Int) {
      starts = memory.array(repeating: 0, count: count + 1)
      neighbors = memory.array(repeating: 0, count: neighborCount)
      partners = memory.array(repeating: -1, count: count)
    }

    @inline(__always)
    func neighbors(of member: Int) -> Range<Int> { Int(starts[member])..<Int(starts[member + 1]) }
  }

  /// The blocks of some rows.
  ///
  /// - Parameters:
  ///   - columnCount: The number of columns.
  ///   - columnsOfRows: The columns of the rows, one row after the other.
  ///   - ends: The end of each row's columns.
  init(columnCount: Int, columnsOfRows: [Int32], _ ends: [Int32]) {
    let (rowCount, count) = (ends.count, columnsOfRows.count)
    var memory = FixedMemory(
      (rowCount + 1, 4), (count, 4), (rowCount, 4), (columnCount + 1, 4), (count, 4), (columnCount, 4))
    ofRows = Side(&memory, count: rowCount, neighborCount: count)
    ofColumns = Side(&memory, count: columnCount, neighborCount: count)
    self.memory = memory
    for (row, end) in ends.enumerated() { ofRows.starts[row + 1] = end }
    for (place, column) in columnsOfRows.enumerated() {
      ofRows.neighbors[place] = column
      ofColumns.starts[Int(column)] += 1
    }
    // The end of each column's rows, which moves to their beginning as they are filled from behind.
    var end: Int32 = 0
    for column in 0...columnCount {
      end += ofColumns.starts[column]
      ofColumns.starts[column] = end
    }
    for row in stride(from: rowCount - 1, through: 0, by: -1) {
      for place in ofRows.neighbors(of: row) {
        let column = Int(ofRows.neighbors[place])
        ofColumns.starts[column] -= 1
        ofColumns.neighbors[Int(ofColumns.starts[column])] = Int32(truncatingIfNeeded: row)
      }
    }
    match()
    findBlocks()
  }

  // MARK: Matching

  /// Matches rows and columns, as many as can be: first each row with a column that is free, then along augmenting paths.
  private func match() {
    for row in 0..<ofRows.count {
      for place in ofRows.neighbors(of: row) where ofColumns.partners[Int(ofRows.neighbors[place])] < 0 {
        join(row, Int(ofRows.neighbors[place]))
        break
      }
    }
    var seen: [Int32] = []
    for row in 0..<ofRows.count where ofRows.partners[row] < 0 {
      if seen.isEmpty { seen = Array(repeating: -1, count: ofRows.count) }
      augment(from: row, &seen)
    }
  }

  private func join(_ row: Int, _ column: Int) {
    ofRows.partners[row] = Int32(truncatingIfNeeded: column)
    ofColumns.partners[column] = Int32(truncatingIfNeeded: row)
  }

  private func augment(from start: Int, _ seen: inout [Int32]) {
    let mark = Int32(truncatingIfNeeded: start)
    var path = [(row: start, next: Int(ofRows.starts[start]))]
    seen[start] = mark
    while let last = path.last {
      guard last.next < ofRows.neighbors(of: last.row).upperBound else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let other = Int(ofColumns.partners[Int(ofRows.neighbors[last.next])])
      if other < 0 {
        // Each row of the path takes the column that it came upon last.
        for (row, next) in path { join(row, Int(ofRows.neighbors[next - 1])) }
        return
      }
      guard seen[other] != mark else { continue }
      seen[other] = mark
      path.append((other, Int(ofRows.starts[other])))
    }
  }

  /// The members of one side without a partner, and the members that an alternating path connects with one of these.
  private static func exchangeable(_ side: Side, _ other: Side) -> [Bool] {
    var isFound = [Bool](repeating: false, count: side.count)
    var pending: [Int32] = []
    for member in 0..<side.count where side.partners[member] < 0 {
      isFound[member] = true
      pending.append(Int32(truncatingIfNeeded: member))
    }
    while let member = pending.popLast() {
      for place in side.neighbors(of: Int(member)) {
        let next = other.partners[Int(side.neighbors[place])]
        guard next >= 0, !isFound[Int(next)] else { continue }
        isFound[Int(next)] = true
        pending.append(next)
      }
    }
    return isFound
  }

  // MARK: Strong components

  /// A row's part in the search for strong components.
  private struct Visit: BitwiseCopyable {
    var number: Int32 = -1
    var low: Int32 = 0
    var isOnStack = false
    var isLeftOut = false
    var isDetermined = false
  }

  /// Finds the strong components of the rows that are determined, where a row hangs on those that its other columns are matched
  /// with. What hangs on rows that aren't determined is left out.
  private mutating func findBlocks() {
    // Columns that the rows leave open, and rows that are more than their columns.
    let isOpen = Self.exchangeable(ofColumns, ofRows)
    let isDoubtful = Self.exchangeable(ofRows, ofColumns)
    let visits = GrowingArray([Visit](repeating: Visit(), count: ofRows.count), reserving: 0)
    for row in 0..<ofRows.count {
      let column = ofRows.partners[row]
      visits[row].isDetermined = !isDoubtful[row] && column >= 0 && !isOpen[Int(column)]
    }
    var stack = GrowingArray<Int32>(reserving: 16)
    var path = GrowingArray<(row: Int32, next: Int32)>(reserving: 16)
    var next: Int32 = 0
    func open(_ row: Int, _ stack: inout GrowingArray<Int32>, _ path: inout GrowingArray<(row: Int32, next: Int32)>) {
      (visits[row].number, visits[row].low, visits[row].isOnStack) = (next, next, true)
      next += 1
      stack.append(Int32(truncatingIfNeeded: row))
      path.append((Int32(truncatingIfNeeded: row), ofRows.starts[row]))
    }
    for start in 0..<ofRows.count where visits[start].isDetermined && visits[start].number < 0 {
      open(start, &stack, &path)
      while path.count > 0 {
        let last = path[path.count - 1]
        let row = Int(last.row)
        if last.next < ofRows.starts[row + 1] {
          path[path.count - 1].next += 1
          let other = Int(ofColumns.partners[Int(ofRows.neighbors[Int(last.next)])])
          if other < 0 || !visits[other].isDetermined || visits[other].isLeftOut {
            visits[row].isLeftOut = true
          } else if visits[other].number < 0 {
            open(other, &stack, &path)
          } else if visits[other].isOnStack {
            visits[row].low = min(visits[row].low, visits[other].number)
          }
          continue
        }
        path.removeLast(1)
        if path.count > 0 {
          let outer = Int(path[path.count - 1].row)
          visits[outer].low = min(visits[outer].low, visits[row].low)
          if visits[row].isLeftOut { visits[outer].isLeftOut = true }
        }
        if visits[row].low == visits[row].number { close(row, visits, &stack) }
      }
    }
  }

  /// Takes the rows of a strong component from the stack, and makes a block of these unless they are left out.
  private mutating func close(
    _ root: Int, _ visits: borrowing GrowingArray<Visit>, _ stack: inout GrowingArray<Int32>
  ) {
    let first = rows.count
    var isLeftOut = false
    while let member = stack.popLast() {
      visits[Int(member)].isOnStack = false
      if visits[Int(member)].isLeftOut { isLeftOut = true }
      rows.append(member)
      columns.append(ofRows.partners[Int(member)])
      if Int(member) == root { break }
    }
    guard isLeftOut else {
      if rows.count - first > 1 {
        rows[first...].sort()
        columns[first...].sort()
      }
      blocks.append(first..<rows.count)
      return
    }
    for member in rows[first...] { visits[Int(member)].isLeftOut = true }
    rows.removeSubrange(first...)
    columns.removeSubrange(first...)
  }
}
