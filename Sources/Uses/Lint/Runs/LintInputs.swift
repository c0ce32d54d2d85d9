import Documents
package import FileSystem
import Fixtures
import SceneSources

/// The files that a run of lint examines.
package struct LintInputs: Sendable {
  /// The files, sorted.
  package private(set) var files: [Path] = []
  /// The paths that don't exist or can't be opened.
  package private(set) var failures: [(path: Path, failure: Files.Failure)] = []

  /// The folder in which the program runs.
  private static let workingFolder = Files.workingFolder

  /// Finds the inputs at and below some paths.
  ///
  /// - Parameters:
  ///   - paths: Files, taken whatever their names, and folders. Hidden folders, other people's code and whatever
  ///     `.gitignore` names are skipped.
  ///   - isWanted: Tells whether the configuration includes a file found in a folder.
  ///   - code: Returns the files of a folder's code that have screens; called for a folder with Swift files.
  package init(
    _ paths: [Path], isWanted: (Path) -> Bool = { _ in true }, code: (Path) -> [Path] = { _ in [] }
  ) {
    var found: Set<Path> = []
    for path in paths {
      let path = path == Files.standardInput ? path : path.shortened(from: Self.workingFolder)
      switch path == Files.standardInput ? .file : Files.kind(of: path) {
      case .nothing: failures.append((path, .notFound))
      case .file, .other: found.insert(path)
      case .folder:
        let (files, swift) = walk(path)
        let screens = swift.isEmpty ? [] : code(path).filter(swift.contains)
        for file in files + screens where isWanted(file) { found.insert(file) }
      }
    }
    files = found.sorted()
  }

  /// Creates inputs with these names, wherever their content comes from.
  package init(named names: [Path]) {
    files = names.sorted()
  }

  /// A folder to search.
  private struct Step {
    let path: Path
    let ignores: [IgnoreFile]
  }

  /// Returns the inputs below a folder, and the Swift files there, which may have screens.
  private mutating func walk(_ root: Path) -> (inputs: [Path], swift: Set<Path>) {
    var files: [Path] = []
    var swift: Set<Path> = []
    var pending = [Step(path: root, ignores: IgnoreFile.around(root))]
    while let step = pending.popLast() {
      let entries: [Files.Entry]
      do throws(Files.Failure) {
        entries = try Files.entries(of: step.path)
      } catch {
        failures.append((step.path, error))
        continue
      }
      var ignores = step.ignores
      if let own = IgnoreFile(in: step.path, entries) { ignores.append(own) }
      for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
        let path = step.path == "." ? entry.name : step.path.file(entry.name)
        switch entry.kind {
        case .folder:
          // Links to folders may lead in circles.
          guard !entry.isLink, !SceneFile.foreignFolders.contains(entry.name),
            !IgnoreFile.leaveOut(path, isFolder: true, ignores)
          else { continue }
          pending.append(Step(path: path, ignores: ignores))
        case .file where SceneFile.mayBeOne(at: path):
          if !IgnoreFile.leaveOut(path, isFolder: false, ignores), Self.isInput(path, isLink: entry.isLink) {
            files.append(path)
          }
        case .nothing where SceneFile.mayBeOne(at: path) && !path.hasEnding(of: ["json"]):
          failures.append((path, .notFound))
        case .file where path.hasEnding(of: ["swift"]):
          if !IgnoreFile.leaveOut(path, isFolder: false, ignores) { swift.insert(path) }
        case .file, .nothing, .other: break
        }
      }
    }
    return (files, swift)
  }

  /// Tells whether a file is an input: an Interface Builder file, or JSON that names the fixtures' format near its
  /// beginning. A plain file that can't be read counts as one, so that opening it reports the error.
  private static func isInput(_ path: Path, isLink: Bool) -> Bool {
    guard path.hasEnding(of: ["json"]) else { return true }
    guard let beginning = Files.beginning(of: path, count: 4_096) else { return !isLink }
    return String(decoding: beginning, as: UTF8.self).holds(Fixture.format)
  }
}

/// A folder's `.gitignore`.
private struct IgnoreFile {
  let folder: Path
  let patterns: [PathPattern]

  /// Reads the file of a folder; `nil` if it has none, or an empty one.
  init?(in folder: Path, _ entries: [Files.Entry]) {
    guard entries.contains(where: { $0.name == Self.name && $0.kind == .file }) else { return nil }
    self.init(reading: folder)
  }

  private init?(reading folder: Path) {
    guard let bytes = try? Files.contents(of: folder.file(Self.name), limit: 1 << 20) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    self.folder = folder
    patterns = lines.compactMap { PathPattern(line: $0) }
    if patterns.isEmpty { return nil }
  }

  private static let name: Path = ".gitignore"

  /// Returns the files of the folders around one, up to the repository's root, the outermost first.
  static func around(_ folder: Path) -> [IgnoreFile] {
    var files: [IgnoreFile] = []
    var folder = folder
    for _ in 0..<RepositoryFolders.maximumDepth
    where Files.kind(of: folder.file(".git")) == .nothing {
      folder = folder == "." ? ".." : folder.file("..")
      guard Files.kind(of: folder) == .folder else { break }
      if let file = IgnoreFile(reading: folder) { files.append(file) }
    }
    // Without a repository around, files above don't apply.
    return Files.kind(of: folder.file(".git")) == .nothing ? [] : files.reversed()
  }

  /// Tells whether files exclude a path; the last pattern that matches decides.
  static func leaveOut(_ path: Path, isFolder: Bool, _ files: [IgnoreFile]) -> Bool {
    for file in files.reversed() {
      guard let names = file.names(of: path) else { continue }
      if let last = file.patterns.last(where: { $0.matches(names, isFolder: isFolder) }) { return !last.isNegated }
    }
    return false
  }

  /// Returns the names in a path relative to the folder.
  private func names(of path: Path) -> [String]? {
    let names = path.description.split(separator: "/").map(String.init)
    if folder == "." { return names }
    let own = folder.description.split(separator: "/").map(String.init)
    if names.starts(with: own), names.count > own.count { return Array(names.dropFirst(own.count)) }
    // A folder above, `../..`: the names that lead down from it aren't in the path.
    guard own.last == "..", let full = Files.workingFolder?.description.split(separator: "/").map(String.init)
    else { return nil }
    let ups = own.count { $0 == ".." }
    let rest = own.prefix { $0 != ".." }
    return rest.isEmpty && ups <= full.count ? full.suffix(ups) + names : nil
  }
}
