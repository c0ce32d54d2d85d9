/// The ways to a solution: presolved, most times; the others each for a reason.
extension ParametricSolver {
  /// The affine solution that holds for some parameters.
  ///
  /// - Precondition: One parameter for each that the program counts.
  /// - Throws: `SolverFailure` where GLPK gives up or its answer doesn't stand the check.
  package mutating func solve(parameters: [Double]) throws(SolverFailure) -> AffineSolution {
    precondition(parameters.count == program.parameterCount, "\(program.parameterCount) parameters are needed")
    do throws(SolverFailure) {
      var solution = try solveInDoubles(parameters)
      solution.origin = parameters
      // What holds in the interior alone is kept where the parameters at hand lie in it.
      if !solution.isShownThroughout || !solution.region.contains(parameters) { solution.pin(to: parameters) }
      return refined(solution, parameters)
    } catch {
      guard let solution = solveFromBeside(parameters) else { throw error }
      work.routes.beside += 1
      return solution
    }
  }

  /// The solution by the first route that finds one: as presolve has it; without what conflicts; and where rounding
  /// defeated either, without presolve.
  mutating func solveInDoubles(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution {
    let presolved = Result { () throws(SolverFailure) in try solvePresolved(parameters) }
    switch presolved {
    case .success(let solution?): return solution
    case .success(nil): break
    case .failure: work.routes.failures += 1
    }
    work.routes.unpresolved += 1
    return try solveUnpresolved(parameters)
  }

  /// The solution by presolve, of all rows or of those that have one; `nil` where presolve sees a conflict, and the search
  /// none.
  private mutating func solvePresolved(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution? {
    if let solution = try solveSatisfiable(parameters) {
      work.routes.satisfiable += 1
      return solution
    }
    guard let solution = try solveConflicting(parameters) else { return nil }
    work.routes.conflicting += 1
    return solution
  }

  /// The solution of the rows as they stand, for these parameters alone.
  private func solveUnpresolved(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution {
    let solved = try program.solve(parameters: parameters)
    var solution = AffineSolution(solved, reduction.parameters, at: parameters)
    solution.omission = LinearProgram.Omission(
      items: solved.broken.sorted(), requirements: program.rows.indices.filter(program.isActiveRequirement),
      itemsDecidedExactly: solved.brokenExactly)
    return solution
  }
}

extension AffineSolution {
  /// A solution that holds for these parameters alone.
  fileprivate init(_ solution: LinearProgram.Solution, _ parameters: [Int], at values: [Double]) {
    self.parameters = parameters
    forms = AffineForms(count: solution.values.count, width: parameters.count + 1)
    for (column, value) in solution.values.enumerated() { forms.setConstant(value, of: column) }
    region = CriticalRegion(parameters: parameters)
    pin(to: values)
    reach = solution.values.reduce(0) { max($0, abs($1)) }
    ranges = solution.ranges.allSatisfy { $0 == 0 } ? [] : solution.ranges
  }
}
