public import Foundation
import LayoutModel

/// The device, as the main screen's traits tell of it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged
    case charging
    case full
  }

  public static let current = UIDevice()

  open var name: String { model }
  /// The model: `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model in the user's language.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system.
  open var systemVersion: String {
    ConditionReads.note(.device)
    let version = UITraitCollection.ofScreen.traits.systemVersion
    return "\(version.major).\(version.minor)"
  }
  /// An identity that stays.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)) }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.ofScreen.userInterfaceIdiom }
  open var isMultitaskingSupported: Bool { true }

  // MARK: - Orientation

  /// The way it is held.
  open var orientation: UIDeviceOrientation {
    ConditionReads.note(.window)
    return heldOrientation
  }
  private(set) var heldOrientation = UIDeviceOrientation.portrait
  /// The number of those who want to be told: an application does by itself, because its interface follows the device.
  private var generations = 1
  /// A Boolean that tells whether changes of the orientation are told.
  open var isGeneratingDeviceOrientationNotifications: Bool { generations > 0 }
  /// The notification of another orientation.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Begins to tell changes of the orientation.
  open func beginGeneratingDeviceOrientationNotifications() { generations += 1 }

  /// Ends to tell changes of the orientation, when it was called as often as the beginning.
  open func endGeneratingDeviceOrientationNotifications() { generations = max(0, generations - 1) }

  /// Holds the device in another way, and tells it where that was asked for.
  package func hold(_ orientation: UIDeviceOrientation) {
    guard orientation != heldOrientation else { return }
    heldOrientation = orientation
    guard generations > 0 else { return }
    ControllerRecord.current?.note(
      .notification, named: "device",
      "UIDeviceOrientationDidChangeNotification, orientation \(orientation.orientation.name) = \(orientation.rawValue)")
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  // MARK: - Sensors, which tell nothing

  /// A Boolean that tells whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// The state of the battery.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// The charge of the battery, from 0 to 1; -1 where it isn't watched.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// A Boolean that tells whether closeness is watched.
  /// Without such a sensor, as on pads, it stays false.
  open var isProximityMonitoringEnabled = false {
    didSet { if userInterfaceIdiom != .phone, isProximityMonitoringEnabled { isProximityMonitoringEnabled = false } }
  }
  open private(set) var proximityState = false

  /// Brings something near the screen, or takes it away; the device tells where that was asked for.
  package func setProximity(_ isNear: Bool) {
    guard isProximityMonitoringEnabled, isNear != proximityState else { return }
    proximityState = isNear
    ControllerRecord.current?.note(
      .notification, named: "device", "UIDeviceProximityStateDidChangeNotification, proximityState \(isNear)")
    NotificationCenter.default.post(name: Self.proximityStateDidChangeNotification, object: self)
  }
  /// The notification of another state of the battery.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// The notification of another charge of the battery.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// The notification of closeness.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  open func playInputClick() {}
}

/// The kind of device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
