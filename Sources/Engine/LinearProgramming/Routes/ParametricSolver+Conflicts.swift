/// Requirements that conflict. Conflicts are searched near the contradictions, not in the whole program.
///
/// Items are entered in their order, and the first that can't hold with those before it is omitted. That is decided
/// among the items of a contradiction: those whose rows led to a contradictory row or an infeasible component. If the
/// rest is feasible, the answer is that of the whole program: every item that stays is compatible with all the others,
/// and every omitted one conflicts with some that stay. If it isn't, the items of the next contradiction are added, and
/// the decision is made anew. An item brings all its twins along. Otherwise each of these would need a turn of its own.
extension ParametricSolver {
  /// The solution without the omitted items, for requirements that are infeasible together; `nil` if no conflict is
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

  /// Finds the omitted items for parameter values again, and so the requirements that the search looks at. The rest is
  /// known to be feasible.
  ///
  /// - Parameters:
  ///   - items: The omitted items, ascending.
  ///   - parameters: All parameters' values.
  /// - Returns: The omission; `nil` if the search finds other items.
  /// - Throws: `SolverFailure` if GLPK gives up.
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

  /// The conflicts of a solution's omitted items.
  ///
  /// - Parameters:
  ///   - omission: The omitted items.
  ///   - parameters: All parameters' values.
  ///   - frozenInputs: All frozen inputs' values.
  /// - Returns: A conflict for each omitted item.
  /// - Throws: `SolverFailure` if GLPK gives up.
  package func conflicts(
    around omission: LinearProgram.Omission, parameters: [Double], frozenInputs: [Double]
  ) throws(SolverFailure) -> [LinearProgram.Conflict] {
    var program = program
    program.frozenInputs = frozenInputs
    return try program.conflicts(around: omission, parameters: parameters, .presolved)
  }

  /// The solver of the program without some rows.
  private func leavingOut(_ rows: [Int]) -> ParametricSolver {
    var program = program
    for row in rows { program.rows[row].isActive = false }
    return ParametricSolver(program, like: self)
  }
}

/// The search for the omitted items, contradiction by contradiction.
private struct OmissionSearch {
  private let program: LinearProgram
  private let itemRows: ItemRows
  private let twins: [Int: [Int]]
  /// The requirements without an item.
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

  /// The rows of the omitted items.
  var omittedRows: [Int] { omission.items.flatMap(itemRows.rows) }

  /// Decides anew, with the items of a further contradiction.
  ///
  /// - Returns: `true` if there are new items among them, and a conflict.
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
  /// The solution of the rest, in the region where the omitted items conflict with it.
  fileprivate func leavingOut(_ omission: LinearProgram.Omission) -> AffineSolution {
    var solution = self
    solution.omission = omission
    if !omission.items.isEmpty { solution.isShownThroughout = false }
    return solution
  }
}

extension Feasibility {
  /// The check by presolve, row by row in the program's order, mostly linear in the rows; the simplex method decides
  /// the rest.
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
