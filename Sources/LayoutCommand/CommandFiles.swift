import FileSystem
import LayoutAnalysis
import LayoutInput
import LayoutModel
import LayoutSimulator

/// A command's one input and where its result goes; what is wrong with either is told here.
struct CommandFiles {
  let input: String
  let output: String?
  let console: Console

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = arguments.operands[0]
    output = arguments.value(.output)
    console = try Console(arguments)
  }

  /// Reads the input and does something with it, and says what is wrong where that can't be.
  ///
  /// - Throws: What isn't the files' fault: `UsageError`.
  func withInput(_ body: (SceneFile) throws -> ExitStatus) throws -> ExitStatus {
    do {
      return try body(try SceneFile(reading: input))
    } catch let error as SceneFile.Failure {
      error.report(in: input, to: console)
      return error.status
    } catch let error as InputError {
      error.problems.forEach { console.report($0, in: input) }
      return .badInput
    } catch let error as SceneChoiceError {
      throw UsageError.scene(error, option: CommandOption.scene.name)
    } catch let error as DeviceError {
      console.error(error.description, path: input)
      return .badInput
    } catch let error as LayoutFailure {
      console.error(error.words, path: input)
      return error.status
    } catch let error as SimulatedException {
      console.report(error, in: input)
      return .badInput
    } catch let error as Files.Failure {
      console.error(error.message, path: output)
      return error.status
    }
  }

  /// Writes the result.
  func write(_ text: String) throws(Files.Failure) {
    if let output, output != Files.standardOutput {
      try Files.replace(output, with: text)
    } else {
      try console.print(text)
    }
  }
}
