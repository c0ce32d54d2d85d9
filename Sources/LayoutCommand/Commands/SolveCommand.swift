import Documents
import LayoutAnalysis
import LayoutInput
import LayoutModel
import LayoutOutput

extension CommandDescription {
  static let solve = CommandDescription(
    name: "solve", overview: "lays screens out and prints the frames", arguments: "INPUT…",
    argumentHelp: "fixtures, .json, Interface Builder files, .xib or .storyboard, or - for standard input",
    argumentCount: 1...Int.max,
    options: LayoutOptions.table + [.scene, .format, .outputOfSeveral] + Strictness.table + [.color, .quiet, .verbose],
    example: "layout solve Fixtures/BigNerdRanch/heavy-rotation.json --orientation landscapeLeft"
  ) { try SolveCommand($0).run() }
}

/// `layout solve INPUT…`.
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
    files = try CommandFiles(arguments, ending: format == .json ? "json" : "txt")
  }

  func run() throws -> ExitStatus {
    try files.withEachInput { file, scenes in
      let result = try scenes.layouts(under: scenes.conditions(askedFor: request), scene: request.scene)
      try file.write(
        PrintableText(document: text(of: result.layouts, named: scenes.name)), isForPeople: format == .text)
      file.console.report(result.warnings, in: file.input, each: isVerbose)
      result.exceptions.forEach { file.console.report($0, in: file.input, at: scenes.position) }
      // Each finding once.
      let list = FindingList(result.layouts.map { ($0, $0.conditions.name) })
      list.findings.forEach { file.console.report($0, in: file.input) }
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
}
