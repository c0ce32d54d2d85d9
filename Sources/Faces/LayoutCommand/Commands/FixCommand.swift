import Documents
import FileSystem
import Findings
import Fixes
import LayoutModel
import LayoutOutput
import Lint
import SceneSources

extension CommandDescription {
  static let fix = CommandDescription(
    name: "fix", overview: "repairs what lint finds, where a proof shows that a repair does nothing else",
    arguments: "[PATH…]",
    argumentHelp:
      "fixtures, Interface Builder files and Swift files, or folders of them; the present folder if left out, or - for standard "
      + "input, whose repaired file is printed",
    argumentCount: 0...Int.max,
    options: [
      .rule, .scenesToFix, .changedSince, .dryRun, .check, .offered, .allOffered,
    ] + LayoutOptions.table + [
      .config, .buildFolder, .noCode, .unconfined, .time, .jobs, .allowEmpty, .color, .quiet,
    ] + Strictness.table,
    example: "layout fix App --rule duplicate-constraint --dry-run"
  ) { try FixCommand($0).run() }
}

extension CommandOption {
  fileprivate static let rule = CommandOption(
    name: "rule", value: "RULE", choices: LintRule.table.map(\.id), isRepeatable: true,
    help: "repair what this rule finds, and nothing else; all rules if left out")
  fileprivate static let scenesToFix = CommandOption(
    name: scene.name, value: "NAME", completion: .scenes, isRepeatable: true,
    help: "repair this scene of a file: a title, a storyboard identifier, a class, an object id; all if left out")
  fileprivate static let changedSince = CommandOption(
    name: "changed-since", value: "REV", help: "repair files that differ from this revision of git, and no others")
  fileprivate static let dryRun = CommandOption(
    name: "dry-run", help: "write nothing, and print what would be written as a patch")
  fileprivate static let check = CommandOption(
    name: "check", help: "write nothing, and end with status 1 if something would be written")
  fileprivate static let offered = CommandOption(
    name: "offered", value: "N", isRepeatable: true, help: "make the repair that was offered under this number too")
  fileprivate static let allOffered = CommandOption(
    name: "all-offered", help: "make the likeliest repair that is offered for each finding too")
}

/// The command `layout fix [PATH…]`.
private struct FixCommand {
  private let paths: [Path]
  private let arguments: ParsedArguments
  private let request: LayoutRequest
  private let console: Console
  private let budget: RunBudget
  private let jobs: Int
  private let strictness: Strictness
  private let rules: Set<String>
  private let chosen: Set<Int>
  private let mode: Mode

  /// The fate of the repaired files.
  private enum Mode {
    case write, patch, check, print
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands.map { Path(argument: $0) }
    request = try LayoutRequest(arguments)
    console = try Console(arguments)
    budget = try RunBudget(arguments)
    jobs = try arguments.count(.jobs) ?? (arguments.surroundings.isOneOfMany ? 1 : Threads.processorCount)
    strictness = try Strictness(arguments)
    for (option, other) in [(CommandOption.dryRun, CommandOption.check), (.offered, .allOffered)]
    where arguments.has(option) && arguments.has(other) {
      throw .excluding(option: option.name, other: other.name)
    }
    for rule in arguments.all(.rule) where LintRule.named(rule) == nil {
      throw ParsedArguments.unknown(rule, of: .rule)
    }
    rules = Set(arguments.all(.rule))
    chosen = Set(
      try arguments.all(.offered).map { text throws(UsageError) in
        guard let number = Int(text), number > 0 else {
          throw .malformedCount(text, option: CommandOption.offered.name)
        }
        return number
      })
    if let revision = arguments.value(.changedSince), revision.hasPrefix("-") {
      throw .malformedRevisions(revision, option: CommandOption.changedSince.name)
    }
    if paths.contains(Files.standardInput), paths.count > 1 { throw .repeatedStandardInput }
    mode =
      arguments.has(.check)
      ? .check : arguments.has(.dryRun) ? .patch : paths == [Files.standardInput] ? .print : .write
  }

  func run() throws -> ExitStatus {
    var configurations = LintConfigurations(
      of: "fix", console: console, file: arguments.value(.config).map { Path(argument: $0) })
    let start = configurations.configuration(of: paths[0])
    let strictness = self.strictness.configured(isStrict: start.content.isStrict)
    let isGiven = arguments.surroundings.content != nil || paths == [Files.standardInput]
    var inputs =
      isGiven
      ? LintInputs(named: paths)
      : LintInputs(
        paths, of: .all, isWanted: { configurations.configuration(of: $0).includes($0) }, built: console.screens)
    var changes: Set<Path>?
    if let revision = arguments.value(.changedSince) {
      do throws(Git.Failure) {
        let changed = try Self.changes(since: revision)
        inputs = inputs.filtered { Files.resolved($0).map(changed.contains) ?? false }
        changes = changed
      } catch {
        console.error(PrintableText(error.message))
        return .badInput
      }
    }
    // A file that is named twice, by a link too, is repaired once.
    var known: Set<Path> = []
    let isLeftAlone = console.surroundings.leavesCodeAlone
    inputs = inputs.filtered { !isLeftAlone || !SceneFormats.all.isBuilt($0) }
    inputs = inputs.filtered { path in Files.resolved(path).map { known.insert($0).inserted } ?? true }
    var settings: [Path: LintFileSettings] = [:]
    for file in inputs.files { settings[file] = configurations.settings(of: file, request: request) }
    guard configurations.status == .success else { return configurations.status }
    console.surroundings.listen(to: .interruption)
    var status = ExitStatus.success
    for (path, failure) in inputs.failures {
      console.error("\(failure.message)", path: path.description)
      status = .gravest(status, failure.status)
    }
    let run = try lint(inputs, settings, configurations.projects(of: start))
    var fix = FixRun(run)
    fix.rules = rules
    fix.isWritable = isWritable(changedSince: changes, under: start)
    var results = fix.repairs(keeping: !chosen.isEmpty || arguments.has(.allOffered))
    if !makeChosen(of: &results) { status = .gravest(status, .badInput) }
    var failed = mode == .write ? changedMeanwhile(results) : []
    if !failed.isEmpty { status = .gravest(status, .findings) }
    for result in results where !failed.contains(result.path) {
      let own = try finish(result)
      if own != .success, mode != .check { failed.insert(result.path) }
      status = .gravest(status, own)
    }
    try tell(results, failed, strictness, &status)
    if run.isInterrupted() {
      let done = Set(results.map(\.path))
      let left = inputs.files.filter { !done.contains($0) }.map(\.description)
      return .gravest(status, budget.status(leaving: left, console))
    }
    if results.isEmpty, status == .success, !arguments.has(.allowEmpty), !arguments.has(.changedSince) {
      return console.reportNoScreen(in: paths)
    }
    return status
  }

  /// The run of lint whose findings are repaired.
  private func lint(
    _ inputs: LintInputs, _ settings: [Path: LintFileSettings], _ projects: Projects
  ) throws -> LintRun {
    let standard = LintFileSettings(asked: request)
    var run = LintRun(inputs) { settings[$0] ?? standard }
    run.projects = projects
    run.jobs = jobs
    run.formats = console.surroundings.formats
    run.isInterrupted = budget.isOver
    let scenes = arguments.all(.scenesToFix)
    if !scenes.isEmpty {
      run.isWanted = { file, id in scenes.contains { PathPattern.matches($0, oneOf: file.names(ofScene: id)) } }
    }
    if let content = arguments.surroundings.content {
      run.projects = nil
      run.contents = { _ throws(SceneFile.Failure) in content }
    } else if paths == [Files.standardInput] {
      let content = try SceneFile.bytes(of: Files.standardInput)
      run.projects = nil
      run.contents = { _ throws(SceneFile.Failure) in content }
    }
    return run
  }

  /// Returns the files that differ from a revision, by full paths.
  private static func changes(since revision: String) throws(Git.Failure) -> Set<Path> {
    let git = try Git()
    let entries = try git.entries(.revisions(revision), [])
    return Set(entries.filter { $0.new != nil }.compactMap { Files.resolved(git.root.file($0.path)) })
  }

  /// Returns a function that tells whether code without screens of its own may be repaired: it lies in a folder that was named, and the
  /// configuration doesn't leave it out.
  private func isWritable(
    changedSince changes: Set<Path>?, under configuration: ProjectConfiguration
  ) -> @Sendable (Path) -> Bool {
    let named = paths.filter { Files.kind(of: $0) == .folder }.compactMap { Files.resolved($0) }
    return { path in
      guard let full = Files.resolved(path) else { return false }
      return configuration.includes(path) && named.contains { full.below($0) != nil }
        && changes.map { $0.contains(full) } ?? true
    }
  }

  // MARK: Choices

  /// Makes the offered repairs that the options name, by their numbers over all files; returns whether there are all.
  private func makeChosen(of results: inout [FileRepairs]) -> Bool {
    guard !chosen.isEmpty || arguments.has(.allOffered) else { return true }
    var number = 0
    for index in results.indices {
      var asked: [RepairCandidate] = []
      for candidate in results[index].offered {
        number += 1
        let isFirst = results[index].offered.first { $0.finding.key == candidate.finding.key } == candidate
        if chosen.contains(number) || (arguments.has(.allOffered) && isFirst) { asked.append(candidate) }
      }
      guard !asked.isEmpty else { continue }
      let others = results.filter(results[index].isOfSameBuild)
      if !others.isEmpty { results[index].follow(others) }
      results[index].make(asked.filter(results[index].offered.contains))
    }
    let unknown = chosen.filter { $0 > number }.sorted()
    for other in unknown { console.error("nothing is offered under the number \(other)") }
    return unknown.isEmpty
  }

  // MARK: Results

  /// Tells which of the files that are to be written somebody wrote meanwhile, and returns them with the files of their builds: a proof is
  /// about all that a build read.
  private func changedMeanwhile(_ results: [FileRepairs]) -> Set<Path> {
    var failed: Set<Path> = []
    for result in results where !failed.contains(result.path) {
      let others = results.filter(result.isOfSameBuild)
      guard ([result] + others).contains(where: { $0.bytes != $0.original }),
        (try? Files.contents(of: result.path, limit: DocumentLimits.standard.maximumBytes)) != result.original
      else { continue }
      console.error("this changed meanwhile, and isn't written", path: result.path.description)
      failed.insert(result.path)
      failed.formUnion(others.map(\.path))
    }
    return failed
  }

  /// Writes a file, or prints it or its patch.
  private func finish(_ result: FileRepairs) throws -> ExitStatus {
    let isChanged = result.bytes != result.original
    let text = PrintableText(writtenBack: String(decoding: result.bytes, as: UTF8.self))
    guard mode == .check || !isChanged || Array(text.string.utf8) == result.bytes else {
      console.error("the file holds characters that can't be written back as they are", path: result.path.description)
      return .badInput
    }
    switch mode {
    case .print: try console.print(text)
    case .patch:
      try console.print(
        PrintableText(writtenBack: LinePatch.text(of: result.path, from: result.original, to: result.bytes)))
    case .check: return isChanged ? .findings : .success
    case .write:
      guard isChanged else { return .success }
      do throws(Files.Failure) {
        try Files.replace(result.path, with: text)
      } catch {
        console.error("\(error.message)", path: result.path.description)
        return error.status
      }
    }
    return .success
  }

  /// Prints a line for each repair, and what is left as lint tells it.
  private func tell(
    _ results: [FileRepairs], _ failed: Set<Path>, _ strictness: Strictness, _ status: inout ExitStatus
  ) throws {
    var lines: [PrintableText] = []
    var number = 0
    for result in results {
      let isWritten = (mode == .write || mode == .print) && !failed.contains(result.path)
      lines += result.made.map { line(isWritten ? "fixed" : "would fix", $0) }
      for candidate in result.offered {
        number += 1
        lines.append(line("offered \(number)", candidate))
      }
      lines += result.refused.map { line("refused", $0, because: $0.repair.refusal) }
    }
    let left = results.flatMap(\.left).filter { rules.isEmpty || rules.contains($0.key.rule) }.sorted()
    let report = LintReport(
      inputs: results.map(\.path.description), scenes: results.flatMap(\.scenes),
      conditions: Set(results.flatMap(\.scenes).flatMap(\.conditions)).sorted(),
      layouts: results.reduce(0) { $0 + $1.layouts }, findings: left, rules: LintRule.table.map(\.description))
    let text =
      lines.map(\.line).joined() + LintReporter.standard.text(report, LintReporterContext(version: Program.version))
    // Standard output is the patch's or the file's.
    if mode == .patch || mode == .print { console.surroundings.tell(text) } else { try console.print(text) }
    status = .gravest(status, strictness.status(of: Set(left.map(\.severity))))
    if results.contains(where: \.isUnreadable) { status = .gravest(status, .badInput) }
  }

  private func line(_ word: String, _ candidate: RepairCandidate, because reason: String? = nil) -> PrintableText {
    let finding = candidate.finding
    let place = finding.place.map { ":\($0.position.line):\($0.position.column)" } ?? ""
    let tail = reason.map { ": \($0)" } ?? ""
    return PrintableText(
      "\(finding.key.path)\(place): \(word): \(candidate.repair.words)\(tail) [\(finding.key.rule)]")
  }
}
