/// A component's solution, in doubles or in fractions.
extension Component {
  /// The component's solution, or `nil` if its requirements conflict. Exact arithmetic is used if rounding defeats the
  /// simplex method.
  func solved() throws(SolverFailure) -> LexicographicSolver.Solution? {
    guard !rows.isEmpty else { return .withoutRows(columns) }
    do throws(SolverFailure) {
      var solver = try LexicographicSolver(self)
      guard let solution = try solver.solve() else { return nil }
      try check(solution.values)
      return solution
    } catch {
      guard let solution = try? solvedExactly() else { throw error }
      return solution
    }
  }

  /// The component's solution by exact arithmetic, if it is small enough and has one.
  ///
  /// Requirements that agree only up to rounding may have no exact solution.
  func solvedExactly() throws(SolverFailure) -> LexicographicSolver.Solution? {
    guard !rows.isEmpty else { return .withoutRows(columns) }
    guard rows.count <= Self.maximumExactRows else { return nil }
    var solver = try LexicographicSolver(inWholeNumbers(), arithmetic: .exact)
    guard let solution = try solver.solve() else { return nil }
    try check(solution.values)
    return solution
  }

  /// The maximum number of rows for exact arithmetic, which is slow.
  static let maximumExactRows = 100

  /// Checks that every requirement holds, up to rounding.
  func check(_ values: [Double]) throws(SolverFailure) {
    for row in rows {
      guard case .requirement(let relation, let item) = row.kind else { continue }
      var value = -row.side
      var magnitude = abs(row.side)
      for term in terms[row.terms] {
        let product = term.coefficient * values[Int(term.index)]
        value += product
        magnitude += abs(product)
      }
      let violation = relation.violation(of: value)
      guard violation <= Tolerances.requirement(magnitude) else {
        throw SolverFailure(reason: .requirementMissed(by: violation), items: item.map { [Int($0)] } ?? [])
      }
    }
  }
}

extension LexicographicSolver.Solution {
  /// The solution for columns without rows: each is at its stay, and open.
  fileprivate static func withoutRows(_ columns: [LinearProgram.Column]) -> Self {
    Self(
      values: columns.map { $0.isNonnegative ? max(0, $0.stay) : $0.stay },
      ranges: Array(repeating: .infinity, count: columns.count))
  }
}
