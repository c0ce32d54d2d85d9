public import LayoutModel

/// What came of an assertion over a range of sizes: proved, or where exactly it fails.
public struct AssertionResult: Hashable, Sendable {
  /// The assertion.
  public let assertion: Assertion
  /// Where it fails, from the least size on; nowhere where it is proved.
  public let fails: [Failure]
  /// A size at which it fails, of whole points where one of these fails, else of thousandths; `nil` where none does.
  public let witness: Size?
  /// By how much it fails there, in points: the least that would have to change.
  public let by: Double

  /// Sizes at which an assertion fails, the edges counted in.
  public struct Failure: Hashable, Sendable {
    /// The half planes that they lie in.
    public let within: [HalfPlane]
    /// The widths from the least to the greatest.
    public let width: ClosedRange<Double>
    /// The heights likewise.
    public let height: ClosedRange<Double>
  }

  /// Whether it holds at every size of the range.
  public var holds: Bool { fails.isEmpty }
}
