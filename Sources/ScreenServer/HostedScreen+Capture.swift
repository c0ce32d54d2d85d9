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
      controller = UIViewController()
      controller.view = kind == .cell ? Self.list(showing: view) : view
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

  /// A view with a cell at its top, as wide as the screen and as high as the cell sizes itself.
  private static func list(showing cell: UIView) -> UIView {
    let list = UIView(frame: UIScreen.main.bounds)
    let width = list.bounds.width
    let asked = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView ?? cell
    let fitting = asked.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: max(fitting.height, standardHeight))
    cell.autoresizingMask = .flexibleWidth
    list.addSubview(cell)
    return list
  }

  /// The height of a row in which nothing asks for more.
  private static let standardHeight: CGFloat = 44
}
