public import Documents

/// What a screen's file declares: a device, an application, and the controller whose view fills the window.
///
/// A scene is checked when it is made: ids are unique, constraints name views that are there and compare what can be
/// compared, and every number is finite.
public struct Scene: Hashable, Sendable {
  public let name: String
  /// What a file of several scenes calls this one; `nil` where the file is the scene.
  public let id: String?
  /// Where Interface Builder shows the scene; `nil` of other scenes.
  public let canvas: Canvas?
  /// The device that the scene is for; `nil` where whoever lays it out has to say.
  public let device: DeviceChoice?
  /// The system whose geometry holds; the newest that the device ran if `nil`.
  public let systemVersion: SystemVersion?
  public let application: Application
  public let rootViewController: ViewController
  /// The orientation in which the frames were written, and in which the interface stands at first.
  public let orientation: InterfaceOrientation
  /// What the user has set, where the scene says so.
  public let userSettings: UserSettings

  /// A scene of a controller.
  ///
  /// - Throws: `InvalidScene` with every problem of the views and their constraints.
  public init(
    name: String, device: DeviceChoice? = nil, systemVersion: SystemVersion? = nil,
    application: Application = Application(), rootViewController: ViewController,
    orientation: InterfaceOrientation = .portrait, userSettings: UserSettings = UserSettings()
  ) throws(InvalidScene) {
    try SceneChecker.check(rootViewController.view, controllers: [rootViewController])
    self.init(
      checked: rootViewController, name: name, device: device, systemVersion: systemVersion,
      application: application, orientation: orientation, userSettings: userSettings)
  }

  /// A scene of a controller in which `SceneChecker` found no problem.
  package init(
    checked rootViewController: ViewController, name: String, device: DeviceChoice?, systemVersion: SystemVersion?,
    application: Application, orientation: InterfaceOrientation, userSettings: UserSettings, id: String? = nil,
    canvas: Canvas? = nil
  ) {
    self.name = name
    self.id = id
    self.canvas = canvas
    self.device = device
    self.systemVersion = systemVersion
    self.application = application
    self.rootViewController = rootViewController
    self.orientation = orientation
    self.userSettings = userSettings
  }

  /// A scene of a view alone: the view of a controller without wishes of its own.
  ///
  /// - Throws: `InvalidScene` with every problem of the views and their constraints.
  public init(
    name: String, device: DeviceChoice? = nil, systemVersion: SystemVersion? = nil,
    application: Application = Application(), orientation: InterfaceOrientation = .portrait,
    userSettings: UserSettings = UserSettings(), view: View
  ) throws(InvalidScene) {
    try self.init(
      name: name, device: device, systemVersion: systemVersion, application: application,
      rootViewController: ViewController(view: view), orientation: orientation, userSettings: userSettings)
  }
}

/// A device by its name in the catalogue, or one described in full.
public enum DeviceChoice: Hashable, Sendable, ExpressibleByStringLiteral {
  case named(String)
  case inline(Device)

  /// A device by its id or alias in the catalogue, such as `iphone-4s`.
  public init(stringLiteral id: String) {
    self = .named(id)
  }
}

/// What an application says in its `Info.plist`.
public struct Application: Hashable, Sendable {
  /// `UISupportedInterfaceOrientations`; the idiom's default if `nil`.
  public var supportedInterfaceOrientations: SupportedOrientations?
  /// `UISupportedInterfaceOrientations~ipad`, which wins on a pad.
  public var supportedInterfaceOrientationsOnPad: SupportedOrientations?

  public init(
    supportedInterfaceOrientations: SupportedOrientations? = nil,
    supportedInterfaceOrientationsOnPad: SupportedOrientations? = nil
  ) {
    self.supportedInterfaceOrientations = supportedInterfaceOrientations
    self.supportedInterfaceOrientationsOnPad = supportedInterfaceOrientationsOnPad
  }

  /// What the application allows on an idiom.
  public func supportedOrientations(on idiom: UserInterfaceIdiom) -> SupportedOrientations {
    let declared = supportedInterfaceOrientations
    return (idiom == .pad ? supportedInterfaceOrientationsOnPad ?? declared : declared) ?? .standard(for: idiom)
  }
}

/// A plain `UIViewController`.
public struct ViewController: Hashable, Sendable {
  public var id: String?
  public var view: View
  /// What the controller allows; the idiom's default if `nil`.
  public var supportedInterfaceOrientations: SupportedOrientations?
  /// Where the file names the controller, or where its object begins.
  public var position: SourcePosition?

  public init(
    id: String? = nil, view: View, supportedInterfaceOrientations: SupportedOrientations? = nil,
    position: SourcePosition? = nil
  ) {
    self.id = id
    self.view = view
    self.supportedInterfaceOrientations = supportedInterfaceOrientations
    self.position = position
  }
}
