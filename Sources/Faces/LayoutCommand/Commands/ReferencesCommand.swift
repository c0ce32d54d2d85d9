import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutPictures
import SceneSources
import SwiftSources

extension CommandDescription {
  static let references = CommandDescription(
    name: "references", overview: "compares the snapshots that a project's tests kept on a Mac with its screens here",
    arguments: "PROJECT…",
    argumentHelp: "folders of projects with snapshot tests, or Swift files of them", argumentCount: 1...Int.max,
    options: [
      .deviceOfSimulator, .versionOfSimulator, .scaleOfSimulator, .pageOfPairs, .require, .listFormat, .output,
      .buildFolder,
      .noCode, .unconfined, .config, .time, .allSnapshots, .color, .quiet,
    ],
    example: "layout references App --device iphone-8 --report references.html"
  ) { try ReferencesCommand($0).run() }
}

extension CommandOption {
  fileprivate static let deviceOfSimulator = CommandOption(
    name: device.name, value: "ID", choices: device.once.choices,
    help: "the simulator's device, of the catalogue; iphone-17 if left out")
  fileprivate static let versionOfSimulator = CommandOption(
    name: systemVersion.name, value: "VERSION",
    help: "the simulator's iOS version, such as 12.1; the newest that the device ran if left out")
  fileprivate static let scaleOfSimulator = CommandOption(
    name: scale.name, value: "FACTOR", help: "the simulator's pixels a point, such as 2; the device's own if left out")
  fileprivate static let pageOfPairs = CommandOption(
    name: "report", value: "FILE", completion: .paths,
    help: "write a page of the pairs: theirs, ours, and the difference")
  fileprivate static let require = CommandOption(
    name: "require", value: "SHARE",
    help: "end with status 1 if less than this share of the snapshots that were found is as recorded, such as 90%")
  fileprivate static let allSnapshots = CommandOption(
    name: verbose.name, help: "list every snapshot, not only those that aren't as recorded")
}

/// The command `layout references PROJECT…`.
private struct ReferencesCommand {
  private let paths: [Path]
  private let conditions: Conditions
  private let scale: Double?
  private let page: Path?
  private let share: Double?
  private let format: ResultFormat
  private let isVerbose: Bool
  private let output: CommandOutput
  private let library: CodeLibrary
  private let console: Console
  private let budget: RunBudget

  init(_ arguments: ParsedArguments) throws(UsageError) {
    paths = arguments.operands.map { Path(argument: $0) }
    conditions = try Self.conditions(arguments)
    scale = try arguments.scale()
    page = arguments.value(.pageOfPairs).map { Path(argument: $0) }
    share = try arguments.value(.require).map { text throws(UsageError) in try Self.share(text) }
    format = try arguments.format(.listFormat, standard: .text)
    isVerbose = arguments.has(.allSnapshots)
    output = try CommandOutput(arguments)
    console = try Console(arguments)
    budget = try RunBudget(arguments)
    library = CodeLibrary(arguments, console) { $0.takeSnapshotsAlone() }
  }

  func run() throws -> ExitStatus {
    console.surroundings.listen(to: .interruption)
    var (projects, status): ([ComparedProject], ExitStatus) = ([], .success)
    var (left, tests): ([String], [(place: Path, runs: SnapshotTestRuns)]) = ([], [])
    for path in paths {
      for place in library.places(in: path) {
        guard !budget.isOver() else {
          left.append(place.description)
          continue
        }
        do throws(CodeError) {
          guard let runs = try runs(of: place) else {
            status = .gravest(status, .badInput)
            continue
          }
          // Several files may be of one project, whose tests are run once.
          guard !tests.contains(where: { $0.runs.folder == runs.folder }) else { continue }
          tests.append((place, runs))
          if !runs.isWhole { left.append(place.description) }
        } catch {
          status = .gravest(status, console.report(error))
        }
      }
    }
    for (place, runs) in tests {
      var comparison = ReferenceComparison(of: runs, drawsAll: page != nil)
      projects.append(try comparison.compared(as: place))
      if let fault = comparison.fault { console.warn(fault.message, path: place.description) }
    }
    if !left.isEmpty { status = .gravest(status, budget.status(leaving: left, console)) }
    guard !projects.isEmpty else { return status }
    if left.isEmpty, projects.allSatisfy({ $0.tests == 0 }) {
      console.error("there are no snapshot tests", path: paths.map(\.description).joined(separator: ", "))
      return .gravest(status, .noInput)
    }
    let listing = ReferenceListing(projects, isVerbose: isVerbose)
    if let page { status = .gravest(status, try write(projects, to: page)) }
    let text = format == .json ? listing.json : listing.text
    status = .gravest(status, try output.write(PrintableText(document: text)))
    if let share, listing.sum.shareAsRecorded < share {
      console.error("\(listing.sum.percentage) of the snapshots are as recorded, and more are required")
      status = .gravest(status, .findings)
    }
    return status
  }

  /// Runs the tests of a project; gives none where the code may not run.
  private func runs(of place: Path) throws(CodeError) -> SnapshotTestRuns? {
    if let reason = try library.refusal(around: place) {
      console.error("snapshot tests are run, and the code here isn't: \(reason)", path: place.description)
      return nil
    }
    return try library.snapshotTests(around: place, under: conditions, scale: scale, isStopped: budget.isOver)
  }

  private func write(_ projects: [ComparedProject], to page: Path) throws -> ExitStatus {
    let html = ReferencesPage.html(
      title: projects.map { $0.name.description }.joined(separator: ", "), projects.flatMap(\.entries))
    do throws(Files.Failure) {
      try Files.makeFolder(page.folder)
      try Files.replace(page, with: PrintableText(document: html))
      return .success
    } catch {
      console.error("\(error.message)", path: page.description)
      return error.status
    }
  }

  private static func conditions(_ arguments: ParsedArguments) throws(UsageError) -> Conditions {
    var conditions = Conditions()
    if let text = arguments.value(.systemVersion) {
      guard let version = SystemVersion(text) else { throw .malformedVersion(text) }
      conditions.systemVersion = version
    }
    conditions.device = arguments.value(.device)
    do throws(DeviceError) {
      _ = try CodeLibrary.device(under: conditions)
    } catch {
      throw .device(error)
    }
    return conditions
  }

  /// The share that a text names: `90%` or `0.9`.
  private static func share(_ text: String) throws(UsageError) -> Double {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? String(text.dropLast()) : text),
      (0...(isPercent ? 100 : 1)).contains(number)
    else { throw .malformedShare(text, option: CommandOption.require.name) }
    return isPercent ? number / 100 : number
  }
}
