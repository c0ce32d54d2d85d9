/// Forward substitution, and taking it back: the placed columns, and the rows that place them.
extension EditableProgram: ForwardSubstitution {
  package mutating func nextReadyRow() -> Int? { candidates.popLast().map(Int.init) }

  /// The terms of a row.
  @inline(__always)
  func termRange(ofRow row: Int) -> Range<Int> {
    let first = Int(rows[row].firstTerm)
    return first..<first + Int(rows[row].termCount)
  }

  /// Lets a row take part.
  mutating func attach(_ row: Int) {
    var openCount: Int32 = 0
    var isSoft = false
    for term in termRange(ofRow: row) {
      let column = Int(terms[term].column)
      if columns[column].isSoft { isSoft = true }
      if !columns[column].isPlaced { openCount += 1 }
    }
    if isSoft {
      // What isn't decided by equalities alone may be decided otherwise now.
      for term in termRange(ofRow: row) { takeBackSoft(column: Int(terms[term].column)) }
      openCount = 0
      for term in termRange(ofRow: row) where !columns[Int(terms[term].column)].isPlaced { openCount += 1 }
    }
    rows[row].openCount = openCount
    rows[row].role = .waiting
    settleRole(ofRow: row)
  }

  /// Lets a row take part no longer.
  mutating func detach(_ row: Int) {
    switch rows[row].role {
    case .defining:
      if let column = rows[row].defined.value { takeBack(column: column) }
    case .inPart:
      if let part = rows[row].part.value { dissolve(part) }
    case .checking: redundant.remove(Int32(row))
    case .waiting, .none, .idle: break
    }
    rows[row].role = .none
    isRestructured = true
  }

  /// A row's constant is another one.
  mutating func noteChange(inRow row: Int) {
    switch rows[row].role {
    case .defining:
      if let column = rows[row].defined.value, let step = columns[column].step.value { dirty.insert(step) }
    case .checking: addPendingCheck(row)
    case .inPart:
      if let part = rows[row].part.value { touch(part: part) }
    case .none, .idle, .waiting: break
    }
  }

  /// Gives a row that waits its role: with one column left it may place that; with none it has to hold, or is met as it is.
  @inline(__always)
  private mutating func settleRole(ofRow row: Int) {
    switch rows[row].openCount {
    case 0:
      if rows[row].relation == nil {
        rows[row].role = .idle
      } else {
        rows[row].role = .checking
        addPendingCheck(row)
        if rows[row].isRequiredEquality { redundant.insert(Int32(row)) }
      }
    case 1:
      if rows[row].isRequiredEquality { candidates.append(Int32(row)) }
    default: break
    }
  }

  @inline(__always)
  mutating func addPendingCheck(_ row: Int) {
    guard !rows[row].isPending else { return }
    rows[row].isPending = true
    pendingChecks.append(Int32(row))
  }

  // MARK: Placing

  /// Places columns by the rows that have one open column left, until there is none.
  mutating func substitute() {
    substitute { $0.placeColumn(by: $1) }
  }

  /// Places the open column of a row, where that is an equality that has one.
  mutating func placeColumn(by row: Int) {
    guard rows[row].role == .waiting, rows[row].openCount == 1, rows[row].isRequiredEquality else { return }
    for term in termRange(ofRow: row) where !columns[Int(terms[term].column)].isPlaced {
      place(Int(terms[term].column), by: row)
      return
    }
  }

  /// Places a column by a row, the other columns of which are placed.
  mutating func place(_ column: Int, by row: Int) {
    var (isSoft, isOpen) = (false, false)
    for term in termRange(ofRow: row) {
      let other = Int(terms[term].column)
      guard other != column else { continue }
      if columns[other].isSoft { isSoft = true }
      if columns[other].isOpen { isOpen = true }
    }
    isRestructured = true
    columns[column].definer = OptionalIndex(row)
    (columns[column].isSoft, columns[column].isOpen) = (isSoft, isOpen)
    columns[column].step = OptionalIndex(append(.column(Int32(column))))
    rows[row].role = .defining
    rows[row].target = OptionalIndex(column)
    notePlaced(column)
  }

  /// Adds a step, to be computed.
  mutating func append(_ step: Step) -> Int {
    dirty.insert(steps.count)
    firstNewStep = min(firstNewStep, steps.count)
    steps.append(step)
    return steps.count - 1
  }

  /// Subtracts a placed column from the open columns of its rows.
  mutating func notePlaced(_ column: Int) {
    var next = columns[column].firstTerm
    while let term = next.value {
      next = terms[term].next
      let row = Int(terms[term].row)
      rows[row].openCount -= 1
      if rows[row].role == .waiting { settleRole(ofRow: row) }
    }
  }

  // MARK: Taking back

  /// Takes back what a column was made of by more than equalities, and all that was made of that.
  mutating func takeBackSoft(column: Int) {
    guard columns[column].isSoft else { return }
    // What it was made of first: what is taken back is forgotten.
    var pending = [Int32(column)]
    var (seen, parts): (Set<Int32>, Set<Int>) = ([Int32(column)], [])
    while let column = pending.popLast() {
      var made: [Int32] = []
      if let part = columns[Int(column)].part.value {
        guard parts.insert(part).inserted else { continue }
        made = self.parts[part].rows
      } else if let definer = columns[Int(column)].definer.value {
        made = [Int32(definer)]
      }
      for row in made {
        for term in termRange(ofRow: Int(row)) {
          let other = terms[term].column
          if columns[Int(other)].isSoft, seen.insert(other).inserted { pending.append(other) }
        }
      }
    }
    for part in parts.sorted() { dissolve(part) }
  }

  /// Takes a column's place back, and those of all that was made of it.
  mutating func takeBack(column: Int) {
    var pending = [Int32(column)]
    takeBack(&pending)
  }

  /// Takes a part's columns back, and all that was made of them.
  mutating func dissolve(_ part: Int) {
    var pending: [Int32] = []
    dissolve(part, &pending)
    takeBack(&pending)
  }

  private mutating func takeBack(_ pending: inout [Int32]) {
    while let last = pending.popLast() {
      let column = Int(last)
      if let part = columns[column].part.value {
        dissolve(part, &pending)
      } else if let definer = columns[column].definer.value {
        columns[column].definer = .none
        if let step = columns[column].step.value { remove(step: step) }
        columns[column].step = .none
        noteTakenBack(column, definedBy: definer, &pending)
      }
    }
  }

  private mutating func remove(step: Int) {
    steps[step] = .none
    dirty.remove(step)
    emptySteps += 1
  }

  /// Counts a column that isn't placed any longer in the rows that have it, and lists what was made of it.
  private mutating func noteTakenBack(_ column: Int, definedBy definer: Int?, _ pending: inout [Int32]) {
    (columns[column].isSoft, columns[column].isOpen) = (false, false)
    loosen(column: column)
    var next = columns[column].firstTerm
    while let term = next.value {
      next = terms[term].next
      let row = Int(terms[term].row)
      rows[row].openCount += 1
      switch rows[row].role {
      case .defining:
        if row == definer {
          rows[row].role = .waiting
        } else if let made = rows[row].defined.value {
          pending.append(Int32(made))
        }
      case .inPart:
        if let part = rows[row].part.value, let first = parts[part].columns.first { pending.append(first) }
      case .checking:
        rows[row].role = .waiting
        if rows[row].isRequiredEquality { redundant.remove(Int32(row)) }
      case .idle: rows[row].role = .waiting
      case .waiting, .none: break
      }
      if rows[row].openCount == 1, rows[row].isRequiredEquality { candidates.append(Int32(row)) }
    }
  }

  private mutating func dissolve(_ number: Int, _ pending: inout [Int32]) {
    guard parts[number].isInUse else { return }
    let part = parts[number]
    parts[number] = Part(columns: [], rows: [], kind: .core, isInUse: false)
    if part.kind.isProvisional { provisionalCount -= 1 }
    if !omissionsOfParts.isEmpty { omissionsOfParts[Int32(number)] = nil }
    if let step = part.step.value { remove(step: step) }
    for row in part.rows {
      let row = Int(row)
      if rows[row].role == .inPart { rows[row].role = .waiting }
    }
    for column in part.columns { columns[Int(column)].part = .none }
    for column in part.columns { noteTakenBack(Int(column), definedBy: nil, &pending) }
    unusedParts.append(Int32(number))
  }

  /// Lets a column wait for its place.
  @inline(__always)
  mutating func loosen(column: Int) {
    guard !columns[column].isLoose else { return }
    columns[column].isLoose = true
    loose.append(Int32(column))
  }
}
