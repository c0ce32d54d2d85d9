public import Foundation

/// A message of a store.
open class OSLogEntry: NSObject {
  public let composedMessage: String
  public let date: Date

  init(_ message: LoggedMessage) {
    (composedMessage, date) = (message.text, message.date)
    super.init()
  }
}

/// A message that a process logged.
open class OSLogEntryLog: OSLogEntry {
  /// The importance of a message.
  public enum Level: Int, Sendable {
    case undefined = 0, debug, info, notice, error, fault
  }

  public let subsystem: String
  public let category: String
  public let level: Level
  public let process = ProcessInfo.processInfo.processName
  public let processIdentifier = ProcessInfo.processInfo.processIdentifier

  override init(_ message: LoggedMessage) {
    (subsystem, category) = (message.subsystem, message.category)
    level =
      switch message.type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    super.init(message)
  }
}
