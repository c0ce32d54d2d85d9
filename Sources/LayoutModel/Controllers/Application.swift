/// What an application says in its `Info.plist`, and of itself.
public struct Application: Hashable, Sendable {
  /// `UISupportedInterfaceOrientations`; the idiom's default if `nil`.
  public var supportedInterfaceOrientations: SupportedOrientations?
  /// `UISupportedInterfaceOrientations~ipad`, which wins on a pad.
  public var supportedInterfaceOrientationsOnPad: SupportedOrientations?
  /// What `application(_:supportedInterfaceOrientationsFor:)` answers for the window, which wins over both; `nil` where
  /// it isn't implemented.
  public var supportedInterfaceOrientationsForWindow: SupportedOrientations?
  /// The notifications that the application's delegate observes.
  public var observers: [NotificationObserver]
  /// How tab bar controllers answer about orientations; the system's own way if `nil`.
  public var tabBarOrientationRule: TabBarOrientationRule?

  public init(
    supportedInterfaceOrientations: SupportedOrientations? = nil,
    supportedInterfaceOrientationsOnPad: SupportedOrientations? = nil,
    supportedInterfaceOrientationsForWindow: SupportedOrientations? = nil
  ) {
    self.supportedInterfaceOrientations = supportedInterfaceOrientations
    self.supportedInterfaceOrientationsOnPad = supportedInterfaceOrientationsOnPad
    self.supportedInterfaceOrientationsForWindow = supportedInterfaceOrientationsForWindow
    observers = []
    tabBarOrientationRule = nil
  }

  /// What the application allows on an idiom.
  public func supportedOrientations(on idiom: UserInterfaceIdiom) -> SupportedOrientations {
    if let supportedInterfaceOrientationsForWindow { return supportedInterfaceOrientationsForWindow }
    let declared = supportedInterfaceOrientations
    return (idiom == .pad ? supportedInterfaceOrientationsOnPad ?? declared : declared) ?? .standard(for: idiom)
  }
}

/// How a tab bar controller answers about orientations.
public enum TabBarOrientationRule: String, Hashable, Sendable, CaseIterable {
  /// What all its tabs allow: iOS 5's rule, and the book's account (facts/rotation.json, `containers`).
  case intersectionOfTabs
  /// Its own answer: the rule of iOS 6's release notes.
  case ownAnswer
}
