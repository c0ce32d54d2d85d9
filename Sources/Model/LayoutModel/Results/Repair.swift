import Documents

/// A change of a screen that mends a conflict (`Diagnostic.repairs`).
///
/// Constraints and views have the ids of a diagnostic's items. `ViewTree.applying(_:)` makes the change.
public enum Repair: Hashable, Sendable {
  /// Lowers a constraint's priority, so that it holds as nearly as it can.
  case lowerPriority(constraint: String, to: Priority)
  /// Gives a constraint another constant, in points: the nearest that can be satisfied in this window.
  case changeConstant(constraint: String, from: Double, to: Double)
  /// Sets a view's `translatesAutoresizingMaskIntoConstraints` to false.
  case stopTranslatingMask(view: String)
  /// Lowers the priority that makes a view's intrinsic size binding.
  case lowerContentPriority(view: String, ContentPriority, Axis, to: Priority)

  /// A priority that keeps a view at its intrinsic size.
  public enum ContentPriority: String, Hashable, Sendable, CaseIterable {
    /// The priority with which the view isn't larger.
    case contentHuggingPriority
    /// The priority with which the view isn't smaller.
    case contentCompressionResistancePriority
  }
}

extension Repair: CustomStringConvertible {
  /// The change as a request, where "its" is of the broken constraint; views have their ids.
  public var description: String { message { "'\($0)'" }.text() }

  /// The change as a request.
  ///
  /// - Parameter name: The name for a view of an id.
  /// - Returns: The words.
  package func message(naming name: (String) -> Message) -> Message {
    switch self {
    case .lowerPriority(_, let priority):
      "lower its priority to \(JSONText.number(priority.rawValue))"
    case .changeConstant(_, let old, let new):
      "change its constant from \(JSONText.number(old)) to \(JSONText.number(new))"
    case .stopTranslatingMask(let view):
      "set translatesAutoresizingMaskIntoConstraints of \(name(view)) to false"
    case .lowerContentPriority(let view, let kind, let axis, let priority):
      "lower the \(axis.rawValue) \(kind.rawValue) of \(name(view)) to \(JSONText.number(priority.rawValue))"
    }
  }
}
