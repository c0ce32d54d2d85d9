package import LayoutModel

extension UIApplication {
  /// Connects a scene with a window of conditions, in an app that shows a controller alone: neither a delegate nor a scene's delegate is asked
  /// for, but what a controller looks for in its first callbacks is there: the scene, its window, the key window.
  ///
  /// - Parameter conditions: The device, its orientation, the window's size and the user's settings.
  /// - Returns: The window, which is the key window and has no controller yet.
  /// - Throws: `DeviceError` where there is no such device.
  package func connectAlone(in conditions: Conditions) throws(DeviceError) -> UIWindow {
    let window = try UIWindow(conditions)
    applicationState = .active
    isAlone = startedDelegate == nil
    let session = UISceneSession(.windowApplication, UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.activationState = .foregroundActive
    openSessions.insert(session)
    connectedScenes.insert(scene)
    window.windowScene = scene
    window.makeKey()
    return window
  }

  /// Begins an app that shows a controller alone, in place of the one that ran.
  package static func begunAlone(in conditions: Conditions) throws(DeviceError) -> UIWindow {
    end()
    return try shared.connectAlone(in: conditions)
  }
}
