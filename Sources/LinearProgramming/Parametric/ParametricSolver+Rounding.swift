/// Where rounding has the last word: requirements that miss each other by less than is checked.
extension ParametricSolver {
  /// The solution that misses the requirements by as little as possible, before all goals, for these parameters alone.
  ///
  /// - Throws: `SolverFailure` where that is more than rounding, or GLPK gives up.
  func solveRelaxed(_ parameters: [Double]) throws(SolverFailure) -> AffineSolution {
    var relaxed = ParametricSolver(program.withRequirementsAsGoals(), like: self)
    guard var solution = try relaxed.solveSatisfiable(parameters) else {
      throw SolverFailure(reason: .disagreement, items: [])
    }
    solution.validity.pin(to: solution.parameters.map { parameters[$0] })
    try check(solution, parameters)
    return solution
  }
}

extension LinearProgram {
  /// The program whose requirements are goals above all others.
  fileprivate func withRequirementsAsGoals() -> LinearProgram {
    var relaxed = LinearProgram(parameterCount: parameterCount)
    relaxed.columns = columns
    relaxed.measures = measures
    for row in rows.indices where rows[row].isActive {
      relaxed.beginRow(constant: rows[row].constant)
      for term in terms[terms(of: row)] { relaxed.add(column: Int(term.index), times: term.coefficient) }
      for term in parameterTerms[parameterTerms(of: row)] {
        relaxed.add(parameter: Int(term.index), times: term.coefficient)
      }
      var demand = demand(of: row)
      if case .requirement(let relation, let item) = demand, item != Self.given {
        demand = .goal(Goal(relation, level: .greatestFiniteMagnitude))
      }
      relaxed.endRow(demand)
    }
    return relaxed
  }
}
