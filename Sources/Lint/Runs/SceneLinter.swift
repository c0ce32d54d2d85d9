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
  package var leftOutTextSizes: [ContentSizeCategory] = []
  /// Failures of the program, which are no findings about the file.
  package var faults: [LayoutFailure] = []
}

/// Lays out a scene under all conditions, and runs the rules on it.
package struct SceneLinter {
  package let file: SceneFile
  package let path: String
  package let id: String?
  package let settings: LintFileSettings
  /// The conditions, as dumps of the file name them.
  package var conditions: [Conditions]
  package let isInterrupted: @Sendable () -> Bool
  /// The scene's position in the run.
  package let index: LaidOutScene.Index
  /// Called now and then with the fraction of the scene that is done.
  package let progress: @Sendable (Double) -> Void
  /// Receives the scene with its layouts.
  package let sceneIsLaidOut: (@Sendable (LaidOutScene) -> Void)?

  /// A linter of a scene.
  package init(
    file: SceneFile, path: String, id: String?, settings: LintFileSettings, conditions: [Conditions],
    isInterrupted: @escaping @Sendable () -> Bool = { false }, index: LaidOutScene.Index = .first,
    progress: @escaping @Sendable (Double) -> Void = { _ in }, sceneIsLaidOut: (@Sendable (LaidOutScene) -> Void)? = nil
  ) {
    (self.file, self.path, self.id) = (file, path, id)
    (self.settings, self.conditions, self.isInterrupted) = (settings, conditions, isInterrupted)
    (self.index, self.progress, self.sceneIsLaidOut) = (index, progress, sceneIsLaidOut)
  }

  package var rules: LintRules { settings.rules }

  /// Returns the scene's result.
  package func result() -> LintedSceneResult {
    var run = SceneLintRun(linter: self)
    run.layOut()
    let result = run.finished()
    sceneIsLaidOut?(LaidOutScene(file, id, at: index, layouts: run.layouts, run.library))
    return result
  }

  /// The scene's part of the file, if no controller owns its view.
  package var part: InterfaceBuilderFile.Part? {
    if case .interfaceBuilder(let content) = file.content { content.part(ofScene: id) } else { nil }
  }

  /// Returns the scene under conditions, imported anew.
  package func scene(under conditions: Conditions) throws -> (scene: Scene?, warnings: [InputWarning]) {
    switch file.content {
    case .fixture(let scene): return (scene, [])
    case .interfaceBuilder(let content):
      let found = try file.scenes(of: content, under: conditions, named: id)
      return (found.scenes.first { $0.id == id }, found.warnings)
    }
  }
}
