public import CoreGraphics
import Foundation

/// The time since the machine started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
