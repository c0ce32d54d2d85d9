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
struct OwnPackages {
  /// The names of the modules, sorted.
  private(set) var modules: [String] = []
  /// The modules' files, by their paths in the project's folder.
  private(set) var files: [Path] = []

  /// The modules of a project's packages that its files need.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - foreign: The modules beside it.
  init(of project: CodeProject, among foreign: ForeignModules) {
    let own = foreign.own
    guard !own.isEmpty else { return }
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
    var words = line.split { $0 == " " || $0 == "\t" }[...]
    while let first = words.first, first.hasPrefix("@") || modifiers.contains(String(first)) { words.removeFirst() }
    guard let kind = words.popFirst(), kinds.contains(String(kind)), let word = words.first else { return nil }
    let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private static let modifiers: Set = [
    "public", "open", "internal", "package", "final", "indirect", "nonisolated", "distributed",
  ]
  private static let kinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias", "let", "var"]
}
