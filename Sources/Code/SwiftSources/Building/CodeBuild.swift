import Documents
package import FileSystem
import SceneSources

/// A project's Swift code as a program that makes its screens.
package struct CodeBuild: Sendable {
  /// A file that isn't part of the program, or not with all that is in it, with the first error in it.
  package struct LeftOutFile: Hashable, Sendable {
    /// Its path in the project.
    package let file: Path
    /// A Boolean value that tells whether nothing of it is built: it is written for a module that isn't here, or no part of it alone
    /// can be left out.
    package internal(set) var isWhole: Bool
    /// A Boolean value that tells whether nothing but statements of it isn't built, which a screen runs past.
    package internal(set) var isOfStatements = false
    package let line: Int
    package let column: Int
    /// The compiler's message.
    package let message: String
    /// All of the compiler's messages on the file, in the order of the rounds, up to a limit.
    package internal(set) var complaints: [Complaint] = []

    /// A message of the compiler on a place of the file.
    package struct Complaint: Hashable, Sendable {
      package let line: Int
      package let column: Int
      package let message: String
    }

    /// The compiler's message on it, and all others.
    var messages: [String] { [message] + complaints.map(\.message) }

    /// The maximum number of messages that are kept.
    static let maximumComplaints = 100
  }

  /// A module of another's, or of a package of the project's own, that its code is built with.
  package struct Module: Hashable, Sendable {
    package let name: String
    package let folder: Path
    /// The number of the module's Swift files, and the number left out of the build.
    package let files: Int
    package let leftOut: Int
  }

  /// A module that the code imports and that isn't here.
  package struct MissingModule: Hashable, Sendable {
    package let name: String
    /// The files that import the module, by their paths in the project.
    package let files: [Path]
  }

  package let project: CodeProject
  /// The settings of the project's configuration for its code.
  let settings: CodeSettings
  /// The modules that it is built with.
  package var modules: [Module] { record.modules }
  /// Tells whether a module of ours stands in for one that isn't here.
  package func standsIn(_ module: Module) -> Bool {
    module.folder.below(executable.folder.file(BuildFolder.standInsName)) != nil
  }
  /// The modules that aren't here, by name.
  package var missing: [MissingModule] { record.missing }
  /// The screens, in the order in which they are listed.
  package var screens: [CodeScreen] { told ?? record.screens }
  /// The screens, followed by the results of exploring the app; `nil` where nobody explores.
  var told: [CodeScreen]?
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
  /// The file with the compiler's messages on what isn't built (`layout-complaints/1`).
  package var complaints: Path { executable.folder.file(BuildFolder.complaintsName) }
  /// The confinement of the program that shows the screens.
  var confinement: Confinement {
    toolchain.confinement.ofScreens(in: executable.folder, environment: settings.environment)
  }
  /// The text that changes with the code and with the toolchain.
  package let signature: String
  /// The text that changes with the texts that are written into the main bundle.
  private let bundleSignature: String
  /// The property lists in it that aren't the app's own.
  package let samples: SampleLists
  /// A Boolean value that tells whether there is a program: the code was built, and not read alone.
  package let isBuilt: Bool
  let toolchain: SwiftToolchain
  private let record: BuildRecord

  /// Builds a project; what was built of the same code before is taken as it is. One run at a time builds in a folder.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - toolchain: What builds it.
  ///   - settings: The settings for code in the project's configuration.
  ///   - path: The folder for what is built; one in the user's cache if `nil`.
  ///   - lender: A repository outside the project whose packages the build uses; none if `nil`.
  ///   - run: The name of this run, for other runs that wait.
  ///   - isStopped: Tells whether the time of the run is spent.
  ///   - waiting: Called with the run that this run waits for.
  ///   - progress: Called with what is being done.
  /// - Throws: `CodeError`.
  package init(
    _ project: CodeProject, by toolchain: SwiftToolchain, _ settings: CodeSettings = CodeSettings(),
    in path: Path? = nil, lentBy lender: Path? = nil, as run: String = "layout",
    isStopped: @escaping () -> Bool = { false }, waiting: (String) -> Void = { _ in },
    progress: @escaping (String) -> Void = { _ in }
  ) throws(CodeError) {
    var folder = try BuildFolder(of: project, in: path)
    folder.isOfTrial = !project.standIns.isEmpty
    let lock = try folder.locked(as: run, waiting: waiting)
    defer { withExtendedLifetime(lock) {} }
    try StandIns.write(in: folder)
    let foreign = ForeignModules(beside: project, settings, standIns: folder.standIns)
    let toolchain = try toolchain.reading(project.folder, foreign, lentBy: lender)
    self.project = project
    self.settings = settings
    properties = folder.properties
    executable = folder.executable
    resources = folder.resources
    signature = Self.signature(of: project, by: toolchain, settings, foreign)
    self.toolchain = toolchain
    isBuilt = true
    if let record = BuildRecord(reading: folder, signature), record.isUpToDate(with: foreign) {
      self.record = record
      let bundle = MainBundle(of: project, with: record.modules)
      (samples, bundleSignature) = (try bundle.fill(folder.resources), bundle.signature)
      return
    }
    try MainBundle(of: project, with: []).fill(folder.resources)
    if project.standIns.isEmpty { Files.removeFolder(folder.tried) }
    Files.remove(folder.record)
    // A linker that was ended may have left half an executable, which the compiler would take for a whole one.
    Files.remove(folder.executable)
    let progress = BuildProgress(progress)
    var builds = try ModuleBuilds(of: foreign, by: toolchain, in: folder.path, progress: progress)
    try builds.build(for: project)
    progress.rewrite(project.module, files: project.files.count)
    let time = BuildTime(for: project, isStopped: isStopped)
    let unread = try Self.rewrite(
      project, by: toolchain, in: folder, missing: builds.missing.map(\.name), libraries: builds.files,
      making: settings.make, within: time)
    let bundle = MainBundle(of: project, with: builds.built)
    (samples, bundleSignature) = (try bundle.fill(folder.resources), bundle.signature)
    let listed = Self.screens(of: project, settings, in: folder)
    var rounds = BuildRounds(
      project, toolchain, folder, .screens(listed, libraries: builds.folder), without: unread,
      missing: builds.missing.map(\.name), over: builds.signature, within: time)
    try rounds.run(progress)
    record = BuildRecord(
      screens: CodeScreen.withRootViews(rounds.screens), leftOut: rounds.leftOut, modules: builds.built,
      missing: builds.missing,
      builds.codeSignatures)
    try folder.write(ComplaintsText.of(project, rounds.leftOut), to: folder.complaints)
    try folder.write(record.text(signature), to: folder.record)
  }

  /// Reads a project, and builds nothing of it: its screens are those that reading finds.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - settings: The settings for code in the project's configuration.
  ///   - path: The folder for what is read; one in the user's cache if `nil`.
  /// - Throws: `CodeError`.
  package init(reading project: CodeProject, _ settings: CodeSettings, in path: Path? = nil) throws(CodeError) {
    let outer = try BuildFolder(of: project, in: path)
    let lock = try outer.locked(as: "layout") { _ in }
    defer { withExtendedLifetime(lock) {} }
    let folder = try BuildFolder(outer.path.file("read"))
    let foreign = ForeignModules(beside: project, settings)
    toolchain = try SwiftToolchain.ofReaders().reading(project.folder, foreign)
    self.project = project
    self.settings = settings
    properties = folder.properties
    executable = folder.executable
    resources = folder.resources
    (signature, bundleSignature, samples) = ("", "", SampleLists())
    isBuilt = false
    try ResourceFolder.fill(folder.resources, with: project.resources)
    _ = try Self.rewrite(
      project, by: toolchain, in: folder, missing: [], making: settings.make, within: BuildTime(for: project))
    record = BuildRecord(
      screens: CodeScreen.withRootViews(Self.screens(of: project, settings, in: folder)), leftOut: [], modules: [],
      missing: [], [:])
  }

  /// The screens that the rewriter found, and those of files of Interface Builder, as the configuration makes them.
  private static func screens(of project: CodeProject, _ settings: CodeSettings, in folder: BuildFolder) -> [CodeScreen]
  {
    let files = Dictionary(zip(project.compiledNames, project.files)) { first, _ in first }
    let classes = CodeScreen.list((try? Files.contents(of: folder.screens, limit: 1 << 28)) ?? [], of: files)
    if settings.takesSnapshotsAlone { return classes.filter { $0.kind == .snapshot } }
    let nibs = NibScreens(of: project, classes)
    let named = Set(nibs.screens.map(\.name)).union(settings.make.keys)
    let shown = classes.filter { !nibs.tells($0) && (!$0.isBase || named.contains($0.name)) }
    return (shown + nibs.screens).compactMap { screen in
      guard let make = settings.make[screen.name] else { return screen }
      return screen.isEmpty ? nil : screen.made(by: make)
    }
  }

  private static func signature(
    of project: CodeProject, by toolchain: SwiftToolchain, _ settings: CodeSettings, _ foreign: ForeignModules
  ) -> String {
    let version = "5"
    let make = settings.make.sorted { $0.key < $1.key }
    return SHA256.text(
      "\(version)\n\(toolchain.signature)\n\(project.signature)\n\(foreign.signature)\n\(make)\n\(project.resources.signature)"
        + (settings.takesSnapshotsAlone ? "\nsnapshots" : "") + (project.hasUIKitHeader ? "\nheader" : "")
    )
  }

  /// The text that changes with everything that the screens depend on: the code, the modules, and the resources.
  var contentSignature: String {
    SHA256.text("\(signature)\n\(record.moduleSignature)\n\(project.resources.contentSignature)\n\(bundleSignature)")
  }

  /// Tells whether the project is still as it was built.
  ///
  /// - Parameter settings: What its configuration says now.
  /// - Returns: Whether neither they, nor the code, nor the modules that it is built with, nor what is written for it have changed.
  func isUpToDate(with settings: CodeSettings) -> Bool {
    guard settings == self.settings, let now = try? CodeProject(around: project.place, settings, knowing: project)
    else {
      return false
    }
    let foreign = ForeignModules(beside: now, settings, standIns: executable.folder.file(BuildFolder.standInsName))
    return signature == Self.signature(of: now, by: toolchain, settings, foreign) && record.isUpToDate(with: foreign)
      && bundleSignature == MainBundle(of: now, with: record.modules).signature
  }

  /// Writes a module's files as they are built here.
  ///
  /// - Parameters:
  ///   - project: The module.
  ///   - toolchain: What has the rewriter.
  ///   - folder: The module's folder.
  ///   - missing: The missing modules that the files import.
  ///   - libraries: The files of the other modules, by full paths: classes may inherit from theirs.
  ///   - make: The configuration's expressions for screens and types, where screens and their places are listed too.
  ///   - time: The time limit.
  /// - Returns: The files that can't be read, or not within bounds: nothing is built of them.
  /// - Throws: `CodeError` if the rewriter fails.
  static func rewrite(
    _ project: CodeProject, by toolchain: SwiftToolchain, in folder: BuildFolder, missing: [String],
    libraries: [Path] = [], making make: [String: String]? = nil, within time: BuildTime
  ) throws(CodeError) -> [LeftOutFile] {
    let listsScreens = make != nil
    let list = folder.path.file("unread.json")
    var words: [Path] = ["--to", folder.rewritten, "--left-out", list]
    if let make {
      words += ["--screens", folder.screens, "--properties", folder.properties, "--mocks", folder.mocks]
      try folder.write(MadeTypes.text(of: make), to: folder.overrides)
      words += ["--make", folder.overrides]
    }
    if listsScreens, project.hasSnapshotTests { words.append("--snapshots") }
    if project.hasUIKitHeader { words.append("--uikit-header") }
    words += ["--resources", folder.resources, "--generated", folder.generated]
    if !listsScreens { words += ["--bundle", folder.resources] }
    words +=
      project.modules.flatMap { [Path("--merged"), Path($0)] } + missing.flatMap { [Path("--missing"), Path($0)] }
    let (names, arguments) = (project.compiledNames, words)
    let outcome = try Rewriter(toolchain, folder, within: time.ofRun).run { leftOut in
      arguments + libraries.filter { !leftOut.contains($0) }.flatMap { ["--library", $0] }
        + zip(names, project.files).filter { !leftOut.contains($0.0) }
        .flatMap { ["--file", $0, project.location(of: $1)] }
    }
    let files = Dictionary(zip(names, project.files)) { first, _ in first }
    let value = (try? Files.contents(of: list, limit: 1 << 28)).flatMap { try? JSONParser.parse($0) }
    guard case .array(let elements)? = value?.content else { throw CodeError("the rewriter lists no files", at: list) }
    var unread = outcome.leftOut.compactMap { name, reason in
      files[name].map { (name, LeftOutFile(file: $0, isWhole: true, line: 1, column: 1, message: reason)) }
    }
    for element in elements {
      guard let name = element.text("file").map({ Path($0) }), let file = files[name],
        let line = element.whole("line"), let column = element.whole("column"), let message = element.text("message")
      else { continue }
      unread.append((name, LeftOutFile(file: file, isWhole: true, line: line, column: column, message: message)))
    }
    for (name, _) in unread { try folder.write("", to: folder.rewritten.file(name)) }
    return unread.map(\.1).sorted { $0.file < $1.file }
  }
}
