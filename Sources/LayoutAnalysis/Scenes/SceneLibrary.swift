import LayoutEngine
import LayoutInput
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// A scene of a file as it is in the windows in which it was laid out, and the plans of its layouts: whoever lays it
/// out in a window like one of them needs neither anew.
package final class SceneLibrary: Sendable {
  /// The plans.
  let plans = PlanLibrary()
  private let scenes = Guarded<[KnownWindow: Scene]>([:])

  /// A library without scenes.
  package init() {}

  /// The scene in a window, in whatever orientation it was met.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - representative: What stands for all windows that are like it to a scene without a split view.
  /// - Returns: The scene; `nil` where none like it is known.
  func scene(in window: KnownWindow, _ representative: KnownWindow) -> Scene? {
    scenes.withLock { $0[representative] ?? $0[window] }
  }

  /// Keeps the scene as it is in a window, and in those like it.
  func keep(_ scene: Scene, in window: KnownWindow, _ representative: KnownWindow) {
    scenes.withLock { $0[scene.hasSplitView ? window : representative] = scene }
  }
}

extension SceneFile {
  /// A scene of the file as it is under conditions, by a library as far as it has it.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a file of several.
  ///   - conditions: The conditions; what the user sets doesn't count.
  ///   - library: What is known of the scene, which learns of it.
  /// - Returns: The scene, and what isn't understood of the file; that is told once.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  func scene(
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

  /// A scene of the file in windows that can be resized.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a file of several.
  ///   - conditions: Under what it is laid out: a canvas isn't resized, its device's window is.
  ///   - library: What is known of the scene, which learns of it.
  /// - Returns: What is resized; `nil` where there is no such scene under the conditions.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  func resizedScreen(_ id: String?, under conditions: Conditions, _ library: SceneLibrary) throws -> ResizedScreen? {
    var asked = conditions
    (asked.isOnCanvas, asked.size) = (false, nil)
    if let fixture { return try ResizedScreen(fixture, under: asked, keepingPlansIn: library.plans) }
    let resolved = resolved(asked)
    // Anything but a canvas: a device is named.
    (asked.device, asked.orientation) = (resolved.device, resolved.orientation)
    guard let scene = try scene(id, under: asked, library).scene else { return nil }
    let device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
    return ResizedScreen(
      on: device, asked.orientation ?? scene.orientation, conditions.userSettings,
      dependsOnWidth: scene.hasSplitView, keepingPlansIn: library.plans
    ) { [asked] size in
      var conditions = asked
      conditions.size = size
      return try self.scene(id, under: conditions, library).scene
    }
  }
}
