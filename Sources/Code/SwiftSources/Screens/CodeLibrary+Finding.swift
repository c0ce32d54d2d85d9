import FileSystem
import SceneSources

extension CodeLibrary {
  /// Finds the project of a path, without what are modules of their own in its folder. A file of a package that the app around it is built
  /// with is the app's, whatever else was asked for before.
  func foundProject(around path: Path) throws(CodeError) -> CodeProject {
    if let app = app(around: path) { return app }
    let settings = try ProjectPlaces.folder(around: path).map(settings) ?? CodeSettings()
    return try CodeProject(around: path, settings)
  }

  /// The project around a file's package that is built with the file; `nil` where there is none, and for a folder.
  private func app(around path: Path) -> CodeProject? {
    guard Files.kind(of: path) == .file, let full = Files.resolved(path),
      let package = ProjectPlaces.root(around: full.folder),
      ProjectPlaces.isPackage(package, Files.names(in: package) ?? []),
      let outer = Array(RepositoryFolders(around: package)).dropFirst().first,
      let root = ProjectPlaces.root(around: outer), let settings = try? settings(of: root),
      let project = try? CodeProject(around: root, settings), let file = full.below(project.folder)
    else { return nil }
    return project.files.contains(file) ? project : nil
  }
}
