import Foundation
import LayoutModel

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
  @MainActor var mainStoryboard: String? { entry("UIMainStoryboardFile") as? String }

  /// An entry: the one for this kind of device comes first.
  @MainActor private func entry(_ key: String) -> Any? {
    let isPad = ConditionReads.unnoted { UIDevice.current.userInterfaceIdiom == .pad }
    let (own, other) = isPad ? ("~ipad", "~iphone") : ("~iphone", "~ipad")
    // An entry for all kinds of devices tells nothing of this one. Each storyboard's loader asks for the delegate's module.
    if entries[key + own] != nil || entries[key + other] != nil { ConditionReads.note(.device) }
    return entries[key + own] ?? entries[key]
  }

  // MARK: Scenes

  @MainActor private var manifest: [String: Any]? { entry("UIApplicationSceneManifest") as? [String: Any] }

  /// A Boolean that tells whether the app has scenes.
  @MainActor var hasScenes: Bool { manifest != nil }

  @MainActor private var scene: [String: Any]? {
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    return (configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
  }

  /// The name of the scene's configuration.
  @MainActor var sceneName: String? { scene?["UISceneConfigurationName"] as? String }

  /// The class of the scene's delegate, with its module.
  @MainActor var sceneDelegateClass: String? { scene?["UISceneDelegateClassName"] as? String }

  /// The storyboard that the scene begins with.
  @MainActor var sceneStoryboard: String? { scene?["UISceneStoryboardFile"] as? String }

  // MARK: Orientations

  /// The orientations that it allows: all of the device's usual ones where it doesn't say.
  @MainActor var orientations: UIInterfaceOrientationMask {
    guard let names = entry("UISupportedInterfaceOrientations") as? [String], !names.isEmpty else {
      return UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
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
