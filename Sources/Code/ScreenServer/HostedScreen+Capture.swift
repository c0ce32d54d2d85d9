import Checks
import Foundation
import LayoutModel
import ScreenAnswers
import UIKit

extension HostedScreen {
  /// The reason why a screen that was made can't be shown.
  enum Failure: Error, CustomStringConvertible {
    case noView(String)
    case noDelegate(String)
    case noWindow
    case noPrototype(String)
    case noContent(String)

    /// A Boolean that tells whether there is nothing to show: what an app shows later isn't known.
    var isOfNoView: Bool { if case .noWindow = self { true } else { false } }

    var description: String {
      switch self {
      case .noView(let type): "\(type) is neither a view nor a controller of UIKit"
      case .noDelegate(let type): "\(type) is no app's delegate"
      case .noPrototype(let name): "no list of the controller has a prototype with the identifier '\(name)'"
      case .noContent(let type): "\(type) shows nothing by itself: others load the file that it owns"
      case .noWindow: "the app shows no window with a controller when it has started"
      }
    }
  }

  /// The screen as it is declared under conditions, once it is made, shown in a window and laid out.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - surroundings: The words for what is around it (`Surroundings`).
  /// - Returns: The screen, with its places in code.
  /// - Throws: `DeviceError`, `InvalidScene`, `Failure`, and what making it throws.
  func made(under conditions: Conditions, in surroundings: [String] = []) throws -> CapturedScreen {
    ConditionReads.begin()
    LeftOutCode.begin()
    AnimationState.reset()
    if case .launch = kind {
      let (front, words) = try frontOfApp(under: conditions)
      return CapturedScreen(
        scene: front.scene, reads: ConditionReads.noted, stays: front.stays, surroundings: words,
        leftOut: LeftOutCode.passed)
    }
    let (scene, stays) = try captured(under: conditions, in: surroundings)
    return CapturedScreen(
      scene: scene, reads: ConditionReads.noted, stays: stays, leftOut: LeftOutCode.passed)
  }

  /// A screen as it is captured: with the frames in which numbers stay that constraints leave open (`Scene.captured`).
  typealias Captured = (scene: Scene, stays: [Rect?])

  private func captured(under conditions: Conditions, in surroundings: [String]) throws -> Captured {
    if case .snapshot(let call, let number) = kind { return try sceneOfSnapshot(call, number, under: conditions) }
    try UIScreen.setMain(conditions)
    let window = try UIApplication.begunAlone(in: conditions)
    // What UIKit reads to connect the window, no code of the screen has read.
    ConditionReads.begin()
    let controller = try madeController()
    if case .container = kind { return (try Scene.answers(of: controller, in: conditions, name: name), []) }
    var style = UIUserInterfaceStyle.unspecified
    if case .preview(_, _, _, let isDark?) = kind { style = isDark ? .dark : .light }
    return try Self.captured(
      showing: controller, in: style, under: conditions, named: name, window, surroundedBy: surroundings)
  }

  /// Shows a controller in a window, and captures it.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - style: The appearance that the window has; that of the conditions where it isn't specified.
  ///   - conditions: The conditions.
  ///   - name: The screen's name.
  ///   - window: The window; one of its own without it.
  ///   - words: The words for what is around the controller (`Surroundings`).
  /// - Returns: The screen.
  /// - Throws: `DeviceError`, `InvalidScene`.
  static func captured(
    showing controller: UIViewController, in style: UIUserInterfaceStyle, under conditions: Conditions,
    named name: String, _ window: UIWindow? = nil, surroundedBy words: [String] = []
  ) throws -> Captured {
    let window = try window ?? UIWindow(conditions)
    window.overrideUserInterfaceStyle = style
    let surroundings = Surroundings(of: controller, words)
    window.rootViewController = surroundings.root
    window.makeKeyAndVisible()
    surroundings.present()
    // What the main queue was given meanwhile belongs to the screen's beginning.
    RunLoop.main.run(until: Date())
    window.layoutIfNeeded()
    UnplacedViews.place(in: window)
    let isPresented = controller.modalPresentationStyle == .custom
    var captured = try Scene.captured(controller.view, in: conditions, name: name)
    if isPresented { captured.scene = captured.scene.placedByApp }
    return captured
  }

  /// Makes the screen's controller, or a controller that shows the screen's view.
  private func madeController() throws -> UIViewController {
    if case .snapshot(let call, let number) = kind { return try controllerOfSnapshot(call, number) }
    let made = try make()
    let controller: UIViewController
    if let own = made as? UIViewController {
      controller = own
    } else if let view = made as? UIView {
      if case .cell = kind { return CellHost.controller(showing: view) }
      controller = UIViewController()
      if case .part = kind { CellHost.show(view, in: controller) } else { controller.view = view }
    } else {
      throw Failure.noView("\(type(of: made))")
    }
    guard case .preview(true, let width, let height, _) = kind else { return controller }
    return PreviewHost(of: controller, width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }

  /// The screen as an app that runs: an app's own, or one that shows nothing else.
  ///
  /// - Throws: `DeviceError`, `Failure`, and what making the screen throws.
  func app(in conditions: Conditions) throws -> RunningApp {
    if case .launch = kind { return try startedApp(in: conditions) }
    LocalizedStrings.setLanguage(conditions.localization)
    let app = try RunningApp(in: conditions, showing: madeController)
    if case .preview(_, _, _, let isDark?) = kind { app.window.overrideUserInterfaceStyle = isDark ? .dark : .light }
    return app
  }

  private func startedApp(in conditions: Conditions) throws -> RunningApp {
    LocalizedStrings.setLanguage(conditions.localization)
    var made = Result<Any, any Error> { throw Failure.noWindow }
    let app = try RunningApp(in: conditions) {
      made = Result { try make() }
      return (try? made.get()) as? any UIApplicationDelegate ?? NoDelegate()
    }
    let delegate = try made.get()
    guard delegate is any UIApplicationDelegate else { throw Failure.noDelegate("\(type(of: delegate))") }
    RunLoop.main.run(until: Date())
    guard (app.application.keyWindow ?? app.application.windows.last)?.rootViewController != nil else {
      throw Failure.noWindow
    }
    return app
  }

  /// Captures the controller in front of an app that has started: bars and containers around it are UIKit's own.
  private func frontOfApp(under conditions: Conditions) throws -> (front: Captured, words: [String]) {
    let app = try startedApp(in: conditions)
    guard let controller = app.window.rootViewController else { throw Failure.noWindow }
    app.window.layoutIfNeeded()
    UnplacedViews.place(in: app.window)
    defer { withExtendedLifetime(app) {} }
    let (front, words) = Surroundings.front(of: controller)
    return (try Scene.captured(front.view, in: conditions, name: name), words)
  }
}

extension Scene {
  /// The scene with a frame from the app's own presentation.
  fileprivate var placedByApp: Scene {
    var controller = rootViewController
    controller.view.provenance.frame = .part
    controller.view.provenance.frameAxes = .both
    var scene = Scene(
      checked: controller, name: name, device: device, systemVersion: systemVersion, application: application,
      orientation: orientation, userSettings: userSettings)
    scene.fileNames = fileNames
    return scene
  }
}

/// The delegate of an app whose own can't be made.
private final class NoDelegate: UIResponder, UIApplicationDelegate {}
