import FileSystem
import SceneSources

/// A command's inputs, each with the place of its result.
///
/// The result of a single input goes to the file that `--output` names. Those of several go to files in the folder that
/// it names, each with its input's name.
struct CommandFiles {
  let files: [CommandFile]

  /// Finds the files that arguments name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, each an input.
  ///   - ending: The extension of results in a folder.
  ///   - mayReplaceInput: Whether a result may replace an input.
  /// - Throws: `UsageError` if a result would replace an input without permission, if two results would have one name,
  ///   or if standard input is to be read twice.
  init(_ arguments: ParsedArguments, ending: String, mayReplaceInput: Bool = false) throws(UsageError) {
    let inputs = arguments.operands.map { Path(argument: $0) }
    guard inputs.count(where: { $0 == Files.standardInput }) <= 1 else { throw .repeatedStandardInput }
    let output = arguments.outputPath
    let isSeveral = inputs.count > 1
    let outputs: [Path?]
    if isSeveral, let output {
      outputs = try Self.outputs(of: inputs, in: output, ending: ending)
    } else {
      outputs = inputs.map { _ in output }
    }
    let console = try Console(arguments)
    for output in outputs.compactMap(\.self).uniqued() where !mayReplaceInput {
      for input in inputs where Files.areSame(input: input, output: output) {
        throw .outputIsInput(output.description, option: CommandOption.output.name)
      }
    }
    files = zip(inputs, outputs).map {
      CommandFile(inputPath: $0, outputPath: $1, console: console, isOneOfSeveral: isSeveral)
    }
  }

  /// Returns the files in a folder for the results of several inputs.
  private static func outputs(of inputs: [Path], in folder: Path, ending: String) throws(UsageError) -> [Path] {
    switch Files.kind(of: folder) {
    case .folder, .nothing: break
    // A device or a pipe takes one result after another.
    case .other: return inputs.map { _ in folder }
    case .file: throw .outputIsNoFolder(folder.description, option: CommandOption.output.name)
    }
    var owners: [Path: Path] = [:]
    var outputs: [Path] = []
    for input in inputs {
      let name = input == Files.standardInput ? Path("stdin") : input.name.stem
      let output = folder.file(name.appending(".\(ending)"))
      if let other = owners.updateValue(input, forKey: output) {
        throw .sameOutput(output.description, inputs: [other.description, input.description])
      }
      outputs.append(output)
    }
    return outputs
  }

  /// Processes every input, whatever the faults of others.
  ///
  /// - Returns: The gravest status. If standard output can't be written, that status is returned at once.
  /// - Throws: `UsageError`, which is no fault of the files.
  func withEachInput(_ body: (CommandFile, any SceneSource) throws -> ExitStatus) throws -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      let own = try file.withInput { try body(file, $0) }
      status = .gravest(status, own)
      if own == .cannotWrite, file.outputPath == nil { break }
    }
    return status
  }
}
