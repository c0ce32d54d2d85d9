/// The feasibility of requirements, in fractions.
extension Component {
  /// Tells whether some point violates no requirement by more than rounding.
  ///
  /// - Throws: `SolverFailure` if GLPK gives up.
  func isFeasibleExactly() throws(SolverFailure) -> Bool {
    guard !rows.isEmpty else { return true }
    let solver = try LexicographicSolver(inWholeNumbers(slack: Tolerances.condition), arithmetic: .exact)
    return try solver.problem.minimize() != .infeasible
  }

  /// The component with its requirements, except those without an item, as goals above all others.
  func withRequirementsAsGoals() -> Component {
    var relaxed = self
    for row in rows.indices {
      guard case .requirement(let relation, _?) = rows[row].kind else { continue }
      relaxed.rows[row].kind = .goal(LinearProgram.Goal(relation, level: LinearProgram.Goal.aboveAll))
    }
    return relaxed
  }
}
