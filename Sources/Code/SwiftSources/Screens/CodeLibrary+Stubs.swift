package import FileSystem

extension CodeLibrary {
  /// Writes the declarations that stand in for the modules that the code around a path imports and that aren't here.
  ///
  /// - Parameters:
  ///   - path: A Swift file or a folder.
  ///   - write: Writes a stub as it is so far: after each round anew.
  /// - Returns: The stubs, by their modules' names, and the number of files that the compiler complains of with them.
  /// - Throws: `CodeError`.
  package func stubs(
    around path: Path, writing write: (WrittenStub) throws(CodeError) -> Void
  ) throws(CodeError) -> (stubs: [WrittenStub], faultyFiles: Int, files: Int) {
    let project = try foundProject(around: path)
    let settings = try settings(of: project.folder)
    let toolchain = try SwiftToolchain(for: project.folder, permission(project.folder), notice: waiting)
    let outer = try BuildFolder(of: project, in: folder)
    let lock = try outer.locked(as: "layout \(path)", waiting: waiting)
    defer { withExtendedLifetime(lock) {} }
    let rounds = StubRounds(
      project, by: toolchain, settings, in: try BuildFolder(outer.path.file("stubs")),
      within: BuildTime(for: project, isStopped: isStopped), progress: BuildProgress(progress))
    let result = try rounds.run(writing: write)
    return (result.stubs, result.faultyFiles, project.files.count)
  }
}
