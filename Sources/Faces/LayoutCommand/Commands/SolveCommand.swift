import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutResolution
import SceneSources

extension CommandDescription {
  static let solve = CommandDescription(
    name: "solve", overview: "lays screens out and prints the frames", arguments: "INPUT…",
    argumentHelp:
      SceneFormats.all.help(\.several, "- for standard input"),
    argumentCount: 1...Int.max,
    options: LayoutOptions.table + [.scene, .solveFormat] + PictureRequest.table + [.outputOfPictures]
      + Strictness.table + [.buildFolder, .noCode, .unconfined, .color, .quiet, .verbose],
    example: "layout solve Fixtures/BigNerdRanch/heavy-rotation.json --orientation landscapeLeft"
  ) { arguments in
    guard let format = arguments.value(.solveFormat).flatMap(PictureFormat.init) else {
      return try SolveCommand(arguments).run()
    }
    return try PictureCommand(arguments, format).run()
  }
}

/// The command `layout solve INPUT…`.
private struct SolveCommand {
  private let files: CommandFiles
  private let request: LayoutRequest
  private let format: ResultFormat
  private let strictness: Strictness
  private let isVerbose: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    request = try LayoutRequest(arguments)
    try request.checkLanguages(arguments)
    format = try arguments.format(.solveFormat, standard: .json)
    strictness = try Strictness(arguments)
    isVerbose = arguments.has(.verbose)
    files = try CommandFiles(arguments, ending: format == .json ? "json" : "txt")
  }

  func run() throws -> ExitStatus {
    try files.withEachInput { file, scenes in
      var writer = SolveWriter(format, named: scenes.name, to: file.stream(isForPeople: format == .text))
      var findings = FindingList()
      var severities: Set<Diagnostic.Severity> = []
      let conditions = scenes.conditions(askedFor: request)
      let result = try scenes.forEachLayout(under: conditions, scene: request.scene) { layout in
        try writer.write(layout)
        findings.add(layout, under: layout.conditions.name)
        severities.formUnion(layout.diagnostics.map(\.severity))
      }
      try writer.finish()
      scenes.notes.forEach { file.console.note(PrintableText($0.message), path: $0.path.description) }
      file.console.report(result.warnings, in: file.input, each: isVerbose)
      result.exceptions.forEach { file.console.report($0, in: file.input, at: scenes.position) }
      findings.findings.forEach { file.console.report($0, in: file.input) }
      return strictness.status(of: severities, hasException: !result.exceptions.isEmpty)
    }
  }
}

/// A writer that writes layouts one after another, in a format.
private struct SolveWriter {
  private let fixture: String
  /// The writer of JSON; `nil` for text.
  private var dump: FrameDumpWriter?
  private var text: TextStream
  private var layoutCount = 0

  init(_ format: ResultFormat, named name: String, to stream: TextStream) {
    fixture = name
    dump = format == .json ? FrameDumpWriter(fixture: name, to: stream) : nil
    text = stream
  }

  mutating func write(_ layout: ScreenLayout) throws {
    guard dump == nil else {
      try dump?.write(layout)
      return
    }
    if layoutCount > 0 { text.text += "\n" }
    layoutCount += 1
    text.text += HierarchyDescription.text(fixture: fixture, layouts: [layout])
    try text.pass()
  }

  mutating func finish() throws {
    if dump == nil { try text.finish() } else { try dump?.finish() }
  }
}
