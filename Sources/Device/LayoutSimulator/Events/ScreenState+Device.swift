import Documents
import LayoutModel

/// The sensors of `UIDevice` besides the one for its orientation.
struct DeviceMonitors: Hashable, Sendable {
  var isBatteryMonitoringEnabled = false
  var isProximityMonitoringEnabled = false
  /// The number of listeners for orientations: each begins once and ends once. UIKit itself is the first, because the
  /// interface turns by them (general knowledge).
  var orientationListeners = 1
  var batteryState = BatteryState.unplugged
  /// The battery's level, from 0 to 1.
  var batteryLevel = 1.0
  /// The time of the level's last notification, in seconds.
  var lastLevelPost: Double?
  /// A Boolean that tells whether something is near the screen, which is dark then.
  var isNear = false
}

/// Battery, proximity and the accelerometer, whose notifications are posted on request. `UIDevice`'s documentation says
/// that none are posted before, and that the level is posted at most once a minute.
extension ScreenState {
  /// Applies an application's settings of the device.
  mutating func apply(_ settings: [DeviceSetting]) {
    for setting in settings {
      switch setting {
      case .isBatteryMonitoringEnabled(let isOn):
        application.monitors.isBatteryMonitoringEnabled = isOn
        note(.action, "device", "isBatteryMonitoringEnabled = \(isOn)")
      case .isProximityMonitoringEnabled(let isOn): watchProximity(isOn)
      case .beginGeneratingDeviceOrientationNotifications: countListeners(1, "beginGenerating")
      case .endGeneratingDeviceOrientationNotifications: countListeners(-1, "endGenerating")
      }
    }
  }

  /// Counts the listeners for orientations.
  private mutating func countListeners(_ change: Int, _ verb: String) {
    application.monitors.orientationListeners = max(0, application.monitors.orientationListeners + change)
    note(.action, "device", "\(verb)DeviceOrientationNotifications, count \(application.monitors.orientationListeners)")
  }

  /// Switches the proximity sensor; where there is none, the property stays false, as its documentation says.
  private mutating func watchProximity(_ isOn: Bool) {
    guard device.idiom == .phone else {
      note(.note, "device", "it has no proximity sensor: isProximityMonitoringEnabled stays false")
      return
    }
    application.monitors.isProximityMonitoringEnabled = isOn
    if !isOn { application.monitors.isNear = false }
    note(.action, "device", "isProximityMonitoringEnabled = \(isOn)")
  }

  /// Changes the battery's state: plugged in, unplugged or full.
  mutating func changeBattery(to state: BatteryState) throws {
    guard state != application.monitors.batteryState else {
      return note(.note, "device", "its battery is \(state.name) already")
    }
    application.monitors.batteryState = state
    guard application.monitors.isBatteryMonitoringEnabled else {
      return noteNoMonitoring("Battery", "batteryState is 0, unknown")
    }
    try post(
      "UIDeviceBatteryStateDidChangeNotification", by: "device", "batteryState \(state.name) = \(state.rawValue)",
      logged: "\(state.rawValue)")
  }

  /// Changes the battery's level.
  mutating func changeBattery(to level: Double) throws {
    guard level != application.monitors.batteryLevel else {
      return note(.note, "device", "its battery is so full already")
    }
    application.monitors.batteryLevel = level
    guard application.monitors.isBatteryMonitoringEnabled else {
      return noteNoMonitoring("Battery", "batteryLevel is -1")
    }
    if let last = application.monitors.lastLevelPost, time - last < Self.levelPostInterval {
      note(.note, "device", "its level was posted less than a minute ago: nothing is posted")
      return
    }
    application.monitors.lastLevelPost = time
    let words = JSONText.thousandths(level)
    try post("UIDeviceBatteryLevelDidChangeNotification", by: "device", "batteryLevel \(words)", logged: words)
  }

  /// The minimum time between two notifications of the battery's level, in seconds.
  private static let levelPostInterval = 60.0

  /// Brings something near the screen, or takes it away.
  mutating func changeProximity(_ isNear: Bool) throws {
    guard application.monitors.isProximityMonitoringEnabled else {
      return noteNoMonitoring("Proximity", "proximityState is false")
    }
    guard isNear != application.monitors.isNear else { return note(.note, "device", "it is so already") }
    application.monitors.isNear = isNear
    try post(
      "UIDeviceProximityStateDidChangeNotification", by: "device", "proximityState \(isNear)",
      logged: isNear ? "1" : "0")
  }

  private mutating func noteNoMonitoring(_ what: String, _ consequence: String) {
    note(.note, "device", "is\(what)MonitoringEnabled is false: nothing is posted, and \(consequence)")
  }
}
