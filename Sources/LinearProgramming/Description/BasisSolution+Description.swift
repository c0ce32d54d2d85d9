/// What a basis makes of right-hand sides as a textbook prints it: each column, and what may not be negative for the basis to be
/// optimal. `b0` stands on the right of the component's first row.
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
  /// A sum of multiples of right-hand sides.
  fileprivate init(_ entries: ArraySlice<BasisSolution.Entry>) {
    self.init(entries.map { (coefficient: $0.coefficient, symbol: "b\($0.row)") })
  }
}
