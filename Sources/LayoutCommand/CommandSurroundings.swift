import Documents
import FileSystem
import LayoutAnalysis

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a command runs: where its results and its messages go, and where its input comes from.
struct CommandSurroundings: Sendable {
  /// What takes results.
  var print: @Sendable (PrintableText) throws(Files.Failure) -> Void
  /// What takes messages.
  var tell: @Sendable (PrintableText) -> Void
  /// Whether the command is one of many that run beside each other in the process.
  var isOneOfMany = false
  /// The content of the input, in place of what its path holds.
  var content: [UInt8]?

  /// The process: its standard output, its standard error, and files.
  static let process = CommandSurroundings(
    print: { text throws(Files.Failure) in try Files.send(text, to: STDOUT_FILENO) },
    // Where standard error can't be written, there is nowhere to say so.
    tell: { try? Files.send($0, to: STDERR_FILENO) })

  /// Reads an input. What is given as content stands in no folder, and has nothing beside it.
  ///
  /// - Throws: `SceneFile.Failure`.
  func file(at path: Path) throws(SceneFile.Failure) -> SceneFile {
    guard let content else { return try SceneFile(reading: path) }
    return try SceneFile(content, at: path, in: nil)
  }
}
