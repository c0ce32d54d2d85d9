import Documents
import FileSystem
import LayoutCommand
import LayoutModel
import LayoutOutput

/// The properties of every command line, whatever it says: its status, its words, its result, and the files that it
/// leaves.
struct CommandCheck {
  let folder: CommandFolder
  let script: CommandScript

  /// Runs a script's command lines in its folder.
  func run(isThorough: Bool, _ verdict: inout Verdict) {
    folder.fill(with: script.files)
    for arguments in script.commands {
      let line = CommandLineReading(arguments)
      let result = folder.run(arguments, input: script.input)
      verdict.isAccepted = [.success, .findings].contains(result.status)
      check(result, of: line, &verdict)
      if isThorough, line.isRepeatable {
        verdict.expect(
          folder.run(arguments, input: script.input) == result, "a command line run again gives other bytes")
      }
      checkRecording(result, of: line, &verdict)
      checkConversion(result, of: line, &verdict)
    }
    checkFiles(&verdict)
  }

  // MARK: Streams

  private func check(_ result: CommandFolder.Result, of line: CommandLineReading, _ verdict: inout Verdict) {
    let errors = text(result.errors, "standard error", &verdict)
    // A picture is bytes.
    let isPicture = result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]) && line.value("format") == "png"
    let output = isPicture ? "" : text(result.output, "standard output", &verdict)
    verdict.expect(result.status != .internalFault, "a fault of the program", errors)
    switch result.status {
    case .success: break
    case .findings:
      let tellsOnOutput = ["verify", "lint", "fix", "merge", "diff"].contains(line.command)
      let isTold = !errors.isEmpty || line.has("quiet") || tellsOnOutput
      verdict.expect(isTold, "status 1 without a word", "\(line.arguments)")
    case .usage:
      verdict.expect(errors.hasPrefix("error: "), "wrong usage without an error", errors)
      verdict.expect(errors.contains("\nSee `layout "), "wrong usage without help", errors)
    case .badInput, .noInput, .internalFault, .cannotWrite, .interrupted:
      // What can't be read is among the findings of lint, and those that fix leaves.
      let isFinding = ["lint", "fix", "merge"].contains(line.command) && (!output.isEmpty || line.has("quiet"))
      let isTold = errors.contains("error: ") || isFinding || line.has("color")
      verdict.expect(isTold, "a status without an error", errors)
    }
    if result.status == .usage {
      // A path is told whole.
      let lines = errors.split(separator: "\n").filter { line in !line.split(separator: " ").contains { $0.count > 200 }
      }
      let longest = lines.map(\.count).max() ?? 0
      verdict.expect(longest <= DiagnosticText.maximumLineLength, "wrong usage in a line that is too long", errors)
    }
    let isResult = line.result == .standardOutput && [.success, .findings].contains(result.status)
    if isResult, !output.isEmpty { checkResult(result.output, of: line, &verdict) }
  }

  private func text(_ bytes: [UInt8], _ stream: String, _ verdict: inout Verdict) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      verdict.note("\(stream) that isn't UTF-8")
      return ""
    }
    // Completion scripts have tabs; a severity is bold where colours are asked for.
    var plain = text.replacing("\t", with: " ")
    if plain.utf8.contains(0x1B) {
      for code in ["\u{1B}[0m", "\u{1B}[1;31m", "\u{1B}[1;35m", "\u{1B}[1;36m"] { plain.replace(code, with: "") }
    }
    verdict.expect(MessageCheck.isClean(plain), "\(stream) with control characters", plain)
    return text
  }

  // MARK: Results

  private func checkResult(_ bytes: [UInt8], of line: CommandLineReading, _ verdict: inout Verdict) {
    guard line.writesJSON else { return }
    for document in Self.documents(bytes) { checkDocument(document, of: line, &verdict) }
  }

  /// The documents that stand one behind another: each ends with a brace at the beginning of a line.
  private static func documents(_ bytes: [UInt8]) -> [[UInt8]] {
    var documents: [[UInt8]] = [[]]
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      documents[documents.count - 1] += line + [UInt8(ascii: "\n")]
      if line.elementsEqual("}".utf8) { documents.append([]) }
    }
    // Behind the last line break there is nothing.
    if documents.last?.elementsEqual("\n".utf8) ?? false { documents.removeLast() }
    return documents
  }

  private func checkDocument(_ bytes: [UInt8], of line: CommandLineReading, _ verdict: inout Verdict) {
    // Updated frames are counted in words.
    guard !line.has("update-frames") else { return }
    verdict.expect((try? JSONParser.parse(bytes)) != nil, "a result that is no JSON")
    guard line.command == "solve" else { return }
    do throws(FrameDump.ReadingError) {
      let copy = try FrameDump(reading: bytes)
      verdict.expect(Array(copy.text.utf8) == bytes, "a result reads back as another")
    } catch {
      verdict.note("a result that can't be read", error.message)
    }
  }

  /// Looks whether what was recorded whole is as expected.
  private func checkRecording(_ result: CommandFolder.Result, of line: CommandLineReading, _ verdict: inout Verdict) {
    guard line.command == "verify", line.value("record") == "all", result.status == .success, !line.asksForHelp else {
      return
    }
    // Under the same options: what was recorded of a device is compared on that device.
    let again = folder.run(line.arguments(replacing: "record", by: "never"), input: script.input)
    verdict.expect(
      again.status == .success, "what was recorded isn't as expected",
      String(decoding: again.output + again.errors, as: UTF8.self))
  }

  /// Looks whether a fixture that was made of a file is laid out.
  private func checkConversion(_ result: CommandFolder.Result, of line: CommandLineReading, _ verdict: inout Verdict) {
    guard line.command == "convert", result.status == .success, line.result == .standardOutput, !line.asksForHelp,
      !line.has("update-frames")
    else { return }
    let again = folder.run(["convert", "-"], input: result.output)
    verdict.expect(
      again.status == .success, "a converted fixture isn't read", String(decoding: again.errors, as: UTF8.self))
    verdict.expect(again.output == result.output, "a converted fixture is converted to another")
    // A fixture may leave its device to the command, and may name a version that its device never ran, as the file does.
    let layout = folder.run(
      ["solve", "-", "--device", "iphone-17", "--system-version", "26"], input: result.output)
    verdict.expect(
      [.success, .findings].contains(layout.status), "a converted fixture isn't laid out",
      String(decoding: layout.errors, as: UTF8.self))
  }

  // MARK: Files

  /// The names that a path is made of.
  private static func parts(of path: Path) -> [Path] {
    path.bytes.split(separator: UInt8(ascii: "/")).map { Path(bytes: $0) }
  }

  /// The options whose values name what is written.
  private static let outputOptions = ["output", "reporter", "baseline", "cache", "pictures"]

  /// Returns the output that a command line asks for.
  private static func outputs(of line: CommandLineReading) -> [String] {
    // Files whose frames are updated are written where they are.
    var outputs = line.has("update-frames") ? line.operands : []
    for (position, argument) in line.arguments.enumerated() {
      guard let option = outputOptions.first(where: { argument == "--\($0)" || argument.hasPrefix("--\($0)=") }) else {
        continue
      }
      let value = argument == "--\(option)" ? line.arguments.dropFirst(position + 1).first ?? "" : argument
      outputs += [value] + value.split(whereSeparator: { $0 == ":" || $0 == "=" }).map(String.init)
    }
    return outputs + [line.value("output")].compactMap(\.self)
  }

  /// Looks whether inputs are as they were, and nothing is there that nobody asked for.
  private func checkFiles(_ verdict: inout Verdict) {
    let lines = script.commands.map(CommandLineReading.init)
    let outputs = Set(lines.flatMap { Self.outputs(of: $0) }.flatMap { Self.parts(of: Path(argument: $0)) })
    let isRecording = lines.contains { $0.command == "verify" }
    let stems = Set(lines.flatMap(\.operands).map { Path(argument: $0).name.stem })
    var own: Set<Path> = []
    for file in script.files {
      own.insert(file.name)
      let isGolden = file.name.hasSuffix(".golden.json") || file.name.hasSuffix(".actual.json")
      guard outputs.isDisjoint(with: Self.parts(of: file.name)), !(isRecording && isGolden) else { continue }
      // Of two files of one name the last stands.
      guard script.files.count(where: { $0.name == file.name }) == 1 else { continue }
      let bytes = folder.contents(of: file.name)
      verdict.expect(bytes == file.bytes || (bytes == nil && file.name.bytes.count > 255), "an input that was changed")
    }
    for name in folder.names() where !own.contains(name) && outputs.isDisjoint(with: Self.parts(of: name)) {
      let isGolden = [".golden.json", ".actual.json", ".actual.txt"].contains { name.hasSuffix($0) }
      // What is kept has a name of its own: 32 digits.
      let isKept = outputs.contains(".") && name.hasSuffix(".json") && name.bytes.count == 37
      let isPicture = outputs.contains(".") && [".svg", ".png", ".html"].contains { name.hasSuffix($0) }
      // Of several inputs each has its result, by its own name.
      let isResult = outputs.contains(".") && stems.contains(name.name.stem)
      let isAskedFor = isRecording && isGolden || isKept || isPicture || isResult
      verdict.expect(isAskedFor, "a file that nobody asked for", "\(name)")
    }
  }
}

/// The request of a command line, read without the program's own reader: rather nothing than something wrong.
struct CommandLineReading {
  let arguments: [String]
  let command: String?
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  enum Result {
    case standardOutput, file
  }

  init(_ arguments: [String]) {
    self.arguments = arguments
    let command = CommandTable.commands.first { $0.name == arguments.first }
    self.command = command?.name
    guard let command else { return }
    guard let parsed = try? ParsedArguments(arguments.dropFirst(), options: command.allOptions) else { return }
    operands = parsed.operands
    for option in command.allOptions where parsed.has(option) { values[option.name] = parsed.all(option) }
  }

  /// The line with another value of an option, which stands before all the rest.
  func arguments(replacing option: String, by value: String) -> [String] {
    var rest: [String] = []
    var isValue = false
    for argument in arguments.dropFirst() {
      defer { isValue = argument == "--\(option)" }
      guard !isValue, argument != "--\(option)", !argument.hasPrefix("--\(option)=") else { continue }
      rest.append(argument)
    }
    return [arguments[0], "--\(option)", value] + rest
  }

  /// A Boolean that tells whether help may be the answer, be the rest of the line right or not.
  var asksForHelp: Bool { has("help") || arguments.contains("--help") || arguments.contains("-h") }

  func has(_ option: String) -> Bool { values[option] != nil }
  func value(_ option: String) -> String? { values[option]?.last }

  /// The destination of the result.
  var result: Result { [nil, "-"].contains(value("output")) ? .standardOutput : .file }

  /// A Boolean that tells whether the same line gives the same again: it writes no file.
  var isRepeatable: Bool { command != "verify" && result == .standardOutput && !has("write-baseline") }

  /// A Boolean that tells whether the result is JSON.
  var writesJSON: Bool {
    guard !asksForHelp else { return false }
    switch command {
    case "solve", "trace": return [nil, "json"].contains(value("format"))
    case "convert": return true
    case "schema": return value("format") != "markdown"
    case "explain", "devices": return value("format") == "json"
    default: return false
    }
  }
}
