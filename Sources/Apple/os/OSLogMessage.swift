import Foundation

/// The readers of a part of a message.
public struct OSLogPrivacy: Sendable {
  /// The way in which a private part is shown.
  public enum Mask: Sendable {
    case hash
    case none
  }

  /// As its type has it.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }

  /// As its type has it, masked.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The column of a part of a message.
public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }

  /// At the right of a column.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment()
  }
  /// At the left of a column.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// The format of a number.
public struct OSLogFloatFormatting: Sendable {
  /// With digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// As short as it can be.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With a number of digits after the point.
  public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting()
  }
}

/// A message of a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  package let text: String

  /// A message of text.
  public init(stringLiteral value: String) { text = value }

  /// A message with values in it.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct Interpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
      text += "\(value())"
    }

    /// Adds a value in a column.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
      _ number: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += "\(number())"
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ number: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += "\(number())"
    }
  }
}
