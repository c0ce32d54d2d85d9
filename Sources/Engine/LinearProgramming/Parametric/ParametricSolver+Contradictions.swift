/// The sources of contradictions that presolve or a component finds.
extension ParametricSolver {
  /// The items whose rows lead to the contradictions that presolve or a component finds.
  mutating func itemsOfContradictions(_ parameters: [Double]) -> Set<Int> {
    chooseReduction(parameters)
    evaluateSlots()
    var origins = Origins(program, reduction)
    let values = reduction.parameters.map { parameters[$0] }
    for slot in unmetSlots(values) { origins.add(slot: slot) }
    for part in infeasibleComponents(values) {
      for column in reduction.components.columns(of: part) { origins.add(column: Int(column)) }
      for row in reduction.components.rows(of: part) { origins.add(slot: Int(reduction.rows[Int(row)].slot)) }
    }
    return origins.items()
  }
}

/// The program's rows behind a presolved row: the row itself, and the rows that its columns came from by substitution.
private struct Origins {
  private let program: LinearProgram
  private let reduction: Reduction
  private var rows: Set<Int> = []
  private var seen: Set<Int> = []
  private var columns: [Int] = []

  init(_ program: LinearProgram, _ reduction: Reduction) {
    self.program = program
    self.reduction = reduction
  }

  /// Adds the source of a slot: a row, a column, or the bound of a column that is a sum of others.
  mutating func add(slot: Int) {
    if slot < program.rows.count {
      add(row: slot)
    } else if slot < program.rows.count + program.columns.count {
      add(column: slot - program.rows.count)
    } else {
      add(column: Int(reduction.boundedColumns[slot - program.rows.count - program.columns.count]))
    }
  }

  mutating func add(column: Int) {
    if seen.insert(column).inserted { columns.append(column) }
  }

  private mutating func add(row: Int) {
    guard rows.insert(row).inserted else { return }
    for position in program.terms(of: row) { add(column: Int(program.terms[position].index)) }
  }

  /// The items of all added rows and of the rows behind them.
  mutating func items() -> Set<Int> {
    while let column = columns.popLast() {
      if let row = reduction.definitions[column].value { add(row: row) }
    }
    return Set(rows.compactMap { program.item(of: $0) })
  }
}
