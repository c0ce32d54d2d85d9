@_exported public import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A type by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// As usual.
  public static let `default` = OSLogType(0x00)
  /// Helpful.
  public static let info = OSLogType(0x01)
  /// For finding faults.
  public static let debug = OSLogType(0x02)
  /// An error.
  public static let error = OSLogType(0x10)
  /// A fault.
  public static let fault = OSLogType(0x11)
}

/// A log of a subsystem's category, which keeps nothing.
public final class OSLog: NSObject, Sendable {
  /// The category of a log.
  public struct Category: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A point of interest in time.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// An event that happens often.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// An event that happens often, with its stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The subsystem.
  package let subsystem: String
  /// The category.
  package let category: String

  /// The standard log.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// No log.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// A log.
  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  /// A log.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// `false`.
  public func isEnabled(type: OSLogType) -> Bool { false }

  /// `false`.
  public var signpostsEnabled: Bool { false }
}

/// A message that isn't kept.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: (any CVarArg)...
) {}

/// A message that isn't kept.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: (any CVarArg)...
) {}

/// A message that isn't kept.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {}
