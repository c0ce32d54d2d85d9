import Documents
import FileSystem

/// The place for the result of a command without an input file.
struct CommandOutput {
  private let path: Path?
  private let console: Console

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.outputPath
    console = try Console(arguments)
  }

  /// Writes the result, and reports if that fails.
  func write(_ text: PrintableText) throws(Files.Failure) -> ExitStatus {
    guard let path else {
      try console.print(text)
      return .success
    }
    do throws(Files.Failure) {
      try Files.replace(path, with: text)
      return .success
    } catch {
      console.error("\(error.message)", path: path.description)
      return error.status
    }
  }
}

extension ParsedArguments {
  /// The file or folder that `--output` names; `nil` for standard output, which `-` stands for too.
  var outputPath: Path? {
    value(.output).map { Path(argument: $0) }.flatMap { $0 == Files.standardOutput ? nil : $0 }
  }
}
