package import InterfaceBuilder
import LayoutEngine
package import LayoutModel
import LayoutResolution
package import LayoutSimulator

/// A file's scene in the windows in which it was laid out, and the plans of its layouts. Both are reused for windows
/// that are alike.
package final class SceneLibrary: Sendable {
  /// The plans.
  package let plans = PlanLibrary()
  private let scenes = Guarded<[KnownWindow: Scene]>([:])

  /// Creates a library without scenes.
  package init() {}

  /// Returns the scene in a window, in any orientation in which it is known.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - representative: The window that represents all that are alike for a scene without a split view.
  /// - Returns: The scene; `nil` if none like it is known.
  package func scene(in window: KnownWindow, _ representative: KnownWindow) -> Scene? {
    scenes.withLock { $0[representative] ?? $0[window] }
  }

  /// Stores the scene for a window, and for those like it.
  package func keep(_ scene: Scene, in window: KnownWindow, _ representative: KnownWindow) {
    scenes.withLock { $0[scene.hasSplitView ? window : representative] = scene }
  }
}

extension SceneFile {
  /// Returns a scene of the file under conditions, from a library if it is known there.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a file of several.
  ///   - conditions: The conditions; user settings don't count.
  ///   - library: The library, which stores the scene if it is new.
  /// - Returns: The scene, and warnings about the file, which are given once.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func scene(
    _ id: String?, under conditions: Conditions, _ library: SceneLibrary
  ) throws -> (scene: Scene?, warnings: [InputWarning]) {
    guard case .interfaceBuilder(let file) = content else { return (fixture, []) }
    let window = try KnownWindow(conditions)
    let representative = window?.representative(for: file, self)
    if let window, let representative, let known = library.scene(in: window, representative) {
      return (known.standing(in: conditions.orientation ?? file.orientation), [])
    }
    let found = try scenes(of: file, under: conditions.window, named: id)
    let scene = found.scenes.first { $0.id == id }
    if let window, let representative, let scene { library.keep(scene, in: window, representative) }
    return (scene, found.warnings)
  }
}
