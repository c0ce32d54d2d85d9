public import Foundation

extension UIApplication {
  /// A key of the reasons for which an app starts.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A key by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address that it opens.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asked for it.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A notification from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A notification of its own.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// More about an address.
    public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// A change of the place.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// An action on its icon.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// An activity of the user's.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The kind of that activity.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// Bluetooth as a center.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// Bluetooth as a peripheral.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  }

  /// A key of how an app is asked to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A key by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean that tells whether the file is to be changed in its place.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The attribution of the visit that it leads to.
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// A key of how an app asks for an address to be opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A key by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A Boolean that lets it open in an app alone, not in the browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The attribution of the visit that it leads to.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// A kind of extension of an app.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A kind by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// The address of the app's page in Settings.
  public static let openSettingsURLString = "app-settings:"
  /// The address of the app's notifications in Settings.
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The name of the exception for an orientation that neither a controller nor the app allows.
  public static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation")

  // MARK: Notifications

  public nonisolated class var didFinishLaunchingNotification: Notification.Name {
    .init("UIApplicationDidFinishLaunchingNotification")
  }
  public nonisolated class var didBecomeActiveNotification: Notification.Name {
    .init("UIApplicationDidBecomeActiveNotification")
  }
  /// It will get no events.
  public nonisolated class var willResignActiveNotification: Notification.Name {
    .init("UIApplicationWillResignActiveNotification")
  }
  /// It went to the background.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    .init("UIApplicationDidEnterBackgroundNotification")
  }
  /// It comes to the front.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    .init("UIApplicationWillEnterForegroundNotification")
  }
  public nonisolated class var willTerminateNotification: Notification.Name {
    .init("UIApplicationWillTerminateNotification")
  }
  public nonisolated class var didReceiveMemoryWarningNotification: Notification.Name {
    .init("UIApplicationDidReceiveMemoryWarningNotification")
  }
  /// A new day, or another clock.
  public nonisolated class var significantTimeChangeNotification: Notification.Name {
    .init("UIApplicationSignificantTimeChangeNotification")
  }
  /// The status bar takes another orientation.
  public nonisolated class var willChangeStatusBarOrientationNotification: Notification.Name {
    .init("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// The status bar took another orientation.
  public nonisolated class var didChangeStatusBarOrientationNotification: Notification.Name {
    .init("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// The status bar takes another frame.
  public nonisolated class var willChangeStatusBarFrameNotification: Notification.Name {
    .init("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// The status bar took another frame.
  public nonisolated class var didChangeStatusBarFrameNotification: Notification.Name {
    .init("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// It may be run in the background, or not any longer.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    .init("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  /// The screen was pictured.
  public nonisolated class var userDidTakeScreenshotNotification: Notification.Name {
    .init("UIApplicationUserDidTakeScreenshotNotification")
  }
  /// The device will be locked.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    .init("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  /// The device isn't locked any longer.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: Notification.Name {
    .init("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// The key of the orientation in notifications of the status bar.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
  /// The key of the frame in notifications of the status bar.
  public nonisolated class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}
