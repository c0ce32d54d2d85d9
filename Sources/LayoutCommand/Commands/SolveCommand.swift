import Documents
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
      var writer = SolveWriter(format, named: file.name, to: files.stream)
      var findings = FindingList()
      var severities: Set<Diagnostic.Severity> = []
      let conditions = file.conditions(askedFor: request)
      let result = try file.forEachLayout(under: conditions, scene: request.scene) { layout in
        try writer.write(layout)
        findings.add(layout, under: layout.conditions.name)
        severities.formUnion(layout.diagnostics.map(\.severity))
      }
      try writer.finish()
      files.console.report(result.warnings, in: files.input, each: isVerbose)
      result.exceptions.forEach { files.console.report($0, in: files.input, at: file.position) }
      findings.findings.forEach { files.console.report($0, in: files.input) }
      return strictness.status(of: severities, hasException: !result.exceptions.isEmpty)
    }
  }
}

/// What writes layouts one after another, in a format.
private enum SolveWriter {
  case json(FrameDumpWriter)
  case text(TextStream, fixture: String, layoutCount: Int)

  init(_ format: ResultFormat, named name: String, to stream: TextStream) {
    switch format {
    case .json: self = .json(FrameDumpWriter(fixture: name, to: stream))
    case .text: self = .text(stream, fixture: name, layoutCount: 0)
    }
  }

  mutating func write(_ layout: ScreenLayout) throws {
    switch self {
    case .json(var writer):
      try writer.write(layout)
      self = .json(writer)
    case .text(var stream, let fixture, let layoutCount):
      if layoutCount > 0 { stream.text += "\n" }
      stream.text += HierarchyDescription.text(fixture: fixture, layouts: [layout])
      try stream.pass()
      self = .text(stream, fixture: fixture, layoutCount: layoutCount + 1)
    }
  }

  mutating func finish() throws {
    switch self {
    case .json(var writer): try writer.finish()
    case .text(var stream, _, _): try stream.finish()
    }
  }
}
