import Documents
import FileSystem
import LayoutAnalysis
import LayoutInput
import LayoutModel
import LayoutSimulator

/// An input of a command and where its result goes; what is wrong with either is reported here.
struct CommandFile {
  let inputPath: Path
  /// The file that the result goes to; `nil` for standard output.
  let outputPath: Path?
  let console: Console
  /// Whether the command has other inputs, which what is wrong with this one doesn't keep from their results.
  var isOneOfSeveral = false

  /// The input as it is called in messages.
  var input: String { inputPath.description }

  /// Reads the input and does something with it, and says what is wrong where that can't be.
  ///
  /// - Throws: What isn't the files' fault: `UsageError`.
  func withInput(_ body: (SceneFile) throws -> ExitStatus) throws -> ExitStatus {
    let file: SceneFile
    do throws(SceneFile.Failure) {
      file = try console.surroundings.file(at: inputPath)
    } catch {
      error.report(in: input, to: console)
      return error.status
    }
    return try reportingErrors(at: file.position) { try body(file) }
  }

  /// Does something with the input that was read, and says what is wrong where that can't be.
  ///
  /// - Parameters:
  ///   - position: The place of what is wrong with the input as a whole.
  ///   - body: What is done.
  /// - Returns: The body's status, or that of what is wrong.
  /// - Throws: What isn't the files' fault: `UsageError`.
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

  /// Where a result goes that is written part by part. A file is replaced once all is there.
  ///
  /// - Parameter isForPeople: As for `write`.
  /// - Returns: The stream; what it holds back is written as it finishes.
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
  ///   - isForPeople: Whether it is text, which the input's name stands above where results of several are printed.
  /// - Throws: Why it can't be written.
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
  /// What stands above one of several results, as `head` prints it above one of several files.
  static func heading(_ name: String) -> PrintableText { "==> \(name) <==\n" }
}
