/// A program in textbook form: requirements and goals in the order in which they were added, then the bounds.
///
///     x0 - 8 = 0  (item 0)
///     x0 + x1 - p0 + 8 = 0  (item 1)
///     x1 - 100 → 0 at 750
///     x1 ≥ 0
extension LinearProgram: CustomStringConvertible {
  package var description: String { description(naming: .textbook(parameterCount: parameterCount)) }

  /// The program in textbook form, with names of one's own.
  package func description(naming symbols: Symbols) -> String {
    let active = rows.indices.filter { rows[$0].isActive }
      .map { kind(of: $0).description(of: "\(formula(of: $0, symbols))", symbols) }
    let bounds = columns.indices.filter { columns[$0].isNonnegative }.map(symbols.column)
    return (active + (bounds.isEmpty ? [] : [bounds.joined(separator: ", ") + " ≥ 0"])).joined(separator: "\n")
  }

  /// A row's expression.
  private func formula(of row: Int, _ symbols: Symbols) -> Formula {
    var formula = Formula()
    for position in terms(of: row) {
      formula.add(terms[position].coefficient, symbols.column(Int(terms[position].index)))
    }
    for position in parameterTerms(of: row) {
      formula.add(
        parameterTerms[position].coefficient, symbols.parameter(Int(parameterTerms[position].index)))
    }
    formula.add(constant: rows[row].constant)
    return formula
  }
}

extension Component: CustomStringConvertible {
  /// A component in textbook form, with its own columns numbered anew.
  var description: String {
    let own = rows.map { row in
      let sum = Formula(
        terms[row.terms].lazy.map { (coefficient: $0.coefficient, symbol: "x\($0.index)") }, constant: -row.side)
      return row.kind.description(of: "\(sum)")
    }
    let bounds = columns.indices.filter { columns[$0].isNonnegative }.map { "x\($0)" }
    return (own + (bounds.isEmpty ? [] : [bounds.joined(separator: ", ") + " ≥ 0"])).joined(separator: "\n")
  }
}
