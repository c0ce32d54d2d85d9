/// The identity of a signpost.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  /// An identity by its number.
  public init(_ value: UInt64) { rawValue = value }

  public init(log: OSLog) { self.init(1) }

  /// The identity of an object.
  public init(log: OSLog, object: AnyObject) { self.init(1) }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  /// A kind by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// The state of an interval between signposts.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// The object that marks times, and keeps nothing.
public struct OSSignposter: Sendable {
  /// A poster of a log.
  public init(subsystem: String, category: String) {}
  /// A poster of a log.
  public init(subsystem: String, category: OSLog.Category) {}
  /// A poster of a log.
  public init(logHandle: OSLog) {}
  /// A poster of a log.
  public init(logger: Logger) {}
  /// A poster of no log.
  public init() {}

  public static let disabled = OSSignposter()

  public var isEnabled: Bool { false }

  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// The identity of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// A point that isn't kept.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// A point that isn't kept.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// A beginning that isn't kept.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// A beginning that isn't kept.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// An end that isn't kept.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// An end that isn't kept.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Runs a closure between two marks that aren't kept.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// A mark that isn't kept.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// A mark that isn't kept.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: (any CVarArg)...
) {}
