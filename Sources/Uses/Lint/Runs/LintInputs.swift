import Documents
package import FileSystem
package import SceneSources

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
  ///   - formats: The formats of the files.
  ///   - isWanted: Tells whether the configuration includes a file found in a folder.
  ///   - built: Returns the files below a folder whose projects' builds make screens of them; called where there are files
  ///     of such a format.
  package init(
    _ paths: [Path], of formats: SceneFormats = .documents, isWanted: (Path) -> Bool = { _ in true },
    built: (Path) -> [Path] = { _ in [] }
  ) {
    var found: Set<Path> = []
    for path in paths {
      let path = path == Files.standardInput ? path : path.shortened(from: Self.workingFolder)
      switch path == Files.standardInput ? .file : Files.kind(of: path) {
      case .nothing: failures.append((path, .notFound))
      case .file, .other: found.insert(path)
      case .folder:
        let (files, unproved) = walk(path, formats)
        let screens = unproved.isEmpty ? [] : built(path).filter(unproved.contains)
        for file in files + screens where isWanted(file) { found.insert(file) }
      }
    }
    files = found.sorted()
  }

  /// Creates inputs with these names, wherever their content comes from.
  package init(named names: [Path]) {
    files = names.sorted()
  }

  /// Returns the inputs without some of the files.
  package func filtered(_ isKept: (Path) -> Bool) -> LintInputs {
    var inputs = self
    inputs.files.removeAll { !isKept($0) }
    return inputs
  }

  /// A folder to search.
  private struct Step {
    let path: Path
    let ignores: [IgnoreFile]
  }

  /// Returns the inputs below a folder, and the files there that are inputs if a build makes screens of them.
  private mutating func walk(_ root: Path, _ formats: SceneFormats) -> (inputs: [Path], unproved: Set<Path>) {
    var files: [Path] = []
    var unproved: Set<Path> = []
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
          guard !entry.isLink, !SceneFile.isForeign(entry.name),
            !IgnoreFile.leaveOut(path, isFolder: true, ignores)
          else { continue }
          pending.append(Step(path: path, ignores: ignores))
        case .file:
          guard let format = formats.format(of: path), !IgnoreFile.leaveOut(path, isFolder: false, ignores) else {
            continue
          }
          switch format.proof {
          case .ending: files.append(path)
          case .word(let word): if Self.isOne(path, word, isLink: entry.isLink) { files.append(path) }
          case .build: unproved.insert(path)
          }
        case .nothing:
          // Links that lead nowhere don't matter, unless their names prove that screens are missed.
          if case .ending? = formats.format(of: path)?.proof { failures.append((path, .notFound)) }
        case .other: break
        }
      }
    }
    return (files, unproved)
  }

  /// Tells whether a file has its format's word near its beginning. An unreadable plain file counts as one of the format,
  /// so that opening the file reports the error.
  private static func isOne(_ path: Path, _ word: String, isLink: Bool) -> Bool {
    guard let beginning = Files.beginning(of: path, count: 4_096) else { return !isLink }
    return String(decoding: beginning, as: UTF8.self).holds(word)
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
