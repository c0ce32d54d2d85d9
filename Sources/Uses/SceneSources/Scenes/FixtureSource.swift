package import Documents
package import FileSystem
import Fixtures
import FontFiles
import InterfaceBuilder
package import LayoutModel
import LayoutResolution
import Notations

/// A fixture: one scene, which is the same in every window.
package struct FixtureSource: SceneSource {
  package let path: Path
  private let scene: Scene
  /// The fonts in its folder, if it asks for any.
  private let fonts: FontLibrary?
  private let mayHoldDictionaryWords: Bool

  /// Creates a source from a scene that is in no file.
  package init(_ scene: Scene) {
    self.scene = scene
    path = Path(scene.name)
    fonts = nil
    mayHoldDictionaryWords = true
  }

  /// Reads a fixture.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: The file.
  ///   - name: Its name in dumps.
  ///   - projects: The known projects; `nil` if nothing is beside the file.
  /// - Throws: `InputError`.
  init(reading bytes: [UInt8], at path: Path, name: String, in projects: Projects?) throws(InputError) {
    let folder = path == Files.standardInput ? nil : projects.flatMap { _ in Files.resolved(path.folder) }
    var fonts: FontLibrary?
    scene = try Fixture.scene(from: bytes, name: name) { font in
      if fonts == nil, let folder { fonts = projects?.fonts(in: folder) }
      return fonts?.face(named: font)
    }
    self.path = path
    self.fonts = fonts
    mayHoldDictionaryWords = WordBreaks.mayOccur(in: bytes)
  }

  package var name: String { scene.name }
  package var position: SourcePosition? { scene.position }
  package var fixture: Scene? { scene }
  package var dependence: SceneDependence { .nothing }
  package var sceneIDs: [String?] { [nil] }

  /// The names of the scene: `initial`, its name, and its root controller's id.
  package func names(ofScene id: String?) -> [String] {
    [InterfaceBuilderFile.nameOfInitialScene, scene.name, scene.rootViewController.id].compactMap(\.self).uniqued()
  }

  package func scenes(under conditions: Conditions, named name: String?) throws -> FoundScenes {
    let names = names(ofScene: nil)
    if let name, !names.contains(name) {
      throw SceneChoiceError.unknown(name, nearest: Spelling.nearest(to: name, among: names), choices: names)
    }
    return ([scene], [])
  }

  package func device(named name: String?, systemVersion: SystemVersion?) throws(DeviceError) -> Device {
    try scene.device(named: name, systemVersion: systemVersion)
  }

  package func resolved(_ conditions: Conditions) -> Conditions {
    guard !conditions.isOnCanvas else { return conditions }
    var resolved = conditions
    resolved.device = conditions.device ?? (try? scene.device())?.id
    resolved.orientation = conditions.orientation ?? scene.orientation
    return resolved
  }

  package var languagesOfDictionaryWords: [String?] { mayHoldDictionaryWords ? [nil] : [] }
  package var projectNotes: [ProjectNote] { fonts?.notes ?? [] }
}
