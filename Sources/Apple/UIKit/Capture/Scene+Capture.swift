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
    self = try Self.captured(view, in: conditions, name: name, withPlaces: false).scene
  }

  /// Captures the declared screen of live views, with their places in code.
  ///
  /// - Parameters:
  ///   - view: The outermost view.
  ///   - conditions: The device, the orientation and the user's settings.
  ///   - name: The screen's name.
  /// - Returns: The screen: its views have the properties that hold them, and views and constraints the lines that declare or made them, in
  ///   the files of `fileNames`, and its controller has its own answers. And for each view, in the tree's order, the frame in which numbers
  ///   stay that constraints leave open; `nil` for a view that its mask places.
  /// - Throws: `DeviceError` where there is no such device, `InvalidScene` where the views can't be declared.
  @MainActor package static func captured(
    _ view: UIView, in conditions: Conditions, name: String
  ) throws -> (scene: Scene, stays: [Rect?]) {
    try captured(view, in: conditions, name: name, withPlaces: true, andAnswers: true)
  }

  @MainActor private static func captured(
    _ view: UIView, in conditions: Conditions, name: String?, withPlaces hasPlaces: Bool,
    andAnswers hasAnswers: Bool = false
  ) throws -> (scene: Scene, stays: [Rect?]) {
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
    defer { withExtendedLifetime(window) {} }
    return try captured(view, in: environment, name: name, withPlaces: hasPlaces, andAnswers: hasAnswers)
  }

  @MainActor init(
    capturing view: UIView, in environment: ScreenEnvironment, name: String? = nil, withPlaces hasPlaces: Bool = false
  ) throws {
    self = try Self.captured(view, in: environment, name: name, withPlaces: hasPlaces).scene
  }

  @MainActor private static func captured(
    _ view: UIView, in environment: ScreenEnvironment, name: String?, withPlaces hasPlaces: Bool,
    andAnswers hasAnswers: Bool = false
  ) throws -> (scene: Scene, stays: [Rect?]) {
    view.topView.layoutIfNeeded()
    var capture = Capture(of: view, withPlaces: hasPlaces)
    var controller = LayoutModel.ViewController(view: capture.declared())
    if let live = view.rare?.viewController {
      controller.additionalSafeAreaInsets = live.additionalSafeAreaInsets.insets
      if hasAnswers { controller.take(answersOf: live) }
    }
    var scene = try Scene(answering: controller, in: environment, name: name ?? "\(type(of: view))")
    scene.fileNames = capture.files?.names ?? []
    return (scene, capture.stays)
  }
}
