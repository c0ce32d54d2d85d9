@_exported public import Foundation

/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A type by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)
}

/// A log of a subsystem's category. The process keeps what isn't there for debugging alone, and `OSLogStore` tells it.
public final class OSLog: NSObject, Sendable {
  /// The category of a log.
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    /// A point of interest in time.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// An event that happens often.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// An event that happens often, with its stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  package let subsystem: String
  package let category: String

  public static let `default` = OSLog(subsystem: "", category: "default")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Tells whether messages of a type are kept.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && type != .debug }

  public var signpostsEnabled: Bool { false }
}

/// Logs a message of a format and its values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: (any CVarArg)...
) {
  log.keep(type) { LoggedMessage.text(message, args) }
}

/// Logs a message of a format and its values.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: (any CVarArg)...
) {
  log.keep(type) { LoggedMessage.text(message, args) }
}

/// Logs a message.
public func os_log(_ message: @autoclosure () -> OSLogMessage) { OSLog.default.keep(.default) { message().text } }

/// Logs a message.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
  log.keep(type) { message().text }
}
