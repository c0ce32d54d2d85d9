/// The presolved program in textbook form: the substituted columns, the conditions on parameters alone, and the
/// remaining rows, component by component.
///
///     x0 = 8
///     x1 = p0 - 16
///     p0 - 16 ≥ 0
///     component of x2, x3:
///       x2 + x3 - p0 ≤ 0  (item 4)
extension ParametricSolver: CustomStringConvertible {
  package var description: String { description(naming: .textbook(parameterCount: program.parameterCount)) }

  /// The presolved program in textbook form, with names of one's own.
  package func description(naming symbols: Symbols) -> String {
    var solver = self
    solver.evaluateSlots()
    return solver.linesOfReduction(symbols).joined(separator: "\n")
  }

  /// The components for parameter values, with numbers on the right-hand side.
  package func components(at parameters: [Double]) -> [String] {
    var solver = self
    solver.evaluateSlots()
    let values = reduction.parameters.map { parameters[$0] }
    var system = ParametricComponent(width: width)
    return (0..<reduction.components.count).map { part in
      system.take(part, of: reduction, program.columns, solver.slots, at: values)
      return system.component.description
    }
  }

  /// The solutions by the optimal bases of the components with several columns, for any right-hand sides
  /// (`BasisSolution`).
  ///
  /// - Parameter parameters: The parameters for which they are optimal.
  /// - Returns: A text for each component that has a basis; one with open columns has none.
  /// - Throws: `SolverFailure` if GLPK gives up or its answer fails the check.
  package func bases(at parameters: [Double]) throws(SolverFailure) -> [String] {
    var solver = self
    guard try solver.solveSatisfiable(parameters) != nil else { return [] }
    let values = solver.reduction.parameters.map { parameters[$0] }
    var system = ParametricComponent(width: solver.width)
    var texts: [String] = []
    for part in 0..<solver.reduction.components.count {
      system.take(part, of: solver.reduction, program.columns, solver.slots, at: values)
      guard system.component.columns.count > 1 else { continue }
      let shape = solver.library.shape(of: system)
      if let basis = solver.library.solution(of: shape, for: system.component) { texts.append(basis.description) }
    }
    return texts
  }

  private func linesOfReduction(_ symbols: Symbols) -> [String] {
    var lines = reduction.substitutes.indices.filter { !reduction.isResidual($0) }.map {
      "\(symbols.column($0)) = \(value(of: $0, symbols))"
    }
    lines += reduction.conditions.map { "\(form(Int($0.slot), symbols)) \($0.relation.symbol) 0" }
    for part in 0..<reduction.components.count {
      let columns = reduction.components.columns(of: part).map { symbols.column(Int($0)) }
      lines.append("component of \(columns.joined(separator: ", ")):")
      for number in reduction.components.rows(of: part) {
        let row = reduction.rows[Int(number)]
        var sum = Formula(row.terms.lazy.map { term(reduction.terms[Int($0)], symbols) })
        sum.add(form(Int(row.slot), symbols))
        lines.append("  " + row.kind.description(of: "\(sum)", symbols))
      }
    }
    return lines
  }

  /// A substituted column in terms of others and of parameters.
  private func value(of column: Int, _ symbols: Symbols) -> Formula {
    var sum = Formula()
    if let other = reduction.representative(of: column) {
      sum.add(reduction.factors[column], symbols.column(Int(other)))
    }
    for combination in reduction.combinations where Int(combination.column) == column {
      for position in combination.terms {
        let term = term(reduction.terms[Int(position)], symbols)
        sum.add(term.coefficient, term.symbol)
      }
    }
    sum.add(form(reduction.rowCount + column, symbols))
    return sum
  }

  private func term(_ term: LinearProgram.Term, _ symbols: Symbols) -> (coefficient: Double, symbol: String) {
    (term.coefficient, symbols.column(Int(term.index)))
  }

  private func form(_ slot: Int, _ symbols: Symbols) -> Formula {
    Formula(form: slots[slot], parameters: reduction.parameters, symbols)
  }
}
