import Documents
import FileSystem
import InterfaceBuilder
import LayoutModel
import Notations
import SceneSources
import ScreenAnswers

/// The scenes of a file of Interface Builder that code makes: each controller's view is what the code shows, in the containers that the
/// file has around it.
struct CodedScenes: SceneSource {
  private let file: any SceneSource
  private let project: CodeLibrary.Project
  /// The file's index among those of the project.
  private let number: Int
  let code: SourceCode?
  /// The screens by the ids of their scenes, in the file's order, with their positions among those of the project.
  private let screens: [(id: String, screen: CodeScreen, index: Int)]
  /// The containers of the code's classes by their ids, with their positions among the screens of the project.
  private let containers: [String: Int]
  private let made = MadeScenes()
  /// The scenes as the file declares them.
  private let declared = SceneLibrary()
  private let whole = WholeScenes()
  /// The changes of the file's objects in the text of the code.
  private let changes: LiveChanges?
  private let open = OpenChanges()

  init(
    _ screens: [(offset: Int, element: CodeScreen)], of file: any SceneSource, at path: Path,
    in project: CodeLibrary.Project
  ) {
    self.file = file
    self.project = project
    changes = LiveChanges(of: file)
    let code = project.build.project
    number = code.index(of: path) ?? 0
    self.code = SourceCode(files: code.names(like: file.path, of: path), resources: project.build.resources)
    let all = screens.compactMap { index, screen in screen.scene.map { (id: $0.id, screen: screen, index: index) } }
    self.screens = all.filter { !$0.screen.isContainer }
    containers = Dictionary(all.filter(\.screen.isContainer).map { ($0.id, $0.index) }) { first, _ in first }
  }

  var path: Path { file.path }
  var name: String { file.name }
  var position: SourcePosition? { file.position }
  var sceneIDs: [String?] { screens.map(\.id) }
  var dependence: SceneDependence { .everything }
  var storyboard: InterfaceBuilderFile? { file.storyboard }
  var languages: (any SourceLanguages)? { file.languages }
  var settings: ProjectFiles? { file.settings }
  var codeAnswers: CodeAnswers? { file.codeAnswers }
  var drawnOrientation: DrawnOrientation? { file.drawnOrientation }
  func codeChanges(ofScene id: String?) -> CodeChanges? { id.flatMap(open.of) }

  func leftOutCode(ofScene id: String?) -> [String] {
    screens.first { $0.id == id }.map { made.leftOut(ofScreen: $0.index) }?.map(project.places.named) ?? []
  }

  func names(ofScene id: String?) -> [String] {
    let own = file.names(ofScene: id)
    guard own.isEmpty else { return own }
    return screens.filter { $0.id == id }.flatMap { [$0.id, $0.screen.name] }
  }

  func device(named name: String?, systemVersion: SystemVersion?) throws(DeviceError) -> Device {
    try CodeSource.device(named: name, systemVersion: systemVersion)
  }

  func resolved(_ conditions: Conditions) -> Conditions { CodeSource.resolved(conditions) }

  /// A Boolean value that tells whether the file has objects of classes that aren't in the project's code: those of a library that
  /// wasn't fetched. UIKit's classes stand in, without the properties of the others.
  private var lacksClasses: Bool { file.codeAnswers?.lacksClasses ?? false }

  /// Returns the scenes as code makes them under conditions. One whose code fails is as the file says, with a warning, for the app may
  /// give it what it lacks; but what contradicts the file fails in the app too.
  func scenes(under conditions: Conditions, named asked: String?) throws -> FoundScenes {
    let screens = screens.filter { screen in
      asked.map { $0 == screen.id || names(ofScene: screen.id).contains($0) } ?? true
    }
    guard !screens.isEmpty else {
      let names = self.screens.flatMap { self.names(ofScene: $0.id) }
      throw SceneChoiceError.unknown(
        asked ?? "", nearest: Spelling.nearest(to: asked ?? "", among: names), choices: names)
    }
    let conditions = resolved(conditions)
    let ofFile = Set(file.sceneIDs)
    var found: FoundScenes = ([], [])
    var contradiction: SimulatedException?
    for (id, screen, index) in screens {
      let declared: FoundScenes =
        ofFile.contains(id) ? try file.scenes(under: conditions, named: id, self.declared) : ([], [])
      found.warnings += declared.warnings
      let start = SourcePosition(line: screen.line, column: 1)
      do throws(ScreenFailure) {
        let places = ScenePlaces(start: start, own: number, project: project.places)
        let live = try made.scene(index, under: conditions, by: project.programs) { made, _ in
          made.made(by: screen, in: name, id: id, at: places)
        }
        let scene = whole(live, screen, id, declared.scenes.first, under: conditions)
        found.scenes.append(answered(scene, under: conditions))
        if live.isEmpty { found.warnings.append(.screenEmpty(screen.name, at: start)) }
        found.warnings += live.scene.unmeasuredContents.map { .contentUnmeasured($0, at: start) }
      } catch {
        let place = error.line.flatMap { line in
          error.file.flatMap(project.places.file).map { CodePlaces.Line(file: $0, number: line) }
        }
        let exception = error.exception(
          of: screen.name, in: path.name, at: error.isOfFile ? place?.position(from: number) ?? start : start)
        // A prototype's controller has a scene of its own, which tells what contradicts the file.
        let contradicts = error.isOfFile && !lacksClasses && !screen.isPrototype
        if contradicts {
          contradiction = contradiction ?? exception
        } else {
          found.scenes += declared.scenes
        }
        let rest = declared.scenes.isEmpty || contradicts ? "" : "; it is laid out as the file says"
        found.warnings.append(.screenFailed(exception.reason + rest, at: exception.position ?? start))
      }
    }
    if found.scenes.isEmpty, let contradiction { throw contradiction }
    return found
  }

  /// Returns a scene with what the live containers around its controller answer. Of a container that can't be made the answers that were read stay.
  private func answered(_ scene: Scene, under conditions: Conditions) -> Scene {
    guard !containers.isEmpty else { return scene }
    return scene.mapping { controller in
      guard let index = controller.id.flatMap({ containers[$0] }),
        let live = try? made.scene(index, under: conditions, by: project.programs, { scene, _ in scene }).scene
      else { return }
      controller.take(answersOf: live.rootViewController)
    }
  }

  /// Returns a live scene within what the file declares, with what is still open after the code has run marked as such. It is put together
  /// once for all conditions that neither the code nor the file tells apart.
  private func whole(
    _ live: MadeScenes.Found, _ screen: CodeScreen, _ id: String, _ declared: Scene?, under conditions: Conditions
  ) -> Scene {
    let window = declared.flatMap { file.window(of: $0, under: conditions) }
    let key = live.key.flatMap { made in
      declared == nil || window != nil ? WholeScenes.Key(made: made, declared: window) : nil
    }
    let known = key.flatMap(whole.scene)
    let result = known ?? whole(live.scene, screen, id, declared)
    if known == nil, let key { whole.keep(result, under: key) }
    if let left = result.left { open.note(left, ofScene: id) }
    return result.scene.standing(in: conditions.orientation ?? .portrait)
  }

  /// Puts a live scene into what the file declares. Values that were made up are no model's.
  private func whole(_ live: Scene, _ screen: CodeScreen, _ id: String, _ declared: Scene?) -> WholeScenes.Whole {
    let scene = declared?.showing(live, ofController: id) ?? live
    guard let changes else { return WholeScenes.Whole(scene: scene, left: nil) }
    let (marked, left) = changes.marked(scene, declaredAs: screen.isFilled ? nil : declared)
    return WholeScenes.Whole(scene: marked, left: left)
  }
}

/// The scenes of a source, each put together once for all conditions that neither its code nor its file tells apart.
private final class WholeScenes: Sendable {
  /// The parts of a scene: the code's making, and the window that stands for all in which the file's containers are the same.
  struct Key: Hashable {
    let made: MadeScenes.Key
    let declared: KnownWindow?
  }

  /// A scene as code makes it within what the file declares, and what is open of it.
  struct Whole: Sendable {
    let scene: Scene
    let left: CodeChanges?
  }

  private let scenes = Guarded<[Key: Whole]>([:])

  func scene(_ key: Key) -> Whole? { scenes.withLock { $0[key] } }

  func keep(_ scene: Whole, under key: Key) { scenes.withLock { $0[key] = scene } }
}
