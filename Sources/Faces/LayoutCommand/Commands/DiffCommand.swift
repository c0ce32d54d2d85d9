import Differences
import Documents
import FileSystem
import LayoutOutput
import LayoutPictures
import LayoutResolution
import SceneSources
import Sweeps

extension CommandDescription {
  static let diff = CommandDescription(
    name: "diff", overview: "shows what changed between two screens, files, folders or commits", arguments: "[OLD NEW]",
    argumentHelp:
      "two files or folders, with the screens of Swift files too; or, of a repository's files, paths: the working tree "
      + "against HEAD if there is nothing else. "
      + "Git's seven arguments are understood too",
    argumentCount: 0...Int.max,
    options: [.gitRevisions, .staged] + LayoutOptions.table
      + [
        .differenceFormat, .output, .differenceStatus, .allowEmpty, .buildFolder, .noCode, .unconfined, .color, .quiet,
        .allChanges,
      ],
    example: "layout diff --git main..HEAD --format markdown"
  ) { try DiffCommand($0).run() }
}

extension CommandOption {
  fileprivate static let gitRevisions = CommandOption(
    name: "git", value: "REVISIONS",
    help: "compare git's revisions, such as main..HEAD, or one with the working tree; arguments are paths")
  fileprivate static let staged = CommandOption(
    name: "staged", help: "compare what is staged with HEAD; arguments are paths")
  fileprivate static let differenceFormat = CommandOption(
    name: "format", value: "FORMAT", choices: ["text", "json", "markdown", "html"],
    help: "text (if left out), json, a layout-difference/1, markdown, for a comment, or html, a page with pictures")
  fileprivate static let differenceStatus = CommandOption(
    name: "exit-code", value: "WHEN", choices: ["visible", "all", "never"],
    help: "end with status 1 where something visible changed, or may have (if left out), for all changes, or never")
  fileprivate static let allChanges = CommandOption(
    name: verbose.name, help: "show all that a change does, and the lines of the files")
}

/// The command `layout diff`.
private struct DiffCommand {
  private let arguments: ParsedArguments
  private let source: Source
  private let request: LayoutRequest
  private let format: Format
  private let status: Status
  private let console: Console
  private let isVerbose: Bool
  private let numbers = PictureNumbers()
  private let catalogues = KnownCatalogues()

  private enum Format: String {
    case text, json, markdown, html
  }

  private enum Status: String {
    case visible, all, never
  }

  /// The versions to compare.
  private enum Source {
    case files(old: Path, new: Path)
    case git(Git.Comparison, paths: [Path])
    /// The files that git passes to a program that compares in its place.
    case external(name: Path, old: Path, new: Path, newName: Path?)
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    let operands = arguments.operands.map { Path(argument: $0) }
    if let revisions = arguments.value(.gitRevisions) {
      guard !arguments.has(.staged) else {
        throw .excluding(option: CommandOption.gitRevisions.name, other: CommandOption.staged.name)
      }
      // Revisions that begin with a dash would be an option for git.
      guard !revisions.hasPrefix("-"), !revisions.isEmpty else {
        throw .malformedRevisions(revisions, option: CommandOption.gitRevisions.name)
      }
      source = .git(.revisions(revisions), paths: operands)
    } else if arguments.has(.staged) {
      source = .git(.staged, paths: operands)
    } else if operands.count == 2 {
      guard operands != [Files.standardInput, Files.standardInput] else { throw .repeatedStandardInput }
      source = .files(old: operands[0], new: operands[1])
    } else if operands.count == 7 || operands.count == 9 {
      source = .external(
        name: operands[0], old: operands[1], new: operands[4], newName: operands.count == 9 ? operands[7] : nil)
    } else if operands.count < 2 {
      source = .git(.workingTree, paths: operands)
    } else {
      throw .argumentCount(operands.count, arguments: "[OLD NEW]")
    }
    request = try LayoutRequest(arguments)
    format = try arguments.choice(.differenceFormat, Format.init) ?? .text
    status = try arguments.choice(.differenceStatus, Status.init) ?? .visible
    isVerbose = arguments.has(.allChanges)
    console = try Console(arguments)
  }

  func run() throws -> ExitStatus {
    let report: DifferenceReport
    /// A Boolean value that tells whether there was something to compare.
    let hasScreens: Bool
    do {
      (report, hasScreens) = try compared()
    } catch let error as Git.Failure {
      console.error("\(error.message)")
      return .noInput
    } catch let error as Unreadable {
      console.error("\(error.failure.message)", path: error.path.description)
      return error.failure.status
    } catch let error as Misconfigured {
      return error.status
    }
    if case .files(let old, let new) = source, !hasScreens, !arguments.has(.allowEmpty) {
      return console.reportNoScreen(in: [old, new].uniqued())
    }
    let text: PrintableText =
      switch format {
      case .text: isExternal ? report.textOfFiles(isVerbose: isVerbose) : report.text(isVerbose: isVerbose)
      case .json: PrintableText(document: report.json)
      case .markdown: report.markdown
      case .html: report.html
      }
    console.report(catalogues.undrawn)
    let written = try CommandOutput(arguments).write(text)
    // Git takes any other status for a failure, and stops.
    if isExternal { return written }
    let isTold =
      switch status {
      case .visible: report.mayBeVisible
      case .all: report.isChanged
      case .never: false
      }
    return .gravest(written, isTold ? .findings : .success)
  }

  /// A Boolean value that tells whether git runs the program for each file.
  private var isExternal: Bool { if case .external = source { true } else { false } }

  // MARK: - Reading

  /// An error for a file that isn't available.
  private struct Unreadable: Error {
    let path: Path
    let failure: Files.Failure
  }

  /// An error in a configuration, which was reported.
  private struct Misconfigured: Error {
    let status: ExitStatus
  }

  /// Checks the configurations of all files of kinds that a configuration applies to.
  private func checkConfigurations(of paths: [Path]) throws {
    let configured = paths.filter { SceneFormats.all.format(of: $0)?.isSelfContained == false }
    let status = console.checkConfigurations(of: configured)
    if status != .success { throw Misconfigured(status: status) }
  }

  /// Returns the changes, and whether there was a file to compare.
  private func compared() throws -> (DifferenceReport, hasScreens: Bool) {
    guard case .files(let old, let new) = source, case (.folder, .folder) = (Files.kind(of: old), Files.kind(of: new))
    else { return (try report(), true) }
    var found = try files(old, new)
    if CodeDifferences.hasCode(old) || CodeDifferences.hasCode(new) { found.hasScreens = true }
    if code.differs(old, new) {
      found.differences += code.differences(from: old, to: new)
    }
    return (
      DifferenceReport(
        old: old.description, new: new.description, files: found.differences.sorted { $0.path < $1.path }),
      found.hasScreens
    )
  }

  private func report() throws -> DifferenceReport {
    switch source {
    case .git(let comparison, let paths): return try report(comparison, paths)
    case .external(let name, let old, let new, let newName):
      let path = (newName ?? name).description
      try request.checkLanguages(of: [name])
      try checkConfigurations(of: [name, newName ?? name])
      return DifferenceReport(
        old: name.description, new: path,
        files: [
          FileDifference(
            from: try contents(old), to: try contents(new), path: path,
            oldPath: newName == nil ? nil : name.description, request, beside: (name, newName ?? name),
            draw: draw(of: new))
        ])
    case .files(let old, let new) where SceneFormats.all.isBuilt(old) && SceneFormats.all.isBuilt(new):
      for path in [old, new] { _ = try contents(path) }
      try checkConfigurations(of: [old, new])
      return DifferenceReport(
        old: old.description, new: new.description, files: code.differences(from: old, to: new, named: new))
    case .files(let old, let new):
      let bytes = (try contents(old), try contents(new))
      let path = new == Files.standardInput || new == Self.nothing ? old : new
      try request.checkLanguages(of: [old, new])
      try checkConfigurations(of: [old, new])
      return DifferenceReport(
        old: old.description, new: new.description,
        files: [
          FileDifference(
            from: bytes.0, to: bytes.1, path: path.description, request, beside: (old, new), draw: draw(of: path))
        ])
    }
  }

  /// The path that stands for no file.
  private static let nothing: Path = "/dev/null"

  /// Returns a file's bytes; `nil` for no file.
  private func contents(_ path: Path) throws -> [UInt8]? {
    guard path != Self.nothing else { return nil }
    do throws(Files.Failure) {
      return try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw Unreadable(path: path, failure: error)
    }
  }

  /// Returns the differing files of two folders, by their paths in these, and whether one of the folders has a file of
  /// screens.
  private func files(_ old: Path, _ new: Path) throws -> (differences: [FileDifference], hasScreens: Bool) {
    func paths(_ folder: Path) -> [Path: Path] {
      let found = Files.files(below: folder)
      for (path, failure) in found.closed { console.error("\(failure.message)", path: path.description) }
      return Dictionary(
        found.files.filter(Self.isDocument).map { path in
          (Path(bytes: path.bytes.dropFirst(folder == "." ? 0 : folder.file("").bytes.count)), path)
        }, uniquingKeysWith: { first, _ in first })
    }
    let (olds, news) = (paths(old), paths(new))
    try request.checkLanguages(of: Array(olds.values) + Array(news.values))
    try checkConfigurations(of: (Array(olds.values) + Array(news.values)).sorted())
    var differences: [FileDifference] = []
    var hasScreens = false
    for name in Set(olds.keys).union(news.keys).sorted() {
      let (a, b) = (try olds[name].flatMap(contents), try news[name].flatMap(contents))
      guard isOurs(a, b, path: name) else { continue }
      hasScreens = true
      let difference = difference(a, b, path: name, oldPath: nil, beside: (olds[name], news[name]))
      if let difference { differences.append(difference) }
    }
    return (differences, hasScreens)
  }

  private func report(_ comparison: Git.Comparison, _ paths: [Path]) throws -> DifferenceReport {
    let git = try Git()
    let all = try git.entries(comparison, paths)
    let entries = all.filter { Self.isDocument($0.path) }
    // Git's paths begin at the repository's root, wherever the command runs.
    func place(_ path: Path) -> Path { git.root.file(path) }
    if !entries.isEmpty { try request.checkLanguages(of: entries.map { place($0.path) }) }
    try checkConfigurations(of: all.map { place($0.path) })
    let ofCode = all.contains { SceneFormats.all.isBuilt($0.path) } ? code.differences(comparison, paths, git) : []
    let files = entries.compactMap { entry in
      if let fault = entry.fault {
        return FileDifference(path: entry.path.description, status: .unreadable, fault: fault)
      }
      do throws(Git.Failure) {
        let old = try entry.old.map { blob throws(Git.Failure) in try git.contents(of: blob) }
        let new = try entry.new.map { blob throws(Git.Failure) in try git.contents(of: blob) }
        return difference(
          old, new, path: entry.path, oldPath: entry.oldPath,
          beside: (place(entry.oldPath ?? entry.path), place(entry.path)))
      } catch {
        return FileDifference(path: entry.path.description, status: .unreadable, fault: error.message)
      }
    }
    let sides =
      switch comparison {
      case .revisions(let revisions): Self.sides(of: revisions)
      case .staged: ("HEAD", "the index")
      case .workingTree: ("HEAD", "the working tree")
      }
    return DifferenceReport(old: sides.0, new: sides.1, files: (files + ofCode).sorted { $0.path < $1.path })
  }

  private static func sides(of revisions: String) -> (String, String) {
    for separator in ["...", ".."] {
      guard let range = revisions.firstRange(of: separator) else { continue }
      let (old, new) = (revisions[..<range.lowerBound], revisions[range.upperBound...])
      return (old.isEmpty ? "HEAD" : String(old), new.isEmpty ? "HEAD" : String(new))
    }
    return (revisions, "the working tree")
  }

  /// Tells whether a file may say screens itself, by its ending.
  private static func isDocument(_ path: Path) -> Bool { SceneFormats.documents.format(of: path) != nil }

  /// Tells whether a file is one of screens; where its ending is no proof, it must declare that in either version.
  private func isOurs(_ old: [UInt8]?, _ new: [UInt8]?, path: Path) -> Bool {
    if case .ending? = SceneFormats.documents.format(of: path)?.proof { return true }
    return [old, new].contains { $0.map(SourceDocument.isOurs) ?? false }
  }

  /// Returns the differences of a file; `nil` for other JSON, and if there are none.
  private func difference(
    _ old: [UInt8]?, _ new: [UInt8]?, path: Path, oldPath: Path?, beside places: (old: Path?, new: Path?)
  ) -> FileDifference? {
    guard isOurs(old, new, path: path), old != new || oldPath != nil else { return nil }
    return FileDifference(
      from: old, to: new, path: path.description, oldPath: oldPath?.description, request, beside: places,
      draw: draw(of: places.new ?? places.old ?? path))
  }

  /// The comparison of the screens of code.
  private var code: CodeDifferences {
    CodeDifferences(
      arguments: arguments, console: console, request: request,
      draw: format == .html ? { layout, file in drawing(of: layout, file, beside: file.path) } : nil)
  }

  /// Returns a function that draws the layouts of a page's file, with the images beside it; `nil` if nothing is drawn.
  private func draw(of path: Path) -> FileDifference.Draw? {
    guard format == .html else { return nil }
    return { layout, file in drawing(of: layout, file, beside: path) }
  }

  private func drawing(
    of layout: ScreenLayout, _ file: any SceneSource, beside path: Path
  ) -> FileDifference.Picture.Drawing {
    let picture = ScreenPicture(layout, PictureStyle(of: file, beside: path, catalogues))
    return FileDifference.Picture.Drawing(svg: picture.svg(prefix: "d\(numbers.next())-"), frames: picture.seenFrames)
  }

  /// The numbers that distinguish the pictures of one page.
  private final class PictureNumbers {
    private var last = 0

    func next() -> Int {
      last += 1
      return last
    }
  }
}
