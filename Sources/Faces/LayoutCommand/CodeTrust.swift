import Documents
import FileSystem
import SwiftSources

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The word of the person who runs a command on whether the code of a repository runs, where this machine can't confine it.
///
/// An option says so for a run. On a terminal the person is asked once, and the answer is kept by the repository's folder and that folder's
/// owner. Nothing in a repository says so.
struct CodeTrust: Sendable {
  private let isRefused: Bool
  private let isUnconfined: Bool
  private let console: Console
  /// The permission where nobody says anything.
  private let standard: @Sendable () -> CodePermission
  /// The file with the answers that are kept; `nil` where there is no place for one.
  private let file: Path?
  /// Asks the person about a repository; `nil` where nobody can be asked.
  private let asks: (@Sendable (Path) -> Bool)?
  /// The answers of this run, so that several inputs ask once.
  private let answers = Monitor<[Repository: Bool]>([:])

  /// A repository, whose answer is another's if somebody else comes to own its folder.
  private struct Repository: Hashable {
    let path: Path
    let owner: UInt32
  }

  /// The word that a command's options are, and else that of the person at the terminal.
  init(_ arguments: ParsedArguments, _ console: Console) {
    let isAsked =
      console.surroundings.hasTerminal && isatty(STDIN_FILENO) == 1 && !console.isQuiet
      && !arguments.operands.contains(Files.standardInput.description)
    let asks: @Sendable (Path) -> Bool = { Self.ask(about: $0, console) }
    self.init(
      isRefused: arguments.has(.noCode), isUnconfined: arguments.has(.unconfined), console,
      standard: CodePermission.standard, file: Self.standardFile, asks: isAsked ? asks : nil)
  }

  init(
    isRefused: Bool, isUnconfined: Bool, _ console: Console,
    standard: @autoclosure @escaping @Sendable () -> CodePermission,
    file: Path?, asks: (@Sendable (Path) -> Bool)?
  ) {
    self.isRefused = isRefused
    self.isUnconfined = isUnconfined
    self.console = console
    self.standard = standard
    self.file = file
    self.asks = asks
  }

  /// Returns whether, and how, the code of a folder runs.
  var permission: @Sendable (Path) -> CodePermission {
    { folder in
      if isRefused { return .refused(reason: "--no-code says so") }
      let standard = standard()
      guard case .refused = standard else { return standard }
      return isUnconfined || isTrusted(folder) ? .unconfined : standard
    }
  }

  private func isTrusted(_ folder: Path) -> Bool {
    let path = CodePermission.repository(of: folder)
    guard let owner = Files.owner(of: path) else { return false }
    let repository = Repository(path: path, owner: owner)
    return answers.withLock { answers in
      if let known = answers[repository] ?? kept[repository] { return known }
      guard let asks else { return false }
      let answer = asks(path)
      answers[repository] = answer
      keep(repository, answer)
      return answer
    }
  }

  private static func ask(about repository: Path, _ console: Console) -> Bool {
    console.note(
      "this machine can't confine programs: the code would run with all that you may do. Run it, now and later? [y/N]",
      path: repository.description)
    return ["y", "yes"].contains((readLine() ?? "").lowercased())
  }

  // MARK: Answers that are kept

  private static var standardFile: Path? {
    let named = Environment.value("XDG_CONFIG_HOME", isEmptyUnset: true).flatMap { $0.hasPrefix("/") ? Path($0) : nil }
    return (named ?? Files.home?.file(".config"))?.file("layout").file("trust.json")
  }

  private static let format = "layout-trust/1"

  /// The kept answers; none where the file isn't this user's alone.
  private var kept: [Repository: Bool] {
    guard let file, let bytes = Files.contents(ofOwn: file, limit: 1 << 20), let value = try? JSONParser.parse(bytes),
      case .array(let elements)? = value.member("answers")?.content
    else { return [:] }
    let pairs = elements.compactMap { element -> (Repository, Bool)? in
      guard case .string(let path)? = element.member("repository")?.content,
        case .number(let number, _)? = element.member("owner")?.content, let owner = UInt32(exactly: number),
        case .bool(let runs)? = element.member("runs")?.content
      else { return nil }
      return (Repository(path: Path(path), owner: owner), runs)
    }
    return Dictionary(pairs) { _, last in last }
  }

  private func keep(_ repository: Repository, _ answer: Bool) {
    guard let file else { return }
    var all = kept
    all[repository] = answer
    let lines = all.sorted { ($0.key.path, $0.key.owner) < ($1.key.path, $1.key.owner) }.map { repository, runs in
      var object = JSONObjectText()
      object.add("repository", repository.path.description)
      object.add("owner", Int(repository.owner))
      object.add("runs", runs)
      return object.line
    }
    var document = JSONObjectText()
    document.add("format", Self.format)
    document.add("answers", lines: lines, depth: 1)
    do throws(Files.Failure) {
      try Files.makeOwnFolder(file.folder)
      try Files.replace(file, with: PrintableText(document: document.document))
    } catch {
      console.warn("your answer couldn't be kept: \(error.message)", path: file.description)
    }
  }
}
