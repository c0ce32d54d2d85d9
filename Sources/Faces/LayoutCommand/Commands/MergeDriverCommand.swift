import Differences
import Documents
import FileSystem
import Findings
import InterfaceBuilder
import LayoutModel
import Lint
import SceneSources

extension CommandDescription {
  static let mergeDriver = CommandDescription(
    name: "merge-driver",
    overview: "merges three versions of a storyboard, a xib or a fixture by their screens, for git",
    arguments: "BASE OURS THEIRS",
    argumentHelp:
      "the version that both sides began with, and those of both sides; the merged file takes the place of OURS. To have git "
      + "call it: `git config merge.layout.name \"screens, by their parts\"`, `git config merge.layout.driver "
      + "\"layout merge-driver %O %A %B --path %P --marker-size %L\"`, and in .gitattributes `*.storyboard merge=layout`, "
      + "`*.xib merge=layout`. Views and constraints are the same where their ids are, wherever they stand. Where the sides are at odds "
      + "ours holds, git's markers stand in a comment of the file, which stays well-formed, and the status is 1",
    argumentCount: 3...3, options: [.pathOfMerge, .markerSize, .output, .color, .quiet],
    example: "layout merge-driver base.xib ours.xib theirs.xib --output merged.xib"
  ) { try MergeDriverCommand($0).run() }
}

extension CommandOption {
  fileprivate static let pathOfMerge = CommandOption(
    name: "path", value: "PATH", completion: .paths,
    help: "the file's path in the repository, by which its format is known and messages name it; OURS if left out")
  fileprivate static let markerSize = CommandOption(
    name: "marker-size", value: "COUNT", help: "the length of git's markers; 7 if left out")
}

/// The command `layout merge-driver BASE OURS THEIRS`.
private struct MergeDriverCommand {
  private let base: Path
  private let ours: Path
  private let theirs: Path
  private let path: Path
  private let marker: Int
  private let output: Path
  private let console: Console

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let operands = arguments.operands.map { Path(argument: $0) }
    (base, ours, theirs) = (operands[0], operands[1], operands[2])
    path = arguments.value(.pathOfMerge).map { Path(argument: $0) } ?? ours
    marker = try arguments.count(.markerSize) ?? MergedFile.standardMarker
    output = arguments.value(.output).map { Path(argument: $0) } ?? ours
    console = try Console(arguments)
  }

  func run() throws -> ExitStatus {
    let limit = DocumentLimits.standard.maximumBytes
    let versions = try [base, ours, theirs].map { path throws(Files.Failure) in
      try Files.contents(of: path, limit: limit)
    }
    var merged: MergedFile?
    do throws(DocumentError) {
      merged = try self.merged(versions)
    } catch {
      console.error(
        "one of the versions can't be read, so its lines are merged: \(error.message)", path: path.description)
      return try mergeLines()
    }
    guard let merged else { return try mergeLines() }
    guard try write(merged.bytes) else { return .badInput }
    for conflict in merged.conflicts { console.error("\(conflict.words)", path: path.description) }
    if !merged.settled.isEmpty {
      let count = merged.settled.count
      console.note(
        "\(count) \(count == 1 ? "frame was" : "frames were") changed by both sides, and \(count == 1 ? "is" : "are") as ours has \(count == 1 ? "it" : "them"); layout fix updates frames",
        path: path.description)
    }
    tellFindings(merged.bytes, besides: [versions[1], versions[2]])
    return merged.conflicts.isEmpty ? .success : .findings
  }

  /// Writes the merged file, unless some of its characters would be written otherwise; returns whether it did.
  private func write(_ bytes: [UInt8]) throws(Files.Failure) -> Bool {
    let text = PrintableText(writtenBack: String(decoding: bytes, as: UTF8.self))
    guard Array(text.string.utf8) == bytes else {
      console.error("the file holds characters that can't be written back as they are", path: path.description)
      return false
    }
    try Files.replace(output, with: text)
    return true
  }

  /// Merges the versions by their parts; `nil` where only their lines can be merged.
  private func merged(_ versions: [[UInt8]]) throws(DocumentError) -> MergedFile? {
    if path.hasEnding(of: InterfaceBuilderFile.endings) {
      return try FileMerge.interfaceBuilder(base: versions[0], ours: versions[1], theirs: versions[2], marker: marker)
    }
    // A merge of lines keeps comments and the arrangement.
    if let lines = try? Git.mergedLines(base, ours, theirs, marker: marker), lines.isClean,
      (try? JSONParser.parse(lines.bytes)) != nil
    {
      return MergedFile(bytes: lines.bytes)
    }
    return try FileMerge.json(base: versions[0], ours: versions[1], theirs: versions[2], marker: marker)
  }

  /// Merges lines as git does.
  private func mergeLines() throws -> ExitStatus {
    do {
      let lines = try Git.mergedLines(base, ours, theirs, marker: marker)
      guard try write(lines.bytes) else { return .badInput }
      return lines.isClean ? .success : .findings
    } catch let error as Git.Failure {
      console.error(PrintableText(error.message), path: path.description)
      return .badInput
    }
  }

  /// Lays out the merged file, and tells what lint is sure of that it found on neither side.
  private func tellFindings(_ bytes: [UInt8], besides sides: [[UInt8]]) {
    guard !console.isQuiet, !sides.contains(bytes) else { return }
    let known = Set(sides.flatMap { findings(in: $0).map(\.key) })
    for finding in findings(in: bytes) where !known.contains(finding.key) && finding.severity != .note {
      if finding.severity == .error {
        console.error(PrintableText("merged: \(finding.message)"), path: path.description, at: finding.place?.position)
      } else {
        console.warn(PrintableText("merged: \(finding.message)"), path: path.description, at: finding.place?.position)
      }
    }
  }

  private func findings(in bytes: [UInt8]) -> [LintFinding] {
    // A merge waits for this, so that two phones are enough.
    let settings = LintFileSettings(
      over: LayoutRequest(devices: Array(DeviceCatalogue.current.prefix(2)), orientations: [.portrait]))
    var run = LintRun(LintInputs(named: [path])) { _ in settings }
    // What lies beside the file is of one of the sides, or in the middle of the merge.
    run.projects = nil
    run.contents = { _ throws(SceneFile.Failure) in bytes }
    return run.outcome().report.findings
  }
}

extension Git {
  /// Merges lines of three files, as `git merge-file --diff3` does.
  ///
  /// - Returns: The merged lines, and whether nothing was at odds.
  fileprivate static func mergedLines(
    _ base: Path, _ ours: Path, _ theirs: Path, marker: Int
  ) throws(Failure) -> (bytes: [UInt8], isClean: Bool) {
    let words = ["merge-file", "-p", "--diff3", "--marker-size=\(marker)", "-L", "ours", "-L", "base", "-L", "theirs"]
    let result = try Git.result(of: words.map { Path($0) } + [ours, base, theirs])
    // The status is the number of conflicts, and beyond these a failure.
    guard (0...127).contains(result.status) else { throw Failure(message: "git can't merge the lines") }
    return (result.output, result.status == 0)
  }
}
