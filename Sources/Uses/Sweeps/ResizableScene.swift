package import FileSystem
package import InterfaceBuilder
package import LayoutModel
import LayoutResolution
import LayoutSimulator
package import SceneSources

/// A scene of a source that can be resized.
package struct ResizableScene {
  /// The scene's id in a source of several; `nil` for an only scene.
  package let id: String?
  /// The screen to resize.
  package let screen: ResizedScreen
  /// The conditions of its layout, without a size, as dumps name them.
  package let conditions: Conditions
  /// The assertions on it.
  let assertions: [Assertion]
  /// The file that holds the assertions, if it isn't the screen's own.
  package let assertingFile: Path?
}

extension SceneSource {
  /// Returns the requested scenes, in resizable windows.
  ///
  /// - Parameters:
  ///   - conditions: The conditions of their layout. A canvas isn't resized; the window of its device is.
  ///   - name: The scene requested from a source of several; all if `nil`.
  /// - Returns: The scenes, and warnings about the source.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func resizableScenes(
    under conditions: Conditions, scene name: String? = nil
  ) throws -> (scenes: [ResizableScene], warnings: [InputWarning]) {
    let asked = conditions.resizable
    // The device is named, which rules out the canvas.
    let resolved = resolved(asked)
    let found = try scenes(under: resolved, named: name)
    let configuration = fixture == nil ? try SweepConfiguration(nearest: path) : nil
    let scenes = try found.scenes.compactMap { scene -> ResizableScene? in
      let library = SceneLibrary()
      try library.keep(([scene], []), named: scene.id, of: self, under: resolved)
      guard var screen = try resizedScreen(scene.id, under: conditions, library) else { return nil }
      let assertions = try configuration?.assertions(of: scene) ?? scene.assertions
      screen.setAssertions(assertions)
      return ResizableScene(
        id: scene.id, screen: screen, conditions: resolved, assertions: assertions,
        assertingFile: configuration?.path)
    }
    return (scenes, found.warnings)
  }

  /// Returns a scene of the source in resizable windows.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a source of several.
  ///   - conditions: The conditions of its layout. A canvas isn't resized; the window of its device is.
  ///   - library: The library, which stores the scene if it is new.
  /// - Returns: The resizable screen; `nil` if there is no such scene under the conditions.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func resizedScreen(_ id: String?, under conditions: Conditions, _ library: SceneLibrary) throws
    -> ResizedScreen?
  {
    if let fixture {
      return try ResizedScreen(fixture, under: conditions.resizable, keepingPlansIn: library.plans(ofScene: id))
    }
    // The device is named, which rules out the canvas.
    let asked = resolved(conditions.resizable)
    guard let scene = try scene(id, under: asked, library).scene else { return nil }
    let device = try scene.device(named: conditions.device, systemVersion: conditions.systemVersion)
    return ResizedScreen(
      on: device, asked.orientation ?? scene.orientation, conditions.userSettings,
      dependsOnWidth: scene.hasSplitView, isOfCode: dependence == .everything,
      keepingPlansIn: library.plans(ofScene: id)
    ) { size in
      var conditions = asked
      conditions.size = size
      // Code may build another scene in each window.
      return try self.scene(id, under: conditions, dependence == .everything ? SceneLibrary() : library).scene
    }
  }
}

extension Conditions {
  /// The conditions without a window of their own.
  fileprivate var resizable: Conditions {
    var conditions = self
    conditions.isOnCanvas = false
    conditions.size = nil
    return conditions
  }
}
