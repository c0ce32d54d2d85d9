import Documents
import FileSystem
import Fixtures
import LayoutModel
import Notations
import SceneSources

extension CommandDescription {
  static let convert = CommandDescription(
    name: "convert", overview: "writes a scene of an Interface Builder file as a fixture", arguments: "INPUT…",
    argumentHelp:
      "\(SceneFormat.interfaceBuilder.endingWords) files, \(SceneFormat.fixture.several), \(SceneFormat.fixture.endingWords), "
      + "which are written anew, or - for standard input",
    argumentCount: 1...Int.max,
    options: [
      .scene, .deviceToConvertFor, .systemVersion.once, .orientationToConvertFor, .contentSizeCategory.once,
      .layoutDirection.once, .localization.once, .conditions.once, .updateFrames, .outputOfConversions, .buildFolder,
      .noCode, .unconfined,
      .color, .quiet,
      .verbose,
    ], example: "layout convert Main.storyboard --scene DetailViewController --output detail.json"
  ) { arguments in
    guard arguments.has(.updateFrames) else { return try ConvertCommand(arguments).run() }
    return try UpdateFramesCommand(arguments).run()
  }
}

extension CommandOption {
  fileprivate static let updateFrames = CommandOption(
    name: "update-frames",
    help:
      "write into the file itself, or to --output, the frames that its constraints give, as Xcode's Update Frames does; "
      + "nothing else is changed")
  /// The device and orientation that take several values in other commands. A fixture is for a single device, and its variations for a
  /// single orientation.
  fileprivate static let deviceToConvertFor = CommandOption(
    name: device.name, value: device.value, choices: deviceNames,
    help: "the device that the fixture is for, and whose variations count; the file's own canvas if left out")
  fileprivate static let orientationToConvertFor = CommandOption(
    name: orientation.name, value: orientation.value, choices: InterfaceOrientation.allCases.map(\.name),
    help: "the interface orientation whose variations count; the canvas's if left out")
}

/// The command `layout convert INPUT…`.
private struct ConvertCommand {
  private let files: CommandFiles
  private let request: LayoutRequest
  private let isVerbose: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    request = try LayoutRequest(arguments)
    try request.checkLanguages(arguments)
    let counts: [(CommandOption, Int)] = [
      (.deviceToConvertFor, request.devices.count),
      (.orientationToConvertFor, request.orientations.count),
      (.contentSizeCategory.once, request.contentSizeCategories.count),
      (.layoutDirection.once, request.layoutDirections.count),
      (.localization.once, request.localizations.contains(LayoutOptions.all) ? 2 : request.localizations.count),
    ]
    for (option, count) in counts where count > 1 {
      throw ParsedArguments.unknown(arguments.value(option) ?? "", of: option)
    }
    guard request.asked.count == 1, request.named.allSatisfy({ $0.size == nil && $0.pseudolanguage == nil }) else {
      throw .conversion(option: CommandOption.conditions.name)
    }
    isVerbose = arguments.has(.verbose)
    files = try CommandFiles(arguments, ending: "json", mayReplaceInput: true)
    // No reader accepts several fixtures in one stream.
    guard files.files.count == 1 || files.files.allSatisfy({ $0.outputPath != nil })
    else { throw .missingFolder(inputs: files.files.count, option: CommandOption.output.name) }
  }

  func run() throws -> ExitStatus {
    try files.withEachInput { file, scenes in
      let (scene, warnings) = try scenes.scene(request)
      file.console.report(scenes.notes)
      guard let scene else {
        file.console.error("there is no view in the file to make a fixture of", path: file.input, at: scenes.position)
        return .badInput
      }
      let text = Fixture.text(of: scene)
      guard isReadable(text, file, at: scenes.position) else { return .badInput }
      try file.write(PrintableText(document: text))
      file.console.report(warnings, in: file.input, each: isVerbose)
      return .success
    }
  }

  /// Tells whether a fixture can be read; that of a canvas without area can't, which is reported.
  private func isReadable(_ text: String, _ file: CommandFile, at position: SourcePosition?) -> Bool {
    do throws(InputError) {
      _ = try Fixture.scene(from: Array(text.utf8), name: file.input)
      return true
    } catch {
      for problem in error.problems {
        file.console.error(
          "a fixture can't say what this screen has: \(problem.message)", path: file.input, at: position)
      }
      return false
    }
  }
}

/// The command `layout convert --update-frames INPUT…`.
private struct UpdateFramesCommand {
  private let inputs: [Path]
  private let output: Path?
  /// A Boolean value that tells whether the result is printed.
  private let isPrinted: Bool
  private let console: Console

  init(_ arguments: ParsedArguments) throws(UsageError) {
    for option in CommandDescription.convert.options.prefix(8) where arguments.has(option) {
      throw .excluding(option: CommandOption.updateFrames.name, other: option.name)
    }
    inputs = arguments.operands.map { Path(argument: $0) }
    output = arguments.outputPath
    isPrinted = output == nil && (arguments.has(.outputOfConversions) || inputs == [Files.standardInput])
    guard inputs.count == 1 || (output == nil && !isPrinted) else {
      throw .excluding(option: CommandOption.updateFrames.name, other: CommandOption.output.name)
    }
    console = try Console(arguments)
  }

  func run() throws -> ExitStatus {
    var status = ExitStatus.success
    for input in inputs { status = .gravest(status, try update(input)) }
    return status
  }

  private func update(_ input: Path) throws -> ExitStatus {
    let file = CommandFile(inputPath: input, outputPath: output, console: console)
    return try file.reportingErrors(at: nil) {
      let bytes: [UInt8]
      do throws(Files.Failure) {
        bytes = try Files.contents(of: input, limit: DocumentLimits.standard.maximumBytes)
      } catch {
        console.error("\(error.message)", path: file.input)
        return error.status
      }
      let update = try FrameUpdate(bytes, name: input.name.stem.description)
      if !update.isSettled {
        console.note("frames don't come to rest: another run would change some again", path: file.input)
      }
      let text = PrintableText(writtenBack: String(decoding: update.bytes, as: UTF8.self))
      guard Array(text.string.utf8) == update.bytes else {
        console.error("the file holds characters that can't be written back as they are", path: file.input)
        return .badInput
      }
      if isPrinted || output != nil {
        try file.write(text)
      } else {
        if update.bytes != bytes { try Files.replace(input, with: text) }
        let views = update.updatedViews
        try console.print(
          "\(file.input): \(views == 0 ? "no frame" : "\(views) \(views == 1 ? "frame" : "frames")") updated\n")
      }
      return .success
    }
  }
}
