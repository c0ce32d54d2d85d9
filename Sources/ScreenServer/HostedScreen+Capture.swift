import Foundation
import LayoutModel
import UIKit

extension HostedScreen {
  /// The reason why a screen that was made can't be shown.
  enum Failure: Error, CustomStringConvertible {
    case noView(String)
    case noDelegate(String)
    case noWindow

    var description: String {
      switch self {
      case .noView(let type): "\(type) is neither a view nor a controller of UIKit"
      case .noDelegate(let type): "\(type) is no app's delegate"
      case .noWindow: "the app shows no window with a controller when it has started"
      }
    }
  }

  /// The screen as it is declared under conditions, once it is made, shown in a window and laid out.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - places: Set to the places in code of what the screen shows.
  /// - Returns: The screen.
  /// - Throws: `DeviceError`, `InvalidScene`, `Failure`, and what making it throws.
  func scene(under conditions: Conditions, _ places: inout CapturedPlaces) throws -> Scene {
    if case .launch = kind { return try sceneOfApp(under: conditions, &places) }
    try UIScreen.setMain(conditions)
    let made = try make()
    var controller: UIViewController
    if let own = made as? UIViewController {
      controller = own
    } else if let view = made as? UIView {
      if case .cell = kind {
        controller = CellHost.controller(showing: view)
      } else {
        controller = UIViewController()
        controller.view = view
      }
    } else {
      throw Failure.noView("\(type(of: made))")
    }
    let window = try UIWindow(conditions)
    if case .preview(let isSized, let width, let height, let isDark) = kind {
      if let isDark { window.overrideUserInterfaceStyle = isDark ? .dark : .light }
      if isSized {
        controller = PreviewHost(of: controller, width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
      }
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // What the main queue was given meanwhile belongs to the screen's beginning.
    RunLoop.main.run(until: Date())
    window.layoutIfNeeded()
    let isPresented = controller.modalPresentationStyle == .custom
    let scene = try Scene(capturing: controller.view, in: conditions, name: name, places: &places)
    places.hasOwnPresentation = isPresented
    return scene
  }

  /// Captures the scene that an app shows once it has started.
  private func sceneOfApp(under conditions: Conditions, _ places: inout CapturedPlaces) throws -> Scene {
    LocalizedStrings.setLanguage(conditions.localization)
    var made = Result<Any, any Error> { throw Failure.noWindow }
    let app = try RunningApp(in: conditions) {
      made = Result { try make() }
      return (try? made.get()) as? any UIApplicationDelegate ?? NoDelegate()
    }
    let delegate = try made.get()
    guard delegate is any UIApplicationDelegate else { throw Failure.noDelegate("\(type(of: delegate))") }
    RunLoop.main.run(until: Date())
    let windows = app.application.windows
    guard let window = app.application.keyWindow ?? windows.last, let controller = window.rootViewController else {
      throw Failure.noWindow
    }
    window.layoutIfNeeded()
    defer { withExtendedLifetime(app) {} }
    return try Scene(capturing: controller.view, in: conditions, name: name, places: &places)
  }
}

/// The delegate of an app whose own can't be made.
private final class NoDelegate: UIResponder, UIApplicationDelegate {}
