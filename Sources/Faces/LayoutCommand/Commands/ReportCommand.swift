import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutPictures
import SceneSources
import Sweeps

extension CommandDescription {
  static let report = CommandDescription(
    name: "report", overview: "writes a page of pictures and findings, in which windows are resized",
    arguments: "[PATH…]",
    argumentHelp: "fixtures, Interface Builder files, Swift files and folders of them; the working folder if left out",
    argumentCount: 0...Int.max,
    options: [.reportWidth, .reportHeight] + LayoutOptions.table
      + [
        .scene, .config, .baselineReport, .watch, .jobs, .allowEmpty, .outputOfReport, .buildFolder, .noCode,
        .unconfined, .time, .color, .quiet,
      ],
    example: "layout report Fixtures/BigNerdRanch --device iphone-17 --width 320...1366 --output report.html"
  ) { try ReportCommand($0).run() }
}

extension CommandOption {
  static let reportWidth = CommandOption(
    name: "width", value: "FROM...TO",
    help:
      "the widths that windows are resized through in the page, and in which findings are looked for, in points, or none; "
      + "320...1366 without such findings if left out")
  static let reportHeight = CommandOption(
    name: "height", value: "FROM...TO",
    help:
      "the heights that windows are resized through in the page, in points, or none; 480...1366 under each scene's first "
      + "conditions if left out")
  static let baselineReport = CommandOption(
    name: "baseline-report", value: "FILE", completion: .paths, help: "an earlier report to compare with")
  static let watch = CommandOption(
    name: "watch", help: "write the page again whenever an input changes; the open page shows it by itself")
  static let outputOfReport = CommandOption(
    name: CommandOption.output.name, value: "PATH", completion: .paths,
    help: "the page to write; standard output if left out")
}

/// The command `layout report [PATH…]`.
private struct ReportCommand {
  private let builder: ReportBuilder
  private let output: CommandOutput
  private let baselinePath: Path?
  private let console: Console
  private let budget: RunBudget
  /// The page, if it is a file.
  private let page: Path?
  private let isWatching: Bool
  private let allowsNothing: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    console = try Console(arguments)
    budget = try RunBudget(arguments)
    page = arguments.outputPath
    isWatching = arguments.has(.watch)
    allowsNothing = arguments.has(.allowEmpty)
    if isWatching, page == nil { throw .missingOption([CommandOption.output.name]) }
    output = try CommandOutput(arguments)
    baselinePath = arguments.value(.baselineReport).map { Path(argument: $0) }
    builder = try ReportBuilder(of: "report", arguments, console)
  }

  func run() throws -> ExitStatus {
    var builder = builder
    if let baselinePath {
      guard let bytes = try? Files.contents(of: baselinePath, limit: DocumentLimits.standard.maximumBytes) else {
        console.error("there is no such report, or it can't be read", path: baselinePath.description)
        return .noInput
      }
      guard let data = ReportPage.data(ofPage: String(decoding: bytes, as: UTF8.self)) else {
        console.error("this is no page that `layout report` wrote", path: baselinePath.description)
        return .badInput
      }
      builder.baseline = data
    }
    try builder.checkLanguages()
    if isWatching, let page {
      // What is wrong from the beginning needn't be watched.
      let status = builder.configuration == nil ? console.checkConfigurations(of: builder.paths) : .success
      guard status == .success else { return status }
      return WatchedReport(builder: builder, page: page, console: console).run(opens: false)
    }
    console.surroundings.listen(to: .interruption)
    builder.showsProgress = true
    builder.isInterrupted = budget.isOver
    let result: ReportBuilder.Result
    switch builder.build() {
    case .page(let made): result = made
    case .none: return allowsNothing ? .success : console.reportNoScreen(in: builder.paths)
    case .wrong(let status): return status
    }
    console.note(PrintableText(result.report.layoutCount))
    let html = result.page.html
    let size = html.utf8.count
    if size > ReportPage.largeSize {
      console.warn(
        "the page has \(size >> 20) MiB, which is slow to open: ask for fewer conditions, for one scene with --scene, or leave resizing out with --width none"
      )
    }
    var status = result.status
    if result.isInterrupted { status = .gravest(status, budget.status(leaving: result.left, console)) }
    return .gravest(status, try output.write(PrintableText(document: html)))
  }
}

extension ReportBuilder {
  /// Creates a builder from a command's options.
  init(of command: String, _ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    let request = try LayoutRequest(arguments)
    let paths = arguments.operands.isEmpty ? ["."] : arguments.operands.map { Path(argument: $0) }
    self.init(
      command: command, paths: paths, request: request,
      scenes: ReportScenes(sizes: try arguments.reportSizes(), sceneName: request.scene),
      title: ReportDrawing.title(of: paths),
      configuration: arguments.value(.config).map { Path(argument: $0) },
      jobs: try arguments.count(.jobs) ?? Threads.processorCount, console: console)
  }
}

extension ParsedArguments {
  /// Returns the sizes that windows are resized through.
  fileprivate func reportSizes() throws(UsageError) -> ReportSizes {
    var sizes = ReportSizes.standard
    if let text = value(.reportWidth) {
      sizes.widths = try range(text, .reportWidth)
      sizes.isRequested = sizes.widths != nil
    }
    if let text = value(.reportHeight) {
      sizes.heights = try range(text, .reportHeight)
      sizes.areHeightsRequested = sizes.heights != nil
    }
    return sizes
  }

  /// Returns the range of lengths that an option's value means; `nil` for none.
  private func range(_ text: String, _ option: CommandOption) throws(UsageError) -> ClosedRange<Double>? {
    if text == "none" { return nil }
    guard let range = ClosedRange(lengths: text) else { throw .malformedRange(text, option: option.name) }
    return range
  }
}
