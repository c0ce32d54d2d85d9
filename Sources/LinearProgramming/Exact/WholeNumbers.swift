/// Rows in whole numbers, which `glp_exact` takes as they are; others it takes for the simplest fraction within a ten
/// thousand millionth of them, which is another number.
extension Component {
  /// The component with each row multiplied so that all its numbers are whole.
  ///
  /// A third is a third then, and 0.0001 a ten-thousandth, not the next double: what a screen's author wrote.
  ///
  /// - Parameter slack: How far a requirement may be off, in points, whose numbers are no such fractions, but what rounding
  ///   made of others.
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

/// What a row is multiplied by to be whole.
private struct WholeMultiple {
  /// The least common denominator; where there is none that anybody would write, the power of two that makes every double
  /// whole as it is.
  private(set) var factor = 1.0
  /// Whether it is such a power of two.
  private(set) var isRounded = false

  /// Half of a millionth is the finest of what a screen asks for: a center times the smallest multiplier. Fractions of
  /// larger denominators are what rounding made of others.
  private static let largestDenominator = 2e6
  /// Beyond this a double's neighbours are more than an eighth apart.
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

  /// Products with larger powers of two may be infinite.
  private static let largestExponent = 900

  /// A number of the row times the factor.
  func product(_ number: Double) -> Double { isRounded ? number * factor : (number * factor).rounded() }

  /// Multiplies the factor by what a number needs to be whole; whether there is such a thing. It is the denominator of the
  /// simplest fraction near the number's multiple, by its continued fraction.
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
