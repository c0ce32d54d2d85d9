extension ParametricSolver {
  /// The work done so far.
  package struct Work: Hashable, Sendable {
    /// Steps of the simplex method.
    package var pivots = 0
    /// Components that were given to the simplex method.
    package var simplexComponents = 0
    /// The routes that led to solutions.
    package var routes = Routes()
  }

  /// The number of times that each route was taken; `tools/check stress` prints it.
  ///
  /// Screens with multipliers from a thousandth to a thousand take only the first three. Of 147,000 windows of random
  /// systems with multipliers from a millionth to a million, 41 took the fourth.
  package struct Routes: Hashable, Sendable, CustomStringConvertible {
    /// Without a program, by the closed forms of those who write the rows (`ClosedFormSystem`).
    package var closedForm = 0
    /// Presolved, and everything holds.
    package var satisfiable = 0
    /// Presolved, without the items that conflict.
    package var conflicting = 0
    /// Without presolve, because rounding in it caused a false conflict, or hid one.
    package var unpresolved = 0
    /// The cases among these in which GLPK gave up with presolve, or its answer failed the check.
    package var failures = 0
    /// By the solution beside the parameters, because their own was lost in rounding near the bounds of several
    /// regions.
    package var beside = 0
    /// Components that were solved again in fractions, because of their large spread.
    package var inFractions = 0

    package init() {}

    package static func += (sum: inout Routes, other: Routes) {
      sum.closedForm += other.closedForm
      sum.satisfiable += other.satisfiable
      sum.conflicting += other.conflicting
      sum.unpresolved += other.unpresolved
      sum.failures += other.failures
      sum.beside += other.beside
      sum.inFractions += other.inFractions
    }

    package var description: String {
      "\(closedForm) in closed form, \(satisfiable) satisfiable, \(conflicting) conflicting, "
        + "\(unpresolved) unpresolved (\(failures) after a failure), \(beside) from beside; "
        + "\(inFractions) components in fractions"
    }
  }
}
