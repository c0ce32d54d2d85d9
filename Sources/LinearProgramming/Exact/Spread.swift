/// How far apart a component's numbers are: whether doubles tell its solutions apart.
///
/// The simplex method in doubles takes a billionth of a number for nothing (`GLPKProblem`), and what a row is off by comes
/// to a column divided by its coefficient. So a column may be off by a billionth of the largest value times the largest
/// coefficient divided by the smallest: ordinary screens' are off by some millionths of a point, one with multipliers of
/// ten thousand and a ten-thousandth and constants of a million by what anybody would see.
extension LinearProgram {
  /// From here on fractions decide.
  private static let largestSpread = 1e9

  /// Whether a component's coefficients and values are so far apart that doubles may come to another solution.
  func isFarApart(_ component: Component, _ values: [Double]) -> Bool {
    let reach = component.columns.reduce(0) { max($0, abs(values[$1])) }
    return isFarApart(component.rows, reach: reach)
  }

  /// Whether any component may be: whether all rows' coefficients together and all values are.
  func isFarApart(_ values: [Double]) -> Bool {
    isFarApart(Array(rows.indices), reach: values.reduce(0) { max($0, abs($1)) })
  }

  private func isFarApart(_ some: [Int], reach: Double) -> Bool {
    var (smallest, largest) = (Double.infinity, 0.0)
    for row in some where rows[row].isActive {
      for term in terms[terms(of: row)] {
        smallest = min(smallest, abs(term.coefficient))
        largest = max(largest, abs(term.coefficient))
      }
    }
    return largest * reach >= Self.largestSpread * smallest
  }
}
