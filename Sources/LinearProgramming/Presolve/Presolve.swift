/// Substitutes required equalities, as far as rows stay short, whatever their numbers on the right are.
///
/// A row with one column left makes it known; a row with two makes one column a multiple of the other, and the two
/// become one class (union-find with multiples); of longer rows, those whose substitution adds few terms elsewhere are
/// substituted too (`Presolve+Elimination`). Which row is looked at next follows from which columns changed, so that the
/// work is near linear in whatever order the rows stand. What happens to right-hand sides is written down as a
/// straight-line program; nothing here depends on them.
struct Presolve: ~Copyable {
  let program: LinearProgram
  /// The terms of all rows: the program's own, then rewritten rows behind them.
  var terms: GrowingArray<LinearProgram.Term>
  /// The number of rows: the program's, then those of columns that aren't negative and were substituted by several
  /// others.
  private(set) var rowCount: Int
  private let memory: FixedMemory
  /// Each row's position in `terms`.
  let first: FixedArray<Int32>
  let length: FixedArray<Int32>
  /// How many of a row's columns changed since it was last brought up to date.
  let changes: FixedArray<Int32>
  let states: FixedArray<RowState>

  /// Each column's class, by its representative, and the multiple of it that the column is, beside its slot.
  let parents: FixedArray<Int32>
  let factors: FixedArray<Double>
  /// Columns whose slot is their value.
  let isKnown: FixedArray<Bool>
  /// The next column of the same class, in a circle.
  private let next: FixedArray<Int32>
  /// The number of rows that a class's columns stand in.
  private let weights: FixedArray<Int32>
  /// The row that each column was substituted by.
  let definitions: FixedArray<OptionalIndex>

  /// The equalities that each column stands in: where its list ends, for the list of the first column begins at 0.
  private let incidenceEnds: FixedArray<Int32>
  private let incidences: FixedArray<Int32>
  /// Whether they are listed.
  private var hasIncidences = false
  /// Rows that a column came to stand in later: chains of nodes, and each column's first.
  var laterRows: [(row: Int32, next: OptionalIndex)] = []
  var firstLater: [OptionalIndex] = []

  private var stack: [Int32] = []
  var path: [Int32] = []
  /// Where a column's term stands in the long row that is brought up to date.
  var seen: [OptionalIndex] = []
  var steps: GrowingArray<StraightLineProgram.Step>

  /// Equalities without columns: redundant where their slot is zero, contradictory otherwise.
  private(set) var checks: [Int32] = []
  /// The columns that the rows behind the program's are bounds of.
  private(set) var boundedColumns: [Int32] = []
  /// Columns that became sums of several others, in the order of their substitution, and their rows.
  private(set) var combinations: [(column: Int32, row: Int32)] = []
  /// Whether columns that aren't negative may become sums without a row that says so, where it may follow from the others.
  let defersBounds: Bool
  /// The columns of which it has to follow.
  var deferredBounds: [Int32] = []

  /// What is to be done about a row.
  enum RowState: UInt8 {
    /// An equality to substitute by; on the stack or not.
    case queued, waiting
    /// An inequality or a goal.
    case other
    /// Substituted, redundant, or not taking part.
    case done
  }

  init(_ program: LinearProgram, defersBounds: Bool) {
    self.program = program
    self.defersBounds = defersBounds
    terms = GrowingArray(program.terms, reserving: 0)
    rowCount = program.rows.count
    let columnCount = program.columns.count
    let maximumRows = rowCount + columnCount
    var memory = FixedMemory(
      (3 * maximumRows, 4), (maximumRows, 1), (4 * columnCount, 4), (columnCount, 8), (columnCount, 1),
      (columnCount, 4),
      (program.terms.count, 4), (Self.arrayCount, 16))
    first = memory.array(repeating: 0, count: maximumRows)
    length = memory.array(repeating: 0, count: maximumRows)
    changes = memory.array(repeating: 0, count: maximumRows)
    states = memory.array(repeating: .done, count: maximumRows)
    parents = memory.array(repeating: 0, count: columnCount)
    next = memory.array(repeating: 0, count: columnCount)
    factors = memory.array(repeating: 1, count: columnCount)
    isKnown = memory.array(repeating: false, count: columnCount)
    weights = memory.array(repeating: 0, count: columnCount)
    definitions = memory.array(repeating: .none, count: columnCount)
    incidenceEnds = memory.array(repeating: 0, count: columnCount)
    incidences = memory.array(repeating: 0, count: program.terms.count)
    self.memory = memory
    steps = GrowingArray(reserving: program.terms.count + columnCount)
    for column in 0..<columnCount {
      parents[column] = Int32(column)
      next[column] = Int32(column)
    }

    for row in 0..<rowCount {
      let header = program.rows[row]
      let range = program.terms(of: row)
      first[row] = Int32(range.lowerBound)
      length[row] = Int32(range.count)
      states[row] = header.isSubstitutable ? .waiting : header.isActive ? .other : .done
    }
  }

  /// The arrays that stand in `memory`, each of which may begin a little behind the one before.
  private static let arrayCount = 12

  /// Lists the rows that each column stands in, of the equalities that are left.
  private mutating func listIncidences() {
    hasIncidences = true
    for row in 0..<rowCount where states[row] == .waiting {
      for position in range(of: row) { weights[Int(terms[position].index)] += 1 }
    }
    // First each column's beginning, which then moves to its end.
    var total: Int32 = 0
    for column in 0..<weights.count {
      incidenceEnds[column] = total
      total += weights[column]
    }
    for row in 0..<rowCount where states[row] == .waiting {
      for position in range(of: row) {
        let column = Int(terms[position].index)
        incidences[Int(incidenceEnds[column])] = Int32(row)
        incidenceEnds[column] += 1
      }
    }
  }

  // MARK: Rows

  /// Where a row's terms stand.
  func range(of row: Int) -> Range<Int> {
    Int(first[row])..<Int(first[row] + length[row])
  }

  /// The slot of a row's right-hand side: rows first, then columns, then the rows that were added.
  func slot(ofRow row: Int) -> Int {
    row < program.rows.count ? row : row + program.columns.count
  }

  /// The slot of a column's value, or of what it has beside the multiple of its representative.
  func slot(ofColumn column: Int) -> Int { program.rows.count + column }

  /// Notes that a column became the sum of others in a row.
  mutating func combine(_ column: Int, by row: Int) {
    states[row] = .done
    definitions[column] = OptionalIndex(row)
    combinations.append((Int32(column), Int32(row)))
  }

  /// Adds a column's bound as a row behind all others.
  mutating func appendBound(of column: Int, _ newTerms: [LinearProgram.Term]) -> Int {
    boundedColumns.append(Int32(column))
    first[rowCount] = Int32(terms.count)
    length[rowCount] = Int32(newTerms.count)
    states[rowCount] = .other
    terms.append(contentsOf: newTerms)
    rowCount += 1
    return rowCount - 1
  }

  // MARK: Substitution by rows of one and two columns

  /// Substitutes until no equality with one or two columns is left.
  mutating func substituteShortRows() {
    // Superviews and earlier siblings are known first, most times: a first pass needs no lists of who stands where.
    var isEmpty = true
    for row in 0..<rowCount where states[row] == .waiting {
      normalise(row)
      if length[row] <= 1 { take(row, isFresh: true) } else { isEmpty = false }
    }
    guard !isEmpty else { return }
    listIncidences()
    for row in 0..<rowCount where states[row] == .waiting {
      take(row, isFresh: false)
      drain()
    }
    settle()
  }

  /// Takes rows from the stack until it is empty.
  mutating func drain() {
    while let row = stack.popLast() { take(Int(row), isFresh: false) }
  }

  /// Looks at every row that had changes without being taken, until none turns out short.
  mutating func settle() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for row in 0..<rowCount where states[row] == .waiting && changes[row] > 0 {
        normalise(row)
        guard length[row] <= 2 else { continue }
        isSettled = false
        take(row, isFresh: true)
        drain()
      }
    }
  }

  /// Substitutes by a row, if it is short.
  private mutating func take(_ row: Int, isFresh: Bool) {
    guard states[row] == .queued || states[row] == .waiting else { return }
    states[row] = .waiting
    if !isFresh { normalise(row) }
    let position = Int(first[row])
    switch length[row] {
    case 0:
      states[row] = .done
      checks.append(Int32(row))
    case 1:
      states[row] = .done
      let term = terms[position]
      let column = Int(term.index)
      steps.add(slot(ofRow: row), times: Self.negativeInverse(term.coefficient), to: slot(ofColumn: column))
      isKnown[column] = true
      definitions[column] = OptionalIndex(row)
      touchRows(ofClass: column)
    case 2:
      states[row] = .done
      join(terms[position], terms[position + 1], by: row)
    default:
      break
    }
  }

  /// -1 divided by a coefficient, without the division where it is 1 or -1, as nearly all are.
  @inline(__always)
  static func negativeInverse(_ coefficient: Double) -> Double {
    coefficient == 1 ? -1 : coefficient == -1 ? 1 : -1 / coefficient
  }

  /// Makes one of two columns a multiple of the other: the one that stands in fewer rows, or rather one that is free.
  private mutating func join(_ a: LinearProgram.Term, _ b: LinearProgram.Term, by row: Int) {
    let (columnA, columnB) = (Int(a.index), Int(b.index))
    let isAChosen =
      weights[columnA] == weights[columnB]
      ? !program.columns[columnA].isNonnegative || program.columns[columnB].isNonnegative
      : weights[columnA] < weights[columnB]
    let (gone, kept) = isAChosen ? (a, b) : (b, a)
    let (column, representative) = (Int(gone.index), Int(kept.index))
    parents[column] = kept.index
    definitions[column] = OptionalIndex(row)
    let inverse = Self.negativeInverse(gone.coefficient)
    factors[column] = kept.coefficient * inverse
    steps.add(slot(ofRow: row), times: inverse, to: slot(ofColumn: column))
    touchRows(ofClass: column)
    weights[representative] += weights[column]
    (next[column], next[representative]) = (next[representative], next[column])
  }

  /// Puts the equalities that a class's columns stand in on the stack, where enough of their columns changed.
  mutating func touchRows(ofClass representative: Int) {
    guard hasIncidences else { return }
    var column = representative
    repeat {
      let start = column == 0 ? 0 : Int(incidenceEnds[column - 1])
      for position in start..<Int(incidenceEnds[column]) { touch(Int(incidences[position])) }
      if !firstLater.isEmpty { forEachLaterRow(of: column) { $0.touch($1) } }
      column = Int(next[column])
    } while column != representative
  }

  /// Calls a closure with every row that a column came to stand in later.
  mutating func forEachLaterRow(of column: Int, _ body: (inout Presolve, Int) -> Void) {
    var node = firstLater[column]
    while let index = node.value {
      body(&self, Int(laterRows[index].row))
      node = laterRows[index].next
    }
  }

  /// Every column of a class, or `nil` where there are more than so many.
  func members(ofClass representative: Int, atMost maximum: Int = .max) -> [Int]? {
    var members = [representative]
    var column = Int(next[representative])
    while column != representative {
      guard members.count < maximum else { return nil }
      members.append(column)
      column = Int(next[column])
    }
    return members
  }

  /// Puts an equality that was rewritten on the stack.
  mutating func requeue(_ row: Int) {
    guard states[row] == .waiting else { return }
    states[row] = .queued
    stack.append(Int32(row))
  }

  /// Rows of so many columns are looked at whenever one of them changes: two may cancel.
  private static let shortRow = 8

  private mutating func touch(_ row: Int) {
    changes[row] += 1
    // Long rows are brought up to date when half of their columns changed, not at each.
    guard states[row] == .waiting, length[row] <= Self.shortRow || 2 * changes[row] >= length[row] else { return }
    states[row] = .queued
    stack.append(Int32(row))
  }
}
