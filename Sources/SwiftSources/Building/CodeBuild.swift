import Documents
package import FileSystem

/// A project's Swift code as a program that makes its screens.
package struct CodeBuild: Sendable {
  /// A file that isn't part of the program, or not with all that is in it, with the first error in it.
  package struct LeftOutFile: Hashable, Sendable {
    /// Its path in the project.
    package let file: Path
    /// A Boolean value that tells whether nothing of it is built: it is written for a module that isn't here, or no part of it alone
    /// can be left out.
    package internal(set) var isWhole: Bool
    package let line: Int
    package let column: Int
    /// The compiler's message.
    package let message: String
  }

  /// A module of another's, or of a package of the project's own, that its code is built with.
  package struct Module: Hashable, Sendable {
    package let name: String
    package let folder: Path
    /// The number of its Swift files, and of those among them that aren't built.
    package let files: Int
    package let leftOut: Int
  }

  /// A module that the code imports and that isn't here.
  package struct MissingModule: Hashable, Sendable {
    package let name: String
    /// The files that import it, by their paths in the project.
    package let files: [Path]
  }

  package let project: CodeProject
  /// The settings of the project's configuration for its code.
  let settings: CodeSettings
  /// The modules that it is built with.
  package var modules: [Module] { record.modules }
  /// The modules that aren't here, by name.
  package var missing: [MissingModule] { record.missing }
  /// The screens, in the order in which they are listed.
  package var screens: [CodeScreen] { record.screens }
  /// The files that don't compile, or need what doesn't, by path.
  package var leftOut: [LeftOutFile] { record.leftOut }
  /// The file with the lines at which the properties of the project's types are declared.
  let properties: Path
  /// The program.
  let executable: Path
  /// The resources beside it.
  let resources: Path
  /// The folder below which the files are compiled.
  var compiledFolder: Path { executable.folder }
  /// The text that changes with the code and with what builds it.
  package let signature: String
  private let toolchain: SwiftToolchain
  private let record: BuildRecord

  /// Builds a project; what was built of the same code before is taken as it is.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - toolchain: What builds it.
  ///   - settings: What the project's configuration says of its code.
  ///   - path: The folder for what is built; `.build/layout` in the project if `nil`.
  ///   - progress: Called with what is being done.
  /// - Throws: `CodeError`.
  package init(
    _ project: CodeProject, by toolchain: SwiftToolchain, _ settings: CodeSettings = CodeSettings(),
    in path: Path? = nil,
    progress: @escaping (String) -> Void = { _ in }
  ) throws(CodeError) {
    let folder = try BuildFolder(of: project, in: path)
    self.project = project
    self.settings = settings
    properties = folder.properties
    executable = folder.executable
    resources = folder.resources
    let foreign = ForeignModules(beside: project, settings)
    signature = Self.signature(of: project, by: toolchain, settings, foreign)
    self.toolchain = toolchain
    try ResourceFolder.fill(folder.resources, with: project.resources)
    if let record = BuildRecord(reading: folder, signature), record.isUpToDate(with: foreign) {
      self.record = record
      try Self.fill(folder.resources, for: project, record.modules)
      return
    }
    Files.remove(folder.record)
    // A linker that was ended may have left half of it, and the compiler takes that for what it made.
    Files.remove(folder.executable)
    var builds = try ModuleBuilds(of: foreign, by: toolchain, in: folder.path, progress: progress)
    try builds.build(for: project)
    progress("rewriting \(project.module): \(project.files.count) Swift files")
    try Self.rewrite(
      project, by: toolchain, in: folder, missing: builds.missing.map(\.name), libraries: builds.files,
      listsScreens: true)
    try Self.fill(folder.resources, for: project, builds.built)
    let classes = (try? Files.contents(of: folder.screens, limit: 1 << 28)).map(CodeScreen.list) ?? []
    let nibs = NibScreens(of: project, classes)
    var listed = classes.filter { !nibs.tells($0) } + nibs.screens
    for index in listed.indices {
      guard let make = settings.make[listed[index].name] else { continue }
      listed[index].make = make
      listed[index].needs = nil
      listed[index].isFilled = false
      listed[index].isConfigured = true
    }
    var rounds = BuildRounds(
      project, toolchain, folder, .screens(listed, libraries: builds.folder), over: builds.signature)
    try rounds.run(progress)
    record = BuildRecord(
      screens: CodeScreen.withRootViews(rounds.screens), leftOut: rounds.leftOut, modules: builds.built,
      missing: builds.missing,
      builds.codeSignatures)
    try folder.write(record.text(signature), to: folder.record)
  }

  /// Puts the resources of the modules beside the project's own: code finds them by a class of theirs, whose bundle is the main one here.
  private static func fill(_ folder: Path, for project: CodeProject, _ modules: [Module]) throws(CodeError) {
    if !modules.isEmpty {
      try ResourceFolder.fill(folder, with: ResourceFiles(of: [project.folder] + modules.map(\.folder)))
    }
    for (module, root) in [(project.module, project.folder)] + modules.map({ ($0.name, $0.folder) }) {
      for name in PodBundles.names(of: module, in: root) where Files.kind(of: folder.file(name)) == .nothing {
        try ResourceFolder.fill(folder.file(name), with: ResourceFiles(of: [root]))
      }
    }
  }

  private static func signature(
    of project: CodeProject, by toolchain: SwiftToolchain, _ settings: CodeSettings, _ foreign: ForeignModules
  ) -> String {
    let version = "3"
    let make = settings.make.sorted { $0.key < $1.key }
    return SHA256.text(
      "\(version)\n\(toolchain.signature)\n\(project.signature)\n\(foreign.signature)\n\(make)\n\(project.resources.signature)"
    )
  }

  /// The text that changes with all that its screens depend on: the code, the modules, and the resources.
  var contentSignature: String {
    SHA256.text("\(signature)\n\(record.moduleSignature)\n\(project.resources.contentSignature)")
  }

  /// Tells whether the project is still as it was built.
  ///
  /// - Parameter settings: What its configuration says now.
  /// - Returns: Whether neither they, nor the code, nor the modules that it is built with have changed.
  func isUpToDate(with settings: CodeSettings) -> Bool {
    guard settings == self.settings, let now = try? CodeProject(around: project.place, settings) else {
      return false
    }
    let foreign = ForeignModules(beside: now, settings)
    return signature == Self.signature(of: now, by: toolchain, settings, foreign) && record.isUpToDate(with: foreign)
  }

  /// Writes a module's files as they are built here.
  ///
  /// - Parameters:
  ///   - project: The module.
  ///   - toolchain: What has the rewriter.
  ///   - folder: The module's folder.
  ///   - missing: The modules that its files import and that aren't here.
  ///   - libraries: The files of those that are, by full paths: its classes may inherit from theirs.
  ///   - listsScreens: Whether its screens and their places are listed too.
  /// - Throws: `CodeError` if the rewriter fails.
  static func rewrite(
    _ project: CodeProject, by toolchain: SwiftToolchain, in folder: BuildFolder, missing: [String],
    libraries: [Path] = [], listsScreens: Bool = false
  ) throws(CodeError) {
    var arguments: [Path] = ["--from", project.folder, "--to", folder.rewritten]
    if listsScreens { arguments += ["--screens", folder.screens, "--properties", folder.properties] }
    if listsScreens, project.hasSnapshotTests { arguments.append("--snapshots") }
    arguments += ["--resources", folder.resources, "--generated", folder.generated]
    if !listsScreens { arguments += ["--bundle", folder.resources] }
    arguments +=
      project.modules.flatMap { [Path("--merged"), Path($0)] } + missing.flatMap { [Path("--missing"), Path($0)] }
    arguments += libraries.flatMap { ["--library", $0] }
    let run = try SwiftToolchain.run(toolchain.rewriter, arguments + project.files)
    guard run.status == 0 else {
      try folder.checkRoom()
      let words = String(decoding: run.errors, as: UTF8.self).split(separator: "\n").last.map(String.init)
      throw CodeError(words ?? "the rewriter ended with status \(run.status)", at: project.folder)
    }
  }
}
