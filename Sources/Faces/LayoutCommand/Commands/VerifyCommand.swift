import Differences
import Documents
import FileSystem
import LayoutModel
import SceneSources
import Sweeps

extension CommandDescription {
  static let verify = CommandDescription(
    name: "verify", overview: "compares layouts with their golden files", arguments: "[PATH…]",
    argumentHelp: "fixtures, Interface Builder files, Swift files, or folders of them; the present folder if left out",
    argumentCount: 0...Int.max,
    options: LayoutOptions.table + [
      .record, .prune, .pictures, .allowEmpty, .strictGolden, .buildFolder, .noCode, .unconfined, .time, .color, .quiet,
      .allDifferences,
    ],
    example: "layout verify Fixtures"
  ) { try VerifyCommand($0).run() }
}

extension CommandOption {
  fileprivate static let prune = CommandOption(
    name: "prune",
    help: "remove from golden files what is asked for no longer, scenes, devices and languages that are gone, "
      + "and golden files without an input")
  fileprivate static let pictures = CommandOption(
    name: "pictures", value: "FOLDER", completion: .paths,
    help: "write pictures of each layout that differs: before, after, and what moved")
  fileprivate static let strictGolden = CommandOption(
    name: strict.name, help: "end with status 1 where a golden file holds an error")
  fileprivate static let allDifferences = CommandOption(
    name: verbose.name, help: "show every difference, however many there are")
}

/// The command `layout verify [PATH…]`.
private struct VerifyCommand {
  private let paths: [Path]
  private let request: LayoutRequest
  private let console: Console
  private let budget: RunBudget
  private let mode: RecordMode
  /// A Boolean value that tells whether recording was requested, so that a missing golden file is no failure.
  private let isRecordingAsked: Bool
  private let isStrict: Bool
  private let isVerbose: Bool
  private let prunes: Bool
  private let allowsNothing: Bool
  /// The folder for pictures of differences.
  private let pictureFolder: Path?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    pictureFolder = arguments.value(.pictures).map { Path(argument: $0) }
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands.map { Path(argument: $0) }
    isRecordingAsked = arguments.has(.record)
    mode = try arguments.choice(.record, RecordMode.init) ?? arguments.surroundings.recordMode
    prunes = arguments.has(.prune)
    allowsNothing = arguments.has(.allowEmpty)
    request = try LayoutRequest(arguments)
    isStrict = arguments.has(.strictGolden)
    isVerbose = arguments.has(.allDifferences)
    console = try Console(arguments)
    budget = try RunBudget(arguments)
  }

  func run() throws -> ExitStatus {
    let found = GoldenCase.find(in: paths, of: .all)
    if found.isEmpty, !allowsNothing { return console.reportNoScreen(in: paths) }
    try request.checkLanguages(of: found.cases.map(\.input))
    let check = GoldenCheck(
      mode, request, prunes: prunes, inputs: found.cases.map(\.input), of: console.surroundings.formats)
    var status = console.checkConfigurations(of: found.cases.map(\.input))
    var counts = GoldenReport.Counts()
    for orphan in found.orphans { status = .gravest(status, try remove(orphan: orphan, &counts)) }
    for disorder in found.disorders { status = .gravest(status, report(disorder)) }
    var unreadable = 0
    var pictures = pictureFolder.map { VerifyPictures(in: $0) }
    console.surroundings.listen(to: .interruption)
    for (index, golden) in found.cases.enumerated() {
      // The comparisons until the end are reported.
      guard !budget.isOver() else {
        let left = found.cases[index...].map(\.input.description)
        status = .gravest(status, budget.status(leaving: left, console))
        break
      }
      switch check.check(golden) {
      case .compared(let report):
        counts += report.counts
        status = .gravest(status, try tell(report, of: golden.input))
        if report.counts.differing > 0, let undrawn = try pictures?.write(report, of: golden.input) {
          console.report(undrawn)
        }
      case .unreadable(let failure):
        unreadable += 1
        failure.report(in: golden.input.description, to: console)
        status = .gravest(status, failure.status)
      case .broken(let fault) where fault.cause == .noScreen && allowsNothing: break
      case .broken(let fault):
        unreadable += 1
        status = .gravest(status, report(fault))
      }
    }
    try console.print(PrintableText(summary(counts, unreadable)).line)
    return status
  }

  private func report(_ fault: GoldenFault) -> ExitStatus {
    console.error("\(fault.message)", path: fault.path.description, at: fault.position)
    return fault.status
  }

  /// Removes a golden file, or a text of errors, that has no input, if that is requested.
  private func remove(
    orphan: Path, _ counts: inout GoldenReport.Counts
  ) throws(Files.Failure) -> ExitStatus {
    guard prunes else {
      console.error("this has no input beside it", path: orphan.description)
      return .findings
    }
    counts.pruned += 1
    guard mode != .never else {
      try console.print("\(orphan): to be removed, for it has no input beside it\n")
      return .findings
    }
    Files.remove(orphan)
    guard !Files.isTaken(orphan) else {
      console.error("this can't be removed", path: orphan.description)
      return .cannotWrite
    }
    try console.print("\(orphan): removed, for it had no input beside it\n")
    return .success
  }

  /// Reports conditions of a golden file that no longer exist, and exceptions that UIKit throws instead of layouts.
  private func tellConditions(of report: GoldenReport, of input: Path) throws(Files.Failure) -> ExitStatus {
    var status = ExitStatus.success
    if let removed = report.removedErrors {
      try console.print("\(input): removed \(removed), for the input is accepted\n")
    }
    for thrown in report.exceptions {
      console.error(
        "\(thrown.exception) (\(list(thrown.layouts)))", path: input.description, at: thrown.position)
      status = .findings
    }
    if let device = report.unheldDevice {
      try console.print("\(input): its own device is \(device), of which \(report.kept) holds no layout\n")
    }
    for leftover in report.leftovers {
      try console.print("\(report.kept): \(leftover.reason): \(list(leftover.layouts))\n")
      if report.counts.leftover > 0 { status = .findings }
    }
    return status
  }

  private func tell(_ report: GoldenReport, of input: Path) throws(Files.Failure) -> ExitStatus {
    for error in report.expectedErrors { console.note("\(error)", path: report.kept.description) }
    var status = isStrict && !report.expectedErrors.isEmpty ? ExitStatus.findings : .success
    status = .gravest(status, try tellConditions(of: report, of: input))
    let kept = report.kept
    if report.counts.differing > 0 || report.isWritten {
      for note in report.notes { console.note(PrintableText(note.message), path: note.path.description) }
    }
    if report.counts.differing > 0 {
      try tellDifferences(report, of: input)
      status = .findings
    }
    if !report.failedAssertions.isEmpty {
      let lines = report.failedAssertions.map { failed -> PrintableText in
        let place = failed.assertion.position.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(failed.file ?? input)\(place): \(failed.description)"
      }
      try console.print(lines.joined(separator: "\n").line)
      status = .findings
    }
    if report.counts.missing > 0 || (report.isUnrecorded && !report.isWritten) {
      let what = report.isUnrecorded ? "no golden file beside it" : "missing in \(kept): \(list(report.missing))"
      try console.print("\(input): \(what)\n")
      status = .findings
    }
    if report.isWritten, mode != .missing || report.isUnrecorded || !report.missing.isEmpty {
      let isAdded = mode == .missing && !report.isUnrecorded && !report.missing.isEmpty
      let names: PrintableText =
        isAdded
        ? ": \(list(report.missing))" : report.removed.isEmpty ? "" : "; removed: \(list(report.removed))"
      try console.print("\(input): recorded \(kept)\(names)\n")
      // A new screen must not go unnoticed.
      if mode == .missing, report.isUnrecorded || !report.missing.isEmpty, !isRecordingAsked { status = .findings }
    }
    if !report.pruned.isEmpty {
      try console.print(
        "\(input): \(mode == .never ? "to be removed from" : "removed from") \(kept): \(list(report.pruned))\n")
      if mode == .never { status = .findings }
    }
    return status
  }

  private func tellDifferences(_ report: GoldenReport, of input: Path) throws(Files.Failure) {
    let place: PrintableText =
      switch report.actual {
      case .none: ""
      case .left(let path): "; the actual result is \(path)"
      case .taken(let path): "; the actual result isn't left, for \(path) is a file of yours"
      }
    let all = [report.errorDifference].compactMap(\.self) + report.differences.map { $0.text(isVerbose: isVerbose) }
    let rest = all.count - Self.maximumLines
    let isCut = !isVerbose && rest > 1
    // A finding's list is on lines of its own.
    let lines = all.prefix(isCut ? Self.maximumLines : all.count).flatMap {
      $0.broken(atMost: DiagnosticText.maximumLineLength).split(separator: "\n")
    }
    let more: PrintableText =
      isCut ? "  and \(rest) more differences, which --\(CommandOption.verbose.name) shows\n" : ""
    try console.print("\(input) differs\(place)\n\(PrintableText(lines: lines.map { "  \($0)" }).line)\(more)")
  }

  /// The maximum number of differences that are printed for a file; if there are more, their number is.
  private static let maximumLines = 12

  /// Returns names in a line, only the first few if there are many.
  private func list(_ names: [String]) -> String {
    let rest = isVerbose ? 0 : names.count - Self.maximumNames
    return names.prefix(isVerbose ? names.count : Self.maximumNames).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let maximumNames = 4

  /// Returns the number of layouts with each outcome, and of inputs with none.
  private func summary(_ counts: GoldenReport.Counts, _ unreadable: Int) -> String {
    let rest = [
      (counts.recorded, "recorded"), (counts.missing, "without a golden layout"),
      (counts.pruned, mode == .never ? "to be removed" : "removed"), (counts.leftover, "of what is gone"),
      (counts.thrown, "with an exception"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let files = unreadable == 0 ? [] : ["\(unreadable) \(unreadable == 1 ? "file" : "files") in error"]
    let passed = "\(counts.passed) \(counts.passed == 1 ? "layout" : "layouts") as expected"
    return ([passed, "\(counts.differing) different"] + rest + files).joined(separator: ", ")
  }
}
