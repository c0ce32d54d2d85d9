/// The range of steps along a line at which affine numbers aren't negative: the extent of a critical region.
package struct LineExtent {
  private var least = -Double.infinity
  private var most = Double.infinity

  /// Creates the range of the whole line.
  package init() {}

  /// Narrows the range to where a number isn't negative.
  ///
  /// - Parameters:
  ///   - value: The number at step 0, in points.
  ///   - slope: The change with a step.
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
  /// - Parameter tolerance: The number of steps by which the last may lie before the first, for rounding.
  /// - Returns: The first step and the last; `nil` if there is none.
  package func steps(within tolerance: Double = 0) -> ClosedRange<Double>? {
    least <= most + tolerance ? min(least, most)...most : nil
  }
}
