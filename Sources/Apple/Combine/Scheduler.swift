public import Foundation

/// A duration that can be made of seconds.
public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ s: Int) -> Self
  /// A number of seconds.
  static func seconds(_ s: Double) -> Self
  /// A number of thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// A number of millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// A number of billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// An object that runs closures, now or later.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of its times.
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of its options.
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  /// The exactness of times.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Runs a closure soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Runs a closure at a time and after each interval, until it is cancelled.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure soon.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a closure at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A duration in seconds.
public struct SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable,
  ExpressibleByFloatLiteral
{
  /// The number of seconds.
  public var magnitude: Double

  /// A number of seconds.
  public init(_ seconds: Double) { magnitude = seconds }

  /// A number of seconds.
  public init(integerLiteral value: Int) { magnitude = Double(value) }

  /// A number of seconds.
  public init(floatLiteral value: Double) { magnitude = value }

  /// A number of seconds; `nil` for one that can't be said.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Double(exactly: source) else { return nil }
    magnitude = seconds
  }

  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
  public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
  public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
  public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A time in seconds.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// The number of seconds since a beginning.
  public let seconds: Double

  /// The distance to another time.
  public func distance(to other: SchedulerTime) -> SchedulerStride { SchedulerStride(other.seconds - seconds) }

  /// The time after a duration.
  public func advanced(by n: SchedulerStride) -> SchedulerTime { SchedulerTime(seconds: seconds + n.magnitude) }

  static var now: SchedulerTime { SchedulerTime(seconds: ProcessInfo.processInfo.systemUptime) }
}

/// A scheduler that runs closures on a queue of Dispatch.
protocol QueueScheduler: Scheduler where SchedulerTimeType == SchedulerTime {
  var queue: DispatchQueue { get }
}

extension QueueScheduler {
  public var now: SchedulerTime { .now }
  public var minimumTolerance: SchedulerStride { SchedulerStride(0) }
  /// Runs a closure soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    queue.async(execute: DispatchWorkItem(block: action))
  }
  /// Runs a closure at a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerStride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let delay = max(0, date.seconds - SchedulerTime.now.seconds)
    queue.asyncAfter(deadline: .now() + delay, execute: DispatchWorkItem(block: action))
  }
  /// Runs a closure at a time and after each interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let delay = max(0, date.seconds - SchedulerTime.now.seconds)
    timer.schedule(deadline: .now() + delay, repeating: interval.magnitude)
    timer.setEventHandler(handler: DispatchWorkItem(block: action))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

extension DispatchQueue: QueueScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of a queue.
  public struct SchedulerOptions: Sendable {
    public init() {}
  }
  var queue: DispatchQueue { self }
}

extension RunLoop: QueueScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of a run loop.
  public struct SchedulerOptions: Sendable {
    public init() {}
  }
  var queue: DispatchQueue { .main }
}

extension OperationQueue: QueueScheduler {
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of a queue.
  public struct SchedulerOptions: Sendable {
    public init() {}
  }
  var queue: DispatchQueue { unsafe underlyingQueue ?? (self === OperationQueue.main ? .main : .global()) }
}

/// A scheduler that runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: SchedulerTime { .now }
  public var minimumTolerance: SchedulerStride { SchedulerStride(0) }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerStride, options: Never?, _ action: @escaping () -> Void
  ) {
    action()
  }
  /// Runs a closure once.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
