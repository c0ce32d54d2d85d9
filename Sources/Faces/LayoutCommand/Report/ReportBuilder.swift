import Documents
import FileSystem
import Findings
import LayoutModel
import LayoutPictures
import Lint
import SceneSources
import SwiftSources

/// A builder of a report's page, with lint's findings in files and pictures of their scenes.
struct ReportBuilder {
  /// The name of the command that uses it.
  let command: String
  let paths: [Path]
  /// The requested conditions.
  let request: LayoutRequest
  /// The default conditions, where neither the request nor a configuration specifies any.
  var standard = LayoutRequest.lintStandard
  var scenes: ReportScenes
  let title: String
  /// The configuration that the command names.
  let configuration: Path?
  let jobs: Int
  let console: Console
  /// The data of an earlier report.
  var baseline: String?
  /// The maker of sizes that the open page asks for.
  var answers: SizeAnswers?
  /// A Boolean that tells whether the progress is shown on a terminal.
  var showsProgress = false
  /// Tells whether the user wants the end; the page then has the findings so far.
  var isInterrupted: @Sendable () -> Bool = { false }

  /// Checks that the inputs have the requested languages.
  ///
  /// - Throws: `UsageError` for the first language that no input has.
  func checkLanguages() throws(UsageError) {
    if !request.languages.isEmpty { try request.checkLanguages(of: inputs) }
  }

  /// The outcome of building a page.
  enum Outcome {
    case page(Result)
    /// There is no screen to show.
    case none
    /// A configuration or the request is faulty, which was reported.
    case wrong(ExitStatus)
  }

  /// A page, and the outcome of making it.
  struct Result {
    let page: ReportPage
    let report: LintReport
    let status: ExitStatus
    let isInterrupted: Bool
    /// The files that weren't looked at, or not under all conditions, since the run was ended.
    let left: [String]
  }

  /// The page's files, as they are now.
  var inputs: [Path] {
    var configurations = configurations
    let inputs = LintInputs(
      paths, of: .all, isWanted: { configurations.configuration(of: $0).includes($0) },
      built: { console.codeFiles(around: $0) })
    let code = paths.filter(SceneFormats.all.isBuilt).flatMap(console.codeFiles)
    return Array(Set(inputs.files + code)).sorted() + inputs.failures.map(\.path)
  }

  /// The files whose changes may change the page, as they are now.
  var watchedFiles: [Path] {
    var configurations = configurations
    let inputs = LintInputs(paths, isWanted: { configurations.configuration(of: $0).includes($0) })
    let code = paths.filter { SceneFormats.all.isBuilt($0) || Files.kind(of: $0) == .folder }.flatMap(
      console.watchedCode)
    return Array(Set(inputs.files + code)).sorted() + inputs.failures.map(\.path)
  }

  /// The builder of a page whose windows keep their sizes, which takes less time.
  var withoutOtherSizes: ReportBuilder {
    var builder = self
    builder.scenes = ReportScenes(sizes: ReportSizes(), sceneName: scenes.sceneName)
    return builder
  }

  private var configurations: LintConfigurations {
    LintConfigurations(of: command, console: console, file: configuration, standard: standard)
  }

  /// Builds the page from the files as they are now.
  func build() -> Outcome {
    var configurations = configurations
    let projects = configurations.projects(of: configurations.configuration(of: paths[0]))
    console.surroundings.code?.refresh()
    let inputs = LintInputs(
      paths, of: .all, isWanted: { configurations.configuration(of: $0).includes($0) }, built: console.screens)
    var settings: [Path: LintFileSettings] = [:]
    for file in inputs.files + inputs.failures.map(\.path) {
      settings[file] = configurations.settings(of: file, request: request)
      settings[file]?.widths = scenes.sizes.rangeForFindings
    }
    configurations.reportLanguages(unknownTo: inputs.files)
    guard configurations.status == .success else { return .wrong(configurations.status) }
    guard !settings.isEmpty else { return .none }
    let standard = LintFileSettings(asked: request, over: standard)
    let all = settings
    let drawing = ReportDrawing(
      title: title, scenes: scenes, keepsSubjects: answers != nil, isInterrupted: isInterrupted
    ) { all[$0] ?? standard }
    var run = LintRun(inputs) { all[$0] ?? standard }
    run.projects = projects
    run.formats = console.surroundings.formatsOfProjects
    run.jobs = jobs
    run.isInterrupted = isInterrupted
    let bar = ProgressBar(isShown: console.surroundings.hasTerminal && !console.isQuiet && showsProgress)
    run.progress = { bar.show($0) }
    defer { bar.end() }
    run.sceneIsLaidOut = { [isInterrupted] in if !isInterrupted() { drawing.draw($0) } }
    let outcome = run.outcome()
    guard !outcome.hasNoScreen else { return .none }
    console.report(outcome.notes)
    console.noteMissingPackages(around: inputs.files.map(\.folder))
    for (path, failure) in outcome.faults { console.error("\(failure.words)", path: path, at: failure.position) }
    for finding in outcome.report.findings where finding.key.rule == "unreadable" && finding.severity == .error {
      console.error(PrintableText(finding.text), path: finding.key.path, at: finding.place?.position)
    }
    console.report(drawing.undrawnImages)
    var page = ReportPage(drawing.data(in: projects), findings: outcome.report)
    answers?.take(drawing.subjects)
    page.live = answers?.place
    page.baseline = baseline
    page.isSwept = scenes.sizes.rangeForFindings != nil
    var status = ExitStatus.success
    if outcome.hasUnreadable { status = outcome.hasMissing ? .noInput : .badInput }
    for (_, failure) in outcome.faults { status = .gravest(status, failure.status) }
    return .page(
      Result(
        page: page, report: outcome.report, status: status, isInterrupted: outcome.isInterrupted,
        left: outcome.left.map(\.description)))
  }
}
