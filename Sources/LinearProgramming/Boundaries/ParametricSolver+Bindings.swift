/// A condition that becomes tight at a bound of a critical region, and so ends the region there.
///
///     x0 - p0 = 0, x0 - 100 → 0 at 1    x0 = min(p0, 100), so that x0 = p0 where 100 - p0 ≥ 0
///
/// The bound 100 - p0 ≥ 0 is that of row 1, whose expression is x0 - 100 = p0 - 100 inside, and 0 on the bound. The
/// row's multipliers show the derivation: the basis keeps row 0, and row 1 is once that, minus 100.
package enum Binding: Hashable, Sendable {
  /// A row that has slack or is missed inside the region, and is met exactly on the bound.
  case row(Int)
  /// A column that becomes zero and must not be negative.
  case bound(column: Int)
  /// An open column that reaches its stay.
  case stay(column: Int)
  /// An omitted item that becomes compatible with the others.
  case conflict(item: Int)
}

/// A basic variable as a sum of multiples of the nonbasic ones: a row of the inverse basis.
package struct BasisMultipliers: Sendable {
  /// Rows that the basis keeps at their right-hand sides, with multipliers: `Bᵀ y = e`.
  package var rows: [(row: Int, multiplier: Double)] = []
  /// Columns that it keeps at zero or at their stays.
  package var columns: [(column: Int, multiplier: Double)] = []
}

extension ParametricSolver {
  /// The conditions that become tight where an affine form, one of a region's inequalities, becomes zero.
  ///
  /// - Parameters:
  ///   - inequality: A constant and a coefficient for each of the program's parameters.
  ///   - solution: The region's solution.
  /// - Returns: Rows, columns, stays, conflicts in this order, each by its number. Equivalent rows become tight
  ///   together. None if nothing is found, as for a region that is a point.
  package func bindings(of inequality: [Double], _ solution: AffineSolution) -> [Binding] {
    let form = [inequality[0]] + solution.parameters.map { inequality[$0 + 1] }
    let omitted = Set(solution.omission.items)
    var bindings: [Binding] = []
    for row in program.rows.indices where program.rows[row].isActive && !program.terms(of: row).isEmpty {
      if let item = program.item(of: row), omitted.contains(item) { continue }
      if form.isMultiple(residual(of: row, solution)) { bindings.append(.row(row)) }
    }
    for column in program.columns.indices {
      var own = Array(solution.forms[column])
      if program.columns[column].isNonnegative, form.isMultiple(own) { bindings.append(.bound(column: column)) }
      own[0] -= program.columns[column].stay
      let isOpen = !solution.ranges.isEmpty && solution.ranges[column] > 0
      if isOpen, form.isMultiple(own) { bindings.append(.stay(column: column)) }
    }
    for (item, certificate) in certificates(of: solution) {
      let violation = [certificate.violation[0]] + solution.parameters.map { certificate.violation[$0 + 1] }
      if form.isMultiple(violation) { bindings.append(.conflict(item: item)) }
    }
    return bindings
  }

  /// The Farkas certificates of the conflicts of a solution's omitted items, by item; none if fractions decided.
  package func certificates(of solution: AffineSolution) -> [(item: Int, certificate: FarkasCertificate)] {
    let omission = solution.omission
    guard !omission.items.isEmpty, omission.itemsDecidedExactly.isEmpty,
      let conflicts = try? program.conflicts(around: omission, parameters: solution.origin, .presolved)
    else { return [] }
    return conflicts.compactMap { conflict in
      program.certificate(of: conflict, among: omission.requirements, parameters: solution.origin).map {
        (conflict.broken, $0)
      }
    }
  }

  /// The multipliers by which a region's basis expresses a row or a column.
  ///
  ///     row r's terms = Σ multiplier · row k's terms + Σ multiplier · column, where the basis keeps rows and columns
  ///
  /// - Parameters:
  ///   - binding: A row that becomes tight, or a column.
  ///   - solution: The region's solution.
  /// - Returns: The multipliers; `nil` for variables that aren't basic, and for conflicts, which have certificates.
  /// - Throws: `SolverFailure` if GLPK gives up.
  package func multipliers(
    of binding: Binding, _ solution: AffineSolution
  ) throws(SolverFailure) -> BasisMultipliers? {
    let standing = program.rows(
      program.rows.indices.filter { program.rows[$0].isActive }, without: Set(solution.omission.items))
    let part = program.parts(of: standing).first { part in
      switch binding {
      case .row(let row): part.rows.contains(row)
      case .bound(let column), .stay(let column): part.columns.contains(column)
      case .conflict: false
      }
    }
    guard let part, !part.rows.isEmpty else { return nil }
    var solver = try LexicographicSolver(Component(program, part, solution.origin))
    guard try solver.solve() != nil else { return nil }
    let variable: GLPKProblem.Variable? =
      switch binding {
      case .row(let row): part.rows.firstIndex(of: row).map(GLPKProblem.Variable.row)
      case .bound(let column), .stay(let column): part.columns.firstIndex(of: column).map(GLPKProblem.Variable.column)
      case .conflict: nil
      }
    guard let basic = variable.flatMap({ solver.basicVariable(measuring: $0) }) else { return nil }
    var multipliers = BasisMultipliers()
    let scale = basic.factor
    for (variable, coefficient) in try solver.problem.tableauRow(of: basic.variable)
    where variable != basic.own && abs(coefficient) > Tolerances.tableauEntry {
      switch variable {
      case .row(let row): multipliers.rows.append((part.rows[row], scale * coefficient))
      case .column(let column) where column < part.columns.count:
        multipliers.columns.append((part.columns[column], scale * coefficient))
      case .column: break
      }
    }
    return multipliers
  }

  /// A row's expression inside the region, as an affine form.
  private func residual(of row: Int, _ solution: AffineSolution) -> [Double] {
    var residual = AffineForms(count: 1, width: solution.width)
    residual.numbers[0] = program.rows[row].constant
    for position in program.parameterTerms(of: row) {
      let (index, coefficient) = (
        Int(program.parameterTerms[position].index), program.parameterTerms[position].coefficient
      )
      if index >= program.parameterCount {
        residual.numbers[0] += coefficient * program.frozenInputs[index - program.parameterCount]
      } else if let own = solution.parameters.firstIndex(of: index) {
        residual.numbers[own + 1] += coefficient
      }
    }
    for position in program.terms(of: row) {
      residual.add(
        Int(program.terms[position].index), of: solution.forms, times: program.terms[position].coefficient, to: 0)
    }
    return residual.numbers
  }
}

extension LexicographicSolver {
  /// A basic variable that stands for another: itself, or the deviation of a goal whose row is nonbasic.
  ///
  /// - Returns: The variable, its factor, 1 or -1, and the variable that it stands for.
  fileprivate func basicVariable(
    measuring variable: GLPKProblem.Variable
  ) -> (variable: GLPKProblem.Variable, factor: Double, own: GLPKProblem.Variable)? {
    if problem.status(of: variable) == .basic { return (variable, 1, variable) }
    guard case .row(let row) = variable else { return nil }
    for level in levels {
      for deviation in level.deviations where deviation.row == row {
        let column = GLPKProblem.Variable.column(deviation.column)
        guard problem.status(of: column) == .basic else { continue }
        return (column, deviation.isAbove ? 1 : -1, variable)
      }
    }
    return nil
  }
}

extension [Double] {
  /// Tells whether another form is a nonzero multiple of this one.
  fileprivate func isMultiple(_ other: [Double]) -> Bool {
    guard let position = indices.dropFirst().max(by: { abs(self[$0]) < abs(self[$1]) }), self[position] != 0 else {
      return false
    }
    let factor = other[position] / self[position]
    guard abs(factor) > Tolerances.slope else { return false }
    return indices.allSatisfy {
      abs(other[$0] - factor * self[$0]) <= Tolerances.length * Swift.max(1, abs(factor)) * Swift.max(1, abs(self[$0]))
    }
  }
}
