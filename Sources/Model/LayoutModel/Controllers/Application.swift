public import Documents

/// An application's `Info.plist` and the answers of its delegate.
public struct Application: Hashable, Sendable {
  /// `UISupportedInterfaceOrientations`; the idiom's default if `nil`.
  public var supportedInterfaceOrientations: SupportedOrientations?
  /// `UISupportedInterfaceOrientations~ipad`, which wins on a pad.
  public var supportedInterfaceOrientationsOnPad: SupportedOrientations?
  /// `UISupportedInterfaceOrientations~iphone`, which wins on a phone.
  public var supportedInterfaceOrientationsOnPhone: SupportedOrientations?
  /// The answer of `application(_:supportedInterfaceOrientationsFor:)` for the window, which wins over all lists; `nil`
  /// where it isn't implemented.
  public var supportedInterfaceOrientationsForWindow: InterfaceOrientationMask?
  /// `UIRequiresFullScreen`: a Boolean that tells whether its windows have the whole screen on pads and are never resized.
  public var requiresFullScreen: Bool
  /// The delegate's actions in `application(_:didFinishLaunchingWithOptions:)`, before anything appears.
  public var didFinishLaunching: [Action]
  /// `UIStatusBarStyle`: the looks of its status bar. Until iOS 6 views lie under one that is translucent.
  public var statusBarStyle: StatusBarStyle
  /// `UIStatusBarHidden`: a Boolean that tells whether its windows show no status bar. From iOS 7 on controllers decide
  /// this, and the key holds only during launch.
  public var statusBarHidden: Bool
  /// The notifications that the application's delegate observes.
  public var observers: [NotificationObserver]
  /// The way tab bar controllers answer about orientations; the system's own if `nil`.
  public var tabBarOrientationRule: TabBarOrientationRule?
  /// The application's place in the file.
  public var position: SourcePosition?

  /// An application with the orientations that it allows, `nil` for the system's default, and nothing else set.
  public init(
    supportedInterfaceOrientations: SupportedOrientations? = nil,
    supportedInterfaceOrientationsOnPad: SupportedOrientations? = nil,
    supportedInterfaceOrientationsOnPhone: SupportedOrientations? = nil,
    supportedInterfaceOrientationsForWindow: InterfaceOrientationMask? = nil
  ) {
    self.supportedInterfaceOrientations = supportedInterfaceOrientations
    self.supportedInterfaceOrientationsOnPad = supportedInterfaceOrientationsOnPad
    self.supportedInterfaceOrientationsOnPhone = supportedInterfaceOrientationsOnPhone
    self.supportedInterfaceOrientationsForWindow = supportedInterfaceOrientationsForWindow
    requiresFullScreen = false
    didFinishLaunching = []
    statusBarStyle = .default
    statusBarHidden = false
    observers = []
    tabBarOrientationRule = nil
  }

  /// The list in `Info.plist` that holds for an idiom, and its key: the idiom's own wins.
  ///
  /// - Parameter idiom: The idiom.
  /// - Returns: The list; `nil` where there is none.
  package func listedOrientations(on idiom: UserInterfaceIdiom) -> (orientations: SupportedOrientations, key: String)? {
    let (own, suffix) =
      switch idiom {
      case .pad: (supportedInterfaceOrientationsOnPad, "~ipad")
      case .phone: (supportedInterfaceOrientationsOnPhone, "~iphone")
      }
    let key = "UISupportedInterfaceOrientations"
    if let own { return (own, key + suffix) }
    return supportedInterfaceOrientations.map { ($0, key) }
  }

  /// The orientations that the application allows for an idiom.
  public func supportedOrientations(on idiom: UserInterfaceIdiom) -> SupportedOrientations {
    supportedInterfaceOrientationsForWindow.map(SupportedOrientations.init) ?? listedOrientations(on: idiom)?
      .orientations
      ?? SupportedOrientations(.standard(for: idiom))
  }

  /// Tells whether windows of the application may be resized on a device. They may from iOS 9 on, on pads, where its
  /// `Info.plist` lists all four orientations and doesn't require the full screen
  /// (<doc:Rotation#Info-plist-keys>).
  ///
  /// Where it lists nothing, windows that aren't the whole screen count as resizable, and no others. That is chosen:
  /// such a window couldn't exist otherwise, and a screen without an application's settings is about its controllers.
  ///
  /// Pads of one pixel a point have no split view (<doc:Devices#Windows-beside-others>).
  public func mayBeResized(on device: Device) -> Bool {
    guard device.idiom == .pad, device.scale > 1, !requiresFullScreen,
      SystemBehavior(device.systemVersion).resizesWindowsOnPads
    else {
      return false
    }
    guard let declared = listedOrientations(on: .pad)?.orientations else {
      return device.windowPlacement != .fullScreen
    }
    return InterfaceOrientation.allCases.allSatisfy(declared.contains)
  }
}

/// The rule by which a tab bar controller answers about orientations.
public enum TabBarOrientationRule: String, Hashable, Sendable, CaseIterable {
  /// The orientations that all its tabs allow: iOS 5's rule, and the book's account (<doc:Rotation#Containers>).
  case intersectionOfTabs
  /// Its own answer: the rule of iOS 6's release notes.
  case ownAnswer
}

/// The looks of the status bar: `UIStatusBarStyle`.
public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
  /// Grey until iOS 6, and dark text on the content below it from then on.
  case `default`
  /// Black, half transparent: on phones until iOS 6.
  case blackTranslucent
  /// Black: on phones until iOS 6, and on pads for either black.
  case blackOpaque
  /// Light text on the content below it, from iOS 7 on.
  case lightContent
  /// Dark text on the content below it, from iOS 13 on.
  case darkContent
}
