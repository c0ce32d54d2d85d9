/// How much a constraint matters: above 0, to 1000; `UILayoutPriority`.
///
/// Priorities are ordered, never weighed: no number of constraints at a lower priority outweighs one at a higher.
/// Names and values: <doc:AutoLayoutRules#Priorities>.
public struct Priority: Hashable, Sendable, Comparable {
  /// The number, above 0 and up to 1000.
  public let rawValue: Double

  /// 1000: a requirement. It holds, or the layout is in conflict.
  public static let required = Priority(uncheckedRawValue: 1000)
  /// 750: the compression resistance of a view by default.
  public static let defaultHigh = Priority(uncheckedRawValue: 750)
  /// 250: the hugging of a view by default.
  public static let defaultLow = Priority(uncheckedRawValue: 250)
  /// 50: what fitting a view to a target size asks.
  public static let fittingSizeLevel = Priority(uncheckedRawValue: 50)

  /// What stands for a priority of which nothing is said; no constraint has it.
  package static let unspecified = Priority(uncheckedRawValue: -1)

  /// A priority, or `nil` where the value isn't above 0 and at most 1000.
  public init?(rawValue: Double) {
    guard rawValue > 0, rawValue <= 1000 else { return nil }
    self.rawValue = rawValue
  }

  private init(uncheckedRawValue: Double) {
    rawValue = uncheckedRawValue
  }

  /// Whether this is 1000: a requirement, not a goal.
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

/// A priority for each of the two axes, as hugging and compression resistance have.
public struct AxisPriorities: Hashable, Sendable {
  /// Along the width.
  public var horizontal: Priority
  /// Along the height.
  public var vertical: Priority

  /// One priority for each axis.
  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Nothing said on either axis.
  package static let unspecified = AxisPriorities(horizontal: .unspecified, vertical: .unspecified)

  /// 750 on both axes: what every class resists shrinking with (<doc:Controls#Priorities-of-classes>).
  package static let compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  /// Whether nothing is said on one of the axes.
  var isUnspecified: Bool { horizontal == .unspecified || vertical == .unspecified }

  /// The same with other priorities where nothing is said.
  func completed(by other: AxisPriorities) -> AxisPriorities {
    AxisPriorities(
      horizontal: horizontal == .unspecified ? other.horizontal : horizontal,
      vertical: vertical == .unspecified ? other.vertical : vertical)
  }

  /// The priority along an axis.
  public subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
