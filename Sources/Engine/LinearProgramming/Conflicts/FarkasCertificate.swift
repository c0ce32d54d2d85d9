/// The proof that items are infeasible together, for all parameters for which it holds: multiples of their rows whose
/// sum says that a nonnegative quantity is negative (Farkas' lemma).
///
///     x ≥ 6  (item 0)      1 ·  x ≥ 6
///     y ≥ p0 (item 1)      1 ·  y ≥ p0
///     x + y ≤ 10 (item 2)  1 · -x - y ≥ -10     sum: 0 ≥ p0 - 4, so they conflict wherever p0 > 4
package struct FarkasCertificate: Hashable, Sendable {
  /// A row and its multiplier; the row is an expression compared with zero.
  package struct Multiple: Hashable, Sendable {
    package let row: Int
    package let multiplier: Double
  }

  /// The rows of the proof, ascending.
  package let multiples: [Multiple]
  /// The minimum violation of the rows, in points of the omitted item: the constant, followed by a coefficient for each
  /// parameter of the program. The items conflict where it is positive.
  package let violation: [Double]
}

extension LinearProgram {
  /// The certificate of a conflict.
  ///
  /// - Parameters:
  ///   - conflict: A conflict whose items are feasible without the omitted item.
  ///   - requirements: The rows in which the conflict was found, ascending.
  ///   - parameters: The parameters' values.
  /// - Returns: The certificate; `nil` if multipliers in doubles prove nothing.
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
