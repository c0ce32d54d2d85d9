/// Rows in whole numbers, which `glp_exact` takes as they are. It replaces any other number by the simplest fraction
/// within a ten-billionth of it, which is another number.
extension Component {
  /// The component with each row multiplied so that all its numbers are whole.
  ///
  /// A third is then exactly a third, and 0.0001 a ten-thousandth, not the nearest double: the number that the screen's
  /// author wrote.
  ///
  /// - Parameter slack: The slack of a requirement, in points, whose numbers aren't such fractions but results of
  ///   rounding.
  /// - Returns: The component in whole numbers.
  func inWholeNumbers(slack: Double = 0) -> Component {
    var whole = Component()
    whole.columns = columns
    for row in rows {
      let multiple = WholeMultiple(of: terms[row.terms].map(\.coefficient), side: row.side)
      whole.add(
        row.kind,
        terms[row.terms].map { LinearProgram.Term(index: $0.index, coefficient: multiple.product($0.coefficient)) },
        side: multiple.product(row.side), unit: row.unit * multiple.factor, slack: multiple.isRounded ? slack : 0)
    }
    return whole
  }
}

/// The factor that makes a row whole.
private struct WholeMultiple {
  /// The least common denominator. If there is none of sensible size, it is the power of two that makes every double
  /// whole.
  private(set) var factor = 1.0
  /// A Boolean that tells whether it is such a power of two.
  private(set) var isRounded = false

  /// The largest denominator that a screen has: half of a millionth, for a center times the smallest multiplier. Larger
  /// denominators are results of rounding.
  private static let largestDenominator = 2e6
  /// The largest product. Beyond it, neighbouring doubles are more than an eighth apart.
  private static let largestProduct = 1e15

  init(of coefficients: [Double], side: Double) {
    let largest = coefficients.reduce(abs(side)) { max($0, abs($1)) }
    guard
      coefficients.allSatisfy({ take($0, tolerance: Tolerances.fraction * abs($0)) }),
      take(side, tolerance: Tolerances.fraction * max(1, abs(side))), largest * factor <= Self.largestProduct
    else {
      let exponents = (coefficients + [side]).filter { $0 != 0 }.map { Int($0.exponent) - $0.significandWidth }
      factor = Double(sign: .plus, exponent: min(max(0, -(exponents.min() ?? 0)), Self.largestExponent), significand: 1)
      isRounded = true
      return
    }
  }

  /// The largest exponent. Products with larger powers of two may be infinite.
  private static let largestExponent = 900

  /// A number of the row times the factor.
  func product(_ number: Double) -> Double { isRounded ? number * factor : (number * factor).rounded() }

  /// Multiplies the factor by the denominator that a number needs to be whole, and tells whether there is one. It is
  /// the denominator of the simplest fraction near the number's multiple, found by its continued fraction.
  private mutating func take(_ number: Double, tolerance: Double) -> Bool {
    let value = abs(number) * factor
    var rest = value
    var (previous, denominator) = (0.0, 1.0)
    while abs(value - (value * denominator).rounded() / denominator) > tolerance * factor {
      rest = 1 / (rest - rest.rounded(.down))
      (previous, denominator) = (denominator, rest.rounded(.down) * denominator + previous)
      guard denominator <= Self.largestDenominator else { return false }
    }
    factor *= denominator
    return true
  }
}
