/// The solution of one component at a time: in closed form, by a known basis, or by the simplex method.
extension ParametricSolver {
  /// The outcome of solving a component.
  enum Outcome {
    case determined
    /// The levels leave columns open, or may; with the basis that is optimal for the levels, if one was found.
    case open(GLPKProblem.Basis?)
    case infeasible
  }

  /// The maximum number of rows of a component whose solution is kept. Of a larger one only the basis is kept, because
  /// the effect of each side on each variable takes the square of its size.
  private static let maximumKeptRows = 40

  /// Writes the affine forms of the columns of a component with several.
  mutating func solveSystem(
    _ system: borrowing ParametricComponent, _ part: Int, _ solution: inout AffineSolution, _ values: [Double]
  ) throws(SolverFailure) -> Outcome {
    let isSmall = system.component.rows.count <= Self.maximumKeptRows
    let shape = library.shape(of: system)
    if isSmall {
      if let known = library.solution(of: shape, for: system.component) {
        write(known, system, part, &solution, values)
        return .determined
      }
      if let found = closedForm(system) {
        library.keep(found, of: shape)
        write(found, system, part, &solution, values)
        return .determined
      }
    }
    let warmBasis = library.lastBasis(of: shape)
    var solver = try LexicographicSolver(system.component, from: warmBasis)
    defer { count(pivots: solver.problem.pivots) }
    guard let totals = try solver.minimizeLevels() else { return .infeasible }
    try solver.checkLevels(totals)
    guard solver.isDetermined else {
      let basis = solver.problem.basis()
      library.keep(basis, of: shape)
      return try isOpen(&solver, system, part, &solution, values) ? .open(basis) : .determined
    }
    if isSmall {
      let found = try solver.basisSolution()
      library.keep(found, of: shape)
      write(found, system, part, &solution, values)
    } else {
      let basis = try solver.affineForms(of: system.component, system.sides)
      library.keep(solver.problem.basis(), of: shape)
      write(basis.columns, part, &solution)
      solution.region.require(basis.guards, at: values)
    }
    return .determined
  }

  private func closedForm(_ system: borrowing ParametricComponent) -> BasisSolution? {
    guard var columns = TwoColumns(system) else { return nil }
    return columns.solve()
  }

  private mutating func count(pivots: Int) {
    work.pivots += pivots
    work.simplexComponents += 1
  }

  /// Solves a component of one column.
  func solveColumn(
    _ system: borrowing ParametricComponent, _ part: Int, _ column: inout SingleColumn,
    _ solution: inout AffineSolution,
    _ values: [Double]
  ) -> Outcome {
    guard let number = reduction.components.columns(of: part).first else { return .open(nil) }
    switch column.solve(system, as: Int(number), into: &solution, at: values) {
    case .infeasible: return .infeasible
    case .open: return .open(nil)
    case .value: return .determined
    }
  }

  private func write(
    _ known: BasisSolution, _ system: borrowing ParametricComponent, _ part: Int, _ solution: inout AffineSolution,
    _ values: [Double]
  ) {
    for (position, column) in reduction.components.columns(of: part).enumerated() {
      solution.forms.withDoubles(of: Int(column)) { known.writeColumn(position, system.sides, to: $0) }
    }
    known.narrow(&solution.region, system.sides, at: values)
  }

  private func write(_ columns: AffineForms, _ part: Int, _ solution: inout AffineSolution) {
    for (position, column) in reduction.components.columns(of: part).enumerated() {
      solution.forms[Int(column)] = columns[position]
    }
  }

  /// Tells whether a component is open, given variables with a reduced cost of zero. If none of its columns can move,
  /// it is written.
  ///
  /// Then other variables at their bounds hold the columns, always if they are at their bounds for all parameters. If a variable is at its
  /// bound only in a degenerate way, or nearly so, the forms hold only for the present parameters.
  private func isOpen(
    _ solver: inout LexicographicSolver, _ system: borrowing ParametricComponent, _ part: Int,
    _ solution: inout AffineSolution, _ values: [Double]
  ) throws(SolverFailure) -> Bool {
    let basis = try solver.affineForms(of: system.component, system.sides)
    var face = OptimalFace(of: solver.problem, columnCount: system.component.columns.count)
    if try face.hasOpenColumn(&solver.problem, open: solver.openVariables()) { return true }
    write(basis.columns, part, &solution)
    if basis.isDegenerate(at: values) {
      solution.region.pin(to: values)
    } else {
      solution.region.require(basis.guards, at: values)
    }
    return false
  }
}
