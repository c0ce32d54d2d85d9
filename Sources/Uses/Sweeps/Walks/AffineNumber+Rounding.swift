import LayoutEngine

extension AffineNumber {
  /// Tells whether two numbers are equal except for rounding, in windows of up to some thousand points.
  func isNear(_ other: AffineNumber) -> Bool {
    abs(width - other.width) < SweepTolerances.coefficient && abs(height - other.height) < SweepTolerances.coefficient
      && abs(constant - other.constant) < 2 * SweepTolerances.number(constant)
  }
}

extension Double {
  /// Returns the fraction with a small denominator that the number stands for, if one is so near that only rounding
  /// separates them; else the number itself. Constraints turn a screen's own numbers into such fractions.
  ///
  /// The fraction is the first convergent of the continued fraction that is near enough (Hardy and Wright, chapter X).
  ///
  /// - Parameter tolerance: The maximum distance of the fraction.
  /// - Returns: The double nearest to the fraction.
  func simplified(within tolerance: Double) -> Double {
    guard isFinite, abs(self) < 1e9 else { return self }
    var (numerator, denominator) = ((1.0, 0.0), (0.0, 1.0))
    var rest = self
    for _ in 0..<16 {
      let whole = rest.rounded(.down)
      numerator = (whole * numerator.0 + numerator.1, numerator.0)
      denominator = (whole * denominator.0 + denominator.1, denominator.0)
      guard denominator.0 <= Self.largestDenominator else { return self }
      let fraction = numerator.0 / denominator.0
      if abs(fraction - self) <= tolerance { return fraction == 0 ? 0 : fraction }
      guard rest > whole else { return self }
      rest = 1 / (rest - whole)
    }
    return self
  }

  /// The largest denominator: enough for thirds of a pixel, stacks of several views, and multipliers with three
  /// decimals.
  private static let largestDenominator = 12_000.0
}
