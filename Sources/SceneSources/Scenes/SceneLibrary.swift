package import InterfaceBuilder
import LayoutEngine
package import LayoutModel
import LayoutResolution
package import LayoutSimulator

/// What layouts of a file share: its scenes, which an Interface Builder file gives for each window, and the plans of their
/// layouts.
///
/// - *Key*: the name by which scenes are requested, and what of a window they depend on (`KnownWindow`); plans by the scene's id.
/// - *Bound*: the combinations of traits, and widths of split views, that are asked for. Plans: `PlanLibrary`.
/// - *End*: it goes with the work on its file.
package final class SceneLibrary: Sendable {
  private struct Key: Hashable {
    let name: String?
    let window: KnownWindow
  }

  private let scenes = Guarded<[Key: SceneFile.Scenes]>([:])
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
  ///   - file: Their file.
  ///   - conditions: The conditions.
  /// - Throws: `DeviceError`.
  package func keep(
    _ found: SceneFile.Scenes, named name: String?, of file: SceneFile, under conditions: Conditions
  ) throws(DeviceError) {
    guard case .interfaceBuilder(let content) = file.content,
      let window = try KnownWindow(conditions)
    else { return }
    // The content of a split view depends on the window's width.
    let hasSplitView = found.scenes.contains(where: \.hasSplitView)
    let key = Key(
      name: name, window: hasSplitView ? window : window.representative(for: content, file))
    scenes.withLock { $0[key] = found }
  }

  /// Returns the scenes that are known for the window of conditions, in any orientation; `nil` if none are.
  func known(
    _ content: InterfaceBuilderFile, of file: SceneFile, under conditions: Conditions,
    named name: String?
  ) throws(DeviceError) -> SceneFile.Scenes? {
    guard let orientation = conditions.orientation, let window = try KnownWindow(conditions) else {
      return nil
    }
    let representative = window.representative(for: content, file)
    let found = scenes.withLock {
      $0[Key(name: name, window: representative)] ?? $0[Key(name: name, window: window)]
    }
    return found.map { ($0.scenes.map { $0.standing(in: orientation) }, $0.warnings) }
  }
}

extension SceneFile {
  /// Scenes, and warnings about what isn't understood in their file.
  package typealias Scenes = (scenes: [Scene], warnings: [InputWarning])

  /// Returns the requested scenes under conditions as `scenes(of:under:named:)` does, from a library if they are known there.
  ///
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`, each time that one applies.
  package func scenes(
    of content: InterfaceBuilderFile, under conditions: Conditions, named name: String?,
    _ library: SceneLibrary
  ) throws -> Scenes {
    if let known = try library.known(content, of: self, under: conditions, named: name) {
      return known
    }
    let found = try scenes(of: content, under: conditions, named: name)
    try library.keep(found, named: name, of: self, under: conditions)
    return found
  }

  /// Returns a scene of the file under conditions, from a library if it is known there.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a file of several.
  ///   - conditions: The conditions; user settings don't count.
  ///   - library: The library, which stores the scene if it is new.
  /// - Returns: The scene, and warnings about the file.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func scene(
    _ id: String?, under conditions: Conditions, _ library: SceneLibrary
  ) throws -> (scene: Scene?, warnings: [InputWarning]) {
    guard case .interfaceBuilder(let content) = content else { return (fixture, []) }
    let found = try scenes(of: content, under: conditions.window, named: id, library)
    return (found.scenes.first { $0.id == id }, found.warnings)
  }
}
