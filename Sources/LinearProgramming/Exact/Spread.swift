/// How far apart a component's numbers are: whether doubles tell its solutions apart.
///
/// The simplex method in doubles takes a billionth of a row for nothing, and a ten millionth of a point (`GLPKProblem`). What
/// a row is off by comes to a column divided by its coefficient, and to others times theirs. So a column may be off by a
/// billionth of the largest row, the sum of its terms' sizes, times the ratio of the largest coefficient to the smallest: a
/// thousandth of a point at worst on ordinary screens, whole points beside multipliers of ten thousand and a ten-thousandth.
extension LinearProgram {
  /// From here on fractions decide: what a billionth makes a point.
  private static let largestSpread = 1e9
  /// Rows smaller than this, in points, are off by as much as this large.
  private static let leastMagnitude = 100.0

  /// The sizes that coefficients have; `nil` where there are none.
  var coefficientSizes: ClosedRange<Double>? {
    guard let first = terms.first.map({ abs($0.coefficient) }) else { return nil }
    var (smallest, largest) = (first, first)
    for term in terms {
      smallest = min(smallest, abs(term.coefficient))
      largest = max(largest, abs(term.coefficient))
    }
    return smallest...largest
  }

  /// Whether some component may be far apart, by the largest value and coefficient of all: what nearly all screens aren't.
  static func mayBeFarApart(_ sizes: ClosedRange<Double>?, reach: Double) -> Bool {
    guard let sizes else { return false }
    let reach = max(reach, leastMagnitude)
    // A row comes to a few times the largest value times its coefficient.
    return 10 * reach * sizes.upperBound * max(1, sizes.upperBound) >= largestSpread * sizes.lowerBound
  }

  /// Whether a component's rows and coefficients are so far apart that doubles may come to another solution.
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
