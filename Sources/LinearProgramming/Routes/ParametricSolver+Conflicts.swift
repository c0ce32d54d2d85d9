/// Requirements that conflict: found where they are, not in the whole program.
///
/// Items are entered in their order, and the first that can't hold with those before it is left out. That is decided
/// among the items that have to do with a contradiction: those whose rows a contradictory row, or a component without a
/// solution, was made of. If what is left then has a solution, the answer is that of the whole program: every item
/// that stays fits in with all the others, and every one that is left out conflicts with some that stay. If it has none,
/// the items of the next contradiction are added, and it is decided anew. With an item come all that ask for the same: else
/// each of them would take its turn.
extension ParametricSolver {
  /// The solution without the items that are left out, of requirements that have none together; `nil` where no conflict is
  /// found among them.
  mutating func solveConflicting(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution? {
    var search = OmissionSearch(program)
    var rest = self
    while try search.takeUp(rest.itemsOfContradictions(parameters), parameters) {
      rest = leavingOut(search.omittedRows)
      if let solution = try rest.solveSatisfiable(parameters) {
        work = rest.work
        return solution.leavingOut(search.omission)
      }
    }
    return nil
  }

  /// Finds again what is left out for some parameters, and so the requirements that the search looks at: what is left without
  /// it is known to have a solution.
  ///
  /// - Parameters:
  ///   - items: The items that are left out, ascending.
  ///   - parameters: All parameters' values.
  /// - Returns: Both; `nil` where the search comes to other items.
  /// - Throws: `SolverFailure` where GLPK gives up.
  package func omission(
    of items: [Int], _ parameters: [Double]
  ) throws(SolverFailure) -> LinearProgram.Omission? {
    var search = OmissionSearch(program)
    var rest = self
    while try search.takeUp(rest.itemsOfContradictions(parameters), parameters) {
      if search.omission.items == items { return search.omission }
      rest = leavingOut(search.omittedRows)
    }
    return nil
  }

  /// The conflicts that items of a solution were left out for.
  ///
  /// - Parameters:
  ///   - omission: What was left out.
  ///   - parameters: All parameters' values.
  ///   - frozenInputs: All frozen inputs' values.
  /// - Returns: A conflict for each item left out.
  /// - Throws: `SolverFailure` where GLPK gives up.
  package func conflicts(
    around omission: LinearProgram.Omission, parameters: [Double], frozenInputs: [Double]
  ) throws(SolverFailure) -> [LinearProgram.Conflict] {
    var program = program
    program.frozenInputs = frozenInputs
    return try program.conflicts(around: omission, parameters: parameters, .presolved)
  }

  /// The solver of what is left without some rows.
  private func leavingOut(_ rows: [Int]) -> ParametricSolver {
    var program = program
    for row in rows { program.rows[row].isActive = false }
    return ParametricSolver(program, like: self)
  }
}

/// What is left out, as far as contradictions were met.
private struct OmissionSearch {
  private let program: LinearProgram
  private let itemRows: ItemRows
  private let twins: [Int: [Int]]
  /// The requirements of no item.
  private let given: [Int]
  /// The items of all contradictions.
  private var suspects: Set<Int> = []
  private(set) var omission = LinearProgram.Omission.none

  init(_ program: LinearProgram) {
    self.program = program
    let requirements = program.rows.indices.filter(program.isActiveRequirement)
    given = requirements.filter { program.item(of: $0) == nil }
    itemRows = ItemRows(program, requirements)
    twins = itemRows.twins(in: program)
  }

  /// The rows of what is left out.
  var omittedRows: [Int] { omission.items.flatMap(itemRows.rows) }

  /// Decides anew among the items of a further contradiction too.
  ///
  /// - Returns: Whether there are others among them, and a conflict.
  mutating func takeUp(_ items: Set<Int>, _ parameters: [Double]) throws(SolverFailure) -> Bool {
    guard !suspects.isSuperset(of: items) else { return false }
    for item in items { suspects.formUnion(twins[item] ?? [item]) }
    let rows = (suspects.flatMap(itemRows.rows) + given).sorted()
    let broken = try program.brokenItems(among: rows, parameters: parameters, .presolved)
    omission = LinearProgram.Omission(items: broken.sorted(), requirements: rows)
    return !broken.isEmpty
  }
}

extension AffineSolution {
  /// The solution of what is left after some items were left out, wherever these conflict with it.
  fileprivate func leavingOut(_ omission: LinearProgram.Omission) -> AffineSolution {
    var solution = self
    solution.omission = omission
    if !omission.items.isEmpty { solution.isShownThroughout = false }
    return solution
  }
}

extension Feasibility {
  /// Presolve tells, row by row in the program's order: linear in the rows, most times; and the simplex method what is left.
  static let presolved = Feasibility(
    isSatisfiable: { program, parameters throws(SolverFailure) in
      var solver = ParametricSolver(program)
      return try solver.isSatisfiable(parameters)
    },
    contradictoryItems: { program, parameters in
      var solver = ParametricSolver(program)
      return solver.itemsOfContradictions(parameters)
    })
}
