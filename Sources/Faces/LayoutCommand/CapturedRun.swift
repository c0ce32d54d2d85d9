package import Differences
import Documents
import FileSystem
import LayoutModel

/// A command line that ran in this process beside others, with what it would have written to the process's streams.
///
/// Files are read and written as always. Standard input, the working folder and the environment's variables are the process's own; signals
/// go to whoever owns the process.
package struct CapturedRun: Sendable {
  package let status: ExitStatus
  /// The texts for standard output.
  package let output: String
  /// The texts for standard error.
  package let errors: String

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: The command line, which excludes the program's name.
  ///   - mode: The golden files that are written where no option says it.
  package init(_ arguments: [String], recording mode: RecordMode = .standard) {
    let kept = Kept()
    var surroundings = CommandSurroundings(
      print: { text throws(Files.Failure) in kept.output.withLock { $0 += text.string } },
      tell: { text in kept.errors.withLock { $0 += text.string } })
    surroundings.recordMode = mode
    status = Program.run(arguments, in: surroundings)
    output = kept.output.withLock { $0 }
    errors = kept.errors.withLock { $0 }
  }

  private final class Kept: Sendable {
    let output = Guarded("")
    let errors = Guarded("")
  }
}
