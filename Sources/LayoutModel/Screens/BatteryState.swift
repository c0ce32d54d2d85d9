/// What the battery does: `UIDevice.BatteryState`, with its raw values.
public enum BatteryState: Int, Hashable, Sendable, CaseIterable {
  /// Nobody monitors it.
  case unknown = 0
  /// It runs on its battery.
  case unplugged = 1
  /// It is plugged in, and not yet full.
  case charging = 2
  /// It is plugged in and full.
  case full = 3

  /// UIKit's name of the case.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .unplugged: "unplugged"
    case .charging: "charging"
    case .full: "full"
    }
  }
}

/// What an application says to `UIDevice`.
public enum DeviceSetting: Hashable, Sendable {
  /// Whether the battery's notifications are posted; false at first.
  case isBatteryMonitoringEnabled(Bool)
  /// Whether the proximity sensor is on; false at first.
  case isProximityMonitoringEnabled(Bool)
  /// One more listens to the accelerometer.
  case beginGeneratingDeviceOrientationNotifications
  /// One fewer does.
  case endGeneratingDeviceOrientationNotifications
}
