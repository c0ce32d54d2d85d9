/// The error that the solver gave up, or can't vouch for its result: a fault of ours, not of the program's author.
package struct SolverFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason of the failure.
  package enum Reason: Hashable, Sendable {
    /// GLPK's `glp_simplex` returned this code.
    case simplex(code: Int32)
    /// The basis is neither optimal nor shown infeasible.
    case undecided(status: Int32)
    /// The requirements are infeasible together, and no conflict among them was found.
    case disagreement
    /// There was a solution, and the simplex method doesn't find it again.
    case solutionLost
    /// A number isn't finite, or is too large for arithmetic in doubles.
    case unsoundNumber
    /// A requirement is off by this much in the solution.
    case requirementMissed(by: Double)
    /// The goals of a level got worse by this much while lower levels were solved.
    case levelLost(level: Double, by: Double)
  }

  package let reason: Reason
  /// The numbers of the items whose rows were solved together.
  package let items: [Int]

  package var description: String {
    switch reason {
    case .simplex(let code): "the simplex method stopped with code \(code)"
    case .undecided(let status): "the simplex method ended undecided (status \(status))"
    case .disagreement: "the requirements have no solution, and no conflict among them was found"
    case .solutionLost: "the simplex method lost a solution that is there"
    case .unsoundNumber: "a coefficient or bound is too large to calculate with"
    case .requirementMissed(let amount): "a requirement is missed by \(amount)"
    case .levelLost(let level, let amount): "the goals at priority \(level) got worse by \(amount)"
    }
  }
}
