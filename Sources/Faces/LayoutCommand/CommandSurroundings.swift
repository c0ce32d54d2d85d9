import Differences
import Documents
import FileSystem
import SceneSources
import SwiftSources

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The surroundings in which a command runs: its input, and the places for its results and messages.
struct CommandSurroundings: Sendable {
  /// Writes a result.
  var print: @Sendable (PrintableText) throws(Files.Failure) -> Void
  /// Writes a message.
  var tell: @Sendable (PrintableText) -> Void
  /// Takes messages in the place of `tell`, before they are text; `nil` where they are written.
  var collect: (@Sendable (ConsoleMessage) -> Void)?
  /// A Boolean value that tells whether the command is all that the process does: then it listens to the process's signals, and knows
  /// whether the messages are seen on a terminal.
  var ownsProcess = false
  /// The golden files that are written where no option says it.
  var recordMode = RecordMode.standard
  /// A Boolean value that tells whether the command is one request of a batch.
  var isOneOfMany = false
  /// The content of the input, which replaces the content of its path.
  var content: [UInt8]?
  /// A Boolean value that tells whether no Swift code is built and run, since the command says so.
  var leavesCodeAlone = false
  /// The Swift code that inputs may be; `nil` where they can't be any.
  var code: CodeLibrary?

  /// The process: its standard output, its standard error, and files.
  static let process = CommandSurroundings(
    print: { text throws(Files.Failure) in try Files.send(text, to: STDOUT_FILENO) },
    // If standard error can't be written, there is nowhere to report it.
    tell: { try? Files.send($0, to: STDERR_FILENO) },
    ownsProcess: true)

  /// A Boolean value that tells whether messages are seen on a terminal.
  var hasTerminal: Bool { ownsProcess && isatty(STDERR_FILENO) == 1 }

  /// Makes a signal a request to end after the present work, where the signal is meant for this command.
  func listen(to signal: EndSignal) {
    if ownsProcess { signal.listen() }
  }

  /// Reads an input. Content that is given directly is in no folder, and has no files beside it.
  ///
  /// - Throws: `SceneFile.Failure`.
  func file(at path: Path) throws(SceneFile.Failure) -> any SceneSource {
    guard let content else { return try formats.source(at: path) }
    return try formats.source(at: path, in: nil) { content }
  }

  /// The formats of inputs. What is given as content is no code, which is built where it lies.
  var formats: SceneFormats { code.map(\.formats).flatMap { content == nil ? $0 : nil } ?? .documents }
  /// The formats of runs over files, with the scenes that code makes of files of Interface Builder.
  var formatsOfProjects: SceneFormats {
    code.map(\.formatsOfProjects).flatMap { content == nil ? $0 : nil } ?? .documents
  }
}
