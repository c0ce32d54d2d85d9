import InterfaceBuilder
package import LayoutModel
import LayoutResolution
import LayoutSimulator
package import SceneSources

extension SceneFile {
  /// Returns a scene of the file in resizable windows.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a file of several.
  ///   - conditions: The conditions of its layout. A canvas isn't resized; the window of its device is.
  ///   - library: The library, which stores the scene if it is new.
  /// - Returns: The resizable screen; `nil` if there is no such scene under the conditions.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func resizedScreen(_ id: String?, under conditions: Conditions, _ library: SceneLibrary) throws
    -> ResizedScreen?
  {
    var asked = conditions
    asked.isOnCanvas = false
    asked.size = nil
    if let fixture {
      return try ResizedScreen(fixture, under: asked, keepingPlansIn: library.plans(ofScene: id))
    }
    let resolved = resolved(asked)
    // Naming the device rules out the canvas.
    asked.device = resolved.device
    asked.orientation = resolved.orientation
    guard let scene = try scene(id, under: asked, library).scene else { return nil }
    let device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
    return ResizedScreen(
      on: device, asked.orientation ?? scene.orientation, conditions.userSettings,
      dependsOnWidth: scene.hasSplitView, keepingPlansIn: library.plans(ofScene: id)
    ) { [asked] size in
      var conditions = asked
      conditions.size = size
      return try self.scene(id, under: conditions, library).scene
    }
  }
}
