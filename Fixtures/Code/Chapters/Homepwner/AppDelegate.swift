import UIKit

/// Homepwner to the end of chapter 17: a list of items in a navigation controller.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: ItemsViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
