import Documents
import FileSystem
import LayoutModel
import LayoutSimulator
import Notations
import SceneSources

/// An input of a command and the place of its result. Faults of either are reported here.
struct CommandFile {
  let inputPath: Path
  /// The file for the result; `nil` for standard output.
  let outputPath: Path?
  let console: Console
  /// A Boolean value that tells whether the command has other inputs, whose results a fault of this one doesn't
  /// prevent.
  var isOneOfSeveral = false

  /// The input's name in messages.
  var input: String { inputPath.description }

  /// Reads the input and processes it, and reports any fault.
  ///
  /// - Throws: `UsageError`, which is no fault of the files.
  func withInput(_ body: (any SceneSource) throws -> ExitStatus) throws -> ExitStatus {
    let file: any SceneSource
    do throws(SceneFile.Failure) {
      file = try console.surroundings.file(at: inputPath)
    } catch {
      error.report(in: input, to: console)
      return error.status
    }
    // A fixture says all of itself, and what is given as content has no folder.
    if file.fixture == nil, console.surroundings.content == nil {
      let status = console.checkConfigurations(of: [inputPath])
      guard status == .success else { return status }
    }
    return try reportingErrors(at: file.position) { try body(file) }
  }

  /// Processes the input that was read, and reports any fault.
  ///
  /// - Parameters:
  ///   - position: The position for faults of the input as a whole.
  ///   - body: The processing.
  /// - Returns: The body's status, or that of the fault.
  /// - Throws: `UsageError`, which is no fault of the files.
  func reportingErrors(at position: SourcePosition?, _ body: () throws -> ExitStatus) throws -> ExitStatus {
    do {
      return try body()
    } catch let error as InputError {
      error.problems.forEach { console.report($0, in: input) }
      return .badInput
    } catch let error as ConfigurationError {
      error.cause.report(in: error.path.description, to: console)
      return error.cause.status
    } catch let error as SceneChoiceError {
      let usage = UsageError.scene(error, option: CommandOption.scene.name)
      guard isOneOfSeveral else { throw usage }
      console.error(usage.message, path: input, at: position)
      return .badInput
    } catch let error as ImpossibleConditions {
      console.error("\(error)", path: input, at: position)
      return .badInput
    } catch let error as DeviceError {
      console.error("\(error)", path: input, at: position)
      return .badInput
    } catch let error as LayoutFailure {
      console.error("\(error.words)", path: input, at: error.position ?? position)
      return error.status
    } catch let error as SimulatedException {
      console.report(error, in: input, at: position)
      return .findings
    } catch let error as Rasterizer.Failure {
      console.error(error.message, path: outputPath?.description)
      return error.status
    } catch let error as Files.Failure {
      console.error("\(error.message)", path: outputPath?.description)
      return error.status
    }
  }

  /// Returns a stream for a result that is written in parts. A file is replaced once everything is written.
  ///
  /// - Parameter isForPeople: As for `write`.
  /// - Returns: The stream; the remaining text is written when the stream finishes.
  func stream(isForPeople: Bool) -> TextStream {
    guard outputPath == nil else { return TextStream(heldBack: .max) { try write($0) } }
    var stream = TextStream { try write($0) }
    if isOneOfSeveral, isForPeople { stream.text = PrintableText.heading(input).string }
    return stream
  }

  /// Writes the result.
  ///
  /// - Parameters:
  ///   - text: The result.
  ///   - isForPeople: Whether it is text. If the results of several inputs are printed, the input's name then goes
  ///     above it.
  /// - Throws: The reason why it can't be written.
  func write(_ text: PrintableText, isForPeople: Bool = false) throws(Files.Failure) {
    if let outputPath {
      if isOneOfSeveral { try Files.makeFolder(outputPath.folder) }
      try Files.replace(outputPath, with: text)
    } else {
      try console.print(isOneOfSeveral && isForPeople ? .heading(input) + text : text)
    }
  }
}

extension PrintableText {
  /// Returns the heading above one of several results, as `head` prints it for several files.
  static func heading(_ name: String) -> PrintableText { "==> \(name) <==\n" }
}
