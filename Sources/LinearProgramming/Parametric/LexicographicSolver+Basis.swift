/// What a basis says beyond the right-hand sides that it was found for.
extension LexicographicSolver {
  /// The component's solution for any right-hand sides that the present basis is feasible for.
  ///
  /// - Throws: `SolverFailure` where the basis can't be factorized.
  func basisSolution() throws(SolverFailure) -> BasisSolution {
    let basic = problem.basicVariables
    // Of each basic variable, by how much each nonbasic row's side moves it.
    var sums = [[BasisSolution.Entry]](repeating: [], count: basic.count)
    var moved = [Double](repeating: 0, count: problem.rowCount + 1)
    for row in 0..<problem.rowCount where problem.status(of: .row(row)) != .basic {
      for place in moved.indices { moved[place] = 0 }
      moved[row + 1] = 1
      try problem.solveBasis(&moved)
      for place in basic.indices where abs(moved[place + 1]) > Tolerances.tableauEntry {
        sums[place].append(BasisSolution.Entry(row: Int32(row), coefficient: moved[place + 1]))
      }
    }
    var solution = BasisSolution(columnCount: columns.count, basis: problem.basis())
    var columnSums = [[BasisSolution.Entry]](repeating: [], count: columns.count)
    for (place, variable) in basic.enumerated() {
      if case .column(let column) = variable, column < columns.count { columnSums[column] = sums[place] }
    }
    for sum in columnSums { solution.add(sum) }
    for (place, variable) in basic.enumerated() {
      var sum = sums[place]
      if case .row(let row) = variable { sum.append(BasisSolution.Entry(row: Int32(row), coefficient: -1)) }
      let bounds = problem.bounds(of: variable)
      if bounds.lower > -.infinity { solution.add(sum) }
      if bounds.upper < .infinity {
        solution.add(sum.map { BasisSolution.Entry(row: $0.row, coefficient: -$0.coefficient) })
      }
    }
    return solution
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
    let basic = problem.basicVariables
    var parts: [[Double]] = []
    for offset in 0..<width {
      var part = [Double](repeating: 0, count: problem.rowCount + 1)
      for row in 0..<problem.rowCount where problem.status(of: .row(row)) != .basic {
        part[row + 1] = sides[row * width + offset]
      }
      try problem.solveBasis(&part)
      parts.append(part)
    }
    var forms = [Double](repeating: 0, count: columns.count * width)
    var guards: [Double] = []
    for (place, variable) in basic.enumerated() {
      var form = parts.map { $0[place + 1] }
      switch variable {
      case .column(let column) where column < columns.count:
        for offset in 0..<width { forms[column * width + offset] = form[offset] }
      case .column: break
      case .row(let row):
        for offset in 0..<width { form[offset] -= sides[row * width + offset] }
      }
      let bounds = problem.bounds(of: variable)
      if bounds.lower > -.infinity { guards += form }
      if bounds.upper < .infinity { guards += form.map { -$0 } }
    }
    return (forms, guards)
  }
}
