package import Documents

/// What a screen's file declares: a device, an application, and the controller whose view fills the window.
///
/// A scene is checked when it is made: ids are unique, constraints name views that are there and compare what can be
/// compared, and every number is finite.
public struct Scene: Hashable, Sendable {
  /// The screen's title, which dumps and messages use.
  public let name: String
  /// What a file of several scenes calls this one; `nil` where the file is the scene.
  public let id: String?
  /// What people call the scene: its controller's title, storyboard identifier or class; `nil` where the file is the scene.
  public let title: String?
  /// Where Interface Builder shows the scene; `nil` of other scenes.
  public let canvas: Canvas?
  /// The device that the scene is for; `nil` where whoever lays it out has to say.
  public let device: DeviceChoice?
  /// The system whose geometry holds; the newest that the device ran if `nil`.
  public let systemVersion: SystemVersion?
  /// What the application allows and observes.
  public let application: Application
  /// The controller whose view fills the window.
  public let rootViewController: ViewController
  /// Controllers that aren't on the screen at first, which events present or push by their ids.
  public let viewControllers: [ViewController]
  /// What happens, in order.
  public let events: [Event]
  /// The orientation in which the frames were written, and in which the interface stands at first.
  public private(set) var orientation: InterfaceOrientation
  /// What the user has set, where the scene says so.
  public let userSettings: UserSettings
  /// What must hold of its frames in windows of any size.
  public package(set) var assertions: [Assertion] = []
  /// The rules of lint that its author has set aside for all of it.
  public package(set) var ignoredRules: [IgnoredRule] = []
  /// Where its file declares it.
  package var position: SourcePosition?
  /// What layouts leave for the next ones.
  package let memory = SceneMemory()

  /// A scene of a controller.
  ///
  /// - Throws: `InvalidScene` with every problem of the controllers, the views and what happens.
  public init(
    name: String, device: DeviceChoice? = nil, systemVersion: SystemVersion? = nil,
    application: Application = Application(), rootViewController: ViewController,
    viewControllers: [ViewController] = [], orientation: InterfaceOrientation = .portrait,
    userSettings: UserSettings = UserSettings(), events: [Event] = []
  ) throws(InvalidScene) {
    try SceneChecker.check(
      rootViewController, viewControllers: viewControllers, events: events, application: application)
    self.init(
      checked: rootViewController, viewControllers: viewControllers, name: name, device: device,
      systemVersion: systemVersion, application: application, orientation: orientation, userSettings: userSettings,
      events: events)
  }

  /// A scene of a controller in which `SceneChecker` found no problem.
  package init(
    checked rootViewController: ViewController, viewControllers: [ViewController] = [], name: String,
    device: DeviceChoice?, systemVersion: SystemVersion?, application: Application, orientation: InterfaceOrientation,
    userSettings: UserSettings, events: [Event] = [], id: String? = nil, title: String? = nil, canvas: Canvas? = nil
  ) {
    self.name = name
    self.id = id
    self.title = title
    self.canvas = canvas
    self.device = device
    self.systemVersion = systemVersion
    self.application = application
    self.rootViewController = rootViewController
    self.viewControllers = viewControllers
    self.events = events
    self.orientation = orientation
    self.userSettings = userSettings
  }

  /// The same with its interface in another orientation, in which its frames are taken to be written too. What layouts of the one
  /// leave serves the other.
  package func standing(in orientation: InterfaceOrientation) -> Scene {
    guard orientation != self.orientation else { return self }
    var scene = self
    scene.orientation = orientation
    return scene
  }

  /// A scene of a view alone: the view of a controller without settings of its own.
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
  /// A device of the catalogue, by its id or any model's name.
  case named(String)
  /// A device of the scene's own.
  case inline(Device)

  /// A device by its id or alias in the catalogue, such as `iphone-4s`.
  public init(stringLiteral id: String) {
    self = .named(id)
  }
}
