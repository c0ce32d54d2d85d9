/// The solution by a basis for any right-hand sides, in textbook form: each column, and the sums that may not be
/// negative for the basis to be optimal. `b0` is the right-hand side of the component's first row.
///
///     x0 = b0
///     x1 = 0.5 b1
///     b0 - b2 ≥ 0
extension BasisSolution: CustomStringConvertible {
  var description: String {
    let columns = columns.enumerated().map { "x\($0) = \(Formula($1))" }
    let guards = guards.filter { !$0.isEmpty }.map { "\(Formula($0)) ≥ 0" }
    return (columns + guards).joined(separator: "\n")
  }
}

extension Formula {
  /// Creates a sum of multiples of right-hand sides.
  fileprivate init(_ entries: ArraySlice<BasisSolution.Entry>) {
    self.init(entries.map { (coefficient: $0.coefficient, symbol: "b\($0.row)") })
  }
}
