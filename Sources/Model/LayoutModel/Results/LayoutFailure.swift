public import Documents

/// A layout that couldn't be computed.
public struct LayoutFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The cause of a failure.
  public enum Cause: Hashable, Sendable {
    /// The solver gave up, or its answer failed the check: a fault of this package.
    case solver
    /// The screen asks for frames too large for doubles to hold to a thousandth of a point.
    case magnitude
  }

  /// The cause.
  public let cause: Cause
  /// The failure in words.
  public let reason: String
  /// The ids of the constraints and views concerned.
  public let items: [String]
  /// The place of the first of them in the file.
  public let position: SourcePosition?

  package init(_ cause: Cause, reason: String, items: [String], position: SourcePosition? = nil) {
    self.cause = cause
    self.reason = reason
    self.items = items
    self.position = position
  }

  public var description: String {
    items.isEmpty ? reason : "\(reason), among \(items.joined(separator: ", "))"
  }
}
