/// Substitutes required equalities, as far as rows stay short, independently of their right-hand sides.
///
/// A row with one column left makes it known. A row with two makes one column a multiple of the other, and the two
/// become one class (union-find with multiples). Longer rows are used too if their substitution adds few terms
/// elsewhere (`Presolve+Elimination`). The changed columns determine the next row, so that the work is near linear for
/// any order of the rows. The operations on right-hand sides are recorded as a straight-line program; nothing here
/// depends on their values.
struct Presolve: ~Copyable {
  let program: LinearProgram
  /// The terms of all rows: the program's own, followed by rewritten rows.
  var terms: GrowingArray<LinearProgram.Term>
  /// The number of rows: the program's, followed by the bounds of nonnegative columns that were substituted by several
  /// others.
  private(set) var rowCount: Int
  private let memory: FixedMemory
  /// Each row's position in `terms`.
  let first: FixedArray<Int32>
  let length: FixedArray<Int32>
  /// The number of a row's columns that changed since it was last brought up to date.
  let changes: FixedArray<Int32>
  let states: FixedArray<RowState>

  /// Each column's class, by its representative, and the multiple of it that the column equals, apart from its slot.
  let parents: FixedArray<Int32>
  let factors: FixedArray<Double>
  /// For each column, whether its slot already holds the column's value.
  let isKnown: FixedArray<Bool>
  /// The next column of the same class, in a cycle.
  private let next: FixedArray<Int32>
  /// The number of rows that contain a class's columns.
  private let weights: FixedArray<Int32>
  /// The row that each column was substituted by.
  let definitions: FixedArray<OptionalIndex>

  /// The ends of the lists of equalities that contain each column; the first column's list begins at 0.
  private let incidenceEnds: FixedArray<Int32>
  private let incidences: FixedArray<Int32>
  /// A Boolean that tells whether these lists are made.
  private var hasIncidences = false
  /// Rows that came to contain a column later: chains of nodes, and each column's first node.
  var laterRows: [(row: Int32, next: OptionalIndex)] = []
  var firstLater: [OptionalIndex] = []

  private var stack: [Int32] = []
  var path: [Int32] = []
  /// The position of a column's term in the long row that is being brought up to date.
  var seen: [OptionalIndex] = []
  var steps: GrowingArray<StraightLineProgram.Step>

  /// Equalities without columns: redundant if their slot is zero, contradictory otherwise.
  private(set) var checks: [Int32] = []
  /// The columns whose bounds the rows behind the program's are.
  private(set) var boundedColumns: [Int32] = []
  /// Columns that became sums of several others, in the order of their substitution, and their rows.
  private(set) var combinations: [(column: Int32, row: Int32)] = []
  /// A Boolean that tells whether nonnegative columns may become sums without a row for their bound, if others may
  /// imply it.
  let defersBounds: Bool
  /// The columns whose bounds must be implied.
  var deferredBounds: [Int32] = []

  /// The state of a row.
  enum RowState: UInt8 {
    /// An equality for substitution; on the stack or not.
    case queued, waiting
    /// An inequality or a goal.
    case other
    /// Substituted, redundant, or inactive.
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

  /// The number of arrays in `memory`, each of which may begin a little behind the one before.
  private static let arrayCount = 12

  /// Lists the remaining equalities that contain each column.
  private mutating func listIncidences() {
    hasIncidences = true
    for row in 0..<rowCount where states[row] == .waiting {
      for position in range(of: row) { weights[Int(terms[position].index)] += 1 }
    }
    // The beginning of each column's list, which moves to its end as the list is filled.
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

  /// The range of a row's terms.
  func range(of row: Int) -> Range<Int> {
    Int(first[row])..<Int(first[row] + length[row])
  }

  /// The slot of a row's right-hand side: rows first, then columns, then the added rows.
  func slot(ofRow row: Int) -> Int {
    row < program.rows.count ? row : row + program.columns.count
  }

  /// The slot of a column's value, or of its offset from the multiple of its representative.
  func slot(ofColumn column: Int) -> Int { program.rows.count + column }

  /// Notes that a column became the sum of others in a row.
  mutating func combine(_ column: Int, by row: Int) {
    states[row] = .done
    definitions[column] = OptionalIndex(row)
    combinations.append((Int32(column), Int32(row)))
  }

  /// Appends a row for a column's bound.
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
    // Superviews and earlier siblings are mostly known first, so a first pass needs no lists of columns' rows.
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

  /// Processes the rows on the stack until it is empty.
  mutating func drain() {
    while let row = stack.popLast() { take(Int(row), isFresh: false) }
  }

  /// Processes every changed row that wasn't taken, until none turns out to be short.
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

  /// Substitutes by a row if it is short.
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

  /// -1 divided by a coefficient. It needs no division for 1 or -1, as nearly all coefficients are.
  @inline(__always)
  static func negativeInverse(_ coefficient: Double) -> Double {
    coefficient == 1 ? -1 : coefficient == -1 ? 1 : -1 / coefficient
  }

  /// Makes one of two columns a multiple of the other: the one that occurs in fewer rows; in a tie, a free one.
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

  /// Puts the equalities that contain a class's columns on the stack, if enough of their columns changed.
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

  /// Calls a closure with every row that came to contain a column later.
  mutating func forEachLaterRow(of column: Int, _ body: (inout Presolve, Int) -> Void) {
    var node = firstLater[column]
    while let index = node.value {
      body(&self, Int(laterRows[index].row))
      node = laterRows[index].next
    }
  }

  /// Every column of a class, or `nil` if there are more than a maximum.
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

  /// Puts a rewritten equality on the stack.
  mutating func requeue(_ row: Int) {
    guard states[row] == .waiting else { return }
    states[row] = .queued
    stack.append(Int32(row))
  }

  /// The maximum length of rows that are looked at whenever one of their columns changes, because two may cancel.
  private static let shortRow = 8

  private mutating func touch(_ row: Int) {
    changes[row] += 1
    // Long rows are brought up to date when half of their columns have changed, not at each change.
    guard states[row] == .waiting, length[row] <= Self.shortRow || 2 * changes[row] >= length[row] else { return }
    states[row] = .queued
    stack.append(Int32(row))
  }
}
