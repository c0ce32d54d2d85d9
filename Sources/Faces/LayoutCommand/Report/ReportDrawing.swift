import CodeText
import FileSystem
import Findings
import InterfaceBuilder
import LayoutModel
import LayoutPictures
import Lint
import SceneSources
import Synchronization

/// A drawer that makes a page's data from scenes. Each is drawn on the thread that laid it out, and only text is kept.
final class ReportDrawing: Sendable {
  private let title: String
  private let scenes: ReportScenes
  /// A Boolean that tells whether scenes are kept, for sizes that an open page asks for.
  private let keepsSubjects: Bool
  /// Tells whether the user wants the end.
  private let isInterrupted: @Sendable () -> Bool
  /// Returns the settings for a file, with the conditions under which it is drawn.
  private let settings: @Sendable (Path) -> LintFileSettings
  private let catalogues = KnownCatalogues()
  /// The images that are too large to be drawn.
  var undrawnImages: UndrawnImages { catalogues.undrawn }
  private let state = Guarded(State())

  /// The scenes that were drawn, if they are kept.
  var subjects: [SizeAnswers.Subject] { state.withLock { $0.subjects } }

  private struct State {
    var written: [LaidOutScene.Index: WrittenScene] = [:]
    /// The storyboards by their paths.
    var storyboards: [String: SceneMap.File] = [:]
    /// The screens that were drawn, in the inputs' order, with the names that they go by.
    var screens: [LaidOutScene.Index: Screen] = [:]
    var subjects: [SizeAnswers.Subject] = []
    /// The data shared by the scenes of each file being drawn; the latest files only.
    var surroundings: [Shared] = []

    /// A screen with its names: its class, its identifiers, its titles.
    struct Screen {
      let folder: Path
      let place: SceneMap.Place
      let names: [String]
      /// The ways from it that exploring the app went.
      let leads: [SceneLead]
    }

    /// The parts of a drawing that a source's scenes share. Scenes that code makes of a file have a source beside the file's own.
    typealias Shared = (path: Path, resources: Path?, common: ReportScenes.Surroundings?)
  }

  /// The maximum number of files whose shared data are kept. Scenes arrive by file, and each thread may be at a
  /// different one.
  private static let openFiles = 16

  init(
    title: String, scenes: ReportScenes, keepsSubjects: Bool = false,
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    settings: @escaping @Sendable (Path) -> LintFileSettings
  ) {
    self.title = title
    self.scenes = scenes
    self.keepsSubjects = keepsSubjects
    self.isInterrupted = isInterrupted
    self.settings = settings
  }

  /// Returns the title of a page: the name of its only path, or a general one if there are several.
  static func title(of paths: [Path]) -> String {
    guard paths.count == 1 else { return "Layouts" }
    guard paths[0] == "." else { return paths[0].name.stem.description }
    return Files.workingFolder?.name.description ?? "Layouts"
  }

  /// Draws a scene. One that can't be laid out is left out, and the report mentions it.
  func draw(_ scene: LaidOutScene) {
    guard let common = surroundings(of: scene.file), common.ids.contains(scene.id),
      let written = try? scenes.written(scene, common, isInterrupted)
    else { return }
    let screen = scene.id.map { id in
      let names = scene.file.names(ofScene: id)
      let shown = scene.file.classShown(inScene: id)
      let place = SceneMap.Place(path: scene.file.path.description, scene: id, title: names.last ?? id)
      return State.Screen(
        folder: scene.file.path.folder, place: place, names: names + [shown].compactMap(\.self),
        leads: scene.file.leads(fromScene: id))
    }
    state.withLock {
      $0.written[scene.index] = written
      $0.screens[scene.index] = screen
      if keepsSubjects { $0.subjects.append(SizeAnswers.Subject(scene: scene, surroundings: common)) }
    }
  }

  /// Returns the data shared by a file's scenes; `nil` if that fails.
  private func surroundings(of file: any SceneSource) -> ReportScenes.Surroundings? {
    let (path, resources) = (file.path, file.code?.resources)
    func shared(in state: State) -> State.Shared? {
      state.surroundings.first { $0.path == path && $0.resources == resources }
    }
    if let known = state.withLock({ shared(in: $0) }) { return known.common }
    let common = try? scenes.surroundings(of: file, settings(file.path), catalogues)
    let storyboard = storyboard(of: file)
    return state.withLock { state in
      if let storyboard { state.storyboards[storyboard.path] = storyboard }
      // Another thread may have been first with a scene of the same file.
      if let known = shared(in: state) { return known.common }
      state.surroundings.append((path, resources, common))
      if state.surroundings.count > Self.openFiles { state.surroundings.removeFirst() }
      return common
    }
  }

  /// Returns the controllers and segues of a file of Interface Builder; `nil` for a fixture.
  private func storyboard(of file: any SceneSource) -> SceneMap.File? {
    file.storyboard.map { SceneMap.File(path: file.path.description, name: file.name, map: $0.map) }
  }

  /// Returns the data of what was drawn, in the inputs' order.
  func data(in projects: Projects) -> ReportData {
    var data = ReportData(title: title)
    let (written, storyboards, screens) = state.withLock { ($0.written, $0.storyboards, $0.screens) }
    data.storyboards = storyboards.keys.sorted().compactMap { storyboards[$0] }
    data.leads = Self.leads(among: screens.keys.sorted().compactMap { screens[$0] }, in: projects)
    for index in written.keys.sorted() {
      if let scene = written[index] { data.add(scene) }
    }
    return data
  }

  /// The ways between screens that the code of their classes says.
  private static func leads(among screens: [State.Screen], in projects: Projects) -> [SceneMap.Lead] {
    var byName: [String: SceneMap.Place] = [:]
    for screen in screens {
      for name in screen.names where byName[name] == nil { byName[name] = screen.place }
    }
    let places = Set(screens.map(\.place))
    let gone = screens.flatMap { screen in
      screen.leads.compactMap { lead in
        places.first { $0.path == lead.path.description && $0.scene == lead.scene }
          .map { SceneMap.Lead(from: screen.place, to: $0, way: lead.words) }
      }
    }
    return gone
      + screens.flatMap { screen in
        let code = projects.code(of: screen.folder)
        return screen.names.flatMap { code.leads(of: $0, near: screen.folder) }.compactMap { lead in
          byName[lead.target.name].map { SceneMap.Lead(from: screen.place, to: $0, way: lead.way.rawValue) }
        }
      }
  }

  /// Returns the page of a report that was made elsewhere.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - files: The inputs, in the page's order.
  ///   - formats: The formats of the inputs.
  ///   - projects: The projects that they belong to.
  ///   - jobs: The maximum number of threads.
  /// - Returns: The page, without scenes of unreadable files, which the report mentions.
  func page(
    of report: LintReport, _ files: [Path], _ formats: SceneFormats, in projects: Projects, jobs: Int
  ) -> ReportPage {
    let next = Atomic(0)
    Threads.run(min(jobs, files.count)) { [self] _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < files.count else { return }
        guard let file = try? formats.source(at: files[index], in: projects) else { continue }
        for (sceneIndex, id) in file.sceneIDs.enumerated() {
          draw(LaidOutScene(file.source(ofScene: id), id, fileIndex: index, sceneIndex: sceneIndex))
        }
      }
    }
    return ReportPage(data(in: projects), findings: report)
  }
}
