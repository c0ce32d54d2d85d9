/// The decisions in fractions, for programs that doubles may solve wrongly.
extension ParametricSolver {
  /// The solution, with every component of large spread solved anew.
  ///
  /// Such a component's values hold only for the present parameters. Components that are too large for fractions, or
  /// that GLPK gives up on, stay as they are.
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
  /// Replaces a component's values, and the items that it omits, for a single point of parameters.
  fileprivate mutating func replace(
    _ component: LinearProgram.Part, of program: LinearProgram, by exact: LexicographicSolver.Solution,
    leavingOut broken: [Int], at parameters: [Double]
  ) {
    pin(to: parameters)
    if ranges.isEmpty, exact.ranges.contains(where: { $0 > 0 }) {
      ranges = Array(repeating: 0, count: program.columns.count)
    }
    for (position, column) in component.columns.enumerated() {
      forms.setConstant(exact.values[position], of: column)
      if !ranges.isEmpty { ranges[column] = exact.ranges[position] }
    }
    omission = omission.replacing(component.rows.filter(program.isRequirement), by: broken, in: program)
  }
}

extension LinearProgram.Omission {
  /// The omission after some requirements were decided in fractions.
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
  /// A component's solution in fractions, and its omitted items.
  ///
  /// - Throws: `SolverFailure` if GLPK gives up or the solution fails the check.
  func solveExactly(
    _ component: Part, _ parameters: [Double]
  ) throws(SolverFailure) -> (solution: LexicographicSolver.Solution, broken: [Int]) {
    if let solution = try Component(self, component, parameters).solvedExactly() { return (solution, []) }
    let broken = try brokenItems(in: component, parameters: parameters, .presolved, .exact)
    let rest = Part(columns: component.columns, rows: rows(component.rows, without: Set(broken)))
    let program = Component(self, rest, parameters)
    if let solution = try program.solvedExactly() { return (solution, broken) }
    // The rest violates some requirement by less than rounding.
    guard let solution = try program.withRequirementsAsGoals().solvedExactly() else {
      throw SolverFailure(reason: .disagreement, items: [])
    }
    try program.check(solution.values)
    return (solution, broken)
  }
}
