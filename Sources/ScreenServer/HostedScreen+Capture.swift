import Foundation
import LayoutModel
import UIKit

extension HostedScreen {
  /// The reason why a screen that was made can't be shown.
  enum Failure: Error, CustomStringConvertible {
    case noView(String)

    var description: String {
      switch self {
      case .noView(let type): "\(type) is neither a view nor a controller of UIKit"
      }
    }
  }

  /// The screen as it is declared under conditions, once it is made, shown in a window and laid out.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - places: Set to the places in code of what the screen shows.
  /// - Throws: `DeviceError`, `InvalidScene`, `Failure`, and what making it throws.
  func scene(under conditions: Conditions, _ places: inout CapturedPlaces) throws -> Scene {
    try UIScreen.setMain(conditions)
    let made = try make()
    let controller: UIViewController
    if let own = made as? UIViewController {
      controller = own
    } else if let view = made as? UIView {
      controller = kind == .cell ? CellHost.controller(showing: view) : UIViewController()
      if kind == .screen { controller.view = view }
    } else {
      throw Failure.noView("\(type(of: made))")
    }
    let window = try UIWindow(conditions)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // What the main queue was given meanwhile belongs to the screen's beginning.
    RunLoop.main.run(until: Date())
    window.layoutIfNeeded()
    return try Scene(capturing: controller.view, in: conditions, name: name, places: &places)
  }
}
