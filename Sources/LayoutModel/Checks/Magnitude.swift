/// The numbers that a screen may hold.
///
/// Points beyond a billion are no layout, and beyond it a double no longer tells thousandths apart through a chain of
/// sums; bounds here keep the solver's arithmetic sound.
package enum Magnitude {
  /// The largest absolute value of a length, a location or a multiplier.
  package static let largest = 1e9
  /// The smallest absolute value of a multiplier that isn't 0.
  package static let smallestMultiplier = 1e-9

  /// The bounds in the words of an error.
  package static let words = "a number here is finite and at most \(Int(largest)) in size"

  /// Whether a length or location is finite and within bounds.
  package static func isSound(_ value: Double) -> Bool { abs(value) <= largest }

  /// Whether a multiplier is finite and within bounds.
  package static func isSoundMultiplier(_ value: Double) -> Bool {
    isSound(value) && (value == 0 || abs(value) >= smallestMultiplier)
  }
}
