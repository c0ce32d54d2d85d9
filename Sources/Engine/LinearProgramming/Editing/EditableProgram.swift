/// A linear program that is edited while it is kept solved, at the cost of what an edit touches.
///
/// Where `ParametricSolver` takes a program whole and finds out how it depends on parameters, this one has numbers alone, and
/// columns and rows with names that last. Columns are *placed* one after the other:
///
/// 1. An equality with one column left places it: forward substitution.
/// 2. Equalities that are as many as their columns, and can't be had apart, place these together: a *block*.
/// 3. What stays open falls into *cores*, which rows connect: inequalities, goals, and too few equalities. A column that is in
///    one row alone, an equality, is taken out before, and placed by that behind its core.
///
/// Steps stand in an order, each behind those that it was made of. A constant that changes is sent along them as far as values
/// change. A row that comes or goes takes back the steps that depend on it, which are then made anew.
///
/// Requirements that conflict make a core of all that is connected with them, whose program leaves something out
/// (`LinearProgram.Conflict`). So does what a core leaves open of a component: stays are settled in the order of all its columns.
///
/// What comes out depends on what the program says, not on how it came to say it: steps are the same whatever the order of edits,
/// and what more than one row decides is rounded to a grid that is finer than anything seen (`PartShape.grid`).
package struct EditableProgram: ~Copyable {
  /// An unknown.
  struct Column: BitwiseCopyable {
    var value: Double
    /// The value that the column keeps where nothing else settles it.
    var stay: Double
    /// The first of its terms, which are a list.
    var firstTerm = OptionalIndex.none
    /// The row that places it, if one does.
    var definer = OptionalIndex.none
    /// The part that places it, if one does.
    var part = OptionalIndex.none
    /// The place of its row's step.
    var step = OptionalIndex.none
    /// The column's index in its part, or in the component at hand.
    var localIndex: Int32 = 0
    var isNonnegative: Bool
    var isInUse = true
    /// True if the value changed since the last solution.
    var isChanged = false
    /// True if the column waits for a place.
    var isLoose = false
    /// True if more than equalities determine the column, so that new rows may move it.
    var isSoft = false
    /// True if the column is open, or depends on an open column by equalities.
    var isOpen = false

    var isPlaced: Bool { definer != .none || part != .none }
  }

  /// The role of a row.
  enum Role: UInt8, BitwiseCopyable {
    /// There is no such row.
    case none
    /// Not all its columns are placed.
    case waiting
    /// It places a column.
    case defining
    /// It belongs to a part, which places columns.
    case inPart
    /// All its columns are placed, and it has to hold.
    case checking
    /// All its columns are placed, and it is as near as it can be.
    case idle
  }

  struct Row: BitwiseCopyable {
    var constant: Double
    var firstTerm: Int32
    var termCount: Int32
    /// The number of its columns that aren't placed.
    var openCount: Int32 = 0
    /// The column that the row places, or the part with the row.
    var target = OptionalIndex.none
    /// The item that asks for a requirement, if one does; of a goal, its place among the goals.
    var number = OptionalIndex.none
    /// The relation of a requirement; of a goal, none.
    var relation: LinearProgram.Relation?
    var role = Role.waiting
    /// True if the row waits to be looked at.
    var isPending = false

    /// The column that it places.
    var defined: OptionalIndex { role == .defining ? target : .none }
    /// The part that it is in.
    var part: OptionalIndex { role == .inPart ? target : .none }
    /// True if the row may place a column.
    var isRequiredEquality: Bool { relation == .equal }
    /// True if the row holds by definition: nobody asks for it.
    var isGiven: Bool { relation != nil && number == .none }
    /// The item that asks for a requirement.
    var item: Int32? { relation == nil ? nil : number.value.map { Int32(truncatingIfNeeded: $0) } }
  }

  /// A coefficient of a column in a row, and its place among the column's terms.
  struct Term: BitwiseCopyable {
    var coefficient: Double
    var column: Int32
    var row: Int32
    var next = OptionalIndex.none
    var previous = OptionalIndex.none
  }

  /// A value that a column had at the last solution.
  struct Change: BitwiseCopyable {
    let column: Int32
    let old: Double
  }

  /// The name of a row, until it is removed.
  package struct RowID: Hashable, Sendable, BitwiseCopyable {
    let index: Int32

    /// The name of no row.
    package static let none = RowID(index: -1)
  }

  /// The memory of the arrays for which room was made.
  private var block: FixedMemory?
  var columns = GrowingArray<Column>(reserving: 64)
  var terms = GrowingArray<Term>(reserving: 256)
  var rows = GrowingArray<Row>(reserving: 64)
  private var goals = GrowingArray<LinearProgram.Goal>(reserving: 16)
  private var unusedGoals = GrowingArray<Int32>(reserving: 8)
  private var unusedRows = GrowingArray<Int32>(reserving: 8)
  /// The first of the places of unused terms, by how many stand there; of each the next one is its first term's.
  private var unusedTerms = GrowingArray<OptionalIndex>(reserving: 8)

  /// The steps that place columns, ordered by dependency.
  var steps = GrowingArray<Step>(reserving: 64)
  /// The number of steps that were taken back.
  var emptySteps = 0
  /// The steps that have to be computed.
  var dirty = PlaceQueue()
  /// The first of the steps that were added since all were computed: from there on all have to be.
  var firstNewStep = Int.max

  /// Rows that may place a column.
  var candidates = GrowingArray<Int32>(reserving: 16)
  /// Rows that have to hold, and, as complements, columns that mustn't be negative, to be looked at.
  var pendingChecks = GrowingArray<Int32>(reserving: 16)
  /// Columns that aren't placed.
  var loose = GrowingArray<Int32>(reserving: 16)
  /// Equalities that place nothing, for others have placed all their columns.
  var redundant: Set<Int32> = []
  /// A Boolean that says that something was placed or taken back since equalities that are too many were last looked at.
  var isRestructured = false
  var parts: [Part] = []
  var unusedParts: [Int32] = []
  /// The parts that were taken for conflicts or open columns, and are touched.
  var touchedWholes: [Int32] = []
  /// The number of such parts.
  var provisionalCount = 0
  /// The items left out of the parts that don't hold as a whole. (They are large, and such parts few.)
  var omissionsOfParts: [Int32: PartOmission] = [:]
  /// The number of times that a part was solved.
  package internal(set) var solvedPartCount = 0
  var shapes = PartShapes()
  var leaves = LeafSearch()
  /// Columns whose values changed, with what they were.
  var changes = GrowingArray<Change>(reserving: 16)

  /// The row that is being put together.
  @usableFromInline var openConstant = 0.0
  private var openTerms = GrowingArray<LinearProgram.Term>(reserving: 16)
  @usableFromInline var lastRow = RowID.none

  /// A program without columns or rows.
  package init() {}

  /// Makes room for a program of so many columns and rows, which have so many terms.
  ///
  /// All arrays share one block of memory. With a block for each, `malloc` gave the memory of a program back to the system and
  /// asked for it anew with every program: 250 page faults for a screen of 1,000 views, half of the program's time.
  ///
  /// - Precondition: No room was made before.
  package mutating func reserve(columns: Int, rows: Int, terms: Int) {
    precondition(block == nil, "room is made once")
    var block = FixedMemory(
      (columns, MemoryLayout<Column>.stride), (rows, MemoryLayout<Row>.stride), (terms, MemoryLayout<Term>.stride),
      (columns, MemoryLayout<Step>.stride), (columns, MemoryLayout<Change>.stride), (columns, 4), (rows, 4))
    self.columns.reserve(columns, in: &block)
    self.rows.reserve(rows, in: &block)
    self.terms.reserve(terms, in: &block)
    steps.reserve(columns, in: &block)
    changes.reserve(columns, in: &block)
    loose.reserve(columns, in: &block)
    candidates.reserve(rows, in: &block)
    self.block = consume block
  }

  // MARK: Columns

  /// Adds a column, or takes one into use again.
  ///
  /// - Parameters:
  ///   - index: The number of an unused column, or the next number.
  ///   - isNonnegative: Whether it mustn't be negative.
  ///   - stay: The value that the column keeps where nothing settles it.
  package mutating func addColumn(_ index: Int, isNonnegative: Bool, stay: Double) {
    let column = Column(value: .nan, stay: stay, isNonnegative: isNonnegative)
    if index == columns.count {
      columns.append(column)
    } else {
      precondition(!columns[index].isInUse, "a column that isn't in use")
      columns[index] = column
    }
    loosen(column: index)
  }

  /// Takes a column out of use.
  ///
  /// - Precondition: No row has it.
  package mutating func removeColumn(_ index: Int) {
    precondition(columns[index].firstTerm == .none, "a column that no row has")
    takeBack(column: index)
    columns[index].isInUse = false
  }

  /// Changes what a column is where nothing settles it.
  package mutating func setStay(_ stay: Double, ofColumn index: Int) {
    guard columns[index].stay != stay else { return }
    columns[index].stay = stay
    if let part = columns[index].part.value { touch(part: part) }
  }

  /// Lets a column be negative, or not.
  package mutating func setNonnegative(_ isNonnegative: Bool, ofColumn index: Int) {
    guard columns[index].isNonnegative != isNonnegative else { return }
    columns[index].isNonnegative = isNonnegative
    takeBackSoft(column: index)
    if isNonnegative { pendingChecks.append(~Int32(index)) }
  }

  /// Decides anew what of a column isn't decided by equalities alone, for its rank is another.
  package mutating func noteRank(ofColumn index: Int) { takeBackSoft(column: index) }

  // MARK: Rows

  /// Removes a row.
  package mutating func removeRow(_ id: RowID) {
    let row = Int(id.index)
    detach(row)
    let first = Int(rows[row].firstTerm)
    let count = Int(rows[row].termCount)
    for position in first..<first + count { unlink(position) }
    if count > 0 { giveBack(first, count) }
    rows[row].role = .none
    forgetGoal(ofRow: row)
    unusedRows.append(id.index)
  }

  /// Changes the constant beside a row's columns.
  package mutating func setConstant(_ constant: Double, of id: RowID) {
    let row = Int(id.index)
    guard rows[row].constant != constant else { return }
    rows[row].constant = constant
    noteChange(inRow: row)
  }

  /// Changes what a row asks for.
  package mutating func setKind(_ kind: LinearProgram.RowKind, of id: RowID) {
    let row = Int(id.index)
    guard self.kind(ofRow: row) != kind else { return }
    detach(row)
    forgetGoal(ofRow: row)
    note(kind, ofRow: row)
    attach(row)
  }

  /// Returns the kind of a row.
  @inline(__always)
  func kind(ofRow row: Int) -> LinearProgram.RowKind {
    guard let relation = rows[row].relation else { return .goal(goal(ofRow: row)) }
    return .requirement(relation, item: rows[row].item)
  }

  @inline(__always)
  private func goal(ofRow row: Int) -> LinearProgram.Goal {
    guard let place = rows[row].number.value else { preconditionFailure("a goal has its place") }
    return goals[place]
  }

  private mutating func note(_ kind: LinearProgram.RowKind, ofRow row: Int) {
    switch kind {
    case .requirement(let relation, let item):
      rows[row].relation = relation
      rows[row].number = item.map { OptionalIndex(Int($0)) } ?? .none
    case .goal(let goal):
      let place = unusedGoals.popLast().map(Int.init) ?? goals.count
      if place == goals.count { goals.append(goal) } else { goals[place] = goal }
      rows[row].relation = nil
      rows[row].number = OptionalIndex(place)
    }
  }

  private mutating func forgetGoal(ofRow row: Int) {
    guard rows[row].relation == nil, let place = rows[row].number.value else { return }
    unusedGoals.append(Int32(truncatingIfNeeded: place))
  }

  // The program is large, and a call of another module's function that only reads it would copy all of it: what is read
  // of each row is inlined.

  /// The constant of the row that was begun, so far.
  @inlinable package var openedConstant: Double { openConstant }

  /// The row that was ended last.
  @inlinable package var endedRow: RowID { lastRow }

  private mutating func link(_ term: Int) {
    let column = Int(terms[term].column)
    terms[term].previous = .none
    terms[term].next = columns[column].firstTerm
    if let next = columns[column].firstTerm.value { terms[next].previous = OptionalIndex(term) }
    columns[column].firstTerm = OptionalIndex(term)
  }

  private mutating func unlink(_ term: Int) {
    let (previous, next) = (terms[term].previous, terms[term].next)
    if let next = next.value { terms[next].previous = previous }
    if let previous = previous.value {
      terms[previous].next = next
    } else {
      columns[Int(terms[term].column)].firstTerm = next
    }
  }
}

// MARK: Putting rows together

extension EditableProgram: RowBuilder {
  package mutating func beginRow(constant: Double) {
    openConstant = constant
    openTerms.removeAll()
  }

  package mutating func add(column: Int, times coefficient: Double) {
    let index = Int32(truncatingIfNeeded: column)
    for position in 0..<openTerms.count where openTerms[position].index == index {
      openTerms[position].coefficient += coefficient
      return
    }
    openTerms.append(LinearProgram.Term(index: index, coefficient: coefficient))
  }

  package mutating func add(newColumn column: Int, times coefficient: Double) {
    openTerms.append(LinearProgram.Term(index: Int32(truncatingIfNeeded: column), coefficient: coefficient))
  }

  package mutating func add(parameter: Int, times coefficient: Double) {
    preconditionFailure("an editable program has numbers alone")
  }

  package mutating func add(constant: Double) { openConstant += constant }

  package mutating func endRow(_ kind: LinearProgram.RowKind, isActive: Bool) {
    openTerms.removeAll { $0.coefficient == 0 }
    let row = unusedRows.popLast().map(Int.init) ?? rows.count
    let unused = openTerms.count < unusedTerms.count ? unusedTerms[openTerms.count].value : nil
    let first = unused ?? terms.count
    if let unused { unusedTerms[openTerms.count] = terms[unused].next }
    for offset in 0..<openTerms.count {
      let open = openTerms[offset]
      let term = Term(coefficient: open.coefficient, column: open.index, row: Int32(truncatingIfNeeded: row))
      if unused == nil { terms.append(term) } else { terms[first + offset] = term }
      link(first + offset)
    }
    let made = Row(constant: openConstant, firstTerm: Int32(first), termCount: Int32(openTerms.count))
    if row == rows.count { rows.append(made) } else { rows[row] = made }
    note(kind, ofRow: row)
    lastRow = RowID(index: Int32(row))
    attach(row)
  }

  /// Lets the place of a row's terms be taken by another row of as many.
  private mutating func giveBack(_ first: Int, _ count: Int) {
    while unusedTerms.count <= count { unusedTerms.append(.none) }
    terms[first].next = unusedTerms[count]
    unusedTerms[count] = OptionalIndex(first)
  }
}
