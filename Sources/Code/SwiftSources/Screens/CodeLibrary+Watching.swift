package import FileSystem
import SceneSources

extension CodeLibrary {
  /// The files of a project, as they were listed.
  struct Listing {
    let files: [Path]
    /// The time at which they are listed again.
    let end: ContinuousClock.Instant
  }

  /// The least time between two listings of a project's files, and the multiple of the time that one takes.
  private static let pause = Duration.seconds(1)
  private static let rest = 20

  /// Returns the files that the screens of a path's code depend on: files of the project, files of its modules, and the configuration. They
  /// are looked for anew once a second, or less often where that takes long.
  ///
  /// - Parameter path: A Swift file or a folder.
  /// - Returns: The files, as they are named from the working folder; none where there is no code.
  package func watchedFiles(around path: Path) -> [Path] {
    listings.withLock { listings in
      let start = ContinuousClock.now
      if let known = listings[path], start < known.end { return known.files }
      let files = listedFiles(around: path)
      let now = ContinuousClock.now
      listings[path] = Listing(files: files, end: now + max(Self.pause, (now - start) * Self.rest))
      return files
    }
  }

  private func listedFiles(around path: Path) -> [Path] { places(in: path).flatMap(listedFiles(ofPlace:)) }

  private func listedFiles(ofPlace path: Path) -> [Path] {
    guard let project = try? foundProject(around: path), let settings = try? settings(of: project.folder) else {
      return []
    }
    var files = (project.files + project.nibs).map(project.folder.file)
    files.append(project.folder.file(Path(Configuration.fileName)))
    let names = Imports(of: project.files, in: project.folder).files.keys
    let foreign = ForeignModules(beside: project, settings)
    for name in names.sorted() where name != project.module && !project.modules.contains(name) {
      guard let module = foreign.project(named: name) else { continue }
      files += module.files.map(module.folder.file)
    }
    let workingFolder = Files.workingFolder
    return files.map { $0.shortened(from: workingFolder) }
  }
}
