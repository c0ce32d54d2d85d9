/// A name for a number that can be compared and moved: a priority, a font's weight, a window's level.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Tells whether the first number is smaller.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

  /// The value that is greater by a number.
  public static func + (value: Self, number: RawValue) -> Self { moved(value, by: number) }

  /// The value that is greater by a number.
  public static func + (number: RawValue, value: Self) -> Self { moved(value, by: number) }

  /// The value that is smaller by a number.
  public static func - (value: Self, number: RawValue) -> Self { moved(value, by: 0 - number) }

  /// The difference of two values.
  public static func - (first: Self, second: Self) -> RawValue { first.rawValue - second.rawValue }

  public static func += (value: inout Self, number: RawValue) { value = value + number }

  /// Takes a number away.
  public static func -= (value: inout Self, number: RawValue) { value = value - number }

  private static func moved(_ value: Self, by number: RawValue) -> Self {
    Self(rawValue: value.rawValue + number) ?? value
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
