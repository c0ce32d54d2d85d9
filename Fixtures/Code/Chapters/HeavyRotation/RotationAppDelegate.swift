import UIKit

/// HeavyRotation, chapter 8: the delegate logs each way in which the device is held.
@UIApplicationMain
class RotationAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    NotificationCenter.default.addObserver(
      self, selector: #selector(orientationChanged(_:)), name: UIDevice.orientationDidChangeNotification, object: device
    )
    window.rootViewController = HeavyViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  @objc func orientationChanged(_ note: Notification) {
    guard let device = note.object as? UIDevice else { return }
    NSLog("orientationChanged: %d", device.orientation.rawValue)
  }
}
