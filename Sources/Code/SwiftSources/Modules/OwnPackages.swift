import Documents
import FileSystem
import SceneSources

/// The modules of a project's own packages that are built with its app as one: their screens are the app's, and what is internal in them
/// is at hand.
///
///     App/Login.xcodeproj
///     App/Packages/Feature/Package.swift     Feature and Model, which Feature imports, are built with the app
///
/// A module stays one of its own, with those that it imports, where it declares a name that the app or a module before it declares too, is
/// in another version of Swift, or is imported by a module of other people's.
struct OwnPackages: Sendable {
  /// The names of the modules, sorted.
  private(set) var modules: [String] = []
  /// The modules' files, by their paths in the project's folder.
  private(set) var files: [Path] = []
  /// The names of the modules that were read to find them, sorted.
  private var read: [String] = []
  /// The text that changes with the files that were read; empty where none was.
  private var signature = ""

  /// The modules of a project's packages that its files need.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - foreign: The modules beside it.
  ///   - earlier: Those that were found before, which hold while no file has changed since.
  init(of project: CodeProject, among foreign: ForeignModules, knowing earlier: OwnPackages? = nil) {
    let own = foreign.own
    guard !own.isEmpty else { return }
    if let earlier, !earlier.signature.isEmpty,
      earlier.signature == Self.signature(of: project, among: foreign, reading: earlier.read)
    {
      self = earlier
      return
    }
    let graph = ImportGraph(of: project, among: foreign)
    var separate = graph.reached(from: graph.order.filter { !own.contains($0) })
    var taken: Set<String> = []
    if !graph.order.isEmpty { taken.formUnion(TopLevelNames.of(graph.files, in: project.folder)) }
    // What imports another comes before that.
    for name in graph.order where !separate.contains(name) {
      guard let module = graph.modules[name] else { continue }
      let names = TopLevelNames.of(module.files, in: module.folder)
      if module.language == project.language, module.folder.below(project.folder) != nil,
        taken.isDisjoint(with: names)
      {
        taken.formUnion(names)
      } else {
        separate.formUnion(graph.reached(from: [name]))
      }
    }
    modules = graph.order.filter { !separate.contains($0) }.sorted()
    files = modules.compactMap { graph.modules[$0] }.flatMap { module in
      module.files.compactMap { module.folder.file($0).below(project.folder) }
    }.uniqued().sorted()
    read = graph.modules.keys.sorted()
    signature = Self.signature(of: project, among: foreign, reading: read)
  }

  /// The text that changes with a project's files, with those of some modules, and with what other modules there are.
  private static func signature(
    of project: CodeProject, among foreign: ForeignModules, reading modules: [String]
  ) -> String {
    let signatures = modules.map { "\($0) \(foreign.project(named: $0)?.signature ?? "")" }
    return SHA256.text(
      ([project.module, project.signature, foreign.signature] + foreign.own.sorted() + signatures)
        .joined(separator: "\n"))
  }
}

/// The modules that a project's files import, directly and through others, as far as their code is here.
private struct ImportGraph {
  /// The project's own files, without those of the modules.
  let files: [Path]
  private(set) var modules: [String: CodeProject] = [:]
  private var imports: [String: [String]] = [:]
  /// The modules' names: one that imports another comes before that.
  private(set) var order: [String] = []

  init(of project: CodeProject, among foreign: ForeignModules) {
    let own = foreign.own
    let inPackages = Set(
      own.compactMap(foreign.project).flatMap { module in module.files.map(module.folder.file) }
        .compactMap { $0.below(project.folder) })
    files = project.files.filter { !inPackages.contains($0) }
    let known = Set(project.modules + [project.module])
    func named(_ imports: Imports) -> [String] {
      imports.files.keys.filter { !known.contains($0) && !CodeProject.taken.contains($0) }.sorted()
    }
    let first = named(Imports(of: files, in: project.folder))
    var pending = first
    while let name = pending.popLast() {
      guard modules[name] == nil, let module = foreign.project(named: name) else { continue }
      modules[name] = module
      imports[name] = named(Imports(of: module.files, in: module.folder))
      pending += imports[name] ?? []
    }
    order = sorted(from: first)
  }

  /// The names of the modules that are reached from some, those among them.
  func reached(from names: [String]) -> Set<String> {
    var reached: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      if reached.insert(name).inserted { pending += imports[name] ?? [] }
    }
    return reached
  }

  /// The modules by depth-first search, those last that were left first.
  private func sorted(from first: [String]) -> [String] {
    var seen: Set<String> = []
    var left: [String] = []
    var pending = first.map { (name: $0, isLeft: false) }
    while let (name, isLeft) = pending.popLast() {
      if isLeft {
        left.append(name)
      } else if modules[name] != nil, seen.insert(name).inserted {
        pending.append((name, true))
        pending += (imports[name] ?? []).map { ($0, false) }
      }
    }
    return left.reversed()
  }
}

/// The names that files declare for all of their module, as lines without indentation tell: `public final class Cart`.
enum TopLevelNames {
  /// Returns the names that some files declare.
  ///
  /// - Parameters:
  ///   - files: The files, by their paths in the folder.
  ///   - folder: The folder.
  /// - Returns: The names.
  static func of(_ files: [Path], in folder: Path) -> Set<String> {
    files.reduce(into: []) { names, file in
      let bytes = (try? Files.plainContents(of: folder.file(file), limit: 1 << 22)) ?? []
      for line in bytes.split(separator: 0x0A) {
        guard let first = line.first, first != UInt8(ascii: " "), first != UInt8(ascii: "\t"),
          let name = declared(by: String(decoding: line.prefix(maximumLength), as: UTF8.self))
        else { continue }
        names.insert(name)
      }
    }
  }

  private static let maximumLength = 400

  /// Returns the name that a line declares; `nil` where it declares none that other files see.
  static func declared(by line: String) -> String? {
    var rest = line[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "(" }
      rest = rest[word.endIndex...]
      let hasArgument = rest.first == "("
      if hasArgument {
        guard let end = endOfArgument(in: rest) else { return nil }
        rest = rest[end...]
      }
      // Of a variable that others can't set, others see the name.
      if word.hasPrefix("@") || modifiers.contains(String(word)) || hasArgument && access.contains(String(word)) {
        continue
      }
      guard kinds.contains(String(word)), !hasArgument else { return nil }
      let name = rest.drop { $0 == " " || $0 == "\t" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
  }

  /// Returns the end of what is between a parenthesis at a text's beginning and the one that closes it.
  private static func endOfArgument(in text: Substring) -> Substring.Index? {
    var (depth, isInText, isEscaped) = (0, false, false)
    for index in text.indices {
      let character = text[index]
      if isInText {
        if character == "\"", !isEscaped { isInText = false }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" {
        isInText = true
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
        if depth == 0 { return text.index(after: index) }
      }
    }
    return nil
  }

  private static let modifiers: Set = [
    "public", "open", "internal", "package", "final", "indirect", "nonisolated", "distributed",
  ]
  private static let access: Set = ["private", "fileprivate"]
  private static let kinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias", "let", "var"]
}
