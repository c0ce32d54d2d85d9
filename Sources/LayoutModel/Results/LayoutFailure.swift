public import Documents

/// A layout that couldn't be computed.
public struct LayoutFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Whose fault it is.
  public enum Cause: Hashable, Sendable {
    /// The solver gave up, or its answer didn't stand the check: a fault of this package.
    case solver
    /// The screen asks for frames so large that doubles don't hold them to a thousandth of a point.
    case magnitude
  }

  /// Whose fault it is.
  public let cause: Cause
  /// What went wrong.
  public let reason: String
  /// The ids of the constraints and views concerned.
  public let items: [String]
  /// Where the file has the first of them.
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
