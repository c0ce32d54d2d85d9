/// What comes to bind at a bound of a critical region, and why the region ends there.
///
///     x0 - p0 = 0, x0 - 100 → 0 at 1    x0 = min(p0, 100), so that x0 = p0 where 100 - p0 ≥ 0
///
/// The bound 100 - p0 ≥ 0 is that of row 1, whose expression is x0 - 100 = p0 - 100 inside, and 0 on the bound. The row's
/// multipliers say how: the basis keeps row 0, and row 1 is once that, less 100.
package enum Binding: Hashable, Sendable {
  /// A row that inside the region holds with room, or is missed: on the bound it is met exactly.
  case row(Int)
  /// A column that comes to be zero and must not be negative.
  case bound(column: Int)
  /// A column that is open, and comes to where it stays.
  case stay(column: Int)
  /// An item that is left out, and comes to fit in with the others.
  case conflict(item: Int)
}

/// A variable of a basis as a sum of multiples of what the basis keeps at its bounds: a row of the inverse basis.
package struct BasisMultipliers: Sendable {
  /// Rows that the basis keeps at their sides, with multipliers: `Bᵀ y = e`.
  package var rows: [(row: Int, multiplier: Double)] = []
  /// Columns that it keeps at zero or where they stay.
  package var columns: [(column: Int, multiplier: Double)] = []
}

extension ParametricSolver {
  /// What comes to bind where an affine form, one of a region's inequalities, comes to zero.
  ///
  /// - Parameters:
  ///   - inequality: A constant and a coefficient for each of the program's parameters.
  ///   - solution: The region's solution.
  /// - Returns: Rows, columns, stays, conflicts in this order, each by its number. Rows that say the same come to bind
  ///   together. None where nothing is found, as of a region that is a point.
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

  /// What shows that the items conflict that a solution leaves out, by item; none where fractions decided.
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

  /// The multipliers by which a region's basis makes a row, or a column, of what it keeps.
  ///
  ///     row r's terms = Σ multiplier · row k's terms + Σ multiplier · column, where the basis keeps rows and columns
  ///
  /// - Parameters:
  ///   - binding: A row that comes to bind, or a column.
  ///   - solution: The region's solution.
  /// - Returns: The multipliers; `nil` of what isn't basic, and of conflicts, whose certificates say why.
  /// - Throws: `SolverFailure` where GLPK gives up.
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
  /// A basic variable that measures another: itself, or of a goal's row that is kept the deviation beside it.
  ///
  /// - Returns: The variable, what it counts, and the row that it belongs to.
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
  /// Whether another form is a multiple of this one, but not zero.
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
