/// The comparison of swift-numerics that tests of layout use.
extension FloatingPoint {
  /// Tells whether two values are no further apart than a tolerance.
  public func isApproximatelyEqual(to other: Self, absoluteTolerance: Magnitude) -> Bool {
    self == other || (isFinite && other.isFinite && (self - other).magnitude <= absoluteTolerance)
  }

  /// Tells whether two values are no further apart than a part of the larger one, and a tolerance.
  public func isApproximatelyEqual(
    to other: Self, absoluteTolerance: Magnitude = 0, relativeTolerance: Magnitude
  ) -> Bool {
    guard isFinite, other.isFinite else { return self == other }
    let largest = max(magnitude, other.magnitude)
    return self == other || (self - other).magnitude <= max(absoluteTolerance, relativeTolerance * largest)
  }
}
