public import UIKit

/// The application: it listens to how the device is held, and shows the screen.
@MainActor public final class HeavyRotation {
  /// The ways in which the device was held, in the order of the notifications.
  public private(set) var orientations: [UIDeviceOrientation] = []
  public let controller = HeavyViewController()
  private var observer: (any NSObjectProtocol)?

  public init() {}

  /// Shows the screen in a window.
  public func launch(in window: UIWindow) {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.orientations.append(UIDevice.current.orientation) }
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Stops listening.
  public func end() {
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
