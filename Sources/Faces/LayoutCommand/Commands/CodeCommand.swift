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
      .listFormat, .buildFolder, .noCode, .unconfined, .showRewritten, .why, .writtenStubs, .runScreens, .explore,
      .config, .output, .strictCode, .color, .quiet,
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
  fileprivate static let writtenStubs = CommandOption(
    name: "stubs", value: "FOLDER", completion: .paths,
    help: "write declarations that stand in for modules that aren't here, as the code uses them, into this folder")
  fileprivate static let runScreens = CommandOption(
    name: "run", help: "show each screen once, and say which show nothing or end before they are shown")
  static let explore = CommandOption(
    name: "explore", help: "start the app, do on its screens what a user can do, and list the screens that it shows")
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
  private let stubs: Path?
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
    stubs = arguments.value(.writtenStubs).map { Path(argument: $0) }
    runsScreens = arguments.has(.runScreens)
    isStrict = arguments.has(.strictCode)
  }

  func run() throws -> ExitStatus {
    do throws(CodeError) {
      if let shown { return try show(shown) }
      if let explained {
        return try write(PrintableText(document: try library.making(of: explained, around: path)))
      }
      if let stubs { return try write(PrintableText(document: try StubListing(around: path, library, in: stubs).text)) }
      let places = library.places(in: path)
      console.noteMissingPackages(around: places)
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
        of: try library.build(around: place), shown: runsScreens ? try library.shown(around: place) : nil,
        try library.exploration(around: place))
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
  /// The library of a command: what is being done is told, a line a step.
  ///
  /// - Parameters:
  ///   - arguments: The command's arguments.
  ///   - console: What tells.
  ///   - explores: Whether apps are explored where configurations ask for it: not in an editor, where each change would begin it anew.
  ///   - change: Changes what configurations say of the code, for what the command asks.
  convenience init(
    _ arguments: ParsedArguments, _ console: Console, explores: Bool = true,
    changing change: @escaping @Sendable (inout CodeSettings) -> Void = { _ in }
  ) {
    let buildFolder = arguments.value(.buildFolder).map { Path(argument: $0) }
    self.init(arguments, console, buildFolder: buildFolder, explores: explores, changing: change)
  }

  /// A library of a command, which builds elsewhere than its options say.
  convenience init(
    _ arguments: ParsedArguments, _ console: Console, buildFolder: Path?, lentBy lender: Path? = nil,
    explores: Bool = true, changing change: @escaping @Sendable (inout CodeSettings) -> Void = { _ in }
  ) {
    let named = arguments.value(.config).map { Path(argument: $0) }
    let isShown = console.surroundings.ownsProcess && !console.isQuiet
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
          var settings = CodeSettings(configuration)
          change(&settings)
          if arguments.has(.explore) { settings.explore() }
          return explores ? settings : settings.withoutExploring
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
