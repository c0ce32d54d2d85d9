public import Foundation

/// The messages that were logged: of this process alone, since there is no store of a system's here.
open class OSLogStore: NSObject {
  /// Whose messages a store has.
  public enum Scope: Int, Sendable {
    case system = 0, currentProcessIdentifier
  }

  /// A store of the process's messages.
  ///
  /// - Throws: An error for the system's, which an app may not read either.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.fileReadNoPermission) }
    super.init()
  }

  /// A store of a file, which none is.
  public init(url: URL) throws { throw CocoaError(.fileReadUnknown) }

  /// The position of a date.
  open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }

  /// The position of so many seconds behind now, or before it.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date().addingTimeInterval(seconds))
  }

  /// The position of so many seconds after the system began.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date().addingTimeInterval(seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// The messages from a position on that a condition holds for, the oldest first.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let found = LoggedMessage.all.filter { message in position.map { message.date >= $0.date } ?? true }
      .map { OSLogEntryLog($0) as OSLogEntry }.filter { predicate?.evaluate(with: $0) ?? true }
    return AnySequence(options.contains(.reverse) ? found.reversed() : found)
  }
}

/// A place in a store.
open class OSLogPosition: NSObject {
  let date: Date

  init(_ date: Date) {
    self.date = date
    super.init()
  }
}

/// The order of a store's messages.
open class OSLogEnumerator: NSEnumerator {
  /// The ways to go through a store.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The latest message comes first.
    public static let reverse = Options(rawValue: 1)
  }
}
