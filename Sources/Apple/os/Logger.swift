/// A log of a subsystem's category.
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public init(_ logObj: OSLog) { log = logObj }

  public init() { self.init(.default) }

  /// Logs a message.
  public func log(_ message: @autoclosure () -> OSLogMessage) { log.keep(.default) { message().text } }
  /// Logs a message.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.keep(level) { message().text } }
  /// Logs a message.
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.keep(.debug) { message().text } }
  /// Logs a message.
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.keep(.debug) { message().text } }
  /// Logs a message.
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.keep(.info) { message().text } }
  /// Logs a message.
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.keep(.default) { message().text } }
  /// Logs a message.
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.keep(.error) { message().text } }
  /// Logs a message.
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.keep(.error) { message().text } }
  /// Logs a message.
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.keep(.fault) { message().text } }
  /// Logs a message.
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.keep(.fault) { message().text } }
}
