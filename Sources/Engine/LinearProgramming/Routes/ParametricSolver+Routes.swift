/// The routes to a solution. Mostly it is the presolved program; each of the others has its reason.
extension ParametricSolver {
  /// The affine solution that holds for parameter values.
  ///
  /// - Precondition: There is one value for each of the program's parameters.
  /// - Throws: `SolverFailure` if GLPK gives up or its answer fails the check.
  package mutating func solve(parameters: [Double]) throws(SolverFailure) -> AffineSolution {
    precondition(parameters.count == program.parameterCount, "\(program.parameterCount) parameters are needed")
    do throws(SolverFailure) {
      var solution = try solveInDoubles(parameters)
      solution.origin = parameters
      // A solution that holds only in the interior is kept if the present parameters lie in it.
      if !solution.isShownThroughout || !solution.region.contains(parameters) { solution.pin(to: parameters) }
      return refined(solution, parameters)
    } catch {
      guard let solution = solveFromBeside(parameters) else { throw error }
      work.routes.beside += 1
      return solution
    }
  }

  /// The solution by the first route that finds one: presolved; without conflicting items; and without presolve, if
  /// rounding defeated both.
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

  /// The solution of the presolved program, with all rows or without conflicting ones; `nil` if presolve finds a
  /// conflict, and the search doesn't.
  private mutating func solvePresolved(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution? {
    if let solution = try solveSatisfiable(parameters) {
      work.routes.satisfiable += 1
      return solution
    }
    guard let solution = try solveConflicting(parameters) else { return nil }
    work.routes.conflicting += 1
    return solution
  }

  /// The solution of the rows as they are, only for these parameters.
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
  /// Creates a solution that holds only for these parameters.
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
