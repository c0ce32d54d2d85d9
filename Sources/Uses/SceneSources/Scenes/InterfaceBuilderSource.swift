package import Documents
package import FileSystem
package import InterfaceBuilder
package import LayoutModel
import LayoutSimulator

/// A file of Interface Builder, with its project's texts, images, fonts and application.
package struct InterfaceBuilderSource: SceneSource {
  package let path: Path
  private let file: InterfaceBuilderFile
  private let project: ProjectFiles
  private let mayHoldDictionaryWords: Bool

  /// Creates a source from a file that was read.
  ///
  /// - Parameters:
  ///   - file: The file's content.
  ///   - path: The file; its name if `nil`.
  ///   - project: The files beside it.
  ///   - mayHoldDictionaryWords: Whether its text may be in a script that needs a dictionary to find words.
  package init(
    _ file: InterfaceBuilderFile, at path: Path? = nil, in project: ProjectFiles = ProjectFiles(),
    mayHoldDictionaryWords: Bool = true
  ) {
    self.path = path ?? Path(file.name)
    self.file = file
    self.project = project
    self.mayHoldDictionaryWords = mayHoldDictionaryWords
  }

  package var name: String { file.name }
  package var position: SourcePosition? { file.position }
  package var sceneIDs: [String?] { file.sceneIDs }
  package func names(ofScene id: String?) -> [String] { file.names(ofScene: id) }
  package var storyboard: InterfaceBuilderFile? { file }
  package var canvas: SourceCanvas? { SourceCanvas(file: file, path: path, project: project) }
  package var languages: (any SourceLanguages)? { project }
  package var projectNotes: [ProjectNote] { project.notes }

  /// Size classes and the device's kind count only if the file varies by them, and the scale only if its images have a size
  /// for each scale.
  package var dependence: SceneDependence {
    .traits(varies: file.varies, scales: project.folder != nil && !file.projectImages.isEmpty)
  }

  package var languagesOfDictionaryWords: [String?] {
    project.languagesOfDictionaryWords.map(String?.some) + (mayHoldDictionaryWords ? [nil] : [])
  }

  /// The maximum number of names that a message lists.
  private static let maximumNamesShown = 40

  package func scenes(under conditions: Conditions, named name: String?) throws -> FoundScenes {
    let showsCanvas =
      conditions.isOnCanvas && conditions.systemVersion == nil && (name.map(file.hasCanvas) ?? true)
    var device = try device(named: conditions.device, systemVersion: conditions.systemVersion)
    if let size = conditions.size { device.windowPlacement = .size(size) }
    let orientation = conditions.orientation ?? file.orientation
    let file = file.with(try project.content(of: file, in: conditions.localization, scale: device.scale))
    let found = try file.scenes(
      in: showsCanvas ? nil : device.window(in: orientation), orientation, named: name)
    if let name, found.scenes.isEmpty {
      guard !file.hasController(named: name) else { throw SceneChoiceError.withoutView(name) }
      guard name != InterfaceBuilderFile.nameOfInitialScene else { throw SceneChoiceError.noInitial }
      throw SceneChoiceError.unknown(
        name, nearest: Spelling.nearest(to: name, among: file.sceneNames),
        choices: file.sceneNames.count <= Self.maximumNamesShown ? file.sceneNames : [])
    }
    return (found.scenes.map { asCodeSays($0, on: device.idiom) }, found.warnings)
  }

  /// Returns a scene as the code of its controllers' classes has it.
  private func asCodeSays(_ scene: Scene, on idiom: UserInterfaceIdiom) -> Scene {
    let scene = project.answers(of: file)?.applied(to: scene, on: idiom) ?? scene
    return project.changes(of: file)?.marked(scene) ?? scene
  }

  package var codeChanges: CodeChanges? { project.changes(of: file) }
  package var codeAnswers: CodeAnswers? { project.answers(of: file) }
  package var settings: ProjectFiles? { project }

  package func device(named name: String?, systemVersion: SystemVersion?) throws(DeviceError) -> Device {
    guard let name, name != Device.inlineID else { return file.systemDevice(on: systemVersion) }
    return try DeviceCatalogue.knownDevice(named: name, systemVersion: systemVersion)
  }

  /// Returns conditions as a dump of the file names them. Its own device, as an application sees it and not as on the
  /// canvas, is `inline`.
  package func resolved(_ conditions: Conditions) -> Conditions {
    guard !conditions.isOnCanvas else { return conditions }
    var resolved = conditions
    resolved.device = conditions.device ?? Device.inlineID
    resolved.orientation = conditions.orientation ?? file.orientation
    return resolved
  }
}
