import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let home = UINavigationController(rootViewController: HomeController())
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let settings = UINavigationController(rootViewController: SettingsController())
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [home, settings]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}
