/// A layout that couldn't be computed: a fault of this package, not of the screen.
public struct LayoutFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong in the solver.
  public let reason: String
  /// The ids of the constraints and views that were solved together.
  public let items: [String]

  package init(reason: String, items: [String]) {
    self.reason = reason
    self.items = items
  }

  public var description: String {
    items.isEmpty ? reason : "\(reason), among \(items.joined(separator: ", "))"
  }
}
