package import Findings
package import InterfaceBuilder
package import LayoutModel
import LayoutResolution
package import SceneSources

/// The result of a scene.
package struct LintedSceneResult: Sendable {
  package var scene: LintReport.Scene
  package var layouts = 0
  package var findings: [LintFinding] = []
  /// Warnings about what isn't understood in the file.
  package var warnings: [InputWarning] = []
  /// The width from which the range wasn't examined under some conditions, because it would have taken too long; `nil`
  /// if all was.
  package var unseenWidths: Double?
  /// The requested text sizes that weren't laid out.
  var leftOutTextSizes: [ContentSizeCategory] = []
  /// The reason why code leaves out some of the orientations, as a sentence about the scene.
  var leftOutOrientations: String?
  /// Failures of the program, which are no findings about the file.
  package var faults: [LayoutFailure] = []
}

/// Lays out a scene under all conditions, and runs the rules on it.
package struct SceneLinter {
  let file: any SceneSource
  let path: String
  let id: String?
  let settings: LintFileSettings
  /// The conditions, as dumps of the file name them.
  var conditions: [Conditions]
  var isInterrupted: @Sendable () -> Bool = { false }
  /// The scene's position in the run.
  var index = LaidOutScene.Index.first
  /// Called now and then with the fraction of the scene that is done.
  var progress: @Sendable (Double) -> Void = { _ in }
  /// A Boolean that tells whether rules propose repairs.
  var wantsRepairs = false
  /// Receives each layout under conditions, with the scene's id.
  var layoutIsMade: LintRun.LayoutReceiver?
  /// Receives the scene with its layouts.
  var sceneIsLaidOut: (@Sendable (LaidOutScene) -> Void)?

  /// A linter of a scene.
  package init(
    file: any SceneSource, path: String, id: String?, settings: LintFileSettings, conditions: [Conditions]
  ) {
    self.file = file
    self.path = path
    self.id = id
    self.settings = settings
    self.conditions = conditions
  }

  var rules: LintRules { settings.rules }

  /// Returns the scene's result.
  package func result() -> LintedSceneResult {
    var run = SceneLintRun(linter: self)
    run.layOut()
    let result = run.finished()
    sceneIsLaidOut?(
      LaidOutScene(
        file, id, at: index, layouts: run.layouts, sweptPieces: run.sweptPieces, over: settings.widths, run.library))
    return result
  }

  /// The scene's part of the file, if no controller owns its view.
  var part: InterfaceBuilderFile.Part? { file.canvas?.part(ofScene: id) }
}
