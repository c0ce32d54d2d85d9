/// What presolve made of a program, as a textbook prints it: what each substituted column is, what has to hold of parameters
/// alone, and the rows that are left, component by component.
///
///     x0 = 8
///     x1 = p0 - 16
///     p0 - 16 ≥ 0
///     component of x2, x3:
///       x2 + x3 - p0 ≤ 0  (item 4)
extension ParametricSolver: CustomStringConvertible {
  package var description: String {
    var solver = self
    solver.evaluateSlots()
    return solver.linesOfReduction().joined(separator: "\n")
  }

  /// The components for some parameters, with numbers on the right.
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

  private func linesOfReduction() -> [String] {
    var lines = reduction.substitutes.indices.filter { !reduction.isResidual($0) }.map {
      "x\($0) = \(value(of: $0))"
    }
    lines += reduction.conditions.map { "\(form(Int($0.slot))) \($0.relation.symbol) 0" }
    for part in 0..<reduction.components.count {
      lines.append("component of \(reduction.components.columns(of: part).map { "x\($0)" }.joined(separator: ", ")):")
      for number in reduction.components.rows(of: part) {
        let row = reduction.rows[Int(number)]
        var sum = Formula(row.terms.lazy.map { symbol(reduction.terms[Int($0)]) })
        sum.add(form(Int(row.slot)))
        lines.append("  " + row.kind.description(of: "\(sum)"))
      }
    }
    return lines
  }

  /// What a substituted column is, in terms of others and of parameters.
  private func value(of column: Int) -> Formula {
    var sum = Formula()
    if let other = reduction.representative(of: column) { sum.add(reduction.factors[column], "x\(other)") }
    for combination in reduction.combinations where Int(combination.column) == column {
      for place in combination.terms {
        let term = symbol(reduction.terms[Int(place)])
        sum.add(term.coefficient, term.symbol)
      }
    }
    sum.add(form(reduction.rowCount + column))
    return sum
  }

  private func symbol(_ term: LinearProgram.Term) -> (coefficient: Double, symbol: String) {
    (term.coefficient, "x\(term.index)")
  }

  private func form(_ slot: Int) -> Formula {
    Formula(form: slots[slot], parameters: reduction.parameters)
  }
}
