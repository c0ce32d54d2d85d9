import LayoutInput
import LayoutModel
import LayoutOutput

extension CommandDescription {
  static let solve = CommandDescription(
    name: "solve", overview: "lays a screen out and prints the frames", arguments: "INPUT",
    argumentHelp: "a fixture, .json, an Interface Builder file, .xib or .storyboard, or - for standard input",
    argumentCount: 1...1,
    options: LayoutOptions.table + LayoutOptions.tableOfUnnamed
      + [.scene, .format, .output, .strict, .color, .quiet, .verbose],
    example: "layout solve Fixtures/BigNerdRanch/heavy-rotation.json --orientation landscapeLeft"
  ) { try SolveCommand($0).run() }
}

/// `layout solve INPUT`.
private struct SolveCommand {
  private enum Format: String {
    case json, text
  }

  private let input: String
  private let layoutOptions: LayoutOptions
  private let format: Format
  private let output: String?
  private let isStrict: Bool
  private let isVerbose: Bool
  private let console: Console

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = arguments.operands[0]
    layoutOptions = try LayoutOptions(arguments)
    format = try arguments.choice(.format, Format.init) ?? .json
    output = arguments.value(.output)
    isStrict = arguments.has(.strict)
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
    let result: SceneFile.Result
    do {
      result = try file.layouts(file.targets(layoutOptions), layoutOptions)
    } catch let error as InputError {
      error.problems.forEach { console.report($0, in: input) }
      return .badInput
    } catch let error as DeviceError {
      console.error(error.description, path: input)
      return .badInput
    } catch let error as LayoutFailure {
      console.error(error.words, path: input)
      return error.status
    }
    do throws(Files.Failure) {
      try write(result.layouts, named: file.name)
    } catch {
      console.error(error.message, path: output)
      return error.status
    }
    console.report(result.warnings, in: input, each: isVerbose)
    result.exceptions.forEach { console.report($0, in: input) }
    let status = report(result.layouts)
    return result.exceptions.isEmpty ? status : .badInput
  }

  private func write(_ layouts: [ScreenLayout], named name: String) throws(Files.Failure) {
    let text =
      switch format {
      case .json: FrameDump(fixture: name, layouts: layouts).text
      case .text: HierarchyDescription.text(fixture: name, layouts: layouts)
      }
    try console.write(text, to: output)
  }

  /// Prints what was found; the status says whether it counts.
  private func report(_ layouts: [ScreenLayout]) -> ExitStatus {
    var isFound = false
    for layout in layouts {
      let name = ([layout.scene].compactMap(\.self) + [layout.device.id, layout.requestedOrientation.name])
        .joined(separator: ", ")
      for diagnostic in layout.diagnostics {
        console.report(diagnostic, in: input, layout: name)
        if diagnostic.severity != .note { isFound = true }
      }
    }
    return isStrict && isFound ? .findings : .success
  }
}
