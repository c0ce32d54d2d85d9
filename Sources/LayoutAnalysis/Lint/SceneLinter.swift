import LayoutInput
import LayoutModel
import LayoutResolution

/// What came of a scene.
struct LintedSceneResult: Sendable {
  var scene: LintReport.Scene
  var layouts = 0
  var findings: [LintFinding] = []
  /// What isn't understood of the file.
  var warnings: [InputWarning] = []
  /// From which width on a range wasn't looked at under some conditions, for it would have taken too long; `nil` where it was.
  var unseenWidths: Double?
  /// The text sizes that were asked for and not laid out.
  var leftOutTextSizes: [ContentSizeCategory] = []
  /// What the program couldn't do, which is no finding about the file.
  var faults: [LayoutFailure] = []
}

/// Lays a scene out under all conditions, and lets the rules look.
struct SceneLinter {
  let file: SceneFile
  let path: String
  let id: String?
  let settings: LintFileSettings
  /// Under what, as dumps of the file name them.
  var conditions: [Conditions]
  let isInterrupted: @Sendable () -> Bool
  /// Where the scene stands in the run.
  var index = LaidOutScene.Index.first
  /// Called now and then, with how much of the scene is done.
  var progress: @Sendable (Double) -> Void = { _ in }
  /// Takes the scene with its layouts.
  var sceneIsLaidOut: (@Sendable (LaidOutScene) -> Void)?

  var rules: LintRules { settings.rules }

  /// What the scene comes to.
  func result() -> LintedSceneResult {
    var run = SceneLintRun(linter: self)
    run.layOut()
    let result = run.finished()
    sceneIsLaidOut?(LaidOutScene(file, id, at: index, layouts: run.layouts, run.library))
    return result
  }

  /// What the scene is where no controller has its view.
  var part: InterfaceBuilderFile.Part? {
    if case .interfaceBuilder(let content) = file.content { content.part(ofScene: id) } else { nil }
  }

  /// The scene as it is under conditions, imported anew.
  func scene(under conditions: Conditions) throws -> (scene: Scene?, warnings: [InputWarning]) {
    switch file.content {
    case .fixture(let scene): return (scene, [])
    case .interfaceBuilder(let content):
      let found = try file.scenes(of: content, under: conditions, named: id)
      return (found.scenes.first { $0.id == id }, found.warnings)
    }
  }
}
