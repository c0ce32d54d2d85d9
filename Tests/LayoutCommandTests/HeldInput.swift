import Foundation
import LayoutTestSupport

/// An input that a command waits for: a pipe with a name. A test knows by it what the command is at, whatever the time that takes.
struct HeldInput {
  let path: String

  /// Makes the pipe.
  init(at path: String) throws {
    guard unsafe mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    self.path = path
  }

  /// Runs the command, which is to read the pipe, asks for its end while it does, and gives the pipe's content only then.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - input: The command's standard input.
  ///   - content: The content of the pipe.
  ///   - ask: Asks for the end.
  /// - Returns: The status and standard output.
  /// - Throws: The reason why it can't be run.
  func end(
    _ arguments: [String], input: String = "", giving content: Data, by ask: (Process) -> Void
  ) throws -> (status: Int32, output: String) {
    let process = BuiltCommand.process(arguments)
    let (stdin, stdout) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (stdin, stdout)
    process.standardError = FileHandle.nullDevice
    // A command that ends without a look at the pipe keeps nobody waiting.
    process.terminationHandler = { [path] _ in close(unsafe open(path, O_RDONLY | O_NONBLOCK)) }
    try process.run()
    // Standard input stays open.
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    // This waits until the command opens the pipe too.
    let pipe = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    ask(process)
    try pipe.write(contentsOf: content)
    try pipe.close()
    let output = String(decoding: try stdout.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
