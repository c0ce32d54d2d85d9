import FileSystem

/// The project's resources beside the program of its screens, where Foundation looks for those of the main bundle: links to images,
/// catalogues, storyboards, nibs, tables of strings, fonts and whatever else isn't code.
enum ResourceFolder {
  /// Fills the folder anew.
  ///
  /// - Parameters:
  ///   - folder: The folder beside the program.
  ///   - project: The project.
  /// - Throws: `CodeError` if nothing can be written.
  static func fill(_ folder: Path, of project: CodeProject) throws(CodeError) {
    do throws(Files.Failure) {
      Files.removeFolder(folder)
      try Files.makeFolder(folder)
      var languages: Set<Path> = []
      for file in project.resources.files {
        let target = folder.file(file.name)
        if target.folder != folder, languages.insert(target.folder).inserted { try Files.makeFolder(target.folder) }
        try Files.link(target, to: project.folder.file(file.path))
        // Foundation takes the program's own folder for that of the bundle, in which an app looks for its property list.
        guard file.name == ResourceFiles.informationList else { continue }
        Files.remove(folder.folder.file(file.name))
        try Files.link(folder.folder.file(file.name), to: project.folder.file(file.path))
      }
    } catch {
      throw CodeError(error.message, at: folder)
    }
  }
}
