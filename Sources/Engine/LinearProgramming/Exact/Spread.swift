/// The spread of a component's numbers, which decides whether doubles are precise enough for its solution.
///
/// The simplex method in doubles ignores a billionth of a row, and a ten-millionth of a point (`GLPKProblem`). A row's
/// error, divided by a column's coefficient, becomes the column's error, and reaches other columns times their
/// coefficients. So a column may be off by a billionth of the largest row, the sum of its terms' sizes, times the ratio
/// of the largest coefficient to the smallest. On ordinary screens that is a thousandth of a point at worst; with
/// multipliers of ten thousand and a ten-thousandth it is whole points.
extension LinearProgram {
  /// The spread from which fractions decide: a billionth of it is a point.
  private static let largestSpread = 1e9
  /// The minimum magnitude of a row, in points. Smaller rows have the error of one of this magnitude.
  private static let leastMagnitude = 100.0

  /// The range of coefficients' absolute values; `nil` if there are none.
  var coefficientSizes: ClosedRange<Double>? {
    guard let first = terms.first.map({ abs($0.coefficient) }) else { return nil }
    var (smallest, largest) = (first, first)
    for term in terms {
      smallest = min(smallest, abs(term.coefficient))
      largest = max(largest, abs(term.coefficient))
    }
    return smallest...largest
  }

  /// Tells whether some component may have a large spread, by the largest value and coefficient of all. Nearly all
  /// screens have none.
  static func mayBeFarApart(_ sizes: ClosedRange<Double>?, reach: Double) -> Bool {
    guard let sizes else { return false }
    let reach = max(reach, leastMagnitude)
    // A row is a few times the largest value times its coefficient.
    return 10 * reach * sizes.upperBound * max(1, sizes.upperBound) >= largestSpread * sizes.lowerBound
  }

  /// Tells whether a component's rows and coefficients are so far apart that doubles may give a wrong solution.
  func isFarApart(_ component: Part, _ values: [Double], _ parameters: [Double]) -> Bool {
    var magnitude = Self.leastMagnitude
    var (smallest, largest) = (Double.infinity, 0.0)
    for row in component.rows {
      magnitude = max(magnitude, violation(of: row, values, parameters).magnitude)
      for term in terms[terms(of: row)] {
        smallest = min(smallest, abs(term.coefficient))
        largest = max(largest, abs(term.coefficient))
      }
    }
    return magnitude * largest >= Self.largestSpread * smallest
  }
}
