public import Foundation
import LayoutModel

/// The way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright; upright with the button at the top.
  case portrait, portraitUpsideDown
  /// On its side, with the button on the right; on the left.
  case landscapeLeft, landscapeRight
  /// Flat, showing up; showing down.
  case faceUp, faceDown

  /// A Boolean that tells whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean that tells whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean that tells whether it is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean that tells whether an interface can follow it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the code runs on: the main screen's.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// A state.
    case unknown = 0, unplugged, charging, full
  }

  /// The device.
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  private var screen: ScreenEnvironment { UIScreen.main.environment }

  /// The name that its user gave it.
  open var name: String { model }
  /// What it is: `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What it is, in the user's language.
  open var localizedModel: String { model }
  /// The name of its system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of its system.
  open var systemVersion: String { "\(screen.device.systemVersion)" }
  /// The kind of interface that it has.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// An identifier for the app's vendor: always the same.
  open var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }

  /// The way it is held.
  open var orientation: UIDeviceOrientation {
    switch screen.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // An interface turns against its device.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
  /// A Boolean that tells whether turns of the device are told of.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Starts telling of turns of the device.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Stops telling of turns of the device.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
  /// Told of when the device was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// A Boolean that lets the battery be watched.
  open var isBatteryMonitoringEnabled = false
  /// The state of the battery: not known here.
  open var batteryState: BatteryState { .unknown }
  /// The charge of the battery from 0 to 1, -1 where it isn't known, as here.
  open var batteryLevel: Float { -1 }
  /// Told of when the battery's state changed.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Told of when the battery's charge changed.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// A Boolean that lets it notice what is near.
  open var isProximityMonitoringEnabled = false
  /// A Boolean that tells whether something is near: never here.
  open var proximityState: Bool { false }
  /// A Boolean that tells whether it does several things at once.
  open var isMultitaskingSupported: Bool { true }
  /// Plays the click of a key: accepted, there is no sound here.
  open func playInputClick() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of interface that the device has.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
