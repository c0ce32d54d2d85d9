extension LinearProgram {
  /// What a program's columns come to for given parameters.
  package struct Solution: Sendable {
    /// Each column's value.
    package var values: [Double]
    /// Each column's range over the optimal face before ties and stays, as far as it was seen; 0 where the value is
    /// determined.
    package var ranges: [Double]
    /// The requirements that conflict, by the number of the broken item.
    package var conflicts: [Conflict]
  }

  /// Solves the program for given parameters: leaves out what conflicts, meets the goals level by level, and settles
  /// what stays open.
  ///
  /// - Precondition: One parameter for each that the program counts.
  /// - Throws: `SolverFailure` where GLPK gives up or its answer doesn't stand the check.
  package func solve(parameters: [Double]) throws(SolverFailure) -> Solution {
    precondition(parameters.count == parameterCount, "\(parameterCount) parameters are needed")
    var solution = Solution(
      values: columns.map { $0.isNonnegative ? max(0, $0.stay) : $0.stay },
      ranges: Array(repeating: 0, count: columns.count), conflicts: conflictsWithoutColumns(parameters: parameters))
    var left = Set(solution.conflicts.map(\.broken))
    for component in components(leavingOut: left) {
      do throws(SolverFailure) {
        try solve(component, parameters, leavingOut: &left, into: &solution)
      } catch {
        let items = Set(component.requirements.map { requirements[$0].item }).sorted()
        throw SolverFailure(reason: error.reason, items: items)
      }
    }
    solution.conflicts.sort { $0.broken < $1.broken }
    return solution
  }

  private func solve(
    _ component: Component, _ parameters: [Double], leavingOut left: inout Set<Int>, into solution: inout Solution
  ) throws(SolverFailure) {
    guard !component.requirements.isEmpty || !component.goals.isEmpty else {
      for column in component.columns { solution.ranges[column] = .infinity }
      return
    }
    if let part = try solve(component, parameters) {
      enter(part, of: component, into: &solution)
      return
    }
    let conflicts = try conflicts(in: component, parameters: parameters)
    guard !conflicts.isEmpty else {
      // What one problem calls a conflict and another doesn't is rounding.
      guard let part = try solveExactly(component, parameters) else {
        throw SolverFailure(reason: .disagreement, items: [])
      }
      enter(part, of: component, into: &solution)
      return
    }
    solution.conflicts += conflicts
    left.formUnion(conflicts.map(\.broken))
    var rest = component
    rest.requirements.removeAll { left.contains(requirements[$0].item) }
    try solve(rest, parameters, leavingOut: &left, into: &solution)
  }

  private func enter(
    _ part: LexicographicSolver.Solution, of component: Component, into solution: inout Solution
  ) {
    for (place, column) in component.columns.enumerated() {
      solution.values[column] = part.values[place]
      solution.ranges[column] = part.ranges[place]
    }
  }

  /// A component's solution, or `nil` where its requirements conflict; by exact arithmetic where rounding defeats the
  /// simplex method.
  private func solve(
    _ component: Component, _ parameters: [Double]
  ) throws(SolverFailure) -> LexicographicSolver.Solution? {
    do throws(SolverFailure) {
      var solver = try LexicographicSolver(self, component, parameters: parameters)
      guard let solution = try solver.solve() else { return nil }
      try check(solution, of: component, parameters)
      return solution
    } catch {
      guard let solution = try? solveExactly(component, parameters) else { throw error }
      return solution
    }
  }

  /// A component's solution by exact arithmetic, where it is small enough and has one.
  ///
  /// Coefficients are taken for what they are, a third for the next double: requirements that agree up to rounding have
  /// no solution then, so that this is not to be believed.
  private func solveExactly(
    _ component: Component, _ parameters: [Double]
  ) throws(SolverFailure) -> LexicographicSolver.Solution? {
    guard component.requirements.count + component.goals.count <= Self.mostExactRows else { return nil }
    var solver = try LexicographicSolver(self, component, parameters: parameters, arithmetic: .exact)
    guard let solution = try solver.solve() else { return nil }
    try check(solution, of: component, parameters)
    return solution
  }

  /// Exact arithmetic on more rows than this takes too long.
  private static let mostExactRows = 100

  /// Every requirement of a component holds in its solution, up to rounding.
  private func check(
    _ part: LexicographicSolver.Solution, of component: Component, _ parameters: [Double]
  ) throws(SolverFailure) {
    let values = Dictionary(uniqueKeysWithValues: zip(component.columns, part.values))
    for requirement in component.requirements.map({ requirements[$0] }) {
      let expression = requirement.row.expression
      let products = expression.terms.map { $0.coefficient * (values[$0.index] ?? 0) }
      let offset = expression.offset(parameters)
      let violation = requirement.row.violation(ofValue: products.reduce(offset, +))
      let magnitude = products.reduce(abs(offset)) { $0 + abs($1) }
      guard violation <= max(Self.residualTolerance, Self.relativeResidualTolerance * magnitude) else {
        throw SolverFailure(reason: .requirementMissed(by: violation), items: [requirement.item])
      }
    }
  }

  private static let residualTolerance = 1e-6
  private static let relativeResidualTolerance = 1e-9
}
