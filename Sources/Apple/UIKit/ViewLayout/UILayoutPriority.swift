import LayoutModel

/// The strength of a constraint: required constraints hold, and others as far as possible, stronger ones first.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
  /// The number, above 0 and at most 1000.
  public let rawValue: Float

  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// It has to hold.
  public static let required = UILayoutPriority(1000)
  /// A content's resistance to shrinking.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize a window's scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The wish of a window's scene to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not resize a window's scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// A content's resistance to growing.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish for the fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// The engine's priority: the weakest there is for 0.
  var priority: Priority { Priority(rawValue: Double(rawValue)) ?? (rawValue > 0 ? .required : Priority.least) }
}

extension Priority {
  /// The weakest that a constraint may have.
  static let least: Priority = 0.001
}
