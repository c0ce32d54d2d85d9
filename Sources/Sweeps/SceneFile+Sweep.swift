package import FileSystem
package import InterfaceBuilder
package import LayoutModel
import LayoutResolution
import LayoutSimulator
package import SceneSources

extension SceneFile {
  /// A scene of a file that can be resized.
  package struct Resizable {
    /// The scene's id in a file of several; `nil` for a fixture's only scene.
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

  /// Returns the requested scenes, in resizable windows.
  ///
  /// - Parameters:
  ///   - conditions: The conditions of their layout. A canvas isn't resized; the window of its device is.
  ///   - name: The scene requested from a file of several; all if `nil`.
  /// - Returns: The scenes, and warnings about the file.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func resizableScenes(
    under conditions: Conditions, scene name: String? = nil
  ) throws -> (scenes: [Resizable], warnings: [InputWarning]) {
    var conditions = conditions
    conditions.isOnCanvas = false
    conditions.size = nil
    let resolved = resolved(conditions)
    switch content {
    case .fixture(let scene):
      try check(scene, isCalled: name)
      let screen = try ResizedScreen(scene, under: conditions)
      return (
        [
          Resizable(
            id: nil, screen: screen, conditions: resolved, assertions: scene.assertions, assertingFile: nil)
        ], []
      )
    case .interfaceBuilder(let file):
      // Naming the device rules out the canvas.
      var asked = conditions
      asked.device = resolved.device
      asked.orientation = resolved.orientation
      let found = try scenes(of: file, under: asked, named: name)
      let configuration = try SweepConfiguration(nearest: path)
      let scenes = try found.scenes.compactMap { scene -> Resizable? in
        let library = SceneLibrary()
        try library.keep(([scene], []), named: scene.id, of: self, under: asked)
        guard var screen = try resizedScreen(scene.id, under: conditions, library) else {
          return nil
        }
        let assertions = try configuration?.assertions(of: scene) ?? []
        screen.setAssertions(assertions)
        return Resizable(
          id: scene.id, screen: screen, conditions: resolved, assertions: assertions,
          assertingFile: configuration?.path)
      }
      return (scenes, found.warnings)
    }
  }
}
