/// Why items have no solution together, for all parameters for which that is why: multiples of their rows, whose sum says
/// that something that can't be negative is (Farkas' lemma).
///
///     x ≥ 6  (item 0)      1 ·  x ≥ 6
///     y ≥ p0 (item 1)      1 ·  y ≥ p0
///     x + y ≤ 10 (item 2)  1 · -x - y ≥ -10     sum: 0 ≥ p0 - 4, so they conflict wherever p0 > 4
package struct FarkasCertificate: Hashable, Sendable {
  /// A row and what it is multiplied by, as it stands: an expression compared with zero.
  package struct Multiple: Hashable, Sendable {
    package let row: Int
    package let multiplier: Double
  }

  /// The rows that take part, ascending.
  package let multiples: [Multiple]
  /// By how much the rows miss a solution at least, in points of the item left out: the constant, then a coefficient for each
  /// parameter of the program. Where this is above zero the items conflict.
  package let violation: [Double]
}

extension LinearProgram {
  /// What shows that a conflict is one.
  ///
  /// - Parameters:
  ///   - conflict: Items that conflict, which without the one left out have a solution.
  ///   - requirements: The rows among which it was found, ascending.
  ///   - parameters: The parameters' values.
  /// - Returns: The certificate; `nil` where multipliers in doubles show nothing.
  func certificate(of conflict: Conflict, among requirements: [Int], parameters: [Double]) -> FarkasCertificate? {
    let part = ItemRows(self, requirements).part(with: conflict.items, of: self)
    guard let least = try? LeastViolation(self, part, parameters, of: [conflict.broken]) else { return nil }
    var violation = [Double](repeating: 0, count: parameterCount + 1)
    var multiples: [FarkasCertificate.Multiple] = []
    for (row, multiplier) in zip(part.rows, least.multipliers(of: part.rows.count))
    where abs(multiplier) > Tolerances.reducedCost {
      multiples.append(FarkasCertificate.Multiple(row: row, multiplier: -multiplier))
      violation[0] -= multiplier * rows[row].constant
      for term in parameterTerms[parameterTerms(of: row)] {
        let index = Int(term.index)
        if index < parameterCount {
          violation[index + 1] -= multiplier * term.coefficient
        } else {
          violation[0] -= multiplier * term.coefficient * frozenInputs[index - parameterCount]
        }
      }
    }
    let value = zip(violation.dropFirst(), parameters).reduce(violation[0]) { $0 + $1.0 * $1.1 }
    guard value > 0, abs(value - least.total) <= Tolerances.length * max(1, least.total) else { return nil }
    return FarkasCertificate(multiples: multiples, violation: violation)
  }
}
