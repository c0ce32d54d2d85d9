import Foundation

/// The start of an app, and its ways to the front and to the background, with what is told in UIKit's order.
@MainActor struct AppStart {
  private let app: UIApplication
  private let information: AppInformation

  init(_ app: UIApplication, _ information: AppInformation) { (self.app, self.information) = (app, information) }

  /// Starts the app: calls the delegate, shows the scene or the main storyboard, and makes the app active.
  func run(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
    app.applicationState = .inactive
    let delegate = app.delegate
    if !information.hasScenes, let name = information.mainStoryboard { showStoryboard(name) }
    _ = delegate?.application(app, willFinishLaunchingWithOptions: options)
    _ = delegate?.application(app, didFinishLaunchingWithOptions: options)
    post(UIApplication.didFinishLaunchingNotification)
    if information.hasScenes {
      connectScene(options)
    } else {
      if let window = delegate?.window, !window.isKeyWindow { window.makeKeyAndVisible() }
    }
    activate(isFirst: true)
  }

  private func showStoryboard(_ name: String) {
    let window = app.delegate?.window ?? UIWindow(frame: UIScreen.main.bounds)
    app.delegate?.window = window
    let storyboard = UIStoryboard(name: name, bundle: UIApplication.bundle)
    window.rootViewController = storyboard.instantiateInitialViewController()
    window.makeKeyAndVisible()
  }

  // MARK: Scenes

  private func connectScene(_ launch: [UIApplication.LaunchOptionsKey: Any]?) {
    let options = UIScene.ConnectionOptions()
    if let url = launch?[.url] as? URL { options.urlContexts = [UIOpenURLContext(url)] }
    options.shortcutItem = launch?[.shortcutItem] as? UIApplicationShortcutItem
    let declared = UISceneConfiguration(name: information.sceneName, sessionRole: .windowApplication)
    let session = UISceneSession(.windowApplication, declared)
    let configuration =
      app.delegate?.application(app, configurationForConnecting: session, options: options) ?? declared
    session.configuration = configuration
    let type = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    app.openSessions.insert(session)
    app.connectedScenes.insert(scene)
    scene.delegate = makeDelegate(configuration)
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    if let storyboard = configuration.storyboard {
      let window = delegate?.window ?? UIWindow(windowScene: scene)
      window.windowScene = scene
      delegate?.window = window
      window.rootViewController = storyboard.instantiateInitialViewController()
    }
    scene.activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    if configuration.storyboard != nil { delegate?.window?.makeKeyAndVisible() }
  }

  private func makeDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    guard let type = configuration.delegateClass else { return nil }
    guard let delegate = NibClasses.make(type) as? any UISceneDelegate else {
      standardError(
        "Info.plist names the scene delegate \(type), which nothing says how to make: rewrite its file, or register it with UINib.register(\(type).self, make: { \(type)() })"
      )
      return nil
    }
    return delegate
  }

  // MARK: To the front and back

  /// Brings the app to the front.
  func activate(isFirst: Bool = false) {
    guard app.applicationState != .active else { return }
    if isFirst || app.applicationState == .background {
      for scene in app.connectedScenes {
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        scene.activationState = .foregroundInactive
        scene.delegate?.sceneWillEnterForeground(scene)
      }
      if !isFirst {
        if app.connectedScenes.isEmpty { app.delegate?.applicationWillEnterForeground(app) }
        post(UIApplication.willEnterForegroundNotification)
      }
    }
    app.applicationState = .active
    for scene in app.connectedScenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }
    if app.connectedScenes.isEmpty { app.delegate?.applicationDidBecomeActive(app) }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Takes events from the app, as a call or the list of apps does.
  func deactivate() {
    guard app.applicationState == .active else { return }
    for scene in app.connectedScenes {
      NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
      scene.delegate?.sceneWillResignActive(scene)
      scene.activationState = .foregroundInactive
    }
    if app.connectedScenes.isEmpty { app.delegate?.applicationWillResignActive(app) }
    post(UIApplication.willResignActiveNotification)
    app.applicationState = .inactive
  }

  /// Sends the app to the background.
  func enterBackground() {
    deactivate()
    guard app.applicationState == .inactive else { return }
    app.applicationState = .background
    for scene in app.connectedScenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    }
    if app.connectedScenes.isEmpty { app.delegate?.applicationDidEnterBackground(app) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: app) }
}
