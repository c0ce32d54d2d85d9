package import Documents

/// The content of a screen's file: a device, an application, and the controller whose view fills the window.
///
/// A scene is checked when it is made: ids are unique, constraints name existing views and compare attributes that can
/// be compared, and every number is finite.
public struct Scene: Hashable, Sendable {
  /// The screen's title, which dumps and messages use.
  public let name: String
  /// The scene's id in a file of several; `nil` where the file is the scene.
  public let id: String?
  /// The scene's name for people: its controller's title, storyboard identifier or class; `nil` where the file is the scene.
  public let title: String?
  /// Interface Builder's canvas for the scene; `nil` for other scenes.
  public let canvas: Canvas?
  /// The device that the scene is for; `nil` where the caller of the layout has to name one.
  public let device: DeviceChoice?
  /// The system whose rules hold; the newest that the device ran if `nil`.
  public let systemVersion: SystemVersion?
  /// The application, with its allowed orientations and its observers of notifications.
  public let application: Application
  /// The controller whose view fills the window.
  public let rootViewController: ViewController
  /// Controllers that aren't on the screen at first, which events present or push by their ids.
  public let viewControllers: [ViewController]
  /// The events, in order.
  public let events: [Event]
  /// The orientation in which the frames were written, and in which the interface starts.
  public private(set) var orientation: InterfaceOrientation
  /// The user's settings, as far as the scene sets them.
  public let userSettings: UserSettings
  /// The assertions about its frames in windows of any size.
  public package(set) var assertions: [Assertion] = []
  /// The lint rules that its author has turned off for all of it.
  public package(set) var ignoredRules: [IgnoredRule] = []
  /// The scene's place in its file.
  package var position: SourcePosition?
  /// The names of the files that the positions of a captured scene are in, by their numbers from 1; empty for a scene of a file.
  package var fileNames: [String] = []

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

  /// The same scene in another orientation, for which its frames then count as written too.
  package func standing(in orientation: InterfaceOrientation) -> Scene {
    guard orientation != self.orientation else { return self }
    var scene = self
    scene.orientation = orientation
    return scene
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
