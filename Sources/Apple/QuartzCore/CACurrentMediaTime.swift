public import CoreGraphics
import Foundation

/// The time since the machine started, in seconds; the app's own time where that is moved by hand.
public func CACurrentMediaTime() -> CFTimeInterval {
  unsafe MediaTime.clock?() ?? ProcessInfo.processInfo.systemUptime
}

/// The time of an app that is moved by hand.
package enum MediaTime {
  /// The clock; `nil` for the machine's.
  nonisolated(unsafe) package static var clock: (() -> Double?)?
}
