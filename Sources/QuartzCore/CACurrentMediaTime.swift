import Foundation

/// The time since the machine started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double
