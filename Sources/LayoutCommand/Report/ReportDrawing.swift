import FileSystem
import LayoutAnalysis
import LayoutModel
import LayoutPictures
import Synchronization

/// Makes a page's data of scenes, each drawn on the thread that laid it out: what is kept of it is text.
final class ReportDrawing: Sendable {
  private let title: String
  private let scenes: ReportScenes
  /// Whether the user wants the end.
  private let isInterrupted: @Sendable () -> Bool
  /// What holds for a file: the conditions under which it is drawn.
  private let settings: @Sendable (Path) -> LintFileSettings
  private let catalogues = KnownCatalogues()
  private let state = Guarded(State())

  private struct State {
    var written: [LaidOutScene.Index: WrittenScene] = [:]
    /// What the files' scenes have in common that are drawn now: those that came last.
    var surroundings: [(path: Path, common: ReportScenes.Surroundings?)] = []
  }

  /// What so many files have in common is kept at a time: scenes come by file, each thread at one of the next.
  private static let openFiles = 16

  init(
    title: String, scenes: ReportScenes, isInterrupted: @escaping @Sendable () -> Bool = { false },
    settings: @escaping @Sendable (Path) -> LintFileSettings
  ) {
    (self.title, self.scenes, self.isInterrupted, self.settings) = (title, scenes, isInterrupted, settings)
  }

  /// What a page is called: the one thing that it is of.
  static func title(of paths: [Path]) -> String {
    guard paths.count == 1 else { return "Layouts" }
    guard paths[0] == "." else { return paths[0].name.stem.description }
    return Files.workingFolder?.name.description ?? "Layouts"
  }

  /// Draws a scene, which is left out where it can't be laid out: the report tells of that.
  func draw(_ scene: LaidOutScene) {
    guard let common = surroundings(of: scene.file), common.ids.contains(scene.id),
      let written = try? scenes.written(scene, common, isInterrupted)
    else { return }
    state.withLock { $0.written[scene.index] = written }
  }

  /// What a file's scenes have in common; `nil` where that can't be had.
  private func surroundings(of file: SceneFile) -> ReportScenes.Surroundings? {
    if let known = state.withLock({ state in state.surroundings.first { $0.path == file.path } }) {
      return known.common
    }
    let common = try? scenes.surroundings(of: file, settings(file.path), catalogues)
    return state.withLock { state in
      // Another thread may have come first with a scene of the same file.
      if let known = state.surroundings.first(where: { $0.path == file.path }) { return known.common }
      state.surroundings.append((file.path, common))
      if state.surroundings.count > Self.openFiles { state.surroundings.removeFirst() }
      return common
    }
  }

  /// The data of what was drawn, in the inputs' order.
  func data() -> ReportData {
    var data = ReportData(title: title)
    let written = state.withLock(\.written)
    for index in written.keys.sorted() {
      if let scene = written[index] { data.add(scene) }
    }
    return data
  }

  /// The page of a report that was made elsewhere.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - files: The inputs, in the page's order.
  ///   - projects: The projects that the files are of.
  ///   - jobs: How many threads there may be.
  /// - Returns: The page; without scenes of what can't be read, which the report tells.
  func page(of report: LintReport, _ files: [Path], in projects: Projects, jobs: Int) -> ReportPage {
    let next = Atomic(0)
    Threads.run(min(jobs, files.count)) { [self] _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < files.count else { return }
        guard let file = try? SceneFile(reading: files[index], in: projects) else { continue }
        for (sceneIndex, id) in file.sceneIDs.enumerated() {
          draw(LaidOutScene(file, id, fileIndex: index, sceneIndex: sceneIndex))
        }
      }
    }
    return ReportPage(data(), findings: report)
  }
}
