public import UIKit

/// The application: the list of items in a navigation controller.
@MainActor public final class Homepwner {
  public let items = ItemsViewController()
  public private(set) lazy var navigation: UINavigationController = {
    let navigation = UINavigationController(rootViewController: items)
    navigation.isToolbarHidden = false
    return navigation
  }()

  public init() {}

  /// Shows the list in a window.
  public func launch(in window: UIWindow) {
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}
