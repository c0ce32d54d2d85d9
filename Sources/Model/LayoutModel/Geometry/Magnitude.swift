import Documents

/// The numbers that a screen may hold.
///
/// Lengths beyond a billion points are no layout, and there a double no longer tells thousandths apart through a chain
/// of sums. Multipliers beyond a million, or nearer to 0 than a millionth, leave doubles no digits to tell goals apart.
/// A layout within these bounds still fails, with an error, where a frame grows beyond what a double holds to a
/// thousandth.
package enum Magnitude {
  /// The largest absolute value of a length or a location.
  package static let largest = 1e9
  /// The largest absolute value of a multiplier.
  package static let largestMultiplier = 1e6
  /// The smallest absolute value of a multiplier that isn't 0.
  package static let smallestMultiplier = 1e-6

  /// The most views that a scene has, in all its controllers and rows. The largest screens of applications have some
  /// thousands; a file beyond this is an accident or an attack, for three bytes may ask for a view.
  package static let largestViewCount = 100_000

  /// The largest size of a font, in points.
  package static let largestFontSize = 10_000.0
  /// A font's bounds in the words of an error.
  package static let fontSizeWords = "a font's size is above 0, and at most \(Int(largestFontSize))"

  /// The most items of a collection view's group.
  package static let largestItemCount = 1_000

  /// The largest fraction of a width or a height that a collection view's items and groups have.
  package static let largestFraction = 1_000.0
  /// A fraction's bounds in the words of an error.
  package static let fractionWords = "a fraction is above 0, and at most \(Int(largestFraction))"

  /// The bounds in the words of an error.
  package static let words = "a number here is finite and at most \(Int(largest)) in size"
  /// A multiplier's bounds, likewise.
  package static let multiplierWords =
    "a multiplier is 0, or from \(JSONText.number(smallestMultiplier)) to \(Int(largestMultiplier)) in size"

  /// Tells whether a length or location is finite and within bounds.
  package static func isSound(_ value: Double) -> Bool { abs(value) <= largest }

  /// Tells whether a font's size is finite and within bounds.
  package static func isSoundFontSize(_ value: Double) -> Bool { value > 0 && value <= largestFontSize }

  /// Tells whether a fraction of a width or a height is above 0 and within bounds.
  package static func isSoundFraction(_ value: Double) -> Bool {
    value >= smallestMultiplier && value <= largestFraction
  }

  /// Tells whether a multiplier is finite and within bounds.
  package static func isSoundMultiplier(_ value: Double) -> Bool {
    value == 0 || (abs(value) >= smallestMultiplier && abs(value) <= largestMultiplier)
  }
}
