public import Foundation
import LayoutModel

/// The app, with its delegate, its scenes, and the system's services.
///
/// Services of the system answer as on a device without them: addresses that it opens are held (``openedURLs``), tasks in the background
/// never run out of time, and nothing is registered anywhere.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// It is in front and gets events.
    case active = 0
    /// It is in front and gets none, as while it comes and goes.
    case inactive
    /// It isn't in front.
    case background
  }

  public static var shared: UIApplication {
    if let current { return current }
    let made = UIApplication()
    current = made
    return made
  }

  private static var current: UIApplication?

  /// Forgets the app that ran, with the touches and the display links that it left.
  static func end() {
    current = nil
    GestureSession.current = nil
    DisplayLinks.forget()
  }

  /// The object that decides for it. The app keeps it alive. Where one screen is shown alone, the delegate is made once code asks for it,
  /// and isn't started.
  open var delegate: (any UIApplicationDelegate)? {
    get {
      if startedDelegate == nil, isAlone, let make = Self.makesDelegate {
        // What the delegate's own beginning asks for isn't there yet.
        isAlone = false
        startedDelegate = make()
        if let made = startedDelegate, made.window == nil { made.window = keyWindow }
      }
      return startedDelegate
    }
    set { startedDelegate = newValue }
  }
  /// The delegate that the app was started with.
  private(set) var startedDelegate: (any UIApplicationDelegate)?
  /// A Boolean that tells whether it shows a screen alone, and has no delegate yet.
  var isAlone = false
  /// Makes the delegate for apps that show a screen alone; `nil` where none is known.
  package static var makesDelegate: (() -> (any UIApplicationDelegate)?)?
  open internal(set) var applicationState = State.background
  /// The scenes that it is connected to.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of all scenes, of unconnected scenes too.
  open internal(set) var openSessions: Set<UISceneSession> = []
  /// The windows that were made without a scene.
  var ownWindows: [UIWindow] = []
  /// The addresses that it was asked to open, in order.
  package internal(set) var openedURLs: [URL] = []
  private var lastTask = 0
  private var ignoring = 0

  public override init() { super.init() }

  /// `false`: there is one scene.
  open var supportsMultipleScenes: Bool { false }

  // MARK: Windows

  /// Its windows, from back to front.
  open var windows: [UIWindow] {
    let scenes = connectedScenes.compactMap { ($0 as? UIWindowScene)?.windows }.flatMap { $0 }
    return (ownWindows + scenes.filter { window in !ownWindows.contains { $0 === window } })
      .enumerated().sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }
      .map(\.element)
  }

  /// The window that gets what is typed.
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

  // MARK: Events

  /// Sends an event to the windows that it is for.
  open func sendEvent(_ event: UIEvent) {
    guard ignoring == 0 else { return }
    var windows: [UIWindow] = []
    for touch in event.allTouches ?? [] {
      if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  /// Calls a method of a target, or of the responder that answers it.
  ///
  /// - Returns: Whether someone answered.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    ResponderAction.send(action, to: target, from: sender, event: event, first: sender as? UIResponder ?? keyWindow)
  }

  /// Takes no events until it is told to end.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  /// A Boolean that tells whether it takes no events.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  /// A Boolean that lets shaking undo.
  open var applicationSupportsShakeToEdit = true
  /// Nothing is behind it but its delegate.
  open override var next: UIResponder? { startedDelegate as? UIResponder }

  // MARK: Addresses

  /// Opens an address: it is held.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = hold(url)
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(opens) } }
  }

  /// Opens an address: it is held.
  ///
  /// - Returns: Whether something opens it.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    hold(url)
  }

  /// Opens an address: it is held.
  ///
  /// - Returns: Whether something opens it.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    hold(url)
  }

  /// Keeps an address that something opens.
  ///
  /// - Returns: Whether something does.
  private func hold(_ url: URL) -> Bool {
    let opens = canOpenURL(url)
    if opens { openedURLs.append(url) }
    return opens
  }

  /// Tells whether the system has something that opens an address: a browser, a telephone, mail, messages, settings.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "tel", "telprompt", "mailto", "sms", "app-settings", "maps", "itms-apps"].contains(
      url.scheme?.lowercased() ?? "")
  }

  // MARK: Look

  /// A Boolean that keeps the screen on.
  open var isIdleTimerDisabled = false
  /// The number on its icon.
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false
  /// The style of the status bar.
  open var statusBarStyle = UIStatusBarStyle.default
  /// A Boolean that hides the status bar.
  open var isStatusBarHidden = false
  /// Sets the style of the status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Hides the status bar, or shows it.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
  /// The orientation of the interface.
  open var statusBarOrientation: UIInterfaceOrientation {
    ConditionReads.note(.window)
    return UIInterfaceOrientation((keyWindow?.environment ?? UIScreen.main.environment).orientation)
  }
  /// The frame of the status bar, in points.
  open var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width,
      height: isStatusBarHidden ? 0 : CGFloat(UIScreen.main.environment.window.safeAreaInsets.top))
  }
  /// The duration of a turn of the interface, in seconds.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// The user's size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.ofScreen.preferredContentSizeCategory
  }
  /// The direction from leading to trailing.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.ofScreen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The orientations that a window may have where its controllers don't say.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    startedDelegate?.application(self, supportedInterfaceOrientationsFor: window) ?? AppInformation.main.orientations
  }

  // MARK: Icons and shortcuts

  /// The actions on its icon.
  open var shortcutItems: [UIApplicationShortcutItem]? = []
  /// The name of the icon, if it isn't the primary icon.
  open private(set) var alternateIconName: String?
  /// A Boolean that tells whether it may have another icon.
  open var supportsAlternateIcons: Bool { true }
  /// Gives it another icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  // MARK: In the background

  /// Begins something that goes on in the background.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Begins something of a name that goes on in the background.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// Ends something that goes on in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that is left in the background, in seconds: no end.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Denied: nothing runs it in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// `true`: nothing is locked.
  open var isProtectedDataAvailable: Bool { true }
  /// The least time between two fetches in the background: held.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// The shortest time between two fetches.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  // MARK: Notifications from servers

  /// Asks for notifications from servers: the delegate is told that there are none.
  open func registerForRemoteNotifications() {
    guard let delegate else { return }
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        delegate.application(self, didFailToRegisterForRemoteNotificationsWithError: NoRemoteNotifications())
      }
    }
  }
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: a remote control isn't there.
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}

  // MARK: Scenes

  /// Asks for another scene: there is one.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(OneSceneOnly()) }
  /// Ends a scene: there is one, which stays.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(OneSceneOnly()) }
  /// Asks for a scene to be brought up to date: does nothing.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: State

  open func extendStateRestoration() {}
  open func completeStateRestoration() {}
  open func ignoreSnapshotOnNextApplicationLaunch() {}
}

/// A device without notifications from servers.
struct NoRemoteNotifications: LocalizedError {
  var errorDescription: String? { "remote notifications are not supported in the simulator" }
}

/// An app of one scene.
struct OneSceneOnly: LocalizedError {
  var errorDescription: String? { "The application does not support multiple scenes" }
}

extension UIApplication {
  /// The bundle that its storyboards and images are in: the main one, unless it was started with another.
  static var bundle: Bundle = .main

  /// The module of the delegate's class, in which files of Interface Builder look for the app's classes.
  static var delegateModule: String? {
    NibClasses.module(of: current?.startedDelegate)
      ?? AppInformation.main.sceneDelegateClass.flatMap {
        $0.split(separator: ".").dropLast().first.map(String.init)
      }
  }
}

extension UIApplication: ClassMessages {
  /// The app, to code that asks by name what an extension of an app may not name.
  package static func answer(to selector: Selector) -> AnyObject? {
    selector.name == "sharedApplication" ? shared : nil
  }
}
