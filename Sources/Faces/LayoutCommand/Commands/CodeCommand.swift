import Documents
import FileSystem
import LayoutOutput
import SceneSources
import SwiftSources

extension CommandDescription {
  static let code = CommandDescription(
    name: "code", overview: "lists the screens in Swift code, how each is made, and the files that aren't built",
    arguments: "[PATH]",
    argumentHelp: "a folder of Swift files, or one file; the present folder if left out", argumentCount: 0...1,
    options: [
      .listFormat, .buildFolder, .noCode, .unconfined, .showRewritten, .why, .runScreens, .config, .output, .strictCode,
      .color,
      .quiet,
    ],
    example: "layout code Sources"
  ) { try CodeCommand($0).run() }
}

extension CommandOption {
  static let buildFolder = CommandOption(
    name: "build-folder", value: "FOLDER", completion: .paths,
    help: "where Swift code is rewritten and built; a folder in your cache if left out")
  static let noCode = CommandOption(name: "no-code", help: "build and run no Swift code; read it as text")
  static let unconfined = CommandOption(
    name: "unconfined", help: "run Swift code even where this machine can't confine it")
  fileprivate static let showRewritten = CommandOption(
    name: "show", value: "FILE", completion: .paths, help: "print a Swift file as it is built here, and nothing else")
  fileprivate static let why = CommandOption(
    name: "why", value: "TYPE", help: "print how a value of a type is made, or what is in the way, and nothing else")
  fileprivate static let runScreens = CommandOption(
    name: "run", help: "show each screen once, and say which show nothing or end before they are shown")
  fileprivate static let strictCode = CommandOption(
    name: "strict", help: "end with status 1 if a file isn't built")
}

/// The command `layout code [PATH]`.
private struct CodeCommand {
  private let path: Path
  private let console: Console
  private let output: CommandOutput
  private let format: ResultFormat
  private let library: CodeLibrary
  private let shown: Path?
  private let explained: String?
  private let runsScreens: Bool
  private let isStrict: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands.first.map { Path(argument: $0) } ?? "."
    console = try Console(arguments)
    output = try CommandOutput(arguments)
    format = try arguments.format(.listFormat, standard: .text)
    library = CodeLibrary(arguments, console)
    shown = arguments.value(.showRewritten).map { Path(argument: $0) }
    explained = arguments.value(.why)
    runsScreens = arguments.has(.runScreens)
    isStrict = arguments.has(.strictCode)
  }

  func run() throws -> ExitStatus {
    do throws(CodeError) {
      if let shown { return try show(shown) }
      if let explained {
        return try write(PrintableText(document: try library.making(of: explained, around: path)))
      }
      let places = library.places(in: path)
      if places.count > 1 { return try list(places) }
      let listing = try listing(of: places[0])
      let status = try write(PrintableText(document: format == .json ? listing.json : listing.text))
      return isStrict && listing.hasLeftOut ? .gravest(status, .findings) : status
    } catch {
      return console.report(error)
    }
  }

  /// Returns the screens of a project that is built, or only read where its code may not run.
  private func listing(of place: Path) throws(CodeError) -> CodeListing {
    guard let reason = try library.refusal(around: place) else {
      return CodeListing(
        of: try library.build(around: place), shown: runsScreens ? try library.shown(around: place) : nil)
    }
    if !console.surroundings.leavesCodeAlone {
      console.note("the code is read, and not run: \(reason)", path: place.description)
    }
    return CodeListing(of: try library.reading(around: place))
  }

  /// Lists several projects, each with its folder; one that can't be built is told, and the others go on.
  private func list(_ places: [Path]) throws(CodeError) -> ExitStatus {
    var listings: [(place: Path, listing: CodeListing)] = []
    var status = ExitStatus.success
    for place in places {
      do throws(CodeError) {
        listings.append((place, try listing(of: place)))
      } catch {
        status = .gravest(status, console.report(error))
      }
    }
    let text: String
    if format == .json {
      var document = JSONObjectText()
      document.add("format", "layout-code/1")
      document.add("projects", lines: listings.map { $1.line(of: $0) }, depth: 1)
      text = document.document
    } else {
      text =
        listings.map { "\($0.recorded.printable):\n\($1.text)\n" }.joined()
        + CodeListing.sum(of: listings.map(\.listing))
    }
    status = .gravest(status, try write(PrintableText(document: text)))
    return isStrict && listings.contains(where: \.listing.hasLeftOut) ? .gravest(status, .findings) : status
  }

  private func show(_ file: Path) throws(CodeError) -> ExitStatus {
    try write(PrintableText(document: try library.rewritten(file)))
  }

  private func write(_ text: PrintableText) throws(CodeError) -> ExitStatus {
    do throws(Files.Failure) {
      return try output.write(text)
    } catch {
      console.error("\(error.message)")
      return error.status
    }
  }
}

extension CodeLibrary {
  /// The library of a command: what is being done is told on a terminal.
  convenience init(_ arguments: ParsedArguments, _ console: Console) {
    self.init(arguments, console, buildFolder: arguments.value(.buildFolder).map { Path(argument: $0) })
  }

  /// A library of a command, which builds elsewhere than its options say.
  convenience init(
    _ arguments: ParsedArguments, _ console: Console, buildFolder: Path?, lentBy lender: Path? = nil
  ) {
    let named = arguments.value(.config).map { Path(argument: $0) }
    let isShown = console.surroundings.hasTerminal && !console.isQuiet
    // A time that can't be read is an error of the command.
    let budget = try? RunBudget(arguments)
    let isStopped: @Sendable () -> Bool = { budget?.isOver() ?? false }
    self.init(
      buildFolder: buildFolder, permission: CodeTrust(arguments, console).permission,
      settings: { folder throws(CodeError) in
        do throws(ConfigurationError) {
          let configuration =
            if let named { try ProjectConfiguration(at: named) } else { try ProjectConfiguration(nearestTo: folder) }
          console.report(configuration.foreign)
          return CodeSettings(configuration)
        } catch {
          throw CodeError(error)
        }
      },
      lentBy: lender, isStopped: isStopped,
      waiting: { words in console.note(PrintableText(words)) },
      progress: { words in if isShown { console.note(PrintableText(words)) } })
  }
}

extension Console {
  /// Reports why code gives no screens.
  ///
  /// - Returns: The status that it ends a command with.
  func report(_ failure: CodeError) -> ExitStatus {
    if let configuration = failure.configuration {
      configuration.cause.report(in: configuration.path.description, to: self)
      return configuration.cause.status
    }
    error(PrintableText(failure.description), path: failure.path?.description)
    return failure.isOfOutput ? .cannotWrite : failure.isOfMachine ? .internalFault : .badInput
  }
}

/// The screens of a project as people and programs read them.
private struct CodeListing {
  private let build: CodeBuild
  /// The outcomes of the screens that were shown, by their positions; `nil` where none was.
  private let shown: [Int: ShownScreen]?

  init(of build: CodeBuild, shown: [Int: ShownScreen]? = nil) {
    self.build = build
    self.shown = shown
  }

  var hasLeftOut: Bool { !build.leftOut.isEmpty }

  /// The numbers of files that are built whole, and in part.
  private var built: (whole: Int, inPart: Int) {
    let inPart = build.leftOut.count { !$0.isWhole }
    return (build.project.files.count - build.leftOut.count, inPart)
  }

  var text: String {
    var text = ""
    for kind in CodeScreen.Kind.allCases {
      let own = build.screens.enumerated().filter { $0.element.kind == kind && $0.element.needs == nil }
      guard !own.isEmpty else { continue }
      let note = kind != .view ? "" : ", laid out where nothing else is in the file"
      text += "\(kind.words) (\(own.count)\(counts(of: own.map(\.offset)))\(note)):\n"
      text += rows(
        own.map { index, screen in
          let isTold = kind == .preview || kind == .snapshot
          let outcome = shown.map { [$0[index]?.words ?? ""] } ?? []
          return ["\(screen.file.recorded):\(screen.line)", screen.title] + outcome
            + [isTold ? screen.conditions.words : screen.make ?? ""]
        })
    }
    let swiftUI = build.screens.count(where: \.isSwiftUI)
    let snapshots = build.screens.count { $0.isSwiftUI && $0.kind == .snapshot }
    if swiftUI > snapshots { text += "previews of SwiftUI's views, passed over: \(swiftUI - snapshots)\n" }
    if snapshots > 0 { text += "snapshots of SwiftUI's views, passed over: \(snapshots)\n" }
    let missing = build.screens.filter { $0.needs != nil && !$0.isSwiftUI && !$0.isEmpty }
    if !missing.isEmpty {
      text += "can't be made (\(missing.count)):\n"
      text += rows(missing.map { ["\($0.file.recorded):\($0.line)", $0.name, "needs \($0.needs ?? "")"] })
    }
    for (isWhole, words) in [(false, "built in part"), (true, "not built")] {
      let files = build.leftOut.filter { $0.isWhole == isWhole }
      guard !files.isEmpty else { continue }
      text += "\(words) (\(files.count)):\n"
      text += rows(files.map { ["\($0.file.recorded):\($0.line):\($0.column)", $0.message] })
    }
    if !build.modules.isEmpty {
      text += "built with (\(build.modules.count)):\n"
      text += rows(
        build.modules.map { module in
          let built = module.files - module.leftOut
          let count = built == module.files ? "\(built) files" : "\(built) of \(module.files) files"
          return [module.name, module.folder.shortened(from: Files.workingFolder).recorded, count]
        })
    }
    if !build.missing.isEmpty {
      text += "modules that aren't here (\(build.missing.count)); a checkout or a stub makes up for one:\n"
      text += rows(
        build.missing.map { module in
          let others = module.files.count - 1
          let rest = others == 0 ? "" : " and \(others) \(others == 1 ? "other" : "others")"
          return [module.name, "wanted by \(module.files[0].recorded)\(rest)"]
        })
    }
    guard build.isBuilt else {
      let count = build.project.files.count
      return text + "\(count) Swift \(count == 1 ? "file is" : "files are") read, and nothing is built\n"
    }
    return text + Self.count(of: [built], among: build.project.files.count) + "\n"
  }

  /// The numbers of screens that show something, nothing, or aren't shown; empty where none was shown.
  private func counts(of indices: [Int]) -> String {
    guard let shown else { return "" }
    let outcomes = indices.compactMap { shown[$0] }
    let (full, empty) = (outcomes.count { $0 == .shown }, outcomes.count { $0 == .empty })
    let failed = outcomes.count - full - empty
    return ": \(full) shown, \(empty) empty, \(failed) failed"
  }

  /// The numbers of files in words: `4 of 6 Swift files are built, 1 in part, 1 is left out`.
  private static func count(of built: [(whole: Int, inPart: Int)], among count: Int) -> String {
    let (whole, inPart) = (built.map(\.whole).reduce(0, +), built.map(\.inPart).reduce(0, +))
    let out = count - whole - inPart
    let words = "\(whole) of \(count) Swift \(count == 1 ? "file is" : "files are") built"
    guard inPart > 0 else { return words }
    return "\(words), \(inPart) in part" + (out > 0 ? ", \(out) \(out == 1 ? "is" : "are") left out" : "")
  }

  /// The number of files that are built, in all of several projects.
  static func sum(of listings: [CodeListing]) -> String {
    let files = listings.map(\.build.project.files.count).reduce(0, +)
    return "\(count(of: listings.map(\.built), among: files)), in \(listings.count) projects\n"
  }

  private func rows(_ rows: [[String]]) -> String {
    // Names and messages are of the project: none of them begins a row.
    TextTable.columns(rows.map { $0.map(\.printable) }).split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  private var lists: [(key: String, lines: [String])] {
    [
      ("screens", build.screens.enumerated().map { $1.json(shown: shown?[$0]?.words) }),
      ("leftOut", build.leftOut.map(\.json)),
      ("modules", build.modules.map(\.json)), ("missing", build.missing.map(\.json)),
    ]
  }

  var json: String {
    var document = JSONObjectText()
    document.add("format", "layout-code/1")
    for (key, lines) in lists { document.add(key, lines: lines, depth: 1) }
    document.add("files", build.project.files.count)
    return document.document
  }

  /// The listing on a line, as one of several projects.
  func line(of place: Path) -> String {
    var object = JSONObjectText()
    object.add("folder", place.recorded)
    for (key, lines) in lists { object.add(key, text: "[\(lines.joined(separator: ", "))]") }
    object.add("files", build.project.files.count)
    return object.line
  }
}

extension ShownScreen {
  /// The outcome in words.
  fileprivate var words: String {
    switch self {
    case .shown: "shown"
    case .empty: "empty"
    case .failed(let reason): "failed: \(reason)"
    }
  }
}

extension CodeScreen.Kind {
  /// The kind as a heading.
  fileprivate var words: String {
    switch self {
    case .preview: "previews"
    case .snapshot: "snapshots"
    case .controller: "controllers"
    case .rootView: "views of controllers that can't be made"
    case .view: "views"
    case .cell: "cells"
    case .storyboard: "scenes of storyboards and nibs"
    case .launch: "the app"
    }
  }
}
