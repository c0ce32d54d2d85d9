import Documents
import FileSystem
import Findings
import Fixes
import LayoutModel
import LayoutOutput
import LayoutPictures
import Lint
import Notations
import SceneSources

extension CommandDescription {
  static let lint = CommandDescription(
    name: "lint",
    overview: "finds what is wrong with every screen of an app, under all conditions, and reports it once",
    arguments: "[PATH…]",
    argumentHelp:
      "fixtures, Interface Builder files, Swift files, or folders of them; the present folder if left out. "
      + "Hidden folders, packages that are checked out (Pods, Carthage, SourcePackages, node_modules), DerivedData and what .gitignore "
      + "names are passed over",
    argumentCount: 0...Int.max,
    options: LayoutOptions.table + [.lintWidth, .sure, .repairs, .reporter, .config] + Baseline.table + [
      .buildFolder, .noCode, .unconfined, .time, .jobs, .cache, .shard, .allowEmpty, .color, .quiet,
    ]
      + Strictness.table,
    example: "layout lint App --reporter summary --reporter json:findings.json"
  ) { try LintCommand($0).run() }
}

extension CommandOption {
  static let reporter = CommandOption(
    name: "reporter", value: "NAME[:FILE]", choices: LintReporter.table.map(\.name), isRepeatable: true,
    help: "how findings are printed, and where: "
      + LintReporter.table.map { "\($0.name), \($0.summary)" }.joined(separator: "; ")
      + "; \(LintReporter.standard.name) on standard output if left out")
  static let config = CommandOption(
    name: "config", value: "FILE", completion: .paths,
    help: "the configuration; the nearest .layout.json of each input's folder and those around it if left out")
  static let lintWidth = CommandOption(
    name: "width", value: "FROM...TO",
    help: "look at every width of the window too, such as 320...1366, and report exact ranges")
  static let sure = CommandOption(
    name: "sure",
    help: "report only what is sure: nothing that rests on a guess, such as a size that only the canvas has")
  static let repairs = CommandOption(
    name: "repairs",
    help: "prove what `layout fix` would make and offer, and let reporters show it as edits")
  static let jobs = CommandOption(
    name: "jobs", value: "COUNT", help: "how many screens are laid out at a time; as many as processors if left out")
  static let cache = CommandOption(
    name: "cache", value: "FOLDER", completion: .paths,
    help: "a folder that keeps results: a file that is as it was isn't laid out again")
  static let shard = CommandOption(
    name: "shard", value: "K/N", help: "look at the K-th of N parts of the screens, which `layout merge` joins")
}

/// The command `layout lint [PATH…]`.
private struct LintCommand {
  private let paths: [Path]
  private let request: LayoutRequest
  private let arguments: ParsedArguments
  private let console: Console
  private let budget: RunBudget
  private let jobs: Int
  private let shard: (index: Int, count: Int)?
  private let widths: ClosedRange<Double>?
  private let strictness: Strictness
  private let reporters: [LintOutputs.Output]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands.map { Path(argument: $0) }
    request = try LayoutRequest(arguments)
    console = try Console(arguments)
    budget = try RunBudget(arguments)
    jobs = try arguments.count(.jobs) ?? (arguments.surroundings.isOneOfMany ? 1 : Threads.processorCount)
    shard = try arguments.shard()
    widths = try arguments.lengths(.lintWidth)
    strictness = try Strictness(arguments)
    reporters = try LintOutputs.asked(by: arguments)
  }

  func run() throws -> ExitStatus {
    var configurations = LintConfigurations(
      of: "lint", console: console, file: arguments.value(.config).map { Path(argument: $0) })
    let start = configurations.configuration(of: paths[0])
    let outputs = configurations.reporting { () throws(ConfigurationError) in
      try LintOutputs(
        reporters.isEmpty ? LintOutputs.configured(by: start) : reporters,
        isOneOfMany: arguments.surroundings.isOneOfMany)
    }
    // If a configuration can't be read, it isn't known whether it names a baseline.
    let baseline = configurations.status == .success ? try Baseline(arguments, configured: start) : nil
    let strictness = self.strictness.configured(isStrict: start.content.isStrict)
    let isGiven = arguments.surroundings.content != nil
    let inputs =
      isGiven
      ? LintInputs(named: paths)
      : LintInputs(
        paths, of: .all, isWanted: { configurations.configuration(of: $0).includes($0) }, built: console.screens)
    var settings: [Path: LintFileSettings] = [:]
    // Faults of a configuration were reported, and should be mended first.
    if configurations.status == .success { try request.checkLanguages(of: isGiven ? [] : inputs.files) }
    for file in inputs.files + inputs.failures.map(\.path) {
      settings[file] = configurations.settings(of: file, request: request, widths: widths)
    }
    configurations.reportLanguages(unknownTo: isGiven ? [] : inputs.files)
    guard configurations.status == .success, let outputs else { return configurations.status }
    console.surroundings.listen(to: .interruption)
    let projects = configurations.projects(of: start)
    let outcome = self.outcome(inputs, settings, projects)
    console.report(outcome.notes)
    if !isGiven { console.noteMissingPackages(around: inputs.files.map(\.folder)) }
    for (path, failure) in outcome.faults { console.error("\(failure.words)", path: path, at: failure.position) }
    let isSureAlone = arguments.has(.sure)
    var report = outcome.report
    // Exactly what is reported is recorded.
    if isSureAlone, baseline?.writes == true { report = report.ofSureFindings }
    var status = ExitStatus.success
    if let baseline {
      let (applied, own) = try baseline.applied(to: report, console, isPart: shard != nil || outcome.isInterrupted)
      report = applied
      status = own
    }
    if isSureAlone { report = report.ofSureFindings }
    if arguments.has(.repairs) {
      // A file of Interface Builder is repaired as it says itself, whatever code makes of it.
      var fix = FixRun(run(inputs, settings, projects, console.surroundings.formats))
      fix.isWritable = { _ in true }
      report.findings = fix.findingsWithRepairs(report.findings)
    }
    status = .gravest(status, strictness.status(of: Set(report.findings.map(\.severity))))
    let drawing = ReportDrawing(
      title: ReportDrawing.title(of: paths),
      scenes: ReportScenes(
        sizes: widths.map { ReportSizes(widths: $0, heights: nil, isRequested: true) } ?? .standard, sceneName: nil)
    ) { [settings] in settings[$0] ?? LintFileSettings() }
    let written = try outputs.write(report, console) {
      drawing.page(of: $0, inputs.files, console.surroundings.formatsOfProjects, in: projects, jobs: jobs)
    }
    console.report(drawing.undrawnImages)
    if !outputs.printText, !arguments.surroundings.isOneOfMany { console.note(PrintableText(report.layoutCount)) }
    status = .gravest(status, written)
    if outcome.hasUnreadable { status = .gravest(status, outcome.hasMissing ? .noInput : .badInput) }
    for (_, failure) in outcome.faults { status = .gravest(status, failure.status) }
    // One of many shards or requests may have no screen.
    let isPart = shard != nil || arguments.surroundings.isOneOfMany
    if outcome.hasNoScreen, !isPart, !arguments.has(.allowEmpty) {
      return .gravest(status, console.reportNoScreen(in: paths))
    }
    if baseline == nil, outputs.printLines, !arguments.surroundings.isOneOfMany {
      for line in report.closing { console.sum(PrintableText(line)) }
    }
    if status != .success, outputs.printNothing {
      let count = report.findings.count
      console.error("\(count) \(count == 1 ? "finding is" : "findings are") in the files that --reporter names")
    }
    guard outcome.isInterrupted else { return status }
    return .gravest(status, budget.status(leaving: outcome.left.map(\.description), console))
  }

  private func outcome(
    _ inputs: LintInputs, _ settings: [Path: LintFileSettings], _ projects: Projects
  ) -> LintOutcome {
    var run = run(inputs, settings, projects, console.surroundings.formatsOfProjects)
    run.cache = arguments.value(.cache).map { LintCache(in: Path(argument: $0), version: Program.version) }
    let bar = ProgressBar(isShown: console.surroundings.hasTerminal && !console.isQuiet)
    run.progress = { bar.show($0) }
    defer { bar.end() }
    return run.outcome()
  }

  private func run(
    _ inputs: LintInputs, _ settings: [Path: LintFileSettings], _ projects: Projects, _ formats: SceneFormats
  ) -> LintRun {
    let standard = LintFileSettings(asked: request)
    var run = LintRun(inputs) { settings[$0] ?? standard }
    run.projects = projects
    run.jobs = jobs
    run.shard = shard
    run.formats = formats
    if let content = arguments.surroundings.content {
      run.projects = nil
      run.contents = { _ throws(SceneFile.Failure) in content }
    }
    run.isInterrupted = budget.isOver
    return run
  }
}

/// The destinations of the findings, and the format for each.
struct LintOutputs {
  /// A format, and the file to write; `nil` for standard output.
  typealias Output = (reporter: LintReporter, file: Path?)

  private var outputs: [Output]

  /// Returns the outputs that the options request; empty if there are none.
  static func asked(by arguments: ParsedArguments) throws(UsageError) -> [Output] {
    try arguments.all(.reporter).map { text throws(UsageError) in try output(text) }
  }

  /// Returns the outputs that a configuration requests.
  static func configured(by configuration: ProjectConfiguration) throws(ConfigurationError) -> [Output] {
    let names = LintReporter.table.map(\.name)
    var problems: [InputProblem] = []
    let outputs = configuration.content.reporters.compactMap { placed -> Output? in
      if let output = try? output(placed.text) { return output }
      let name = String(placed.text.prefix { $0 != ":" })
      problems.append(
        InputProblem(
          .unknownName(name, what: "reporter", nearest: Spelling.nearest(to: name, among: names), known: names),
          at: placed.position))
      return nil
    }
    guard problems.isEmpty else { throw configuration.error(problems) }
    return outputs
  }

  /// Creates outputs, to which GitHub's own is added within its runner.
  ///
  /// - Parameters:
  ///   - outputs: The requested outputs.
  ///   - standard: The format printed if none is requested.
  ///   - isOneOfMany: Whether this is one request of many.
  init(_ outputs: [Output], standard: LintReporter = .standard, isOneOfMany: Bool = false) {
    self.outputs = outputs.isEmpty ? [(standard, nil)] : outputs
    guard GitHubActions.isRunning, !isOneOfMany else { return }
    if !outputs.contains(where: { $0.reporter.name == GitHubActions.reporter.name }) {
      self.outputs.append((GitHubActions.reporter, nil))
    }
  }

  private static func output(_ text: String) throws(UsageError) -> Output {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let reporter = LintReporter.named(parts[0]) else {
      throw ParsedArguments.unknown(parts[0], of: .reporter)
    }
    return (reporter, parts.count > 1 && parts[1] != "-" ? Path(argument: parts[1]) : nil)
  }

  /// A Boolean value that tells whether a person reads standard output; if Xcode runs the program, nobody does.
  var printLines: Bool {
    outputs.contains { $0.reporter.name == LintReporter.standard.name && $0.file == nil }
      && Environment.values(of: LintReporterContext.variables)["XCODE_VERSION_ACTUAL"] == nil
  }

  /// A Boolean value that tells whether a text is printed that ends with the number of layouts.
  var printText: Bool { outputs.contains { $0.file == nil && $0.reporter.isText } }

  /// A Boolean value that tells whether everything goes to files.
  var printNothing: Bool { !outputs.contains { $0.file == nil } }

  /// Writes a report in every format.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - console: The console that prints it and reports failures to write.
  ///   - page: The report's page, made on demand.
  /// - Returns: Whether everything could be written.
  /// - Throws: The reason why standard output can't be written.
  func write(
    _ report: LintReport, _ console: Console, page: @escaping @Sendable (LintReport) -> ReportPage
  ) throws(Files.Failure) -> ExitStatus {
    let context = LintReporterContext(
      version: Program.version, workingFolder: Files.workingFolder?.description ?? "",
      environment: Environment.values(of: LintReporterContext.variables), isColored: console.isColored,
      contents: { try? Files.contents(of: Path($0), limit: DocumentLimits.standard.maximumBytes) },
      page: { PrintableText(document: page($0).html) })
    var status = ExitStatus.success
    for (reporter, file) in outputs {
      let text = reporter.text(report, context)
      guard let file else {
        try console.print(text)
        continue
      }
      do throws(Files.Failure) {
        try Files.replace(file, with: text)
      } catch {
        console.error("\(error.message)", path: file.description)
        status = .gravest(status, error.status)
      }
    }
    return console.surroundings.isOneOfMany ? status : .gravest(status, GitHubActions.writeSummary(of: report, console))
  }
}

extension ParsedArguments {
  /// Returns the positive whole number that an option gives.
  func count(_ option: CommandOption) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let count = Int(text), count > 0 else { throw .malformedCount(text, option: option.name) }
    return count
  }

  /// Returns the requested part of the screens.
  fileprivate func shard() throws(UsageError) -> (index: Int, count: Int)? {
    guard let text = value(.shard) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count else {
      throw .malformedShard(text, option: CommandOption.shard.name)
    }
    return (index, count)
  }
}
