@_exported public import Foundation

/// The number of units of time in a second.
public typealias CMTimeScale = Int32
/// A number of units of time.
public typealias CMTimeValue = Int64

/// The properties of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  /// Makes the properties of a time by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It is a time.
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It has no end.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It has no beginning.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time as a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The number of parts in a second.
  public var timescale: CMTimeScale
  /// The properties of the time.
  public var flags: CMTimeFlags
  /// The round of counting that it is of.
  public var epoch: Int64

  /// A time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: Int64) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// A time of parts of a second.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  /// A time in seconds, rounded to parts of one.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard let value = CMTimeValue(exactly: (seconds * Double(preferredTimescale)).rounded()) else {
      self = .invalid
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  /// The time at 0.
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  /// A time that isn't known.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// A time after all others.
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// A time before all others.
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds; not a number where it is none.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }
  /// A Boolean that tells whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// A Boolean that tells whether it isn't known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// A Boolean that tells whether it is a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
  }

  /// Tells whether a time is before another.
  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
  /// The sum of times.
  public static func + (first: CMTime, second: CMTime) -> CMTime {
    CMTime(seconds: first.seconds + second.seconds, preferredTimescale: max(first.timescale, second.timescale))
  }
  /// The difference of times.
  public static func - (first: CMTime, second: CMTime) -> CMTime {
    CMTime(seconds: first.seconds - second.seconds, preferredTimescale: max(first.timescale, second.timescale))
  }
}

/// A span of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  /// A span by its beginning and length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// A span by its beginning and end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
}

/// A time of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// A time in seconds, rounded to parts of one.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
