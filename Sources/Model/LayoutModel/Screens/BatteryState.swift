/// The state of the battery: `UIDevice.BatteryState`, with its raw values.
public enum BatteryState: Int, Hashable, Sendable, CaseIterable {
  /// The battery isn't monitored.
  case unknown = 0
  /// The device runs on its battery.
  case unplugged = 1
  /// The device is plugged in, and not yet full.
  case charging = 2
  /// The device is plugged in and full.
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

/// A setting of `UIDevice` that an application makes.
public enum DeviceSetting: Hashable, Sendable {
  /// A Boolean that tells whether the battery's notifications are posted; false at first.
  case isBatteryMonitoringEnabled(Bool)
  /// A Boolean that tells whether the proximity sensor is on; false at first.
  case isProximityMonitoringEnabled(Bool)
  /// Adds a listener to the accelerometer.
  case beginGeneratingDeviceOrientationNotifications
  /// Removes a listener from the accelerometer.
  case endGeneratingDeviceOrientationNotifications
}
