/// Equalities that place columns together: the well-determined part of a component, in blocks (A. L. Dulmage and N. S. Mendelsohn,
/// "Coverings of bipartite graphs", 1958; the blocks are the strong components of its rows, R. Tarjan, 1972).
extension EditableProgram {
  /// Places what a component's equalities determine.
  ///
  /// - Returns: Whether there was something.
  mutating func placeBlocks(of component: OpenComponent, in order: some EditableProgramOrder) -> Bool {
    var count = 0
    for row in component.rows where rows[Int(row)].isRequiredEquality { count += 1 }
    guard count > 1 else { return false }
    let equalities = component.rows.filter { rows[Int($0)].isRequiredEquality }
    for (position, column) in component.columns.enumerated() { columns[Int(column)].localIndex = Int32(position) }
    let columnsOfRows = equalities.map { row in
      termRange(ofRow: Int(row)).compactMap { localIndex(of: Int(terms[$0].column), among: component.columns) }
    }
    let blocks = BlockTriangularForm(columnCount: component.columns.count, columnsOfRows).blocks
    guard !blocks.isEmpty else { return false }
    for block in blocks {
      let members = block.columns.map { component.columns[$0] }
      if block.rows.count == 1 {
        place(Int(members[0]), by: Int(equalities[block.rows[0]]))
      } else {
        addPart(.block, members, block.rows.map { equalities[$0] }, in: order)
      }
    }
    return true
  }
}

/// The square blocks of a bipartite graph of rows and columns that a maximum matching shows to be determined, each behind those
/// that it is made of.
struct BlockTriangularForm {
  struct Block {
    var rows: [Int] = []
    var columns: [Int] = []
  }

  private(set) var blocks: [Block] = []
  private let columnsOfRows: [[Int]]
  private var rowsOfColumns: [[Int]]
  /// The row that each column is matched with, and the column of each row; −1 where there is none.
  private var matchedRows: [Int]
  private var matchedColumns: [Int]

  /// The blocks of some rows.
  ///
  /// - Parameters:
  ///   - columnCount: How many columns there are.
  ///   - columnsOfRows: The columns that each row has.
  init(columnCount: Int, _ columnsOfRows: [[Int]]) {
    self.columnsOfRows = columnsOfRows
    rowsOfColumns = Array(repeating: [], count: columnCount)
    matchedRows = Array(repeating: -1, count: columnCount)
    matchedColumns = Array(repeating: -1, count: columnsOfRows.count)
    for (row, columns) in columnsOfRows.enumerated() {
      for column in columns { rowsOfColumns[column].append(row) }
    }
    match()
    // Columns that the rows leave open, and rows that are more than their columns.
    let isOpen = Self.exchangeable(matchedRows, rowsOfColumns, matchedColumns)
    let isDoubtful = Self.exchangeable(matchedColumns, columnsOfRows, matchedRows)
    findBlocks(
      columnsOfRows.indices.map { !isDoubtful[$0] && matchedColumns[$0] >= 0 && !isOpen[matchedColumns[$0]] })
  }

  // MARK: Matching

  /// Matches rows and columns, as many as can be: first each row with a column that is free, then along augmenting paths.
  private mutating func match() {
    for (row, columns) in columnsOfRows.enumerated() {
      for column in columns where matchedRows[column] < 0 {
        (matchedRows[column], matchedColumns[row]) = (row, column)
        break
      }
    }
    var seen = [Int](repeating: -1, count: columnsOfRows.count)
    for row in columnsOfRows.indices where matchedColumns[row] < 0 { augment(from: row, &seen) }
  }

  private mutating func augment(from start: Int, _ seen: inout [Int]) {
    var path: [(row: Int, next: Int)] = [(start, 0)]
    seen[start] = start
    while let last = path.last {
      guard last.next < columnsOfRows[last.row].count else {
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let column = columnsOfRows[last.row][last.next]
      let other = matchedRows[column]
      if other < 0 {
        // Each row of the path takes the column that it came upon last.
        for (row, next) in path {
          let column = columnsOfRows[row][next - 1]
          (matchedRows[column], matchedColumns[row]) = (row, column)
        }
        return
      }
      guard seen[other] != start else { continue }
      seen[other] = start
      path.append((other, 0))
    }
  }

  /// The members of one side without a partner, and the members that an alternating path connects with one of these.
  ///
  /// - Parameters:
  ///   - partners: The partner of each member; −1 where there is none.
  ///   - neighbors: The members of the other side that each is connected with.
  ///   - partnersOfNeighbors: The partners of those.
  /// - Returns: For each member, whether it is such a member.
  private static func exchangeable(
    _ partners: [Int], _ neighbors: [[Int]], _ partnersOfNeighbors: [Int]
  ) -> [Bool] {
    var isFound = partners.map { $0 < 0 }
    var pending = isFound.indices.filter { isFound[$0] }
    while let member = pending.popLast() {
      for neighbor in neighbors[member] {
        let other = partnersOfNeighbors[neighbor]
        guard other >= 0, !isFound[other] else { continue }
        isFound[other] = true
        pending.append(other)
      }
    }
    return isFound
  }

  // MARK: Strong components

  /// Finds the strong components of the rows that are determined, where a row hangs on those that its other columns are matched
  /// with. What hangs on rows that aren't determined is left out.
  private mutating func findBlocks(_ isDetermined: [Bool]) {
    let count = columnsOfRows.count
    var (numbers, lows) = ([Int](repeating: -1, count: count), [Int](repeating: 0, count: count))
    var (isOnStack, isLeftOut) = ([Bool](repeating: false, count: count), [Bool](repeating: false, count: count))
    var stack: [Int] = []
    var next = 0
    for start in columnsOfRows.indices where isDetermined[start] && numbers[start] < 0 {
      var path: [(row: Int, next: Int)] = []
      func open(_ row: Int) {
        (numbers[row], lows[row]) = (next, next)
        next += 1
        stack.append(row)
        isOnStack[row] = true
        path.append((row, 0))
      }
      open(start)
      while let last = path.last {
        let row = last.row
        if last.next < columnsOfRows[row].count {
          path[path.count - 1].next += 1
          let other = matchedRows[columnsOfRows[row][last.next]]
          if other < 0 || !isDetermined[other] || isLeftOut[other] {
            isLeftOut[row] = true
          } else if numbers[other] < 0 {
            open(other)
          } else if isOnStack[other] {
            lows[row] = min(lows[row], numbers[other])
          }
          continue
        }
        path.removeLast()
        if let outer = path.last?.row {
          lows[outer] = min(lows[outer], lows[row])
          if isLeftOut[row] { isLeftOut[outer] = true }
        }
        guard lows[row] == numbers[row] else { continue }
        var block = Block()
        var isBlockLeftOut = false
        while let member = stack.popLast() {
          isOnStack[member] = false
          if isLeftOut[member] { isBlockLeftOut = true }
          block.rows.append(member)
          block.columns.append(matchedColumns[member])
          if member == row { break }
        }
        if isBlockLeftOut {
          for member in block.rows { isLeftOut[member] = true }
        } else {
          block.rows.sort()
          block.columns.sort()
          blocks.append(block)
        }
      }
    }
  }
}
