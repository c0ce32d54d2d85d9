import Documents
import FileSystem
import LayoutAnalysis
import LayoutModel
import LayoutPictures
import Synchronization

/// Makes a report's page: what lint finds in files, and their scenes' pictures.
struct ReportBuilder {
  let paths: [Path]
  /// The conditions that are asked for; those of the configurations, else lint's, if `nil`.
  var request: LayoutRequest?
  let scenes: ReportScenes
  let title: String
  /// The configuration that the command names.
  let configuration: Path?
  let jobs: Int
  let console: Console
  /// The data of an earlier report.
  var baseline: String?

  /// A page, and what its making came to.
  struct Result {
    let page: ReportPage
    let report: LintReport
    let status: ExitStatus
  }

  /// The files that it is of, as they are now.
  var inputs: [Path] {
    var configurations = LintConfigurations(console: console, file: configuration)
    let inputs = LintInputs(paths) { configurations.configuration(of: $0).includes($0) }
    return inputs.files + inputs.failures.map(\.path)
  }

  /// The page of the files as they are now; `nil` where a configuration is wrong, which was told, or where there are none.
  func build() -> Result? {
    var configurations = LintConfigurations(console: console, file: configuration)
    let inputs = LintInputs(paths) { configurations.configuration(of: $0).includes($0) }
    var settings: [Path: LintFileSettings] = [:]
    for file in inputs.files + inputs.failures.map(\.path) {
      settings[file] = configurations.settings(of: file, request: request)
      settings[file]?.widths = scenes.widths.forFindings
    }
    guard configurations.status == .success, !settings.isEmpty else { return nil }
    let standard = LintFileSettings(request: request ?? .lintStandard)
    let all = settings
    var run = LintRun(inputs) { all[$0] ?? standard }
    run.jobs = jobs
    let outcome = run.outcome()
    for (path, failure) in outcome.faults { console.error("\(failure.words)", path: path, at: failure.position) }
    for finding in outcome.report.findings where finding.key.rule == "unreadable" && finding.severity == .error {
      console.error(PrintableText(finding.text), path: finding.key.path, at: finding.place?.position)
    }
    var data = ReportData(title: title)
    // So many files at a time as keep all threads busy; what was drawn of them is let go then.
    let files = inputs.files
    for start in stride(from: 0, to: files.count, by: jobs * Self.filesAThread) {
      let part = Array(files[start..<min(files.count, start + jobs * Self.filesAThread)])
      for scenes in drawn(part, all) { scenes.forEach { data.add($0) } }
    }
    var page = ReportPage(data, findings: outcome.report)
    page.baseline = baseline
    var status = ExitStatus.success
    if outcome.hasUnreadable { status = outcome.hasMissing ? .noInput : .badInput }
    for (_, failure) in outcome.faults { status = .gravest(status, failure.status) }
    return Result(page: page, report: outcome.report, status: status)
  }

  private static let filesAThread = 4

  /// The scenes of files, in their order; none of what can't be read, which lint tells.
  private func drawn(_ files: [Path], _ settings: [Path: LintFileSettings]) -> [[ReportScene]] {
    let results = Mutex([[ReportScene]](repeating: [], count: files.count))
    let next = Atomic(0)
    let scenes = scenes
    Threads.run(min(jobs, files.count)) { _ in
      while true {
        let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard place < files.count else { return }
        let request = settings[files[place]]?.request ?? .lintStandard
        guard let own = try? scenes.scenes(of: files[place], under: request) else { continue }
        results.withLock { $0[place] = own }
      }
    }
    return results.withLock { $0 }
  }
}
