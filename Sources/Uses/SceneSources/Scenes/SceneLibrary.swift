package import InterfaceBuilder
import LayoutEngine
package import LayoutModel
import LayoutResolution
package import LayoutSimulator

/// The scenes that a source gave for windows, and the plans of their layouts, which further layouts share.
///
/// - *Key*: the name by which scenes are requested, and what of a window they depend on (`KnownWindow`); plans by the scene's id.
/// - *Bound*: the combinations of traits, and widths of split views, that are asked for. Plans: `PlanLibrary`.
/// - *End*: it goes with the work on its file.
package final class SceneLibrary: Sendable {
  private struct Key: Hashable {
    let name: String?
    let window: KnownWindow
  }

  private let scenes = Guarded<[Key: FoundScenes]>([:])
  private let plansByScene = Guarded<[String?: PlanLibrary]>([:])

  /// Creates a library without scenes.
  package init() {}

  /// Returns the plans of the layouts of a scene, by its id in a file of several.
  package func plans(ofScene id: String?) -> PlanLibrary {
    plansByScene.withLock { plans in
      let known = plans[id] ?? PlanLibrary()
      plans[id] = known
      return known
    }
  }

  /// Stores scenes for the window of conditions, and for those like it.
  ///
  /// - Parameters:
  ///   - found: The scenes.
  ///   - name: The name by which they were requested; `nil` for all.
  ///   - source: Their source.
  ///   - conditions: The conditions.
  /// - Throws: `DeviceError`.
  package func keep(
    _ found: FoundScenes, named name: String?, of source: some SceneSource, under conditions: Conditions
  ) throws(DeviceError) {
    guard source.dependence != .nothing, let window = try KnownWindow(conditions) else { return }
    // The content of a split view depends on the window's width.
    let hasSplitView = found.scenes.contains(where: \.hasSplitView)
    let key = Key(name: name, window: hasSplitView ? window : window.representative(for: source.dependence))
    scenes.withLock { $0[key] = found }
  }

  /// Returns the scenes that are known for the window of conditions, in any orientation; `nil` if none are.
  func known(
    of source: some SceneSource, under conditions: Conditions, named name: String?
  ) throws(DeviceError) -> FoundScenes? {
    guard source.dependence != .nothing, let orientation = conditions.orientation,
      let window = try KnownWindow(conditions)
    else { return nil }
    let representative = window.representative(for: source.dependence)
    let found = scenes.withLock {
      $0[Key(name: name, window: representative)] ?? $0[Key(name: name, window: window)]
    }
    return found.map { ($0.scenes.map { $0.standing(in: orientation) }, $0.warnings) }
  }
}

extension SceneSource {
  /// Returns what scenes depend on of conditions: without the user's settings, unless these change scenes.
  package func distinguished(_ conditions: Conditions) -> Conditions {
    dependence == .everything ? conditions : conditions.window
  }

  /// Returns the window that stands for all in which a scene of the source's is as under conditions, but for its orientation; `nil` where
  /// they name no device, or no orientation.
  package func window(of scene: Scene, under conditions: Conditions) -> KnownWindow? {
    guard let window = try? KnownWindow(distinguished(conditions)) else { return nil }
    return scene.hasSplitView ? window : window.representative(for: dependence)
  }

  /// Returns the requested scenes under conditions, from a library if they are known there, which stores them if not.
  ///
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`, each time that one applies.
  package func scenes(
    under conditions: Conditions, named name: String?, _ library: SceneLibrary?
  ) throws -> FoundScenes {
    if let known = try library?.known(of: self, under: distinguished(conditions), named: name) { return known }
    let found = try scenes(under: conditions, named: name)
    try library?.keep(found, named: name, of: self, under: distinguished(conditions))
    return found
  }

  /// Returns a scene under conditions.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a source of several.
  ///   - conditions: The conditions; user settings don't count.
  ///   - library: The library, which stores the scene if it is new.
  /// - Returns: The scene, and warnings about the source.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func scene(
    _ id: String?, under conditions: Conditions, _ library: SceneLibrary? = nil
  ) throws -> (scene: Scene?, warnings: [InputWarning]) {
    let found = try scenes(under: distinguished(conditions), named: id, library)
    return (found.scenes.first { $0.id == id }, found.warnings)
  }
}
