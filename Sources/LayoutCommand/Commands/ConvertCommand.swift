import LayoutInput
import LayoutModel

extension CommandDescription {
  static let convert = CommandDescription(
    name: "convert", overview: "writes a scene of an Interface Builder file as a fixture", arguments: "INPUT",
    argumentHelp: "a .xib or .storyboard, a fixture, .json, which is written anew, or - for standard input",
    argumentCount: 1...1,
    options: [
      .scene, .deviceToConvertFor, .orientationToConvertFor, .systemVersion, .layoutDirection, .contentSizeCategory,
      .output, .color, .quiet, .verbose,
    ], example: "layout convert Main.storyboard --scene DetailViewController --output detail.json"
  ) { try ConvertCommand($0).run() }
}

extension CommandOption {
  /// The two that stand for a whole run of layouts elsewhere: a fixture is for one device, its variations for one
  /// orientation.
  fileprivate static let deviceToConvertFor = CommandOption(
    name: device.name, value: device.value, choices: DeviceCatalogue.familyIDs,
    help: "the device that the fixture is for, and whose variations count; the file's own canvas if left out")
  fileprivate static let orientationToConvertFor = CommandOption(
    name: orientation.name, value: orientation.value, choices: InterfaceOrientation.allCases.map(\.name),
    help: "the interface orientation whose variations count; the canvas's if left out")
}

/// `layout convert INPUT`.
private struct ConvertCommand {
  private let input: String
  private let layoutOptions: LayoutOptions
  private let output: String?
  private let isVerbose: Bool
  private let console: Console

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = arguments.operands[0]
    layoutOptions = try LayoutOptions(arguments)
    for (option, count) in [
      (CommandOption.deviceToConvertFor, layoutOptions.devices.count),
      (CommandOption.orientationToConvertFor, layoutOptions.orientations.count),
    ] where count > 1 {
      throw ParsedArguments.unknown(arguments.value(option) ?? "", of: option)
    }
    output = arguments.value(.output)
    isVerbose = arguments.has(.verbose)
    console = try Console(arguments)
  }

  func run() throws -> ExitStatus {
    let file: SceneFile
    do throws(SceneFile.Failure) {
      file = try SceneFile(reading: input)
    } catch {
      error.report(in: input, to: console)
      return error.status
    }
    let text: String
    let warnings: [InputWarning]
    do {
      let found = try file.scene(layoutOptions)
      guard let scene = found.scene else {
        console.error("there is no view in the file to make a fixture of", path: input)
        return .badInput
      }
      warnings = found.warnings
      text = Fixture.text(of: scene)
    } catch let error as InputError {
      error.problems.forEach { console.report($0, in: input) }
      return .badInput
    } catch let error as DeviceError {
      console.error(error.description, path: input)
      return .badInput
    }
    guard isReadable(text) else { return .badInput }
    do throws(Files.Failure) {
      if let output, output != Files.standardOutput {
        try Files.replace(output, with: text)
      } else {
        try console.print(text)
      }
    } catch {
      console.error(error.message, path: output)
      return error.status
    }
    console.report(warnings, in: input, each: isVerbose)
    return .success
  }

  /// Whether a fixture can be read; not that of a canvas without area, which is reported.
  private func isReadable(_ text: String) -> Bool {
    do throws(InputError) {
      _ = try Fixture.scene(from: Array(text.utf8), name: input)
      return true
    } catch {
      for problem in error.problems {
        console.error("a fixture can't say what this screen has: \(problem.message)", path: input)
      }
      return false
    }
  }
}
