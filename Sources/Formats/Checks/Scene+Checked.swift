public import LayoutModel

extension Scene {
  /// A scene of a controller.
  ///
  /// - Throws: `InvalidScene` with every problem of the controllers, the views and the events.
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

  /// A scene of a view alone, in a controller without settings of its own.
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
