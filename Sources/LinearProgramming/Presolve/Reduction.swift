/// What presolve leaves of a program: columns as sums of fewer, the rows between these, and how to get at the numbers on
/// the right.
struct Reduction: Sendable {
  /// A row that is left, over residual columns.
  struct Row: Sendable {
    var demand: LinearProgram.Demand
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

  /// A known column's base.
  static let known: Int32 = -1
  /// The base of a column that is a sum of several others.
  static let combined: Int32 = -2

  /// The parameters that rows use; a slot has the constant first, then a coefficient for each.
  let parameters: [Int]
  private(set) var steps = StraightLineProgram()
  private(set) var slotCount = 0
  let rowCount: Int
  /// The residual column that each column is a multiple of, beside its slot; itself of a residual one.
  private(set) var bases: [Int32]
  private(set) var factors: [Double]
  /// In an order in which each only needs those before it, bases and known columns.
  private(set) var combinations: [Combination] = []
  private(set) var conditions: [Condition] = []
  private(set) var rows: [Row] = []
  private(set) var terms: [LinearProgram.Term] = []
  private(set) var components = ResidualComponents([], [], [])
  /// The row that each column was substituted by, or -1.
  private(set) var definitions: [Int32] = []
  /// The columns that the slots behind the columns' are bounds of.
  private(set) var boundedColumns: [Int32] = []

  /// Presolves a program; with `isPresolving` off, only takes it as it stands.
  init(_ program: LinearProgram, isPresolving: Bool = true) {
    var presolve = Presolve(program)
    if isPresolving {
      presolve.substituteShortRows()
      presolve.eliminate()
    }
    var isUsed = [Bool](repeating: false, count: program.parameterCount)
    for term in program.parameterTerms { isUsed[Int(term.index)] = true }
    parameters = isUsed.indices.filter { isUsed[$0] }
    rowCount = program.rows.count

    bases = []
    bases.reserveCapacity(program.columns.count)
    for column in program.columns.indices {
      let representative = presolve.representative(of: column)
      bases.append(presolve.isKnown[representative] ? Self.known : Int32(representative))
    }
    factors = presolve.factors.array
    definitions = presolve.definitions.array
    conditions.reserveCapacity(2 * presolve.checks.count + program.columns.count / 2)
    for row in presolve.checks { conditions.append(Condition(slot: row, relation: .equal)) }
    for row in 0..<presolve.rowCount where presolve.states[row] != .done {
      presolve.normalise(row)
      let demand = row < rowCount ? program.demand(of: row) : .requirement(.atLeast, item: LinearProgram.given)
      take(demand, presolve.terms[presolve.range(of: row)], slot: presolve.slot(ofRow: row))
    }
    takeCombinations(presolve)
    for column in bases.indices where program.columns[column].isNonnegative && bases[column] != Self.combined {
      takeBound(of: column, slot: presolve.slot(ofColumn: column))
    }
    steps = presolve.steps
    boundedColumns = presolve.boundedColumns
    slotCount = presolve.rowCount + program.columns.count
    components = ResidualComponents(bases, rows, terms)
  }

  /// A row that is left, or, without columns, a condition; a goal without columns can't be met any better.
  private mutating func take(
    _ demand: LinearProgram.Demand, _ newTerms: some Collection<LinearProgram.Term>, slot: Int
  ) {
    if newTerms.isEmpty {
      guard case .requirement(let relation, _) = demand else { return }
      conditions.append(Condition(slot: Int32(slot), relation: relation))
      return
    }
    let start = Int32(terms.count)
    terms.append(contentsOf: newTerms)
    rows.append(Row(demand: demand, slot: Int32(slot), terms: start..<Int32(terms.count)))
  }

  private mutating func takeCombinations(_ presolve: borrowing Presolve) {
    for (column, _) in presolve.combinations { bases[Int(column)] = Self.combined }
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
    let base = bases[column]
    if base == Self.known {
      conditions.append(Condition(slot: Int32(slot), relation: .atLeast))
    } else if Int(base) != column, bases[Int(base)] != Self.combined {
      let term = LinearProgram.Term(index: base, coefficient: factors[column])
      take(.requirement(.atLeast, item: LinearProgram.given), CollectionOfOne(term), slot: slot)
    }
  }
}
