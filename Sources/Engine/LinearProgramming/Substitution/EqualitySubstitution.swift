/// Substitutes equalities as they are read, row by row, and keeps no program.
///
/// A row with one column left makes it known. Most rows of a screen do so once the columns of others are known: they
/// form a triangular system, which is solved by forward substitution. The remaining equalities mostly have two columns.
/// Each makes one a multiple of the other, plus an affine form, and the two become one class. Rows with more columns
/// wait, and are written anew when one of these becomes known or a multiple.
///
///     var substitution = EqualitySubstitution(columnCount: 2, parameterCount: 1, rowCount: 2)
///     write(0, to: &substitution)                                // x₁ - x₀ - 8 = 0: it waits for one of its columns
///     write(1, to: &substitution)                                // x₀ - p₀ = 0: x₀ is known, and row 0 is ready
///     substitution.substitute { write($1, to: &$0) }
///
/// All known columns are affine in the parameters. The result of classes depends on the rows' order, within rounding.
package struct EqualitySubstitution: ~Copyable, ForwardSubstitution {
  /// Each column's form, one after the other: the value once it is known, else the offset from the multiple of the representative.
  ///
  /// It is the first property because of the thread sanitizer: for an assignment to an element behind a pointer, the
  /// compiler takes the first property of a value for its address, and aborts if that is an integer.
  @usableFromInline let forms: UnsafeMutablePointer<Double>
  /// The number of doubles of an affine form.
  @usableFromInline let width: Int
  let columnCount: Int
  private let rowCount: Int
  private let memory: FixedMemory
  @usableFromInline let known: UnsafeMutablePointer<Bool>
  /// Each column's class, by a column nearer to the representative, and the multiple of that.
  @usableFromInline let parents: UnsafeMutablePointer<Int32>
  @usableFromInline let factors: UnsafeMutablePointer<Double>
  private var path: [Int32] = []

  /// The state of each equality.
  private let states: UnsafeMutablePointer<RowState>
  /// The rows that wait for each representative: chains of nodes, and each column's first node.
  private let firstWaiting: UnsafeMutablePointer<OptionalIndex>
  private var waiting: [(row: Int32, next: OptionalIndex)] = []
  /// The rows that are ready to be written anew.
  private var ready: [Int32] = []

  /// The current row's part without unknown columns, and its unknown columns, each once.
  @usableFromInline let rowForm: UnsafeMutablePointer<Double>
  @usableFromInline let openTerms: UnsafeMutablePointer<LinearProgram.Term>
  @usableFromInline var openCount = 0
  /// A Boolean that tells whether there are more of them than are kept.
  @usableFromInline var isLong = false

  /// The number of the current equality, below the announced number of rows.
  package var number = 0
  /// A Boolean that tells whether columns become multiples of others. If not, rows of two columns wait too.
  package var isJoining = false
  /// A Boolean that tells whether inequalities and goals with unknown columns are kept.
  package var isKeepingRows = false
  /// A Boolean that tells whether it gave up: an equality was redundant, a condition can't hold, a row has many
  /// columns, or rows became ready again and again.
  package internal(set) var hasGivenUp = false
  /// The number of times that waiting rows were looked at, and its maximum for each row and column.
  private var looks = 0
  private static let maximumLooks = 64

  /// The smallest and the largest absolute value of a coefficient.
  @usableFromInline var smallest = Double.infinity
  @usableFromInline var largest = 0.0
  /// The conditions, and the remaining system.
  var system: ClosedFormSystem

  /// The state of an equality.
  private enum RowState: UInt8 {
    case unwritten, waiting, ready, done
  }

  /// The maximum number of unknown columns of a row; longer rows are left to others.
  @usableFromInline static var maximumOpenTerms: Int { 8 }

  /// Creates a substitution in which no column is known.
  ///
  /// - Parameters:
  ///   - columnCount: The number of columns.
  ///   - parameterCount: The number of parameters.
  ///   - rowCount: The number of equalities that will be written.
  package init(columnCount: Int, parameterCount: Int, rowCount: Int) {
    let width = parameterCount + 1
    var memory = FixedMemory(
      ((columnCount + 1) * width, 8), (columnCount, 8), (Self.maximumOpenTerms, 16), (columnCount, 4), (columnCount, 4),
      (rowCount, 1), (columnCount, 1))
    forms = memory.array(repeating: 0.0, count: (columnCount + 1) * width).start
    rowForm = forms + columnCount * width
    factors = memory.array(repeating: 1.0, count: columnCount).start
    openTerms =
      memory.array(repeating: LinearProgram.Term(index: 0, coefficient: 0), count: Self.maximumOpenTerms).start
    parents = memory.array(repeating: 0, count: columnCount).start
    for column in 0..<columnCount { parents[column] = Int32(column) }
    firstWaiting = memory.array(repeating: OptionalIndex.none, count: columnCount).start
    states = memory.array(repeating: RowState.unwritten, count: rowCount).start
    known = memory.array(repeating: false, count: columnCount).start
    self.memory = memory
    self.width = width
    self.columnCount = columnCount
    self.rowCount = rowCount
    system = ClosedFormSystem(width: width)
  }

  // MARK: Columns

  /// Finds the representative of a column's class. Afterwards the column points to it directly, or is known itself.
  @usableFromInline
  mutating func representative(of column: Int) -> Int {
    var root = Int(parents[column])
    guard root != column else { return column }
    if parents[root] != Int32(root) {
      path.removeAll(keepingCapacity: true)
      root = column
      while parents[root] != Int32(root) {
        path.append(Int32(root))
        root = Int(parents[root])
      }
      for member in path.dropLast().reversed() { hang(Int(member), on: root) }
    }
    guard known[root] else { return root }
    addMultiple(of: root, factors[column], to: forms + column * width)
    known[column] = true
    parents[column] = Int32(column)
    return column
  }

  /// Makes a column whose parent points to the representative point to it directly.
  private func hang(_ column: Int, on root: Int) {
    let parent = Int(parents[column])
    addMultiple(of: parent, factors[column], to: forms + column * width)
    factors[column] *= factors[parent]
    parents[column] = Int32(root)
  }

  @inlinable
  @inline(__always)
  func addMultiple(of column: Int, _ factor: Double, to form: UnsafeMutablePointer<Double>) {
    let source = forms + column * width
    for offset in 0..<width { form[offset] += factor * source[offset] }
  }

  // MARK: Equalities

  /// A Boolean that tells whether the last row has unknown columns.
  @inlinable package var isOpen: Bool { openCount > 0 || isLong }

  /// Ends the current row as an equality.
  package mutating func endEquality() {
    guard !isLong else {
      hasGivenUp = true
      return
    }
    let first = openTerms[0]
    if openCount > (isJoining ? 2 : 1) {
      wait()
      return
    }
    states[number] = .done
    if openCount == 2 {
      join(first, openTerms[1])
    } else if openCount == 1 {
      let inverse = Presolve.negativeInverse(first.coefficient)
      let form = forms + Int(first.index) * width
      for offset in 0..<width { form[offset] = inverse * rowForm[offset] }
      smallest = min(smallest, abs(first.coefficient))
      known[Int(first.index)] = true
      wakeRows(of: Int(first.index))
    } else {
      hasGivenUp = true
    }
  }

  /// Makes the current row wait for each of its columns. It may already wait for some representatives.
  private mutating func wait() {
    if states[number] == .unwritten {
      for position in 0..<openCount {
        let column = Int(openTerms[position].index)
        waiting.append((Int32(number), firstWaiting[column]))
        firstWaiting[column] = OptionalIndex(waiting.count - 1)
      }
    }
    states[number] = .waiting
  }

  /// Makes one of two columns a multiple of the other: the one with the larger coefficient, so that the multiple isn't
  /// large.
  private mutating func join(_ a: LinearProgram.Term, _ b: LinearProgram.Term) {
    let (gone, kept) = abs(a.coefficient) >= abs(b.coefficient) ? (a, b) : (b, a)
    let inverse = Presolve.negativeInverse(gone.coefficient)
    let column = Int(gone.index)
    smallest = min(smallest, abs(gone.coefficient))
    parents[column] = kept.index
    factors[column] = kept.coefficient * inverse
    for offset in 0..<width { forms[column * width + offset] = inverse * rowForm[offset] }
    guard let last = wakeRows(of: column) else { return }
    waiting[last].next = firstWaiting[Int(kept.index)]
    firstWaiting[Int(kept.index)] = firstWaiting[column]
  }

  /// Makes the rows that wait for a column ready; returns the last node of their chain.
  @discardableResult
  private mutating func wakeRows(of column: Int) -> Int? {
    var last: Int?
    var next = firstWaiting[column]
    while let node = next.value {
      let row = waiting[node].row
      if states[Int(row)] == .waiting {
        states[Int(row)] = .ready
        ready.append(row)
      }
      last = node
      next = waiting[node].next
      looks += 1
    }
    // A chain that is passed on with each of its columns would be searched each time.
    if looks > Self.maximumLooks * (rowCount + columnCount) {
      hasGivenUp = true
      ready.removeAll()
    }
    return last
  }

  /// The next row to be written anew, because a column that it waited for is now known, or a multiple of another.
  package mutating func nextReadyRow() -> Int? { ready.popLast().map(Int.init) }

  /// Returns the equalities that wait for columns, and empties their list.
  package mutating func takeWaitingRows() -> [Int] {
    let rows = (0..<rowCount).filter { [states] in states[$0] == .waiting }
    for row in rows { states[row] = .unwritten }
    if !rows.isEmpty { for column in 0..<columnCount { firstWaiting[column] = .none } }
    waiting.removeAll()
    return rows
  }

  // MARK: What else has to hold

  /// Ends the current row as an inequality without unknown columns.
  package mutating func endCondition(_ relation: LinearProgram.Relation) {
    require(rowForm, times: relation == .atMost ? -1 : 1)
  }

  /// Requires that a column isn't negative.
  package mutating func require(nonnegative column: Int) {
    let representative = representative(of: column)
    if known[column] {
      require(forms + column * width, times: 1)
    } else if representative == column {
      system.nonnegative.append(Int32(column))
    } else {
      beginRow(constant: 0)
      add(column: column, times: 1)
      system.append(.requirement(.atLeast, item: nil), openTerms, openCount, rowForm)
    }
  }

  /// Requires that a form isn't negative.
  private mutating func require(_ form: UnsafeMutablePointer<Double>, times sign: Double) {
    guard !AffineForm(form, parameterCount: width - 1).isConstant() else {
      if sign * form[0] < -Tolerances.condition { hasGivenUp = true }
      return
    }
    for offset in 0..<width { system.conditions.numbers.append(sign * form[offset]) }
  }

  /// Reserves memory for conditions, and for kept rows.
  package mutating func reserve(conditions: Int) { system.conditions.reserve(conditions) }

  /// The result; `nil` if a column has no row, or is connected with more than one other.
  package consuming func closedFormSystem() -> ClosedFormSystem? {
    for column in 0..<columnCount {
      let representative = representative(of: column)
      guard !known[column] else { continue }
      if representative == column {
        system.open.append(Int32(column))
      } else {
        system.multiples.append(
          ClosedFormSystem.Multiple(
            column: Int32(column), of: Int32(representative), factor: factors[column]))
      }
    }
    system.forms.append(UnsafeBufferPointer(start: forms, count: columnCount * width))
    if largest > 0 { system.coefficientSizes = min(smallest, largest)...largest }
    return system.partition(columnCount: columnCount) ? system : nil
  }
}
