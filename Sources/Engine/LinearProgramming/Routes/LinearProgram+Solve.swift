extension LinearProgram {
  /// The solution of a program for given parameters.
  package struct Solution: Sendable {
    /// Each column's value.
    package var values: [Double]
    /// Each column's range over the optimal face before ties and stays, as far as it was computed; 0 if the value is
    /// determined.
    package var ranges: [Double]
    /// The omitted items, which conflict with others.
    package var broken: Set<Int>
    /// The omitted items that fractions decided.
    var brokenExactly: Set<Int> = []
  }

  /// Solves the program for given parameters: omits conflicting items, meets the goals level by level, and settles open
  /// columns.
  ///
  /// - Precondition: There is one value for each of the program's parameters.
  /// - Throws: `SolverFailure` if GLPK gives up or its answer fails the check.
  package func solve(parameters: [Double]) throws(SolverFailure) -> Solution {
    precondition(parameters.count == parameterCount, "\(parameterCount) parameters are needed")
    var solution = Solution(
      values: columns.map { $0.isNonnegative ? max(0, $0.stay) : $0.stay },
      ranges: Array(repeating: 0, count: columns.count),
      broken: Set(itemsInfeasibleAlone(among: Array(rows.indices), parameters: parameters)))
    for component in parts(of: rows(rows.indices.filter { rows[$0].isActive }, without: solution.broken)) {
      do throws(SolverFailure) {
        try solve(component, parameters, into: &solution)
      } catch {
        let items = Set(component.rows.compactMap { item(of: $0) }).sorted()
        throw SolverFailure(reason: error.reason, items: items)
      }
    }
    return solution
  }

  /// Solves a component: in fractions if it is small, in doubles if it is large or fractions fail.
  private func solve(
    _ component: Part, _ parameters: [Double], into solution: inout Solution
  ) throws(SolverFailure) {
    if component.rows.count <= Component.maximumExactRows,
      let (part, broken) = try? solveExactly(component, parameters)
    {
      solution.broken.formUnion(broken)
      solution.brokenExactly.formUnion(broken)
      enter(part, of: component, into: &solution)
      return
    }
    let broken = try brokenItems(in: component, parameters: parameters, .presolved)
    solution.broken.formUnion(broken)
    let rest = Part(columns: component.columns, rows: rows(component.rows, without: Set(broken)))
    guard let part = try Component(self, rest, parameters).solved() else {
      throw SolverFailure(reason: .disagreement, items: [])
    }
    enter(part, of: rest, into: &solution)
  }

  private func enter(
    _ part: LexicographicSolver.Solution, of component: Part, into solution: inout Solution
  ) {
    for (position, column) in component.columns.enumerated() {
      solution.values[column] = part.values[position]
      solution.ranges[column] = part.ranges[position]
    }
  }
}
