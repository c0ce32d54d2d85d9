/// The components that forward substitution leaves: columns that rows connect.
extension EditableProgram {
  /// Columns that aren't placed, with the rows between them.
  struct OpenComponent {
    /// Ascending by rank; each knows its place here (`Column.localIndex`).
    var columns: [Int32] = []
    var rows: [Int32] = []
  }

  /// Places all columns that aren't.
  mutating func placeAll(in order: some EditableProgramOrder) {
    substitute()
    takeBackAround()
    // What is taken back on the way comes behind the others.
    var visited = 0
    while visited < loose.count {
      let start = loose[visited]
      visited += 1
      // What was placed before may have left rows with one column.
      substitute()
      guard columns[Int(start)].isLoose else { continue }
      guard columns[Int(start)].isInUse, !columns[Int(start)].isPlaced else {
        columns[Int(start)].isLoose = false
        continue
      }
      place(component(of: start, in: order), in: order)
    }
    loose.removeAll()
  }

  /// Takes back what rows connect with loose columns and more than equalities went into: they are decided together.
  private mutating func takeBackAround() {
    var visited = 0
    while visited < loose.count {
      let column = Int(loose[visited])
      visited += 1
      guard !columns[column].isPlaced else { continue }
      var next = columns[column].firstTerm
      while let term = next.value {
        next = terms[term].next
        let row = Int(terms[term].row)
        guard rows[row].role == .waiting else { continue }
        for term in termRange(ofRow: row) where columns[Int(terms[term].column)].isSoft {
          takeBackSoft(column: Int(terms[term].column))
        }
      }
    }
    substitute()
  }

  private mutating func component(of start: Int32, in order: some EditableProgramOrder) -> OpenComponent {
    var component = OpenComponent(columns: [start])
    columns[Int(start)].isLoose = false
    var visited = 0
    while visited < component.columns.count {
      var next = columns[Int(component.columns[visited])].firstTerm
      visited += 1
      while let term = next.value {
        next = terms[term].next
        let row = Int(terms[term].row)
        guard rows[row].role == .waiting, !rows[row].isPending else { continue }
        rows[row].isPending = true
        component.rows.append(Int32(row))
        for term in termRange(ofRow: row) {
          let column = Int(terms[term].column)
          guard columns[column].isLoose, !columns[column].isPlaced else { continue }
          columns[column].isLoose = false
          component.columns.append(Int32(column))
        }
      }
    }
    for row in component.rows { rows[Int(row)].isPending = false }
    sort(&component.columns, in: order)
    return component
  }

  /// Puts columns in order, and tells each its place.
  mutating func sort(_ columns: inout [Int32], in order: some EditableProgramOrder) {
    if columns.count > 1 { columns.sort { order.rank(ofColumn: Int($0)) < order.rank(ofColumn: Int($1)) } }
    for (position, column) in columns.enumerated() { self.columns[Int(column)].localIndex = Int32(position) }
  }

  /// A column's place among those of a component or part whose columns were told theirs; none of columns that aren't in it.
  @inline(__always)
  func localIndex(of column: Int, among members: [Int32]) -> Int? {
    let index = Int(columns[column].localIndex)
    return index < members.count && members[index] == Int32(truncatingIfNeeded: column) ? index : nil
  }

  // MARK: Parts

  /// Places columns together.
  @discardableResult
  mutating func addPart(
    _ kind: Part.Kind, _ members: [Int32], _ between: [Int32], in order: some EditableProgramOrder
  ) -> Int {
    isRestructured = true
    var part = Part(columns: members, rows: between, kind: kind)
    sort(&part.columns, in: order)
    part.rows = sorted(between, among: part.columns, in: order)
    if !kind.isProvisional, between.count <= PartShape.maximumRows {
      part.shape = shapes.shape(of: shapeKey(of: part))
    }
    let number: Int
    if let unused = unusedParts.popLast() {
      number = Int(unused)
    } else {
      number = parts.count
      parts.append(part)
    }
    if kind.isProvisional { provisionalCount += 1 }
    part.step = OptionalIndex(append(.part(Int32(number))))
    parts[number] = part
    for row in between {
      rows[Int(row)].role = .inPart
      rows[Int(row)].target = OptionalIndex(number)
    }
    var (isSoft, isOpen) = (kind != .block, between.isEmpty)
    for row in between {
      for term in termRange(ofRow: Int(row)) {
        let column = Int(terms[term].column)
        if columns[column].isSoft { isSoft = true }
        if columns[column].isOpen { isOpen = true }
      }
    }
    for column in members {
      columns[Int(column)].part = OptionalIndex(number)
      (columns[Int(column)].isSoft, columns[Int(column)].isOpen) = (isSoft, isOpen)
      columns[Int(column)].isLoose = false
    }
    for column in members { notePlaced(Int(column)) }
    return number
  }

  /// Something that a part is made of changed.
  @inline(__always)
  mutating func touch(part: Int) {
    if parts[part].kind.isProvisional {
      touchedWholes.append(Int32(part))
    } else if let step = parts[part].step.value {
      dirty.insert(step)
    }
  }

  // MARK: Placing

  /// Places a component's columns, or some of them by blocks; the others wait anew then.
  private mutating func place(_ component: OpenComponent, in order: some EditableProgramOrder) {
    // An equality with one column open would have placed it.
    if component.columns.count == 1 {
      addPart(.core, component.columns, component.rows, in: order)
      substitute()
      return
    }
    let isTree = isTree(component)
    let rest = withoutLeaves(component)
    if placeBlocks(of: rest, in: order) {
      for column in component.columns where !columns[Int(column)].isPlaced { loosen(column: Int(column)) }
      return
    }
    if !rest.rows.isEmpty {
      if rest.columns.count == 1 {
        addPart(.core, rest.columns, rest.rows, in: order)
      } else {
        for core in connected(rest) where !core.rows.isEmpty { addPart(.core, core.columns, core.rows, in: order) }
      }
      substitute()
    }
    // Open columns keep their values, in order. Columns that depend on them by equalities follow, some in blocks.
    for column in component.columns where !columns[Int(column)].isPlaced {
      addPart(.core, [column], [], in: order)
      substitute()
      guard isTree else { break }
    }
    if !isTree {
      for column in component.columns where !columns[Int(column)].isPlaced { loosen(column: Int(column)) }
    }
  }

  /// Tells whether no row is connected with another in two ways, so that none of them make a block.
  private func isTree(_ component: OpenComponent) -> Bool {
    var count = 0
    for row in component.rows {
      for term in termRange(ofRow: Int(row))
      where localIndex(of: Int(terms[term].column), among: component.columns) != nil { count += 1 }
    }
    return count < component.columns.count + component.rows.count
  }

  /// A component without the columns that are in one row alone, an equality, and without that row, over and over: they are placed
  /// once the others are.
  private mutating func withoutLeaves(_ component: OpenComponent) -> OpenComponent {
    leaves.begin(columnCount: component.columns.count, rowCount: component.rows.count)
    for (number, row) in component.rows.enumerated() {
      for term in termRange(ofRow: Int(row)) {
        guard let local = localIndex(of: Int(terms[term].column), among: component.columns) else { continue }
        leaves.note(number, of: local, by: 1)
      }
    }
    leaves.list()
    while let leaf = leaves.pending.popLast() {
      let number = leaves.sums[Int(leaf)]
      guard leaves.degrees[Int(leaf)] == 1, rows[Int(component.rows[number])].isRequiredEquality else { continue }
      leaves.take(column: Int(leaf), row: number)
      for term in termRange(ofRow: Int(component.rows[number])) {
        guard let local = localIndex(of: Int(terms[term].column), among: component.columns) else { continue }
        leaves.note(number, of: local, by: -1)
        if leaves.degrees[local] == 1 { leaves.pending.append(Int32(truncatingIfNeeded: local)) }
      }
    }
    var rest = OpenComponent()
    rest.columns.reserveCapacity(component.columns.count)
    rest.rows.reserveCapacity(component.rows.count)
    for (local, column) in component.columns.enumerated() where leaves.isLeft(column: local) {
      rest.columns.append(column)
    }
    for (number, row) in component.rows.enumerated() where !leaves.isRowTaken[number] { rest.rows.append(row) }
    return rest
  }

  /// A component's columns and rows by what connects them.
  private mutating func connected(_ component: OpenComponent) -> [OpenComponent] {
    for (position, column) in component.columns.enumerated() { columns[Int(column)].localIndex = Int32(position) }
    var sets = DisjointSets(count: component.columns.count)
    for row in component.rows {
      var first: Int?
      for term in termRange(ofRow: Int(row)) {
        guard let local = localIndex(of: Int(terms[term].column), among: component.columns) else { continue }
        if let first { sets.join(first, local) } else { first = local }
      }
    }
    var numbers = [OptionalIndex](repeating: .none, count: component.columns.count)
    var connected: [OpenComponent] = []
    for (position, column) in component.columns.enumerated() {
      let root = sets.root(of: position)
      let number = numbers[root].value ?? connected.count
      if number == connected.count {
        numbers[root] = OptionalIndex(number)
        connected.append(OpenComponent())
      }
      connected[number].columns.append(column)
    }
    for row in component.rows {
      for term in termRange(ofRow: Int(row)) {
        guard let local = localIndex(of: Int(terms[term].column), among: component.columns) else { continue }
        if let number = numbers[sets.root(of: local)].value { connected[number].rows.append(row) }
        break
      }
    }
    return connected
  }
}
