/// The ways to a solution: presolved, most times; the others each for a reason.
extension ParametricSolver {
  /// How often each route was taken; `tools/stress` prints it.
  ///
  /// Screens with multipliers from a thousandth to a thousand take the first two alone. Of 147,000 windows of random systems
  /// with multipliers from a millionth to a million 41 took the third.
  package struct Routes: Hashable, Sendable, CustomStringConvertible {
    /// Presolved, and everything holds.
    package var satisfiable = 0
    /// Presolved, without the items that conflict.
    package var conflicting = 0
    /// Without presolve: rounding in it made a conflict that isn't one, or hid one.
    package var unpresolved = 0
    /// Components that were solved again in fractions, for their numbers are far apart.
    package var inFractions = 0

    package init() {}

    package static func += (sum: inout Routes, other: Routes) {
      sum.satisfiable += other.satisfiable
      sum.conflicting += other.conflicting
      sum.unpresolved += other.unpresolved
      sum.inFractions += other.inFractions
    }

    package var description: String {
      "\(satisfiable) satisfiable, \(conflicting) conflicting, \(unpresolved) unpresolved; "
        + "\(inFractions) components in fractions"
    }
  }

  /// The solution by the first route that comes to one: as presolve has it; without what conflicts; and where rounding
  /// defeated either, without presolve.
  mutating func solveInDoubles(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution {
    let presolved = Result { () throws(SolverFailure) in try solvePresolved(parameters) }
    if case .success(let solution?) = presolved { return solution }
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
