/// What a basis says beyond the parameters that it was found for.
extension LexicographicSolver {
  /// The component's solution for any right-hand sides that the present basis is feasible for.
  ///
  /// - Throws: `SolverFailure` where the basis can't be factorized.
  func basisSolution() throws(SolverFailure) -> BasisSolution {
    var solution = BasisSolution(columnCount: columns.count, basis: problem.basis())
    let nonbasic = (0..<problem.rowCount).filter { problem.status(of: .row($0)) != .basic }
    // Of each variable, by how much each nonbasic row's side moves it.
    var sums = [[BasisSolution.Entry]](repeating: [], count: problem.columnCount + problem.rowCount)
    for row in nonbasic {
      let moved = try problem.values(forNonbasicRows: [row: 1])
      for (variable, coefficient) in moved.enumerated() where abs(coefficient) > Self.noise {
        sums[variable].append(BasisSolution.Entry(row: Int32(row), coefficient: coefficient))
      }
    }
    for column in columns.indices { solution.add(sums[column]) }
    for guardSum in guards(sums) { solution.add(guardSum) }
    return solution
  }

  private static var noise: Double { 1e-13 }

  /// What basic variables have to their bounds, above the lower and below the upper ones.
  private func guards(_ sums: [[BasisSolution.Entry]]) -> [[BasisSolution.Entry]] {
    var guards: [[BasisSolution.Entry]] = []
    for (number, variable) in problem.variables.enumerated() where problem.status(of: variable) == .basic {
      var sum = sums[number]
      if case .row(let row) = variable { sum.append(BasisSolution.Entry(row: Int32(row), coefficient: -1)) }
      let bounds = problem.bounds(of: variable)
      if bounds.lower > -.infinity { guards.append(sum) }
      if bounds.upper < .infinity {
        guards.append(sum.map { BasisSolution.Entry(row: $0.row, coefficient: -$0.coefficient) })
      }
    }
    return guards
  }

  /// The affine forms of columns and guards, of a component too large to ask for each row's part.
  ///
  /// - Parameters:
  ///   - sides: The rows' right-hand sides, affine forms of a width.
  ///   - width: The doubles of a form.
  /// - Returns: The columns' forms, then the guards'.
  /// - Throws: `SolverFailure` where the basis can't be factorized.
  func affineForms(
    _ sides: [Double], width: Int
  ) throws(SolverFailure) -> (columns: [Double], guards: [Double]) {
    let nonbasic = (0..<problem.rowCount).filter { problem.status(of: .row($0)) != .basic }
    var parts: [[Double]] = []
    for offset in 0..<width {
      var values: [Int: Double] = [:]
      for row in nonbasic where sides[row * width + offset] != 0 { values[row] = sides[row * width + offset] }
      parts.append(try problem.values(forNonbasicRows: values))
    }
    var guards: [Double] = []
    for (number, variable) in problem.variables.enumerated() where problem.status(of: variable) == .basic {
      let bounds = problem.bounds(of: variable)
      let form = (0..<width).map { offset in
        guard case .row(let row) = variable else { return parts[offset][number] }
        return parts[offset][number] - sides[row * width + offset]
      }
      if bounds.lower > -.infinity { guards += form }
      if bounds.upper < .infinity { guards += form.map { -$0 } }
    }
    return (columns.indices.flatMap { column in parts.map { $0[column] } }, guards)
  }
}
