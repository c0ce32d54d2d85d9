/// Whether requirements have a solution, in fractions.
extension Component {
  /// What a requirement may be off by whose numbers are rounded, in points.
  private static let slack = 1e-7

  /// Whether some point misses no requirement by more than rounding.
  ///
  /// - Throws: `SolverFailure` where GLPK gives up.
  func isFeasibleExactly() throws(SolverFailure) -> Bool {
    guard !rows.isEmpty else { return true }
    let solver = try LexicographicSolver(inWholeNumbers(slack: Self.slack), arithmetic: .exact)
    return try solver.problem.minimize() != .infeasible
  }

  /// The component whose requirements, but for what is given, are goals above all others.
  func withRequirementsAsGoals() -> Component {
    var relaxed = self
    for row in rows.indices {
      guard case .requirement(let relation, let item) = rows[row].demand, item != LinearProgram.given else { continue }
      relaxed.rows[row].demand = .goal(LinearProgram.Goal(relation, level: .greatestFiniteMagnitude))
    }
    return relaxed
  }
}
