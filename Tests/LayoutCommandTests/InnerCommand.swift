import Differences
import LayoutCommand
import LayoutTestSupport

/// A command line run in the tests' process, with what it prints. `BuiltCommand` runs the program, where its streams, its signals, its
/// environment or its end matter.
enum InnerCommand {
  /// Runs a command line.
  static func run(_ arguments: String...) throws -> ChildProcess.Result { try run(arguments) }

  /// Runs a command line.
  static func run(_ arguments: [String]) throws -> ChildProcess.Result { try run(arguments, .standard) }

  /// Runs `layout verify` with further arguments as on a person's machine: what is missing is recorded, also where the tests run in CI.
  static func verify(_ arguments: [String]) throws -> ChildProcess.Result { try run(["verify"] + arguments, .missing) }

  private static func run(_ arguments: [String], _ mode: RecordMode) throws -> ChildProcess.Result {
    let run = CapturedRun(arguments, recording: mode)
    return ChildProcess.Result(status: run.status.rawValue, output: run.output, errors: run.errors)
  }
}
