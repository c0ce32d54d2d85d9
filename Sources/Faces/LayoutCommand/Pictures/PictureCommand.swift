import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import LayoutPictures
import LayoutResolution
import SceneSources
import Sweeps

/// The command `layout solve INPUT… --format svg|png|html`, which draws a picture of each layout, or a page of all.
struct PictureCommand {
  private let inputs: [CommandFile]
  private let output: Path?
  private let request: LayoutRequest
  private let pictures: PictureRequest
  private let format: PictureFormat
  private let strictness: Strictness
  private let isVerbose: Bool
  private let console: Console

  init(_ arguments: ParsedArguments, _ format: PictureFormat) throws(UsageError) {
    self.format = format
    request = try LayoutRequest(arguments)
    try request.checkLanguages(arguments)
    pictures = try PictureRequest(arguments)
    strictness = try Strictness(arguments)
    isVerbose = arguments.has(.verbose)
    let console = try Console(arguments)
    self.console = console
    output = arguments.outputPath
    let paths = arguments.operands.map { Path(argument: $0) }
    guard paths.count(where: { $0 == Files.standardInput }) <= 1 else { throw .repeatedStandardInput }
    for input in paths {
      guard let output, Files.areSame(input: input, output: output) else { continue }
      throw .outputIsInput(output.description, option: CommandOption.output.name)
    }
    if format != .html, paths.count > 1, Self.folder(output) == nil {
      throw Self.severalPictures(of: paths.prefix(2).map(\.description))
    }
    inputs = paths.map {
      CommandFile(inputPath: $0, outputPath: nil, console: console, isOneOfSeveral: paths.count > 1)
    }
  }

  private static func severalPictures(of first: [String]) -> UsageError {
    .severalPictures(option: CommandOption.output.name, first: first)
  }

  /// Returns the output if it is a folder: it ends in a slash, or is an existing folder.
  static func folder(_ output: Path?) -> Path? {
    guard let output, output.bytes.last == UInt8(ascii: "/") || Files.kind(of: output) == .folder else { return nil }
    return output
  }

  func run() throws -> ExitStatus {
    let folder = Self.folder(output)
    var status = ExitStatus.success
    var drawn: [(name: String, picture: ScreenPicture)] = []
    var names = PictureNames()
    for file in inputs {
      let own = try file.withInput { scenes in
        let style = style(of: scenes)
        defer { file.console.report(style.images.undrawn) }
        var findings = FindingList()
        var severities: Set<Diagnostic.Severity> = []
        let conditions = scenes.conditions(askedFor: request)
        let result = try scenes.forEachLayout(under: conditions, scene: request.scene) { layout in
          let stem = file.inputPath == Files.standardInput ? "stdin" : file.inputPath.name.stem.description
          let name = names.name(stem: stem, layout)
          // Reported before anything is drawn in vain.
          guard format == .html || folder != nil || drawn.isEmpty else {
            throw Self.severalPictures(of: drawn.prefix(1).map(\.name) + [name])
          }
          let part = try DrawnPart(of: layout, in: scenes) {
            try scenes.resizedScreen(layout.scene, under: layout.conditions, SceneLibrary())
          }
          var style = style
          style.showsStatusBar = !part.isPart
          let picture = ScreenPicture(part.layout, title: title(of: layout, in: scenes), style)
          if let folder, format != .html {
            try write(picture, to: folder.file(Path("\(name).\(format.rawValue)")))
          } else {
            drawn.append((name, picture))
          }
          findings.add(layout, under: layout.conditions.name)
          severities.formUnion(layout.diagnostics.map(\.severity))
        }
        file.console.report(result.warnings, in: file.input, each: isVerbose)
        result.exceptions.forEach { file.console.report($0, in: file.input, at: scenes.position) }
        findings.findings.forEach { file.console.report($0, in: file.input) }
        return strictness.status(of: severities, hasException: !result.exceptions.isEmpty)
      }
      status = .gravest(status, own)
    }
    guard !drawn.isEmpty else { return status }
    do {
      try writeCollected(drawn, in: folder)
    } catch let error as Files.Failure {
      console.error("\(error.message)", path: output?.description)
      return .gravest(status, error.status)
    } catch let error as Rasterizer.Failure {
      console.error(error.message, path: output?.description)
      return .gravest(status, error.status)
    }
    return status
  }

  /// Returns the style shared by a file's pictures.
  private func style(of scenes: any SceneSource) -> PictureStyle {
    var style = pictures.style
    style.takeLooks(of: scenes)
    return style
  }

  private func title(of layout: ScreenLayout, in scenes: any SceneSource) -> String {
    let refusal = layout.refusedOrientation.map { "\($0.name) refused, in \(layout.orientation.name)" }
    return [scenes.name, layout.sceneTitle ?? layout.scene, layout.conditions.name, refusal].compactMap(\.self)
      .joined(separator: ", ")
  }

  private func write(_ picture: ScreenPicture, to path: Path?) throws {
    switch format {
    case .svg, .html:
      if let fault = Rasterizer.fault(of: picture, scale: 1) { throw fault }
      let text = PrintableText(document: picture.svg)
      guard let path else { return try console.print(text) }
      try Files.makeFolder(path.folder)
      try Files.replace(path, with: text, flushes: false)
    case .png:
      if let path { try Files.makeFolder(path.folder) }
      try Rasterizer.write(picture, scale: pictures.scale ?? picture.scale, to: path)
    }
  }

  private func writeCollected(_ drawn: [(name: String, picture: ScreenPicture)], in folder: Path?) throws {
    if format == .html {
      let name = inputs.count == 1 ? inputs[0].inputPath.name.stem.description : "Layouts"
      let page = PrintableText(document: PicturePage.html(title: name, drawn.map(\.picture)))
      guard let output else { return try console.print(page) }
      let path = folder?.file(Path("layouts.html")) ?? output
      try Files.makeFolder(path.folder)
      return try Files.replace(path, with: page, flushes: false)
    }
    try write(drawn[0].picture, to: output)
  }
}

extension ScreenLayout {
  /// The orientation that was asked for and refused; `nil` where the interface has it.
  fileprivate var refusedOrientation: InterfaceOrientation? {
    orientation == requestedOrientation ? nil : requestedOrientation
  }
}

/// The names of pictures' files in a folder: each consists of the input's name, the scene and the conditions.
struct PictureNames {
  private var taken: Set<String> = []

  /// Returns the name of a layout's picture, without an extension.
  mutating func name(stem: String, _ layout: ScreenLayout) -> String {
    let refusal = layout.refusedOrientation.map { _ in "refused-\(layout.orientation.name)" }
    return name(of: [stem, layout.sceneTitle ?? layout.scene, layout.conditions.name, refusal].compactMap(\.self))
  }

  /// Returns a name made of some parts, without an extension.
  mutating func name(of parts: [String]) -> String {
    let name = parts.map(Self.safe).filter { !$0.isEmpty }.joined(separator: "-")
    var unique = name
    var count = 2
    while !taken.insert(unique.lowercased()).inserted {
      unique = "\(name)-\(count)"
      count += 1
    }
    return unique
  }

  /// Returns the letters, digits, `_` and `.` of a text; a dash replaces whatever is between them.
  private static func safe(_ text: String) -> String {
    let characters = text.prefix(80).map {
      $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") ? $0 : "-"
    }
    return String(characters).split(separator: "-").joined(separator: "-")
  }
}
