import Documents
public import LayoutModel
import LinearProgramming

/// A number that is affine in a window's size: `constant + width · w + height · h`, in points.
public struct AffineNumber: Hashable, Sendable {
  /// The constant part.
  public let constant: Double
  /// The change with a point of width.
  public let width: Double
  /// The change with a point of height.
  public let height: Double

  /// Creates a number of its parts.
  public init(_ constant: Double, width: Double = 0, height: Double = 0) {
    self.constant = constant
    self.width = width
    self.height = height
  }

  /// The number in a window of a size.
  public subscript(size: Size) -> Double { constant + width * size.width + height * size.height }
}

extension AffineNumber {
  /// The sum of two numbers.
  static func + (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    AffineNumber(a.constant + b.constant, width: a.width + b.width, height: a.height + b.height)
  }

  /// The difference of two numbers.
  package static func - (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    AffineNumber(a.constant - b.constant, width: a.width - b.width, height: a.height - b.height)
  }

  /// The negated number.
  package static prefix func - (a: AffineNumber) -> AffineNumber { AffineNumber(0) - a }

  /// A multiple of a number.
  static func * (factor: Double, number: AffineNumber) -> AffineNumber {
    AffineNumber(factor * number.constant, width: factor * number.width, height: factor * number.height)
  }
}

extension AffineNumber: CustomStringConvertible {
  /// The number as a formula in the window's size: `0.5 width - 16`.
  public var description: String {
    var sum = ""
    for (coefficient, symbol) in [(width, "width"), (height, "height"), (constant, "")] {
      // A tiny coefficient is a rounding error of the elimination.
      guard abs(coefficient) > Tolerances.slope else { continue }
      let size = abs(coefficient)
      let number = abs(size - 1) < Tolerances.rounding && !symbol.isEmpty ? "" : JSONText.number(size)
      let term = [number, symbol].filter { !$0.isEmpty }.joined(separator: " ")
      if sum.isEmpty {
        sum = coefficient < 0 ? "-\(term)" : term
      } else {
        sum += coefficient < 0 ? " - \(term)" : " + \(term)"
      }
    }
    return sum.isEmpty ? "0" : sum
  }
}
