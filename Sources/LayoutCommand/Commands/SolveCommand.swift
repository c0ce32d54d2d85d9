import LayoutAnalysis
import LayoutInput
import LayoutModel
import LayoutOutput

extension CommandDescription {
  static let solve = CommandDescription(
    name: "solve", overview: "lays a screen out and prints the frames", arguments: "INPUT",
    argumentHelp: "a fixture, .json, an Interface Builder file, .xib or .storyboard, or - for standard input",
    argumentCount: 1...1,
    options: LayoutOptions.table + [.scene, .format, .output] + Strictness.table + [.color, .quiet, .verbose],
    example: "layout solve Fixtures/BigNerdRanch/heavy-rotation.json --orientation landscapeLeft"
  ) { try SolveCommand($0).run() }
}

/// `layout solve INPUT`.
private struct SolveCommand {
  private let files: CommandFiles
  private let request: LayoutRequest
  private let format: ResultFormat
  private let strictness: Strictness
  private let isVerbose: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    request = try LayoutRequest(arguments)
    format = try arguments.format(.format, standard: .json)
    strictness = try Strictness(arguments)
    isVerbose = arguments.has(.verbose)
    files = try CommandFiles(arguments)
  }

  func run() throws -> ExitStatus {
    try files.withInput { file in
      let result = try file.layouts(under: file.conditions(askedFor: request), scene: request.scene)
      try files.write(text(of: result.layouts, named: file.name))
      files.console.report(result.warnings, in: files.input, each: isVerbose)
      result.exceptions.forEach { files.console.report($0, in: files.input) }
      report(result.layouts)
      return strictness.status(
        of: result.layouts.flatMap(\.diagnostics).map(\.severity), hasException: !result.exceptions.isEmpty)
    }
  }

  private func text(of layouts: [ScreenLayout], named name: String) -> String {
    switch format {
    case .json: FrameDump(fixture: name, layouts: layouts).text
    case .text: HierarchyDescription.text(fixture: name, layouts: layouts)
    }
  }

  /// Prints what was found, each finding once.
  private func report(_ layouts: [ScreenLayout]) {
    let list = FindingList(layouts.map { ($0, $0.conditions.name) })
    list.findings.forEach { files.console.report($0, in: files.input) }
  }
}
