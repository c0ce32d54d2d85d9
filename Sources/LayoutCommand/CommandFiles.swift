import Documents
import FileSystem
import LayoutAnalysis
import LayoutInput
import LayoutModel
import LayoutSimulator

/// A command's one input and where its result goes; what is wrong with either is told here.
struct CommandFiles {
  let inputPath: Path
  let outputPath: Path?
  let console: Console

  /// The files that arguments name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, an input first.
  ///   - mayReplaceInput: Whether the result may take the input's place.
  /// - Throws: `UsageError` where it may not, and would.
  init(_ arguments: ParsedArguments, mayReplaceInput: Bool = false) throws(UsageError) {
    inputPath = Path(argument: arguments.operands[0])
    outputPath = arguments.value(.output).map { Path(argument: $0) }
    console = try Console(arguments)
    if let outputPath, !mayReplaceInput, Files.areSame(input: inputPath, output: outputPath) {
      throw .outputIsInput(outputPath.description, option: CommandOption.output.name)
    }
  }

  /// The input as it is called in messages.
  var input: String { inputPath.description }

  /// Reads the input and does something with it, and says what is wrong where that can't be.
  ///
  /// - Throws: What isn't the files' fault: `UsageError`.
  func withInput(_ body: (SceneFile) throws -> ExitStatus) throws -> ExitStatus {
    let file: SceneFile
    do throws(SceneFile.Failure) {
      file = try SceneFile(reading: inputPath)
    } catch {
      error.report(in: input, to: console)
      return error.status
    }
    do {
      return try body(file)
    } catch let error as InputError {
      error.problems.forEach { console.report($0, in: input) }
      return .badInput
    } catch let error as SceneChoiceError {
      throw UsageError.scene(error, option: CommandOption.scene.name)
    } catch let error as DeviceError {
      console.error("\(error)", path: input, at: file.position)
      return .badInput
    } catch let error as LayoutFailure {
      console.error("\(error.words)", path: input, at: error.position ?? file.position)
      return error.status
    } catch let error as SimulatedException {
      console.report(error, in: input, at: file.position)
      return .findings
    } catch let error as Files.Failure {
      console.error("\(error.message)", path: outputPath?.description)
      return error.status
    }
  }

  /// Where a result goes that is written part by part. A file is replaced once all is there.
  var stream: TextStream {
    let isFile = outputPath.map { $0 != Files.standardOutput } ?? false
    return TextStream(heldBack: isFile ? .max : TextStream.standardHeldBack) { try write($0) }
  }

  /// Writes the result.
  func write(_ text: PrintableText) throws(Files.Failure) {
    if let outputPath, outputPath != Files.standardOutput {
      try Files.replace(outputPath, with: text)
    } else {
      try console.print(text)
    }
  }
}
