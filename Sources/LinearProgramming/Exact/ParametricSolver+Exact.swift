/// Where doubles may come to another solution, fractions decide.
extension ParametricSolver {
  /// The solution with every component solved anew whose numbers are too far apart for doubles.
  ///
  /// Such a component's values hold for the parameters at hand alone. Components too large for fractions, and such that
  /// GLPK gives up on, stay as they are.
  mutating func refined(_ solution: AffineSolution, _ parameters: [Double]) -> AffineSolution {
    guard LinearProgram.mayBeFarApart(coefficientSizes, reach: solution.reach) else { return solution }
    let values = solution.values(parameters)
    var refined = solution
    for component in program.parts(of: program.rows.indices.filter { program.rows[$0].isActive })
    where component.rows.count <= Component.maximumExactRows
      && program.isFarApart(component, values, parameters)
    {
      guard let (exact, broken) = try? program.solveExactly(component, parameters) else { continue }
      work.routes.inFractions += 1
      refined.replace(component, of: program, by: exact, leavingOut: broken, at: parameters)
    }
    return refined
  }
}

extension AffineSolution {
  /// Replaces a component's values, for some parameters alone, and what it leaves out.
  fileprivate mutating func replace(
    _ component: LinearProgram.Part, of program: LinearProgram, by exact: LexicographicSolver.Solution,
    leavingOut broken: [Int], at parameters: [Double]
  ) {
    pin(to: parameters)
    if ranges.isEmpty, exact.ranges.contains(where: { $0 > 0 }) {
      ranges = Array(repeating: 0, count: program.columns.count)
    }
    for (place, column) in component.columns.enumerated() {
      forms.setConstant(exact.values[place], of: column)
      if !ranges.isEmpty { ranges[column] = exact.ranges[place] }
    }
    omission = omission.replacing(component.rows.filter(program.isRequirement), by: broken, in: program)
  }
}

extension LinearProgram.Omission {
  /// What is left out where some requirements were decided upon in fractions.
  fileprivate func replacing(_ rows: [Int], by broken: [Int], in program: LinearProgram) -> LinearProgram.Omission {
    let own = Set(rows.compactMap { program.item(of: $0) })
    let others = items.filter { !own.contains($0) }
    guard !others.isEmpty || !broken.isEmpty else { return .none }
    return LinearProgram.Omission(
      items: (others + broken).sorted(), requirements: Set(requirements + rows).sorted(),
      itemsDecidedExactly: itemsDecidedExactly.subtracting(own).union(broken))
  }
}

extension LinearProgram {
  /// A component's solution in fractions, and the items left out of it.
  ///
  /// - Throws: `SolverFailure` where GLPK gives up or the solution doesn't stand the check.
  func solveExactly(
    _ component: Part, _ parameters: [Double]
  ) throws(SolverFailure) -> (solution: LexicographicSolver.Solution, broken: [Int]) {
    if let solution = try Component(self, component, parameters).solvedExactly() { return (solution, []) }
    let broken = try brokenItems(in: component, parameters: parameters, .exact)
    let rest = Part(columns: component.columns, rows: rows(component.rows, without: Set(broken)))
    let program = Component(self, rest, parameters)
    if let solution = try program.solvedExactly() { return (solution, broken) }
    // What is left misses some requirement by less than rounding.
    guard let solution = try program.withRequirementsAsGoals().solvedExactly() else {
      throw SolverFailure(reason: .disagreement, items: [])
    }
    try program.check(solution.values)
    return (solution, broken)
  }
}
