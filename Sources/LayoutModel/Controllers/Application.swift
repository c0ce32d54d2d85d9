public import Documents

/// What an application says in its `Info.plist`, and of itself.
public struct Application: Hashable, Sendable {
  /// `UISupportedInterfaceOrientations`; the idiom's default if `nil`.
  public var supportedInterfaceOrientations: SupportedOrientations?
  /// `UISupportedInterfaceOrientations~ipad`, which wins on a pad.
  public var supportedInterfaceOrientationsOnPad: SupportedOrientations?
  /// `UISupportedInterfaceOrientations~iphone`, which wins on a phone.
  public var supportedInterfaceOrientationsOnPhone: SupportedOrientations?
  /// What `application(_:supportedInterfaceOrientationsFor:)` answers for the window, which wins over all lists; `nil`
  /// where it isn't implemented.
  public var supportedInterfaceOrientationsForWindow: InterfaceOrientationMask?
  /// `UIRequiresFullScreen`: whether its windows have the whole screen on pads, and are never resized.
  public var requiresFullScreen: Bool
  /// What the delegate does in `application(_:didFinishLaunchingWithOptions:)`, before anything appears.
  public var didFinishLaunching: [Action]
  /// `UIStatusBarStyle`: how its status bar looks. Until iOS 6 views lie under one that is translucent.
  public var statusBarStyle: StatusBarStyle
  /// `UIStatusBarHidden`: whether its windows show no status bar. From iOS 7 on controllers say so, and this holds while it
  /// launches alone.
  public var statusBarHidden: Bool
  /// The notifications that the application's delegate observes.
  public var observers: [NotificationObserver]
  /// How tab bar controllers answer about orientations; the system's own way if `nil`.
  public var tabBarOrientationRule: TabBarOrientationRule?
  /// Where the file tells of it.
  public var position: SourcePosition?

  /// An application that says what it allows, `nil` for the system's default, and nothing else.
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

  /// The list in `Info.plist` that holds on an idiom, and its key: the idiom's own wins.
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

  /// What the application allows on an idiom.
  public func supportedOrientations(on idiom: UserInterfaceIdiom) -> SupportedOrientations {
    supportedInterfaceOrientationsForWindow.map(SupportedOrientations.init) ?? listedOrientations(on: idiom)?
      .orientations
      ?? SupportedOrientations(.standard(for: idiom))
  }

  /// Whether windows of the application may be resized on a device: from iOS 9 on, on pads, where its `Info.plist` lists all
  /// four orientations and doesn't require the full screen (<doc:RotationRules#Info-plist-keys>).
  ///
  /// Where it lists nothing it is taken to be resized in windows that aren't the whole screen, and in no other (chosen: such
  /// a window couldn't be there otherwise, and a screen that says nothing of its application speaks of its controllers).
  ///
  /// Pads of one pixel a point have no split view (<doc:DeviceFigures#Windows-beside-others>).
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

/// How a tab bar controller answers about orientations.
public enum TabBarOrientationRule: String, Hashable, Sendable, CaseIterable {
  /// What all its tabs allow: iOS 5's rule, and the book's account (<doc:RotationRules#Containers>).
  case intersectionOfTabs
  /// Its own answer: the rule of iOS 6's release notes.
  case ownAnswer
}

/// How the status bar looks: `UIStatusBarStyle`.
public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
  /// Grey until iOS 6, and dark text on what lies below it from then on.
  case `default`
  /// Black, and half of what lies below it shines through: on phones until iOS 6.
  case blackTranslucent
  /// Black: on phones until iOS 6, and on pads whichever black is asked for.
  case blackOpaque
  /// Light text on what lies below it, from iOS 7 on.
  case lightContent
  /// Dark text on what lies below it, from iOS 13 on.
  case darkContent
}
