import Foundation

/// The entries of an app's `Info.plist` on its start and its turns.
struct AppInformation {
  private let entries: [String: Any]

  init(_ entries: [String: Any]) { self.entries = entries }

  /// The one of the app that runs: that of the main bundle, unless the app was started with another.
  @MainActor static var main = AppInformation(Bundle.main.infoDictionary ?? [:])

  /// The file of an app's folder; empty where there is none.
  init(of bundle: Bundle) {
    let url = bundle.resourceURL?.appendingPathComponent("Info.plist")
    let data = url.flatMap { try? Data(contentsOf: $0) }
    let list = data.flatMap { unsafe try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    self.init(list as? [String: Any] ?? bundle.infoDictionary ?? [:])
  }

  /// The storyboard that an app without scenes begins with.
  var mainStoryboard: String? { entry("UIMainStoryboardFile") }

  private func entry(_ key: String) -> String? { entries[key] as? String ?? entries["\(key)~iphone"] as? String }

  // MARK: Scenes

  private var manifest: [String: Any]? { entries["UIApplicationSceneManifest"] as? [String: Any] }

  /// A Boolean that tells whether the app has scenes.
  var hasScenes: Bool { manifest != nil }

  private var scene: [String: Any]? {
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    return (configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
  }

  /// The name of the scene's configuration.
  var sceneName: String? { scene?["UISceneConfigurationName"] as? String }

  /// The class of the scene's delegate, with its module.
  var sceneDelegateClass: String? { scene?["UISceneDelegateClassName"] as? String }

  /// The storyboard that the scene begins with.
  var sceneStoryboard: String? { scene?["UISceneStoryboardFile"] as? String }

  // MARK: Orientations

  /// The orientations that it allows: all of the device's usual ones where it doesn't say.
  @MainActor var orientations: UIInterfaceOrientationMask {
    let key = "UISupportedInterfaceOrientations"
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let names = (isPad ? entries["\(key)~ipad"] : nil) ?? entries[key] ?? entries["\(key)~iphone"]
    guard let names = names as? [String], !names.isEmpty else { return isPad ? .all : .allButUpsideDown }
    return names.reduce(into: []) { mask, name in
      if let orientation = Self.orientations[name] { mask.insert(orientation) }
    }
  }

  private static let orientations: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]
}
