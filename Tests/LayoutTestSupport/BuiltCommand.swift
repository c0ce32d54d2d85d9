package import Foundation

/// The command as it is shipped, run as a process: the binary that `LAYOUT_COMMAND` names, as `tools/test` sets it.
package enum BuiltCommand {
  package typealias Result = ChildProcess.Result

  private static let path = ProcessInfo.processInfo.environment["LAYOUT_COMMAND"]

  /// A Boolean that tells whether there is a binary to run.
  package static var isHere: Bool { path.map { FileManager.default.isExecutableFile(atPath: $0) } ?? false }

  /// The reason why a test is skipped.
  package static let reason = "the built command is absent: run the tests by tools/test"

  /// Runs the command with arguments, an input, and variables beside those of the tests.
  package static func run(_ arguments: String..., input: Data = Data()) throws -> ChildProcess.Result {
    try run(arguments, input: input)
  }

  /// Runs the command with arguments, an input, and variables beside those of the tests.
  package static func run(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws -> ChildProcess.Result {
    try ChildProcess.run(URL(fileURLWithPath: path ?? ""), arguments, input: input, environment: environment)
  }

  /// Returns a process of the command that isn't started yet.
  package static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = arguments
    return process
  }

  /// Does something in a folder with a `bin` in which the command is called `layout`, as where it is installed.
  package static func installed<Result>(_ body: (_ folder: URL, _ bin: URL) throws -> Result) throws -> Result {
    try TemporaryFolder.with { folder in
      let bin = folder.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: bin.appendingPathComponent("layout"),
        withDestinationURL: URL(fileURLWithPath: path ?? "").resolvingSymlinksInPath())
      return try body(folder, bin)
    }
  }
}
