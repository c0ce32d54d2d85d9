package import FileSystem
package import LayoutInput
package import LayoutModel
import LayoutResolution
import LayoutSimulator

extension SceneFile {
  /// A scene of a file that can be resized.
  package struct Resizable {
    /// The scene's id in a file of several; `nil` of a fixture's one.
    package let id: String?
    /// What is resized.
    package let screen: ResizedScreen
    /// Under what it is laid out, without a size, as dumps name it.
    package let conditions: Conditions
    /// What must hold of it.
    let assertions: [Assertion]
    /// The file that says what must, where that isn't the screen's own.
    package let assertingFile: Path?
  }

  /// The scenes that are asked for, in windows that can be resized.
  ///
  /// - Parameters:
  ///   - conditions: Under what they are laid out: a canvas isn't resized, its device's window is.
  ///   - name: The scene asked for of a file of several; all if `nil`.
  /// - Returns: The scenes, and what isn't understood of the file.
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
      // Anything but a canvas: a device is named.
      var asked = conditions
      asked.device = resolved.device
      asked.orientation = resolved.orientation
      let found = try scenes(of: file, under: asked, named: name)
      let configuration = try SweepConfiguration(nearest: path)
      let scenes = try found.scenes.compactMap { scene -> Resizable? in
        let library = SceneLibrary()
        if let window = try KnownWindow(asked) {
          library.keep(scene, in: window, window.representative(for: file, self))
        }
        guard var screen = try resizedScreen(scene.id, under: conditions, library) else { return nil }
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
