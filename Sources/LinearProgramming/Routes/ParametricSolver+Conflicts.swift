/// Requirements that conflict: found where they are, not in the whole program.
///
/// Items are entered in their order, and the first that can't hold with those before it is left out. That is decided
/// among the items that have to do with a contradiction: those whose rows a contradictory row, or a component without a
/// solution, was made of. If what is left then has a solution, the answer is that of the whole program: every item
/// that stays fits in with all the others, and every one that is left out conflicts with some that stay. If it has none,
/// the items of the next contradiction are added, and it is decided anew. With an item come all that ask for the same: else
/// each of them would take its turn.
extension ParametricSolver {
  /// The solution without the items that are left out; `nil` where no conflict is found among the requirements.
  mutating func solveConflicting(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution? {
    let requirements = program.rows.indices.filter(program.isActiveRequirement)
    let given = requirements.filter { program.item(of: $0) == nil }
    let itemRows = ItemRows(program, requirements)
    let twins = itemRows.twins(in: program)
    var suspects: Set<Int> = []
    var omission = LinearProgram.Omission.none
    while true {
      var rest = self
      rest.leaveOut(omission.items.flatMap(itemRows.rows))
      if let solution = try rest.solveSatisfiable(parameters) {
        work = rest.work
        return solution.leavingOut(omission)
      }
      let found = rest.itemsOfContradictions(parameters)
      guard !suspects.isSuperset(of: found) else { return nil }
      for item in found { suspects.formUnion(twins[item] ?? [item]) }
      let rows = (suspects.flatMap(itemRows.rows) + given).sorted()
      let broken = try program.brokenItems(among: rows, parameters: parameters, .presolved)
      guard !broken.isEmpty else { return nil }
      omission = LinearProgram.Omission(items: broken.sorted(), requirements: rows)
    }
  }

  /// The items left out for some parameters, and the requirements that the search looked at.
  ///
  /// - Parameter parameters: All parameters' values.
  /// - Returns: What is left out; nothing where all requirements hold.
  /// - Throws: `SolverFailure` where GLPK gives up or its answer doesn't stand the check.
  package mutating func omission(_ parameters: [Double]) throws(SolverFailure) -> LinearProgram.Omission {
    try solveInDoubles(parameters).omission
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

  private mutating func leaveOut(_ rows: [Int]) {
    guard !rows.isEmpty else { return }
    var program = program
    for row in rows { program.rows[row].isActive = false }
    self = ParametricSolver(program, like: self)
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
