import Documents
import FileSystem
import LayoutModel
import SceneSources

extension CommandDescription {
  static let preview = CommandDescription(
    name: "preview", overview: "shows a file's screens in a browser, anew whenever the file is saved",
    arguments: "FILE",
    argumentHelp: SceneFormats.all.help(\.one),
    argumentCount: 1...1,
    options: [.reportWidth, .reportHeight] + LayoutOptions.table + [
      .scene, .config, .jobs, .outputOfPreview, .buildFolder, .noCode, .unconfined, .color, .quiet,
    ],
    example: "layout preview Main.storyboard --device iphone-17"
  ) { arguments in
    let console = try Console(arguments)
    var builder = try ReportBuilder(of: "preview", arguments, console)
    let file = Path(argument: arguments.operands[0])
    guard Files.kind(of: file) == .file else {
      console.error(
        Files.kind(of: file) == .nothing ? "there is no such file" : "this is no file", path: file.description)
      return .noInput
    }
    // What is wrong from the beginning needn't be watched.
    if builder.configuration == nil {
      let status = console.checkConfigurations(of: [file])
      guard status == .success else { return status }
    }
    builder.standard = .previewStandard
    builder.scenes.sizes.areWhole = true
    builder.answers = SizeAnswers(builder.scenes.sizes)
    try builder.checkLanguages()
    let ends: [EndSignal] = [.interruption, .termination, .hangUp]
    ends.forEach { $0.listen() }
    func show(_ page: Path) -> ExitStatus {
      WatchedReport(builder: builder, page: page, console: console).run(opens: true) {
        ends.contains(where: \.isReceived)
      }
    }
    if let page = arguments.outputPath {
      console.note("open this page; it shows each save", path: page.description)
      return show(page)
    }
    // A page at a place that others know could be a link of theirs, whose target would then be written to.
    let folder = try TemporaryFolder(named: "layout-preview")
    let page = folder.path.file(file.name.stem.appending(".html"))
    console.note("open this page; it shows each save, until this command ends", path: page.description)
    return show(page)
  }
}

extension LayoutRequest {
  /// The default conditions of a preview: a large and a small phone and an iPad are enough.
  static let previewStandard = LayoutRequest(
    devices: ["iphone-17-pro-max", "iphone-se-3rd-gen", "ipad-pro-13-m5"], orientations: [.portrait, .landscapeLeft])
}

extension CommandOption {
  fileprivate static let outputOfPreview = CommandOption(
    name: output.name, value: "PATH", completion: .paths,
    help: "the page to write; one in a temporary folder, which is removed at the end, if left out")
}
