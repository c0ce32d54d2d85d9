import UIKit

/// The containers and the presentation in which a controller is shown.
@MainActor struct Surroundings {
  /// The controller of the window.
  let root: UIViewController
  /// The controller that the root presents; `nil` for none.
  private let presented: UIViewController?

  /// The surroundings of a controller.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - words: The words for what is around it: `navigation`, `pushed`, `tab`, `presented`; none for a window alone.
  init(of controller: UIViewController, _ words: [String]) {
    var outer = controller
    if words.contains("navigation") {
      let isPushed = words.contains("pushed")
      let navigation = UINavigationController(rootViewController: isPushed ? UIViewController() : controller)
      if isPushed { navigation.pushViewController(controller, animated: false) }
      outer = navigation
    }
    if words.contains("tab") {
      let tabs = UITabBarController()
      tabs.setViewControllers([outer], animated: false)
      outer = tabs
    }
    let isPresented = words.contains("presented")
    root = isPresented ? UIViewController() : outer
    presented = isPresented ? outer : nil
  }

  /// Presents what is presented, once the root is in a window.
  func present() {
    if let presented { root.present(presented, animated: false) }
  }

  /// Returns the controller in front within plain tab bar and navigation controllers, and the words for these.
  static func front(of root: UIViewController) -> (controller: UIViewController, words: [String]) {
    var (front, words) = (root, [String]())
    if type(of: front) == UITabBarController.self, let tabs = front as? UITabBarController,
      let selected = tabs.selectedViewController
    {
      (front, words) = (selected, ["tab"])
    }
    if type(of: front) == UINavigationController.self, let navigation = front as? UINavigationController,
      let top = navigation.topViewController
    {
      front = top
      words += navigation.viewControllers.count > 1 ? ["navigation", "pushed"] : ["navigation"]
    }
    return (front, words)
  }
}
