/// A log of a subsystem's category: a `trace` is a message for debugging, a `warning` an error, `critical` a fault.
public struct Logger: Sendable {
  private let log: OSLog

  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  public init(_ logObj: OSLog) { log = logObj }

  public init() { self.init(.default) }

  public func log(_ message: @autoclosure () -> OSLogMessage) { log.keep(.default) { message().text } }
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { log.keep(level) { message().text } }
  public func trace(_ message: @autoclosure () -> OSLogMessage) { log.keep(.debug) { message().text } }
  public func debug(_ message: @autoclosure () -> OSLogMessage) { log.keep(.debug) { message().text } }
  public func info(_ message: @autoclosure () -> OSLogMessage) { log.keep(.info) { message().text } }
  public func notice(_ message: @autoclosure () -> OSLogMessage) { log.keep(.default) { message().text } }
  public func warning(_ message: @autoclosure () -> OSLogMessage) { log.keep(.error) { message().text } }
  public func error(_ message: @autoclosure () -> OSLogMessage) { log.keep(.error) { message().text } }
  public func critical(_ message: @autoclosure () -> OSLogMessage) { log.keep(.fault) { message().text } }
  public func fault(_ message: @autoclosure () -> OSLogMessage) { log.keep(.fault) { message().text } }
}
