/// What an algorithm compares on its way to a result that is affine piece by piece: two ways that decide alike are one
/// affine function, and so is what lies between their inputs.
///
///     min(max(0, inset - distance), inset)     inset - distance > 0, distance > 0: one of three affine functions
///
/// Where decisions are the same in two windows they are so in all windows between: as long as they are the same,
/// everything that is compared is affine, and what has one sign at both ends of a way has it on all of it.
package struct Decisions: Hashable, Sendable {
  /// What was held against nothing, in points.
  package private(set) var differences: [Double] = []
  /// Numbers that change by steps alone.
  package private(set) var steps: [Double] = []

  /// No decisions.
  package init() {}

  /// What rounding leaves of nothing, in points.
  private static let noise = 1e-9

  /// Whether a difference is positive.
  package mutating func isPositive(_ difference: Double) -> Bool {
    differences.append(difference)
    return difference > 0
  }

  /// The larger of two lengths.
  package mutating func larger(_ a: Double, _ b: Double) -> Double { isPositive(a - b) ? a : b }

  /// The smaller of two lengths.
  package mutating func smaller(_ a: Double, _ b: Double) -> Double { isPositive(b - a) ? a : b }

  /// What of an inset reaches over a distance: no more than the inset is, and no less than nothing.
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

  /// Notes a number that changes by steps alone.
  package mutating func noteStep(_ number: Double) { steps.append(number) }

  /// Notes a number that changes by a step where a length comes to a threshold, in points.
  package mutating func noteStep(_ number: Double, of length: Double, at threshold: Double) {
    noteStep(number)
    differences.append(length - threshold)
  }

  /// Adds what was decided further on.
  package mutating func append(_ other: Decisions) {
    differences += other.differences
    steps += other.steps
  }

  /// Whether the same was decided elsewhere. A difference that is nothing goes with either sign.
  package func isLike(_ other: Decisions) -> Bool {
    guard steps == other.steps, differences.count == other.differences.count else { return false }
    return zip(differences, other.differences).allSatisfy { a, b in
      !(a > Self.noise && b < -Self.noise) && !(a < -Self.noise && b > Self.noise)
    }
  }

  /// By how much each decision is what it is, in some places: what isn't negative is decided as in the first one.
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
