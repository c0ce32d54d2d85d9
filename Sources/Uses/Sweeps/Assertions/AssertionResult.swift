public import LayoutModel

/// The result of an assertion over a range of sizes: proved, or exactly where it fails.
public struct AssertionResult: Hashable, Sendable {
  /// The assertion.
  public let assertion: Assertion
  /// The sizes at which it fails, smallest first; empty if it is proved.
  public let fails: [Failure]
  /// A size at which it fails: in whole points if possible, else in thousandths; `nil` if it fails nowhere.
  public let witness: Size?
  /// The shortfall at the witness, in points: the least that would have to change.
  public let by: Double

  /// A part of the sizes at which an assertion fails, edges included.
  public struct Failure: Hashable, Sendable {
    /// The half planes that bound the sizes.
    public let within: [HalfPlane]
    /// The widths, from the least to the greatest.
    public let width: ClosedRange<Double>
    /// The heights, from the least to the greatest.
    public let height: ClosedRange<Double>
  }

  /// A Boolean value that tells whether the assertion holds at every size of the range.
  public var holds: Bool { fails.isEmpty }
}

extension AssertionResult {
  /// Returns the result over this range and another.
  func joined(with other: AssertionResult) -> AssertionResult {
    let isOther = witness == nil || (other.witness != nil && other.by > by)
    return AssertionResult(
      assertion: assertion,
      fails: (fails + other.fails).sorted {
        ($0.width.lowerBound, $0.height.lowerBound) < ($1.width.lowerBound, $1.height.lowerBound)
      },
      witness: isOther ? other.witness : witness, by: isOther ? other.by : by)
  }
}
