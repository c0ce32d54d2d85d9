import Documents
import FileSystem
import InterfaceBuilder
import LayoutModel
import SceneSources

/// A file of Interface Builder in a project whose code is built: code makes the scenes that are of its classes, and the file says the
/// others.
struct CodedFile: SceneSource {
  private let file: any SceneSource
  private let coded: CodedScenes
  /// The scenes whose code isn't built.
  private let unmade: [CodeScreen]

  /// The scenes of a file; `nil` where none is of the project's classes.
  ///
  /// - Parameters:
  ///   - file: The file by itself.
  ///   - path: Its path in the project.
  ///   - project: The project.
  init?(_ file: any SceneSource, at path: Path, in project: CodeLibrary.Project) {
    let build = project.build
    let own = build.screens.enumerated().filter {
      $0.element.scene != nil && $0.element.file == path && build.settings.includes($0.element)
    }
    guard !own.isEmpty else { return nil }
    self.file = file
    unmade = own.map(\.element).filter { $0.needs != nil && !$0.isContainer }
    coded = CodedScenes(own.filter { $0.element.needs == nil }, of: file, at: path, in: project)
  }

  var path: Path { file.path }
  var code: SourceCode? { coded.code }
  var name: String { file.name }
  var position: SourcePosition? { file.position }

  /// The file's scenes, then the prototypes that code makes of it.
  var sceneIDs: [String?] {
    let own = file.sceneIDs
    return own + coded.sceneIDs.filter { !own.contains($0) }
  }

  func source(ofScene id: String?) -> any SceneSource { coded.sceneIDs.contains(id) ? coded : file }
  func names(ofScene id: String?) -> [String] {
    coded.sceneIDs.contains(id) ? coded.names(ofScene: id) : file.names(ofScene: id)
  }
  func scenes(under conditions: Conditions, named name: String?) throws -> FoundScenes {
    try file.scenes(under: conditions, named: name)
  }
  func device(named name: String?, systemVersion: SystemVersion?) throws(DeviceError) -> Device {
    try file.device(named: name, systemVersion: systemVersion)
  }
  func resolved(_ conditions: Conditions) -> Conditions { file.resolved(conditions) }

  var dependence: SceneDependence { file.dependence }
  var storyboard: InterfaceBuilderFile? { file.storyboard }
  var canvas: SourceCanvas? { file.canvas }
  var languages: (any SourceLanguages)? { file.languages }
  var settings: ProjectFiles? { file.settings }
  var codeChanges: CodeChanges? { file.codeChanges }
  var codeAnswers: CodeAnswers? { file.codeAnswers }
  var languagesOfDictionaryWords: [String?] { file.languagesOfDictionaryWords }

  var projectNotes: [ProjectNote] {
    file.projectNotes
      + unmade.map { screen in
        ProjectNote(
          path: path,
          message: "\(screen.name) is laid out as the file says, for its code can't be made: \(screen.needs ?? "")")
      }
  }
}

extension CodeLibrary {
  /// Returns a file of Interface Builder with the scenes that code makes of it. Nothing is built for that.
  ///
  /// - Parameters:
  ///   - file: The file by itself.
  ///   - path: The file.
  /// - Returns: The file; `nil` where no screens of a project around it were searched for, or none of its scenes is of the project's
  ///   classes.
  func coded(_ file: any SceneSource, at path: Path) -> CodedFile? {
    guard let full = Files.resolved(path), let project = known(around: full),
      let own = full.below(project.build.project.folder)
    else { return nil }
    return CodedFile(file, at: own, in: project)
  }

  /// Returns the text that changes with the code of the project around a file of Interface Builder; `nil` where no screens of one were
  /// searched for.
  func codedSignature(of path: Path) -> String? {
    Files.resolved(path).flatMap(known)?.build.signature
  }
}
