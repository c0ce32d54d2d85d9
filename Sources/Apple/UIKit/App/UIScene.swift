public import Foundation
public import UserNotifications

/// A part of an app's interface that comes and goes by itself.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    /// It is in front and gets events.
    case foregroundActive
    /// It is in front and gets none.
    case foregroundInactive
    /// It isn't in front.
    case background
  }

  /// The reasons for which a scene connects.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses that it opens.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The app that asked for it.
    open internal(set) var sourceApplication: String?
    /// The activities that it goes on with.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The action on the app's icon.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The kind of an activity that will come.
    open internal(set) var handoffUserActivityType: String?
    /// The notification that was answered.
    open internal(set) var notificationResponse: UNNotificationResponse?
  }

  /// The request for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }

  /// The options for opening an address by a scene.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// A Boolean that opens it in an app alone, not in the browser.
    open var universalLinksOnly = false
    public override init() { super.init() }
  }

  /// The circumstances in which an address was opened.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The app that asked.
    open internal(set) var sourceApplication: String?
    open internal(set) var annotation: Any?
    /// A Boolean that tells whether the file is to be changed where it is.
    open internal(set) var openInPlace = false
  }

  /// Its session, which stays when it goes.
  public let session: UISceneSession
  /// The scene's delegate, which the scene keeps alive.
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState = ActivationState.unattached
  /// Its title, where the system shows several.
  open var title: String! = ""
  /// A text below its title.
  open var subtitle = ""

  /// A scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Opens an address: the app holds it.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opens = UIApplication.shared.openURL(url)
    completion?(opens)
  }

  /// The app is behind it.
  open override var next: UIResponder? { UIApplication.shared }

  // MARK: Notifications

  public nonisolated class var willConnectNotification: Notification.Name { .init("UISceneWillConnectNotification") }
  /// It isn't connected any longer.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    .init("UISceneDidDisconnectNotification")
  }
  public nonisolated class var didActivateNotification: Notification.Name { .init("UISceneDidActivateNotification") }
  /// It will get no events.
  public nonisolated class var willDeactivateNotification: Notification.Name {
    .init("UISceneWillDeactivateNotification")
  }
  /// It comes to the front.
  public nonisolated class var willEnterForegroundNotification: Notification.Name {
    .init("UISceneWillEnterForegroundNotification")
  }
  /// It went to the background.
  public nonisolated class var didEnterBackgroundNotification: Notification.Name {
    .init("UISceneDidEnterBackgroundNotification")
  }
}

/// The request for a scene, by its former name.
public typealias UISceneActivationRequestOptions = UIScene.ActivationRequestOptions
/// The reasons for which a scene connects, by their former name.
public typealias UISceneConnectionOptions = UIScene.ConnectionOptions

/// An address that a scene is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  /// The circumstances in which it was opened.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}

/// The options for the end of a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// The options for the end of a window's scene.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// A movement with which a window goes.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1, commit, decline
  }
  /// The movement with which it goes.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// A scene as the system keeps it, also while it isn't connected.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// A kind of scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A kind by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's interface on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// One on another screen.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// One on another screen that can't be touched.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// Its scene, while that is connected.
  open internal(set) weak var scene: UIScene?
  public let role: Role
  open internal(set) var configuration: UISceneConfiguration
  /// Its name for the system.
  public let persistentIdentifier: String
  open var stateRestorationActivity: NSUserActivity?
  /// The values that the app keeps with it.
  open var userInfo: [String: Any]?

  init(_ role: Role, _ configuration: UISceneConfiguration) {
    (self.role, self.configuration) = (role, configuration)
    persistentIdentifier = "00000000-0000-4000-8000-000000000001"
    super.init()
  }
}

/// The recipe of a scene: its delegate's class and its storyboard.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Its name in `Info.plist`.
  public let name: String?
  /// The kind of scene.
  public let role: UISceneSession.Role
  /// The class of the scene; a scene of windows without one.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard that it begins with.
  open var storyboard: UIStoryboard?

  /// A configuration by its name in `Info.plist`, which says the rest.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
    let information = AppInformation.main
    guard name == nil || name == information.sceneName else { return }
    delegateClass = information.sceneDelegateClass.flatMap { NibClasses.type(ofPath: $0) }
    storyboard = information.sceneStoryboard.map { UIStoryboard(name: $0, bundle: UIApplication.bundle) }
  }
}
