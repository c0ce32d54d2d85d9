import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import SceneSources
import Sweeps

extension CommandDescription {
  static let sweep = CommandDescription(
    name: "sweep", overview: "lays a screen out in every window size of a range, exactly", arguments: "INPUT",
    argumentHelp:
      SceneFormats.all.help(\.one, "- for standard input"),
    argumentCount: 1...1,
    options: [.sweepWidth, .sweepHeight] + LayoutOptions.tableOfResized
      + [.scene, .maximumPieces, .sweepFormat, .outputOfSweeps, .quiet, .verbose] + Strictness.table + [
        .buildFolder, .noCode, .unconfined, .time, .color,
      ],
    example: "layout sweep Fixtures/Sweeps/login.json --width 320...1366 --device ipad-pro-11"
  ) { try SweepCommand($0).run() }
}

extension CommandOption {
  static let sweepWidth = CommandOption(
    name: "width", value: "FROM...TO",
    help: "the window's widths in points, such as 320...1366, or one; the device's own if left out")
  static let sweepHeight = CommandOption(
    name: "height", value: "FROM...TO",
    help: "the window's heights, likewise; of two ranges every width has every height")
  static let maximumPieces = CommandOption(
    name: "max-pieces", value: "COUNT",
    help:
      "how many pieces are looked for, 10000 if left out: more of one axis are an error; of two, as many parts as that are, "
      + "and what is left is sampled, without the option after 10 s of processor time too")
  static let sweepFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["json", "text", "svg", "html"],
    help:
      "json, a layout-sweep/1 (if left out; of several sweeps an array), text, a table, svg, a picture, or html, a page of "
      + "them all with pictures, pieces and findings")
  static let outputOfSweeps = CommandOption(
    name: output.name, value: "PATH", completion: .paths,
    help: "the file to write, or a folder, FOLDER/, for a file of each sweep; standard output if left out")
}

/// The command `layout sweep INPUT --width FROM...TO`.
private struct SweepCommand {
  private let request: LayoutRequest
  private let width: ClosedRange<Double>?
  private let height: ClosedRange<Double>?
  private let limits: SweepLimits
  private let budget: RunBudget
  private let format: Format
  private let strictness: Strictness
  private let isVerbose: Bool
  private let file: CommandFile

  private enum Format: String {
    case json, text, svg, html
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    request = try LayoutRequest(arguments)
    try request.checkLanguages(arguments)
    width = try arguments.lengths(.sweepWidth)
    height = try arguments.lengths(.sweepHeight)
    guard width != nil || height != nil else {
      throw .missingOption([CommandOption.sweepWidth.name, CommandOption.sweepHeight.name])
    }
    var limits = SweepLimits()
    if let count = try arguments.count(.maximumPieces) {
      limits.maximumPieces = count
    } else {
      limits.patience = Self.patience
    }
    let budget = try RunBudget(arguments)
    self.budget = budget
    limits.isInterrupted = budget.isOver
    self.limits = limits
    format = try arguments.choice(.sweepFormat, Format.init) ?? .json
    strictness = try Strictness(arguments)
    isVerbose = arguments.has(.verbose)
    file = try CommandFiles(arguments, ending: format.rawValue).files[0]
  }

  /// The maximum time for a plane if no number of pieces is requested.
  private static let patience = Duration.seconds(10)

  func run() throws -> ExitStatus {
    file.console.surroundings.listen(to: .interruption)
    return try file.withInput { scenes in
      let resized = try self.resized(scenes)
      let folder = PictureCommand.folder(file.outputPath)
      guard format != .svg || resized.count < 2 || folder != nil else {
        throw UsageError.severalPictures(option: CommandOption.output.name)
      }
      var status = ExitStatus.success
      var dumps: [SweepDump] = []
      var names = PictureNames()
      for (scene, range) in resized {
        let (dump, own) = try swept(scene, over: range, scenes)
        status = .gravest(status, own)
        if let dump {
          if let folder {
            let name = names.name(of: [stem, scene.id, dump.conditions].compactMap(\.self))
            let path = Path("\(name).\(format == .text ? "txt" : format.rawValue)")
            try write(document(of: [dump], isAlone: true), to: folder.file(path))
          } else {
            dumps.append(dump)
          }
        }
        if budget.isOver() { break }
      }
      // A file without a screen gives an empty list.
      guard !dumps.isEmpty || format == .json && resized.isEmpty && folder == nil else { return status }
      try file.write(PrintableText(document: document(of: dumps, isAlone: resized.count == 1)))
      return status
    }
  }

  /// Returns the screens to resize under each of the conditions, with the ranges of sizes.
  private func resized(_ scenes: any SceneSource) throws -> [(scene: ResizableScene, range: WindowRange)] {
    var resized: [(scene: ResizableScene, range: WindowRange)] = []
    for (number, conditions) in scenes.naming(request).conditionsOfWindows.enumerated() {
      let found = try scenes.resizableScenes(under: conditions, scene: request.scene)
      if number == 0 {
        scenes.notes.forEach { file.console.note(PrintableText($0.message), path: $0.path.description) }
        file.console.report(found.warnings, in: file.input, each: isVerbose)
      }
      resized += found.scenes.map { ($0, range(of: $0, conditions)) }
    }
    return resized
  }

  /// The status of a sweep that was ended before its end.
  private var statusOfEnd: ExitStatus { budget.status(leaving: [file.input], file.console) }

  /// Returns a scene's sweep, as far as there is one.
  private func swept(
    _ scene: ResizableScene, over range: WindowRange, _ scenes: any SceneSource
  ) throws -> (dump: SweepDump?, status: ExitStatus) {
    let bar = ProgressBar(isShown: file.console.surroundings.hasTerminal && !file.console.isQuiet)
    var limits = limits
    limits.progress = { bar.show($0) }
    do {
      defer { bar.end() }
      let sweep = try Sweep(of: scene.screen, over: range, within: limits)
      bar.end()
      let dump = SweepDump(sweep, fixture: scenes.name, scene: scene.id, conditions: scene.conditions.name)
      tell(dump, sweep, assertingFile: scene.assertingFile)
      return (dump, sweep.rest?.reason == .interruption ? statusOfEnd : status(of: dump))
    } catch SweepError.stopped {
      return (nil, statusOfEnd)
    } catch let error as SweepError {
      file.console.error("\(words(for: error))", path: file.input, at: scenes.position)
      return (nil, .badInput)
    }
  }

  /// The beginning of the names of the input's files in a folder.
  private var stem: String {
    file.inputPath == Files.standardInput ? "stdin" : file.inputPath.name.stem.description
  }

  private func write(_ text: String, to path: Path) throws(Files.Failure) {
    try Files.makeFolder(path.folder)
    try Files.replace(path, with: PrintableText(document: text), flushes: false)
  }

  /// Returns the requested range; an axis without one has the device's own length.
  private func range(of scene: ResizableScene, _ conditions: Conditions) -> WindowRange {
    let own = conditions.size ?? scene.screen.device.windowSize(in: scene.screen.orientation)
    return WindowRange(width: width ?? own.width...own.width, height: height ?? own.height...own.height)
  }

  /// Returns the document of sweeps in the requested format.
  ///
  /// - Parameters:
  ///   - dumps: The sweeps; only one for a picture.
  ///   - isAlone: Whether a single sweep was requested, which is no array then.
  /// - Returns: The document.
  private func document(of dumps: [SweepDump], isAlone: Bool) -> String {
    switch format {
    case .json where isAlone: dumps.map(\.json).joined()
    case .json: SweepDump.json(dumps.map(\.json))
    case .text: dumps.map(\.table).joined(separator: "\n")
    case .svg: dumps.map(\.svg).joined()
    case .html: SweepPage.html(title: dumps.first?.fixture ?? "", dumps)
    }
  }

  /// Reports each finding once, with the first sizes that have it, and each failed assertion.
  private func tell(_ dump: SweepDump, _ sweep: Sweep, assertingFile: Path?) {
    var told: Set<[String]> = []
    for piece in dump.pieces {
      for diagnostic in piece.diagnostics {
        let items = diagnostic.broken.isEmpty ? diagnostic.items : diagnostic.broken
        guard told.insert([diagnostic.severity.rawValue, diagnostic.code] + items).inserted else { continue }
        file.console.report(diagnostic, in: file.input, under: "\(dump.conditions), \(piece.sizes)")
      }
    }
    if let rest = dump.restInWords {
      file.console.note("\(dump.conditions), \(dump.sizes): \(rest)", path: file.input)
    }
    for result in sweep.assertions {
      guard let failed = FailedAssertion(result, under: dump.conditions) else { continue }
      file.console.report(failed, in: assertingFile?.description ?? file.input)
    }
  }

  private func status(of dump: SweepDump) -> ExitStatus {
    let severities = Set(dump.pieces.flatMap(\.diagnostics).map(\.severity))
    let fails = dump.assertions?.contains { !$0.holds } ?? false
    return strictness.status(of: severities.union(fails ? [.error] : []))
  }

  private func words(for error: SweepError) -> String {
    switch error {
    case .noScene(let size): "the file has no such scene in a window of \(size.text)"
    case .tooManyPieces(let count, let reached):
      "there are more pieces than \(count); the sweep came to \(reached.text), and --\(CommandOption.maximumPieces.name) allows more"
    case .stopped: "the sweep was stopped"
    }
  }
}

extension LayoutRequest {
  /// The conditions of resized windows, which have the interface's own orientation if none is requested.
  fileprivate var conditionsOfWindows: [Conditions] {
    var request = self
    if request.orientations.isEmpty { request.orientations = [nil] }
    request.named = named.map { conditions in
      var conditions = conditions
      conditions.isOnCanvas = false
      return conditions
    }
    let asksForParts =
      orientations != [] || devices != [] || named.isEmpty || !systemVersions.isEmpty
      || !contentSizeCategories.isEmpty || !layoutDirections.isEmpty || !pseudolanguages.isEmpty
      || !localizations.isEmpty
    let parts = asksForParts ? request.withoutNames.conditions(hasCanvas: false) : []
    return (parts + request.named).uniqued(by: \.identity)
  }

  private var withoutNames: LayoutRequest {
    var request = self
    request.named = []
    return request
  }
}

extension ParsedArguments {
  /// Returns the lengths that an option gives: `320...1366`, or a single one.
  func lengths(_ option: CommandOption) throws(UsageError) -> ClosedRange<Double>? {
    guard let text = value(option) else { return nil }
    guard let range = ClosedRange(lengths: text) else { throw .malformedRange(text, option: option.name) }
    return range
  }
}
