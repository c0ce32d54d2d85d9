package import FileSystem

extension CodeLibrary {
  /// Returns how a value of a type is made, or what is in the way. Nothing is built for it.
  ///
  /// - Parameters:
  ///   - type: The type's name, with or without those of the types around it.
  ///   - path: A Swift file or a folder of the project.
  /// - Returns: The text for people.
  /// - Throws: `CodeError`, also where no file declares the type.
  package func making(of type: String, around path: Path) throws(CodeError) -> String {
    let project = try foundProject(around: path)
    let settings = try settings(of: project.folder)
    let foreign = ForeignModules(beside: project, settings)
    let toolchain = try SwiftToolchain.ofReaders().reading(project.folder, foreign)
    let own = try BuildFolder(of: project, in: folder)
    try own.write(MadeTypes.text(of: settings.make), to: own.overrides)
    let names = project.compiledNames
    let libraries = Imports(of: project.files, in: project.folder).files.keys.sorted()
      .compactMap { foreign.project(named: $0) }.flatMap { module in module.files.map(module.folder.file) }
    let words: [Path] =
      ["--why", Path(type), "--make", own.overrides] + libraries.flatMap { [Path("--library"), $0] }
      + zip(names, project.files).flatMap { [Path("--file"), $0, project.folder.file($1)] }
    let run = try Rewriter(toolchain, own, within: BuildTime(for: project).ofRun).result(of: words)
    guard run.status == 0 else {
      let words = String(decoding: run.errors, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
      let reason = words.hasPrefix("error: ") ? String(words.dropFirst(7)) : words
      throw CodeError(reason.isEmpty ? "the rewriter ended before it answered" : reason, at: path)
    }
    return String(decoding: run.output, as: UTF8.self)
  }
}
