/// What presolve leaves of a program: columns as sums of fewer, the rows between these, and how to get at the numbers on
/// the right.
struct Reduction: Sendable {
  /// A row that is left, over residual columns.
  struct Row: Sendable {
    var kind: LinearProgram.RowKind
    /// The slot of its expression's constant.
    var slot: Int32
    var terms: Range<Int32>
  }

  /// A column that is a sum of several others.
  struct Combination: Sendable {
    let column: Int32
    let terms: Range<Int32>
  }

  /// What a row without columns says about its slot.
  struct Condition: Sendable {
    let slot: Int32
    let relation: LinearProgram.Relation
  }

  /// What became of a column, beside its slot.
  enum Substitute: Hashable {
    /// Its slot is its value.
    case known
    /// A multiple of a residual column, the representative of its class; of itself, if it is residual.
    case multiple(of: Int32)
    /// A sum of several others.
    case combined
  }

  /// The parameters that rows use; a slot has the constant first, then a coefficient for each.
  private(set) var parameters: [Int]
  private(set) var steps = StraightLineProgram()
  private(set) var slotCount = 0
  private(set) var rowCount: Int
  /// The residual column that each column is a multiple of, beside its slot; itself of a residual one.
  private(set) var substitutes: [Substitute]
  private(set) var factors: [Double]
  /// In an order in which each only needs those before it, representatives and known columns.
  private(set) var combinations: [Combination] = []
  private(set) var conditions: [Condition] = []
  /// The slots that must not be negative for bounds that were left out: a sum of columns that aren't negative, and of
  /// such a slot, isn't either. Kept as rows, these bounds would tie all that is summed into one component.
  private(set) var slotsOfImpliedBounds: [Int32] = []
  private(set) var rows: [Row] = []
  private(set) var terms: [LinearProgram.Term] = []
  /// The parts that the residual columns and the rows between them make.
  private(set) var components = ConnectedParts.none
  /// The row that each column was substituted by.
  private(set) var definitions: [OptionalIndex] = []
  /// The columns that the slots behind the columns' are bounds of.
  private(set) var boundedColumns: [Int32] = []

  /// Whether a column is left.
  func isResidual(_ column: Int) -> Bool { substitutes[column] == .multiple(of: Int32(column)) }

  /// The column that another is a multiple of, beside its slot.
  func representative(of column: Int) -> Int? {
    guard case .multiple(of: let other) = substitutes[column], Int(other) != column else { return nil }
    return Int(other)
  }

  /// Presolves a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - isPresolving: Whether it is presolved; else it is only taken as it stands.
  ///   - keepsImpliedBounds: Whether bounds are rows that follow from others as long as a slot isn't negative.
  init(_ program: LinearProgram, isPresolving: Bool = true, keepsImpliedBounds: Bool = false) {
    var presolve = Presolve(program, defersBounds: !keepsImpliedBounds)
    if isPresolving {
      presolve.substituteShortRows()
      presolve.eliminate()
    }
    parameters = program.usedParameters
    rowCount = program.rows.count

    substitutes = []
    substitutes.reserveCapacity(program.columns.count)
    for column in program.columns.indices {
      let representative = presolve.representative(of: column)
      substitutes.append(presolve.isKnown[representative] ? .known : .multiple(of: Int32(representative)))
    }
    factors = presolve.factors.array
    definitions = presolve.definitions.array
    conditions.reserveCapacity(2 * presolve.checks.count + program.columns.count / 2)
    for row in presolve.checks { conditions.append(Condition(slot: row, relation: .equal)) }
    reserveRest(of: presolve)
    for row in 0..<presolve.rowCount where presolve.states[row] != .done {
      presolve.normalise(row)
      if !keepsImpliedBounds, row >= rowCount, presolve.isSumOfNonnegatives(row, program) {
        slotsOfImpliedBounds.append(Int32(presolve.slot(ofRow: row)))
        continue
      }
      let kind = row < rowCount ? program.kind(of: row) : .requirement(.atLeast, item: nil)
      take(kind, presolve.terms[presolve.range(of: row)], slot: presolve.slot(ofRow: row))
    }
    takeCombinations(presolve)
    for column in substitutes.indices
    where program.columns[column].isNonnegative && substitutes[column] != .combined {
      takeBound(of: column, slot: presolve.slot(ofColumn: column))
    }
    steps = StraightLineProgram(steps: presolve.steps.array)
    boundedColumns = presolve.boundedColumns
    slotCount = presolve.rowCount + program.columns.count
    guard proveBounds(presolve.deferredBounds, of: program) else {
      self = Reduction(program, isPresolving: isPresolving, keepsImpliedBounds: true)
      return
    }
    components = ConnectedParts(
      of: substitutes.indices.filter { isResidual($0) }, columnCount: substitutes.count, rowCount: rows.count, terms
    ) { Int(rows[$0].terms.lowerBound)..<Int(rows[$0].terms.upperBound) }
  }

  /// Makes room for the rows and sums that are left.
  private mutating func reserveRest(of presolve: borrowing Presolve) {
    var (rowCount, termCount) = (0, 0)
    for row in 0..<presolve.rowCount where presolve.states[row] != .done {
      rowCount += 1
      termCount += Int(presolve.length[row])
    }
    for (_, row) in presolve.combinations { termCount += Int(presolve.length[Int(row)]) }
    rows.reserveCapacity(rowCount)
    terms.reserveCapacity(termCount)
  }

  /// A row that is left, or, without columns, a condition; a goal without columns can't be met any better.
  private mutating func take(
    _ kind: LinearProgram.RowKind, _ newTerms: some Collection<LinearProgram.Term>, slot: Int
  ) {
    if newTerms.isEmpty {
      guard case .requirement(let relation, _) = kind else { return }
      conditions.append(Condition(slot: Int32(slot), relation: relation))
      return
    }
    let start = Int32(terms.count)
    terms.append(contentsOf: newTerms)
    rows.append(Row(kind: kind, slot: Int32(slot), terms: start..<Int32(terms.count)))
  }

  private mutating func takeCombinations(_ presolve: borrowing Presolve) {
    for (column, _) in presolve.combinations { substitutes[Int(column)] = .combined }
    for (column, row) in presolve.combinations.reversed() {
      let sum = presolve.terms[presolve.range(of: Int(row))]
      guard let own = sum.first(where: { $0.index == column }) else {
        preconditionFailure("a substituted column stands in its row")
      }
      let factor = -1 / own.coefficient
      let start = Int32(terms.count)
      for term in sum where term.index != column {
        terms.append(LinearProgram.Term(index: term.index, coefficient: factor * term.coefficient))
      }
      combinations.append(Combination(column: column, terms: start..<Int32(terms.count)))
    }
  }

  /// That a column that is known, or a multiple of another, isn't negative.
  private mutating func takeBound(of column: Int, slot: Int) {
    switch substitutes[column] {
    case .known: conditions.append(Condition(slot: Int32(slot), relation: .atLeast))
    case .multiple(of: let other) where Int(other) != column && substitutes[Int(other)] != .combined:
      let term = LinearProgram.Term(index: other, coefficient: factors[column])
      take(.requirement(.atLeast, item: nil), CollectionOfOne(term), slot: slot)
    case .multiple, .combined: break
    }
  }
}

// MARK: Bounds that follow from others

extension Reduction {
  /// Notes what has to hold for columns not to be negative that are sums; `false` where it can't follow from slots alone.
  ///
  /// - Complexity: Linear in the terms of all sums.
  private mutating func proveBounds(_ columns: [Int32], of program: LinearProgram) -> Bool {
    guard !columns.isEmpty else { return true }
    var sums = [OptionalIndex](repeating: .none, count: substitutes.count)
    for (number, combination) in combinations.enumerated() { sums[Int(combination.column)] = OptionalIndex(number) }
    var isSeen = [Bool](repeating: false, count: substitutes.count)
    var pending = columns
    while let column = pending.popLast().map(Int.init) {
      guard !isSeen[column] else { continue }
      isSeen[column] = true
      let substitute = substitutes[column]
      if substitute == .multiple(of: Int32(column)) {
        guard program.columns[column].isNonnegative else { return false }
        continue
      }
      slotsOfImpliedBounds.append(Int32(rowCount + column))
      switch substitute {
      case .known: break
      case .combined:
        guard let sum = sums[column].value else { return false }
        for position in combinations[sum].terms {
          guard terms[Int(position)].coefficient > 0 else { return false }
          pending.append(terms[Int(position)].index)
        }
      case .multiple(of: let other):
        guard factors[column] > 0 else { return false }
        pending.append(other)
      }
    }
    return true
  }
}

extension Presolve {
  /// Whether a row is a sum of several columns that aren't negative.
  fileprivate func isSumOfNonnegatives(_ row: Int, _ program: LinearProgram) -> Bool {
    let positions = range(of: row)
    return positions.count > 1
      && positions.allSatisfy { terms[$0].coefficient > 0 && program.columns[Int(terms[$0].index)].isNonnegative }
  }
}
