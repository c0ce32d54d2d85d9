import Documents
import FileSystem
import LanguageServer
import LayoutModel
import LayoutOutput
import Lint
import SceneSources
import SwiftSources

/// The program around a language server: the configurations, projects and code of the files that an editor has open, each read once until
/// something changes, and the pages that show them.
final class EditorSurroundings: Sendable {
  private let arguments: ParsedArguments
  /// The requests of the options where code may run, and where it may not.
  private let trusted: Console
  private let untrusted: Console
  private let messages = MessageList()
  private let pages: EditorPages
  private let state = Guarded<[Key: Terms]>([:])
  private let projects = Guarded<[Path?: Projects]>([:])

  /// Files of one folder have one configuration.
  private struct Key: Hashable {
    let folder: Path
    let isTrusted: Bool
  }

  /// A configuration as it was read, with the faults that were found in it so far.
  private struct Terms {
    var configurations: LintConfigurations
    var faults: [FileTerms.Fault] = []
  }

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    trusted = Self.console(arguments, messages, runsCode: !arguments.has(.noCode))
    untrusted = Self.console(arguments, messages, runsCode: false)
    pages = EditorPages(arguments)
  }

  /// An editor is open for longer than a run takes.
  private static let time = "8760h"

  private static func console(_ arguments: ParsedArguments, _ messages: MessageList, runsCode: Bool) -> Console {
    var words = ["--\(CommandOption.time.name)=\(time)"]
    for option in [CommandOption.config, .buildFolder] {
      if let value = arguments.value(option) { words.append("--\(option.name)=\(value)") }
    }
    if arguments.has(.unconfined) { words.append("--\(CommandOption.unconfined.name)") }
    var console = Console(surroundings: arguments.surroundings)
    console.surroundings.ownsProcess = false
    console.surroundings.collect = { messages.add($0) }
    console.surroundings.leavesCodeAlone = !runsCode
    let options: [CommandOption] = [.time, .config, .buildFolder, .unconfined, .noCode]
    if runsCode, let inner = try? ParsedArguments(words, options: options) {
      console.surroundings.code = CodeLibrary(inner, console, explores: false)
    }
    return console
  }

  /// What a server asks for.
  var host: LanguageServerHost {
    LanguageServerHost(
      version: Program.version,
      configurationShape: ConfigurationShape.root(
        of: LintRule.table.map(\.description), reporters: LintReporter.table.map(\.name)),
      terms: { self.terms(of: $0, isTrusted: $1) }, refresh: { self.refresh() },
      preview: { self.pages.page(of: $0, under: $1, runsCode: $2) },
      showInPreview: { self.pages.show($1, of: $0) })
  }

  private func terms(of path: Path, isTrusted: Bool) -> FileTerms {
    let console = isTrusted ? trusted : untrusted
    let named = arguments.value(.config).map { Path(argument: $0) }
    let key = Key(folder: path.folder, isTrusted: isTrusted)
    return state.withLock { state in
      var terms = state[key] ?? Terms(configurations: LintConfigurations(of: "lint", console: console, file: named))
      messages.clear()
      let configuration = terms.configurations.configuration(of: path)
      let settings = terms.configurations.settings(of: path)
      let baseline = baseline(of: configuration, console)
      for message in messages.taken() where message.severity == .error {
        let fault = FileTerms.Fault(
          path: message.path.map { Path($0) } ?? configuration.path ?? path, position: message.position,
          message: message.text)
        if !terms.faults.contains(fault) { terms.faults.append(fault) }
      }
      state[key] = terms
      return FileTerms(
        settings: settings, isIncluded: configuration.includes(path),
        projects: projects(of: configuration, terms.configurations),
        formats: console.surroundings.formatsOfProjects, baseline: baseline, faults: terms.faults)
    }
  }

  private func projects(of configuration: ProjectConfiguration, _ configurations: LintConfigurations) -> Projects {
    projects.withLock { known in
      if let projects = known[configuration.path] { return projects }
      let projects = configurations.projects(of: configuration)
      known[configuration.path] = projects
      return projects
    }
  }

  /// The findings that a configuration's file names as known.
  private func baseline(of configuration: ProjectConfiguration, _ console: Console) -> LintBaseline? {
    guard let path = configuration.content.baseline.map(configuration.resolved) else { return nil }
    do {
      return try LintBaseline(
        reading: Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes))
    } catch let error as Files.Failure {
      console.error("\(error.message)", path: path.description)
    } catch let error as FrameDump.ReadingError {
      console.error("\(error.message)", path: path.description, at: error.position)
    } catch {
      console.error("\(String(describing: error))", path: path.description)
    }
    return nil
  }

  private func refresh() {
    trusted.surroundings.code?.refresh()
    state.withLock { $0 = [:] }
    projects.withLock { $0 = [:] }
  }
}

/// The messages of a console that nobody reads.
private final class MessageList: Sendable {
  private let messages = Guarded<[ConsoleMessage]>([])

  func add(_ message: ConsoleMessage) { messages.withLock { $0.append(message) } }
  func clear() { messages.withLock { $0 = [] } }
  func taken() -> [ConsoleMessage] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
