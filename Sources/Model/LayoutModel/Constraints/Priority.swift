/// The priority of a constraint, above 0 and up to 1000: `UILayoutPriority`.
///
/// Priorities are ordered, never weighed: no number of constraints of a lower priority outweighs one of a higher. Names
/// and values: <doc:AutoLayout#Priorities>.
public struct Priority: Hashable, Sendable, Comparable {
  /// The number, above 0 and up to 1000.
  public let rawValue: Double

  /// 1000: a requirement. It holds, or the layout is in conflict.
  public static let required = Priority(uncheckedRawValue: 1000)
  /// 750: a view's default compression resistance.
  public static let defaultHigh = Priority(uncheckedRawValue: 750)
  /// 250: a view's default hugging.
  public static let defaultLow = Priority(uncheckedRawValue: 250)
  /// 50: the pull towards the target size when a view is fitted.
  public static let fittingSizeLevel = Priority(uncheckedRawValue: 50)

  /// A priority, or `nil` where the value isn't above 0 and at most 1000.
  public init?(rawValue: Double) {
    guard rawValue > 0, rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  private init(uncheckedRawValue: Double) {
    rawValue = uncheckedRawValue
  }

  /// A Boolean that tells whether this is 1000: a requirement, not a goal.
  public var isRequired: Bool { self == .required }

  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A priority written as a number.
  ///
  /// - Precondition: The number is above 0 and at most 1000.
  public init(floatLiteral value: Double) {
    guard let priority = Priority(rawValue: value) else {
      preconditionFailure("a priority is above 0 and at most 1000, not \(value)")
    }
    self = priority
  }

  /// A priority written as a whole number.
  ///
  /// - Precondition: The number is from 1 to 1000.
  public init(integerLiteral value: Int) {
    self.init(floatLiteral: Double(value))
  }
}

/// A priority for each axis, as views declare hugging and compression resistance.
public struct AxisPriorities: Hashable, Sendable {
  /// Along the width; `nil` for the class's own.
  public var horizontal: Priority?
  /// Along the height; `nil` for the class's own.
  public var vertical: Priority?

  /// A priority for each axis; `nil` for the class's own.
  public init(horizontal: Priority? = nil, vertical: Priority? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The priorities, with missing ones taken from others.
  package func completed(by other: AxisPriorities) -> AxisPriorities {
    AxisPriorities(horizontal: horizontal ?? other.horizontal, vertical: vertical ?? other.vertical)
  }

  /// The priority along an axis; `nil` for the class's own.
  public subscript(axis: Axis) -> Priority? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
