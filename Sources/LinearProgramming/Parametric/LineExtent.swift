/// The steps along a line at which affine numbers aren't negative: how far a critical region reaches.
package struct LineExtent {
  private var least = -Double.infinity
  private var most = Double.infinity

  /// The whole line.
  package init() {}

  /// Narrows to where a number isn't negative.
  ///
  /// - Parameters:
  ///   - value: The number at step 0, in points.
  ///   - slope: What a step adds to it.
  package mutating func narrow(to value: Double, growingBy slope: Double) {
    if slope > Tolerances.rounding {
      least = max(least, -value / slope)
    } else if slope < -Tolerances.rounding {
      most = min(most, -value / slope)
    } else if value < -Tolerances.length {
      (least, most) = (.infinity, -.infinity)
    }
  }

  /// The steps at which all numbers are nonnegative.
  ///
  /// - Parameter tolerance: By how many steps the last may lie before the first, for rounding.
  /// - Returns: The first step and the last; `nil` where there is none.
  package func steps(within tolerance: Double = 0) -> ClosedRange<Double>? {
    least <= most + tolerance ? min(least, most)...most : nil
  }
}
