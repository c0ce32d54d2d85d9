/// Whether requirements have a solution, in fractions.
extension Component {
  /// Whether some point misses no requirement by more than rounding.
  ///
  /// - Throws: `SolverFailure` where GLPK gives up.
  func isFeasibleExactly() throws(SolverFailure) -> Bool {
    guard !rows.isEmpty else { return true }
    let solver = try LexicographicSolver(inWholeNumbers(slack: Tolerances.condition), arithmetic: .exact)
    return try solver.problem.minimize() != .infeasible
  }

  /// The component whose requirements, but for what is given, are goals above all others.
  func withRequirementsAsGoals() -> Component {
    var relaxed = self
    for row in rows.indices {
      guard case .requirement(let relation, _?) = rows[row].kind else { continue }
      relaxed.rows[row].kind = .goal(LinearProgram.Goal(relation, level: LinearProgram.Goal.aboveAll))
    }
    return relaxed
  }
}
