import Documents
import Explanations
import FileSystem
import LayoutModel
import LayoutOutput
import SceneSources

extension CommandOption {
  static let log = CommandOption(
    name: "log", value: "PATH", completion: .paths,
    help:
      "what UIKit or AppKit printed of constraints that can't hold together, a file or - for standard input: show the "
      + "smallest set that has no solution, who made each, the likeliest mistake, and what mends it")
  static let logSources = CommandOption(
    name: "in", value: "PATH", completion: .paths, isRepeatable: true,
    help: "with --log, look the constraints up in a fixture or an Interface Builder file, or in all of a folder")
}

/// The command `layout explain --log PATH`.
struct ExplainLogCommand {
  private let path: Path
  private let format: ResultFormat
  private let output: CommandOutput
  private let console: Console
  private let sources: [Path]

  /// The maximum size of a log, in bytes.
  private static let largest = 64 << 20
  /// The maximum number of problems that are reported for lines.
  private static let maximumProblems = 20

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = Path(argument: arguments.value(.log) ?? "-")
    if let operand = arguments.operands.first {
      throw .unexpectedArgument(operand, option: CommandOption.log.name)
    }
    format = try arguments.format(.explainFormat, standard: .text)
    output = try CommandOutput(arguments)
    console = try Console(arguments)
    sources = arguments.all(.logSources).map { Path(argument: $0) }
    if let written = arguments.outputPath, Files.areSame(input: path, output: written) {
      throw .outputIsInput(written.description, option: CommandOption.output.name)
    }
  }

  func run() throws -> ExitStatus {
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.contents(of: path, limit: Self.largest)
    } catch {
      console.error("\(error.message)", path: path.description)
      return error.status
    }
    guard bytes.count <= Self.largest else {
      console.error("a log has at most \(Self.largest >> 20) MB", path: path.description)
      return .badInput
    }
    let log = ConflictLog(reading: bytes)
    guard !log.conflicts.isEmpty else {
      console.error(
        "nothing here reads as a constraint that UIKit or AppKit printed, such as <NSLayoutConstraint:0x60 …>",
        path: path.description)
      return .badInput
    }
    let (places, status) = places()
    let answer = LogAnswer(log, in: places)
    let written = try output.write(format == .json ? PrintableText(document: answer.json) : answer.text)
    return .gravest(.gravest(status, reportUnread(of: log)), written)
  }

  /// Reports lines that aren't understood, and the case that nothing is. If something is understood, such lines are no
  /// error.
  private func reportUnread(of log: ConflictLog) -> ExitStatus {
    let problems = log.conflicts.flatMap(\.unread).compactMap(\.problem)
    let isUnderstood = !log.conflicts.allSatisfy(\.constraints.isEmpty)
    for problem in problems.prefix(Self.maximumProblems) {
      let (message, position) = (
        "\(problem.message)" as PrintableText, SourcePosition(line: problem.line, column: problem.column)
      )
      if isUnderstood {
        console.warn(message, path: path.description, at: position)
      } else {
        console.error(message, path: path.description, at: position)
      }
    }
    guard !isUnderstood else { return .success }
    if problems.isEmpty { console.error("nothing of this log is understood", path: path.description) }
    return .badInput
  }

  /// Reads the constraints that sources declare. Unreadable files in a folder are skipped; one named directly is
  /// reported.
  private func places() -> (places: LogPlaces, status: ExitStatus) {
    var places = LogPlaces()
    var status = ExitStatus.success
    for source in sources {
      let isFolder = Files.kind(of: source) == .folder
      let files =
        isFolder ? Files.files(below: source).files.filter { SceneFormats.documents.format(of: $0) != nil } : [source]
      for file in files {
        do {
          try places.add(try SceneFormats.documents.source(at: file))
        } catch let error as SceneFile.Failure {
          guard !isFolder else { continue }
          error.report(in: file.description, to: console)
          status = .gravest(status, error.status)
        } catch {
          guard !isFolder else { continue }
          console.error("this can't be laid out, so its constraints aren't looked through", path: file.description)
          status = .gravest(status, .badInput)
        }
      }
    }
    return (places, status)
  }
}
