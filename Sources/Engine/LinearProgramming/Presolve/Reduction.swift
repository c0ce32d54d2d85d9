/// A presolved program: columns as sums of fewer, the rows between these, and the computation of the right-hand sides.
struct Reduction: Sendable {
  /// A remaining row, over residual columns.
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

  /// The condition of a row without columns on its slot.
  struct Condition: Sendable {
    let slot: Int32
    let relation: LinearProgram.Relation
  }

  /// The substitute of a column, apart from its slot.
  enum Substitute: Hashable {
    /// Its slot is its value.
    case known
    /// A multiple of a residual column, the representative of its class; for a residual column, of itself.
    case multiple(of: Int32)
    /// A sum of several others.
    case combined
  }

  /// The parameters that rows use. A slot has the constant first, followed by a coefficient for each.
  private(set) var parameters: [Int]
  private(set) var steps = StraightLineProgram()
  private(set) var slotCount = 0
  private(set) var rowCount: Int
  /// The residual column that each column is a multiple of, apart from its slot; for a residual one, itself.
  private(set) var substitutes: [Substitute]
  private(set) var factors: [Double]
  /// The combinations, in an order in which each needs only those before it, representatives and known columns.
  private(set) var combinations: [Combination] = []
  private(set) var conditions: [Condition] = []
  /// The slots that must not be negative for the bounds that were left out. The sum of nonnegative columns and such a
  /// slot isn't negative either. As rows, these bounds would connect all columns of the sum into one component.
  private(set) var slotsOfImpliedBounds: [Int32] = []
  private(set) var rows: [Row] = []
  private(set) var terms: [LinearProgram.Term] = []
  /// The components of the residual columns and the rows between them.
  private(set) var components = ConnectedParts.none
  /// The row that each column was substituted by.
  private(set) var definitions: [OptionalIndex] = []
  /// The columns whose bounds the slots behind the columns' are.
  private(set) var boundedColumns: [Int32] = []

  /// Tells whether a column is residual.
  func isResidual(_ column: Int) -> Bool { substitutes[column] == .multiple(of: Int32(column)) }

  /// The column that another is a multiple of, apart from its slot.
  func representative(of column: Int) -> Int? {
    guard case .multiple(of: let other) = substitutes[column], Int(other) != column else { return nil }
    return Int(other)
  }

  /// Presolves a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - isPresolving: A Boolean that tells whether it is presolved. If not, it is taken as it is.
  ///   - keepsImpliedBounds: A Boolean that tells whether bounds are rows even if others imply them as long as a slot
  ///     isn't negative.
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

  /// Reserves memory for the remaining rows and sums.
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

  /// Takes over a remaining row, or a condition if it has no columns. A goal without columns can't be improved.
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

  /// Adds the bound of a nonnegative column that is known, or a multiple of another.
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
  /// Notes the conditions under which columns that are sums aren't negative. Returns `false` if slots alone can't imply
  /// that.
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
  /// Tells whether a row makes a column the sum of several nonnegative columns.
  fileprivate func isSumOfNonnegatives(_ row: Int, _ program: LinearProgram) -> Bool {
    let positions = range(of: row)
    return positions.count > 1
      && positions.allSatisfy { terms[$0].coefficient > 0 && program.columns[Int(terms[$0].index)].isNonnegative }
  }
}
