/// The comparisons of an algorithm on its way to a piecewise affine result. Two runs that decide alike lie on one
/// affine piece, and so do all inputs between theirs.
///
///     min(max(0, inset - distance), inset)     inset - distance > 0, distance > 0: one of three affine functions
///
/// Decisions that are the same in two windows are the same in all windows between. For as long as they are the same,
/// all compared values are affine, and an affine value with one sign at both ends of a segment has it throughout.
package struct Decisions: Hashable, Sendable {
  /// The differences compared with 0, in points.
  package private(set) var differences: [Double] = []
  /// Numbers that change only by steps.
  package private(set) var steps: [Double] = []

  /// No decisions.
  package init() {}

  /// The rounding error of a difference that is really 0, in points.
  private static let noise = 1e-9

  /// Tells whether a difference is positive, and notes it.
  package mutating func isPositive(_ difference: Double) -> Bool {
    differences.append(difference)
    return difference > 0
  }

  /// The larger of two lengths.
  package mutating func larger(_ a: Double, _ b: Double) -> Double { isPositive(a - b) ? a : b }

  /// The smaller of two lengths.
  package mutating func smaller(_ a: Double, _ b: Double) -> Double { isPositive(b - a) ? a : b }

  /// The part of an inset that reaches beyond a distance: from 0 to the whole inset.
  package mutating func reach(of inset: Double, over distance: Double) -> Double {
    guard isPositive(inset) else { return 0 }
    guard isPositive(distance) else { return inset }
    return larger(inset - distance, 0)
  }

  /// A length on the pixel grid, which changes by steps of a pixel.
  package mutating func rounded(_ length: Double, scale: Double) -> Double {
    let pixels = (length * scale).rounded()
    noteStep(pixels)
    differences.append(length - (pixels - 0.5) / scale)
    differences.append((pixels + 0.5) / scale - length)
    return pixels / scale
  }

  /// Notes a number that changes only by steps.
  package mutating func noteStep(_ number: Double) { steps.append(number) }

  /// Notes a number that changes by a step where a length reaches a threshold, in points.
  package mutating func noteStep(_ number: Double, of length: Double, at threshold: Double) {
    noteStep(number)
    differences.append(length - threshold)
  }

  /// Adds decisions made further on.
  package mutating func append(_ other: Decisions) {
    differences += other.differences
    steps += other.steps
  }

  /// Tells whether other decisions are the same. A difference of 0 goes with either sign.
  package func isLike(_ other: Decisions) -> Bool {
    guard steps == other.steps, differences.count == other.differences.count else { return false }
    return zip(differences, other.differences).allSatisfy { a, b in
      !(a > Self.noise && b < -Self.noise) && !(a < -Self.noise && b > Self.noise)
    }
  }

  /// The margins of each decision in some places: a number that isn't negative is decided as in the first one.
  ///
  /// - Returns: A row for each difference, with a number for each place; none where the decisions aren't alike.
  package func margins(with others: [Decisions]) -> [[Double]] {
    guard others.allSatisfy({ $0.differences.count == differences.count && $0.steps == steps }) else { return [] }
    return differences.indices.compactMap { number in
      let own = differences[number]
      guard abs(own) > Self.noise else { return nil }
      let sign = own > 0 ? 1.0 : -1
      return [abs(own)] + others.map { sign * $0.differences[number] }
    }
  }
}
