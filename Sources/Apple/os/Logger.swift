/// A log of a subsystem's category, which keeps nothing.
public struct Logger: Sendable {
  package let subsystem: String
  package let category: String

  public init(subsystem: String, category: String) { (self.subsystem, self.category) = (subsystem, category) }

  public init(_ logObj: OSLog) { self.init(subsystem: logObj.subsystem, category: logObj.category) }

  public init() { self.init(.default) }

  /// A message that isn't kept.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}
  /// A message that isn't kept.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}
  /// A message that isn't kept.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  /// A message that isn't kept.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  /// A message that isn't kept.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  /// A message that isn't kept.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  /// A message that isn't kept.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  /// A message that isn't kept.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  /// A message that isn't kept.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  /// A message that isn't kept.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}
