import FileSystem
import LayoutAnalysis
import LayoutModel
import LayoutOutput
import LayoutPictures
import Synchronization

/// Makes the page of what was found: lays the inputs' scenes out once more, to draw them.
struct ReportDrawing: Sendable {
  let title: String
  let scenes: ReportScenes
  let jobs: Int

  private static let filesAThread = 4

  /// What a page is called: the one thing that it is of.
  static func title(of paths: [Path]) -> String {
    guard paths.count == 1 else { return "Layouts" }
    guard paths[0] == "." else { return paths[0].name.stem.description }
    return Files.workingFolder?.name.description ?? "Layouts"
  }

  /// The page of a report.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - files: The inputs, in the page's order.
  ///   - request: The conditions under which a file is drawn.
  /// - Returns: The page; without scenes of what can't be read, which the report tells.
  func page(
    of report: LintReport, _ files: [Path], under request: @escaping @Sendable (Path) -> LayoutRequest
  ) -> ReportPage {
    ReportPage(data(of: files, laidOut: { _ in MetLayouts() }, under: request), findings: report)
  }

  /// The data of a page.
  ///
  /// - Parameters:
  ///   - files: The inputs, in the page's order.
  ///   - laidOut: What was laid out of some of the files already, by their numbers.
  ///   - request: The conditions under which a file is drawn.
  /// - Returns: The data.
  func data(
    of files: [Path], laidOut: (Range<Int>) -> MetLayouts,
    under request: @escaping @Sendable (Path) -> LayoutRequest
  ) -> ReportData {
    var data = ReportData(title: title)
    // So many files at a time as keep all threads busy; what was drawn of them is let go then.
    for start in stride(from: 0, to: files.count, by: jobs * Self.filesAThread) {
      let part = start..<min(files.count, start + jobs * Self.filesAThread)
      let met = laidOut(part)
      for scenes in drawn(Array(files[part]), met, request) { scenes.forEach { data.add($0) } }
    }
    return data
  }

  /// The scenes of files, in their order.
  private func drawn(
    _ files: [Path], _ met: MetLayouts, _ request: @escaping @Sendable (Path) -> LayoutRequest
  ) -> [[ReportScene]] {
    let results = Mutex([[ReportScene]](repeating: [], count: files.count))
    let next = Atomic(0)
    Threads.run(min(jobs, files.count)) { _ in
      while true {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < files.count else { return }
        guard let own = try? scenes.scenes(of: files[place], met, under: request(files[place])) else { continue }
        results.withLock { $0[place] = own }
      }
    }
    return results.withLock { $0 }
  }
}
