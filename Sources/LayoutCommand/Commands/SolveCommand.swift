import LayoutAnalysis
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
  private let files: CommandFiles
  private let request: LayoutRequest
  private let format: ResultFormat
  private let isStrict: Bool
  private let isVerbose: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    request = try LayoutRequest(arguments)
    format = try arguments.format(.format, standard: .json)
    isStrict = arguments.has(.strict)
    isVerbose = arguments.has(.verbose)
    files = try CommandFiles(arguments)
  }

  func run() throws -> ExitStatus {
    try files.withInput { file in
      let result = try file.layouts(file.targets(request), request)
      try files.write(text(of: result.layouts, named: file.name))
      files.console.report(result.warnings, in: files.input, each: isVerbose)
      result.exceptions.forEach { files.console.report($0, in: files.input) }
      let status = report(result.layouts)
      return result.exceptions.isEmpty ? status : .badInput
    }
  }

  private func text(of layouts: [ScreenLayout], named name: String) -> String {
    switch format {
    case .json: FrameDump(fixture: name, layouts: layouts).text
    case .text: HierarchyDescription.text(fixture: name, layouts: layouts)
    }
  }

  /// Prints what was found; the status says whether it counts.
  private func report(_ layouts: [ScreenLayout]) -> ExitStatus {
    var isFound = false
    for layout in layouts {
      let name = ([layout.scene].compactMap(\.self) + [layout.device.id, layout.requestedOrientation.name])
        .joined(separator: ", ")
      for diagnostic in layout.diagnostics {
        files.console.report(diagnostic, in: files.input, layout: name)
        if diagnostic.severity != .note { isFound = true }
      }
    }
    return isStrict && isFound ? .findings : .success
  }
}
