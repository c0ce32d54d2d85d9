import Checks
public import LayoutModel
import LayoutResolution

extension Conditions {
  /// No conditions of their own: those of the process (`LAYOUT_DEVICE`), upright.
  public static var current: Conditions { Conditions() }
}

extension Scene {
  /// The declared screen of live views: their constraints, guides, stacks and contents, by the names of the properties that hold them.
  ///
  /// A view without a window is first laid out in a window under the conditions, as a controller's view. A view placed by constraints has
  /// its computed frame as its declared frame: numbers that constraints leave open stay (<doc:UIKitInCode#From-views-to-everything-else>).
  ///
  /// - Parameters:
  ///   - view: The outermost view.
  ///   - conditions: The device, the orientation and the user's settings.
  ///   - name: The screen's name; the view's class without one.
  /// - Throws: `DeviceError` where there is no such device, `InvalidScene` where the views can't be declared.
  @MainActor public init(capturing view: UIView, in conditions: Conditions = .current, name: String? = nil) throws {
    var places = CapturedPlaces()
    try self.init(capturing: view, in: conditions, name: name, places: &places)
  }

  /// The declared screen of live views, with the places in code that it comes from.
  ///
  /// - Parameters:
  ///   - view: The outermost view.
  ///   - conditions: The device, the orientation and the user's settings.
  ///   - name: The screen's name; the view's class without one.
  ///   - places: Set to the places.
  /// - Throws: `DeviceError` where there is no such device, `InvalidScene` where the views can't be declared.
  @MainActor package init(
    capturing view: UIView, in conditions: Conditions, name: String?, places: inout CapturedPlaces
  ) throws {
    // Nothing else holds the window, whose traits the views have until they are captured.
    var window: UIWindow?
    if view.window == nil {
      let made = try UIWindow(conditions)
      window = made
      let controller = view.rare?.viewController ?? UIViewController()
      if controller.viewIfLoaded !== view { controller.view = view }
      made.rootViewController = controller
      made.layoutIfNeeded()
    }
    let environment = try ScreenEnvironment(conditions)
    try self.init(capturing: view, in: environment, name: name, places: &places)
    withExtendedLifetime(window) {}
  }

  @MainActor init(capturing view: UIView, in environment: ScreenEnvironment) throws {
    var places = CapturedPlaces()
    try self.init(capturing: view, in: environment, name: nil, places: &places)
  }

  @MainActor private init(
    capturing view: UIView, in environment: ScreenEnvironment, name: String?, places: inout CapturedPlaces
  ) throws {
    view.topView.layoutIfNeeded()
    var capture = Capture(of: view)
    var controller = LayoutModel.ViewController(view: capture.declared())
    places = capture.places
    if let live = view.rare?.viewController {
      controller.additionalSafeAreaInsets = live.additionalSafeAreaInsets.insets
    }
    try self.init(
      name: name ?? "\(type(of: view))", device: .inline(environment.device),
      systemVersion: environment.device.systemVersion, rootViewController: controller,
      orientation: environment.orientation, userSettings: environment.settings)
  }
}
