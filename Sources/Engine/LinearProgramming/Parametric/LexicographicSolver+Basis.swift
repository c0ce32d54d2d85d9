/// The solution by a basis beyond the right-hand sides that it was found for.
extension LexicographicSolver {
  /// The component's solution for any right-hand sides for which the present basis is feasible.
  ///
  /// - Throws: `SolverFailure` if the basis can't be factorized.
  func basisSolution() throws(SolverFailure) -> BasisSolution {
    let basic = problem.basicVariables
    // The rates at which each nonbasic row's side moves each basic variable.
    var sums = [[BasisSolution.Entry]](repeating: [], count: basic.count)
    var moved = [Double](repeating: 0, count: problem.rowCount + 1)
    for row in 0..<problem.rowCount where problem.status(of: .row(row)) != .basic {
      for position in moved.indices { moved[position] = 0 }
      moved[row + 1] = 1
      try problem.solveBasis(&moved)
      for position in basic.indices where abs(moved[position + 1]) > Tolerances.tableauEntry {
        sums[position].append(BasisSolution.Entry(row: Int32(row), coefficient: moved[position + 1]))
      }
    }
    var solution = BasisSolution(columnCount: columns.count, basis: problem.basis())
    var columnSums = [[BasisSolution.Entry]](repeating: [], count: columns.count)
    for (position, variable) in basic.enumerated() {
      if case .column(let column) = variable, column < columns.count { columnSums[column] = sums[position] }
    }
    for sum in columnSums { solution.add(sum) }
    for (position, variable) in basic.enumerated() {
      var sum = sums[position]
      if case .row(let row) = variable { sum.append(BasisSolution.Entry(row: Int32(row), coefficient: -1)) }
      let bounds = problem.bounds(of: variable)
      if bounds.lower > -.infinity { solution.add(sum) }
      if bounds.upper < .infinity {
        solution.add(sum.map { BasisSolution.Entry(row: $0.row, coefficient: -$0.coefficient) })
      }
    }
    return solution
  }

  /// The affine forms of columns and guards, for a component that is too large to compute each row's part, or one with
  /// ties and stays settled.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - sides: The rows' right-hand sides.
  /// - Returns: The forms.
  /// - Throws: `SolverFailure` if the basis can't be factorized.
  func affineForms(
    of component: borrowing Component, _ sides: AffineForms
  ) throws(SolverFailure) -> BasisForms {
    let basic = problem.basicVariables
    let width = sides.width
    // The contribution of nonbasic columns that are at their stays and not at zero.
    var moved = [Double](repeating: 0, count: problem.rowCount)
    for (row, header) in component.rows.enumerated() {
      for term in component.terms[header.terms] {
        let column = GLPKProblem.Variable.column(Int(term.index))
        if problem.status(of: column) != .basic { moved[row] += term.coefficient * problem.value(of: column) }
      }
    }
    var parts: [[Double]] = []
    for offset in 0..<width {
      var part = [Double](repeating: 0, count: problem.rowCount + 1)
      for row in 0..<problem.rowCount {
        if problem.status(of: .row(row)) != .basic { part[row + 1] = sides.numbers[row * width + offset] }
        if offset == 0 { part[row + 1] -= moved[row] }
      }
      try problem.solveBasis(&part)
      parts.append(part)
    }
    var forms = BasisForms(columnCount: columns.count, width: width)
    for column in columns.indices where problem.status(of: .column(column)) != .basic {
      forms.columns.setConstant(problem.value(of: .column(column)), of: column)
    }
    for (position, variable) in basic.enumerated() {
      var form = parts.map { $0[position + 1] }
      var bounds = problem.bounds(of: variable)
      switch variable {
      case .column(let column) where column < columns.count:
        forms.columns[column] = form[...]
      case .column: break
      case .row(let row):
        for offset in 0..<width { form[offset] -= sides.numbers[row * width + offset] }
        // A row's bounds are relative to its side.
        if bounds.lower > -.infinity { bounds.lower = 0 }
        if bounds.upper < .infinity { bounds.upper = 0 }
      }
      forms.add(form, within: bounds)
    }
    return forms
  }
}

/// The solution by a basis for affine right-hand sides.
struct BasisForms {
  /// The columns' forms.
  fileprivate(set) var columns: AffineForms
  /// The forms that may not be negative for the basis to be feasible.
  private(set) var guards: AffineForms
  /// The guards that come in pairs, because they must be zero.
  private var equalities: Set<Int> = []

  init(columnCount: Int, width: Int) {
    columns = AffineForms(count: columnCount, width: width)
    guards = AffineForms(width: width)
  }

  /// Adds guards for a basic variable's form: its distances above the lower and below the upper bound.
  mutating func add(_ form: [Double], within bounds: GLPKProblem.Bounds) {
    if bounds.isFixed { equalities.formUnion([guards.count, guards.count + 1]) }
    if bounds.lower > -.infinity { guards.append([form[0] - bounds.lower] + form[1...]) }
    if bounds.upper < .infinity { guards.append([bounds.upper - form[0]] + form[1...].map { -$0 }) }
  }

  /// Tells whether a variable is at its bound, or nearly so, for these parameters but not for others.
  func isDegenerate(at values: [Double]) -> Bool {
    (0..<guards.count).contains { number in
      guard !equalities.contains(number) else { return false }
      return guards.withForm(number) { form in
        let (value, magnitude) = form.valueAndMagnitude(at: values)
        return abs(value) <= max(Tolerances.coincidence, Tolerances.relative * magnitude)
          && !form.isConstant(within: Tolerances.rounding)
      }
    }
  }

  /// Tells whether the columns' forms agree with values.
  func areNear(_ found: [Double], at values: [Double]) -> Bool {
    found.indices.allSatisfy {
      abs(columns.value(of: $0, at: values) - found[$0]) <= Tolerances.relative * max(1, abs(found[$0]))
    }
  }
}
