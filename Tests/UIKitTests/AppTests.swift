import LayoutModel
import Testing

@testable import UIKit

extension RunningAppTests {
  /// Apps that start: delegates, scenes, storyboards and what is told in order.
  @MainActor @Suite(.serialized) struct AppTests {
    /// The calls of an app's delegate.
    private final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      static var events: [String] = []
      private var observers: [any NSObjectProtocol] = []

      override init() {
        super.init()
        Self.events = []
        for (name, word) in [
          (UIApplication.didFinishLaunchingNotification, "finished"),
          (UIApplication.didBecomeActiveNotification, "active"),
          (UIApplication.willResignActiveNotification, "inactive"),
          (UIApplication.didEnterBackgroundNotification, "background"),
          (UIApplication.willEnterForegroundNotification, "foreground"),
        ] {
          observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
              MainActor.assumeIsolated { Self.events.append("[\(word)]") }
            })
        }
      }

      isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

      func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        Self.events.append("will finish \(launchOptions?[.url] ?? "")")
        return true
      }
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        Self.events.append("did finish")
        if window == nil, !AppInformation.main.hasScenes {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
        }
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { Self.events.append("did become active") }
      func applicationWillResignActive(_ application: UIApplication) { Self.events.append("will resign active") }
      func applicationDidEnterBackground(_ application: UIApplication) { Self.events.append("did enter background") }
      func applicationWillEnterForeground(_ application: UIApplication) { Self.events.append("will enter foreground") }
    }

    /// The calls of a scene's delegate.
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        Delegate.events.append("connect \(scene.activationState)")
        guard let scene = scene as? UIWindowScene, window == nil else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
      }
      func sceneDidBecomeActive(_ scene: UIScene) { Delegate.events.append("scene active") }
      func sceneWillResignActive(_ scene: UIScene) { Delegate.events.append("scene inactive") }
      func sceneDidEnterBackground(_ scene: UIScene) { Delegate.events.append("scene background") }
      func sceneWillEnterForeground(_ scene: UIScene) { Delegate.events.append("scene foreground") }
    }

    /// A bundle of some files.
    private func bundle(_ files: [String: String]) throws -> Bundle {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
      return try #require(Bundle(path: folder.path))
    }

    @Test func code() throws {
      let url = try #require(URL(string: "app:open"))
      let app = try RunningApp(in: Conditions(device: "iphone-17"), options: [.url: url]) { Delegate() }
      #expect(Delegate.events == ["will finish app:open", "did finish", "[finished]", "did become active", "[active]"])
      #expect(app.application.applicationState == .active)
      #expect(app.window.isKeyWindow)
      #expect(app.application.windows.count == 1)
      #expect(app.window.bounds.size == CGSize(width: 402, height: 874))
      Delegate.events = []
      app.enterBackground()
      app.enterForeground()
      #expect(
        Delegate.events == [
          "will resign active", "[inactive]", "did enter background", "[background]", "will enter foreground",
          "[foreground]", "did become active", "[active]",
        ])
    }

    @Test func scenes() throws {
      UINib.register(SceneDelegate.self) { SceneDelegate() }
      let bundle = try bundle([
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
          <key>UIApplicationSupportsMultipleScenes</key><false/>
          <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Default Configuration</string>
            <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string>
          </dict></array></dict></dict></dict></plist>
        """
      ])
      let app = try RunningApp(in: Conditions(device: "iphone-17"), bundle: bundle) { Delegate() }
      #expect(
        Delegate.events == [
          "will finish ", "did finish", "[finished]", "connect foregroundInactive", "scene foreground", "scene active",
          "[active]",
        ])
      let scene = try #require(app.application.connectedScenes.first as? UIWindowScene)
      #expect(scene.windows.count == 1)
      #expect(scene.delegate is SceneDelegate)
      #expect(app.window.windowScene === scene)
      Delegate.events = []
      app.enterBackground()
      #expect(Delegate.events == ["scene inactive", "[inactive]", "scene background", "[background]"])
    }

    @Test func storyboards() throws {
      let bundle = try bundle([
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """,
        "Main.storyboard": StoryboardTests.main,
      ])
      let app = try RunningApp(in: Conditions(device: "iphone-17"), bundle: bundle) { Delegate() }
      #expect(app.window.rootViewController is FirstController)
      #expect(app.window.isKeyWindow)
    }

    @Test func entriesOfKindsOfDevices() throws {
      let bundle = try bundle([
        "Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key><string>Small</string><key>UIMainStoryboardFile~ipad</key><string>Main</string>
          <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
          <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationLandscapeLeft</string></array>
        </dict></plist>
        """,
        "Main.storyboard": StoryboardTests.main,
      ])
      let former = (UIApplication.bundle, AppInformation.main.mainStoryboard)
      try MainActor.assumeIsolated {
        let app = try RunningApp(in: Conditions(device: "ipad-air"), bundle: bundle) { Delegate() }
        #expect(app.window.rootViewController is FirstController)
        #expect(AppInformation.main.mainStoryboard == "Main")
        #expect(AppInformation.main.orientations == .landscapeLeft)
      }
      // An app that is gone leaves nothing of it.
      #expect(UIApplication.bundle === former.0)
      #expect(AppInformation.main.mainStoryboard == former.1)
    }

    @Test func addresses() throws {
      let app = try RunningApp { Delegate() }
      let (web, own) = (try #require(URL(string: "https://example.com")), try #require(URL(string: "nobody://x")))
      #expect(app.application.canOpenURL(web))
      #expect(!app.application.canOpenURL(own))
      #expect(app.application.openURL(web))
      #expect(!app.application.openURL(own))
      #expect(app.application.openedURLs == [web])
    }
  }
}
