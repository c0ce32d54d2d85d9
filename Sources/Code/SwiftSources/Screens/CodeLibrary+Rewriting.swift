package import FileSystem

extension CodeLibrary {
  /// Returns a file as it is built here.
  ///
  /// - Parameter path: A Swift file.
  /// - Returns: Its text.
  /// - Throws: `CodeError`.
  package func rewritten(_ path: Path) throws(CodeError) -> String {
    let project = try foundProject(around: path)
    guard Files.kind(of: path) == .file, let full = Files.resolved(path) else {
      throw CodeError("there is no such file", at: path)
    }
    let foreign = ForeignModules(beside: project, try settings(of: project.folder))
    let toolchain = try SwiftToolchain.ofReaders().reading(project.folder, foreign)
    let context = project.files.map(project.folder.file).filter { $0 != full }.flatMap { [Path("--context"), $0] }
    let missing = Imports(of: project.files, in: project.folder).files.keys
      .filter { $0 != project.module && !project.modules.contains($0) && !toolchain.has($0) }
      .filter { foreign.project(named: $0) == nil }
    let merged =
      project.modules.flatMap { [Path("--merged"), Path($0)] }
      + missing.sorted().flatMap { [Path("--missing"), Path($0)] }
    let run = try toolchain.run(
      toolchain.rewriter,
      ["--screens", "/dev/null"] + (project.hasSnapshotTests ? ["--snapshots"] : [])
        + (project.hasUIKitHeader ? ["--uikit-header"] : []) + ["--show", full] + merged + context,
      within: BuildTime(for: project).ofRun)
    guard run.status == 0 else {
      let words = String(decoding: run.errors, as: UTF8.self).split(separator: "\n").last
      throw CodeError("the rewriter ended with status \(run.status)\(words.map { ": \($0)" } ?? "")", at: path)
    }
    return String(decoding: run.output, as: UTF8.self)
  }
}
