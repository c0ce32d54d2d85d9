package import FileSystem
import SceneSources

/// The Swift files that are built together: those of a package, of an Xcode project, or of a folder but for the projects of Xcode in it.
package struct CodeProject: Sendable {
  /// The folder that has them.
  package let folder: Path
  /// The files, by their paths in the folder, sorted.
  package private(set) var files: [Path]
  /// The names of the project's own modules, which are built as one.
  private(set) var modules: [String]
  /// A Boolean value that tells whether tests of snapshots are among the files.
  private(set) var hasSnapshotTests = false
  /// A Boolean value that tells whether an app hosts these tests: the app's status bar then covers the controllers of tests.
  private(set) var hostsTests = false
  /// The name of the module that the files are.
  let module: String
  let language: LanguageVersion
  /// The files beside the code.
  package let resources: ResourceFiles
  /// The files of Interface Builder, by their paths in the folder, sorted.
  let nibs: [Path]
  /// The files with other texts for some of the Swift files, by these files' paths in the folder.
  var standIns: [Path: Path] = [:]
  /// The project's own packages, which are built with the project; `nil` where they weren't looked for.
  private var packages: OwnPackages?
  /// The folder around which it was found.
  let place: Path
  /// The folder that the project is known by: its own folder, or the folder of the target, or of the part of a target, that it is made of.
  let scope: Path
  /// A Boolean value that tells whether the files are those that lie in a folder, since no project or package lists them.
  package let isLoose: Bool
  /// A Boolean value that tells whether a package lists the files, or a module of others has them.
  private let isOfPackage: Bool

  /// Finds the project of a path, and its files.
  ///
  /// - Parameters:
  ///   - path: A Swift file or a folder.
  ///   - takesSnapshots: Whether its tests of snapshots are among them.
  /// - Throws: `CodeError` if there is no Swift file.
  package init(around path: Path, takesSnapshots: Bool = false) throws(CodeError) {
    let isFolder = Files.kind(of: path) == .folder
    guard Files.kind(of: path) != .nothing, let full = Files.resolved(isFolder ? path : path.folder) else {
      throw CodeError("there is no such file", at: path)
    }
    let places = ProjectPlaces(in: full)
    let root = places.folders.first { full == $0 || full.below($0) != nil } ?? places.folders.first ?? full
    folder = root
    var (name, scope) = (Self.moduleName(of: root), root)
    let names = Files.names(in: root) ?? []
    var language: LanguageVersion?
    let xcode = Self.sourcesOfXcode(in: root, names, for: full)
    let hasManifest = ProjectPlaces.isPackage(root, names)
    isLoose = xcode == nil && !hasManifest
    isOfPackage = xcode == nil && hasManifest
    var tests: [SnapshotTestTarget] = []
    if let (project, usual) = xcode {
      language = project.language
      if let module = project.module, module.isModuleName, !Self.taken.contains(module) { name = module }
      files = project.files.compactMap { Files.resolved($0)?.below(root) }.sorted()
      modules = project.modules
      if let usual { scope = project.folder(below: root, apartFrom: usual) ?? root }
      if takesSnapshots { tests = SnapshotTestTarget.all(of: project) }
    } else if hasManifest {
      // The target that a path is in is built, with the others of its package where it is in none.
      let manifest = PackageManifest(reading: root.file(PackageManifest.fileName))
      // The library of snapshot tests, where it is the project itself, is stood in for.
      let targets = manifest.targets.filter { !takesSnapshots || !SnapshotTestTarget.libraries.contains($0.name) }
      language = manifest.language
      let own = targets.first { Files.resolved($0.folder).map { $0 == full || full.below($0) != nil } == true }
      if takesSnapshots { tests = SnapshotTestTarget.all(of: manifest, testing: own) }
      let isInTests = tests.contains { test in test.folders.contains { full == $0 || full.below($0) != nil } }
      if own == nil, !isInTests, let loose = Self.outside(of: targets, full, root) {
        tests = []
        (files, modules) = (loose, [])
        scope = full
      } else {
        let built = own.map { [$0] } ?? targets
        var left = Self.maximumEntries
        files = built.compactMap { Files.resolved($0.folder) }.uniqued()
          .flatMap { target in Self.files(below: target, &left).compactMap { target.file($0).below(root) } }
          .uniqued().sorted()
        modules = built.map(\.name)
        if let own {
          if own.name.asModule.isModuleName { name = own.name.asModule }
          scope = Files.resolved(own.folder) ?? root
        }
      }
    } else {
      files = ProjectPlaces.looseFiles(below: root)
      modules = []
      if takesSnapshots { tests = SnapshotTestTarget.all(below: root) }
    }
    module = name
    self.language = language ?? .v5
    resources = ResourceFiles(of: [root])
    nibs = resources.nibs(below: root)
    place = full
    self.scope = scope
    add(tests)
    modules = modules.filter(\.isModuleName)
    guard !files.isEmpty else { throw CodeError("there is no Swift file in this folder", at: path) }
  }

  /// Adds the tests of snapshots among some tests, behind the other files: of two declarations of one name the app's is built.
  private mutating func add(_ tests: [SnapshotTestTarget]) {
    let snapshots = tests.filter(\.handsOverViews)
    let known = Set(files)
    files += Set(snapshots.flatMap(\.files).compactMap { $0.below(folder) }).subtracting(known).sorted()
    modules = (modules + snapshots.flatMap(\.modules)).uniqued()
    hasSnapshotTests = !snapshots.isEmpty
    hostsTests = snapshots.contains(where: \.isHosted)
  }

  /// Finds the project of a path as its configuration says: without separate modules inside the folder.
  ///
  /// - Parameters:
  ///   - path: A Swift file or a folder.
  ///   - settings: What the configuration says.
  ///   - earlier: The project as it was found before: what was read for it then, and hasn't changed, isn't read again.
  /// - Throws: `CodeError` if there is no Swift file.
  package init(around path: Path, _ settings: CodeSettings, knowing earlier: CodeProject? = nil) throws(CodeError) {
    let project = try CodeProject(around: path, takesSnapshots: settings.takesSnapshots).without(settings)
    guard !project.isOfPackage else {
      self = project
      return
    }
    let foreign = ForeignModules(beside: project, settings)
    let packages = OwnPackages(of: project, among: foreign, knowing: earlier?.packages)
    self = project.isLoose ? project.without(foreign, but: packages) : project.joining(packages)
    self.packages = packages
  }

  /// Returns the project of Xcode with the files of its own packages, which are built with it as one module.
  private func joining(_ packages: OwnPackages) -> CodeProject {
    guard !packages.modules.isEmpty else { return self }
    var project = self
    project.files = (files + packages.files).uniqued().sorted()
    project.modules = (modules + packages.modules).uniqued()
    return project
  }

  /// Returns the project without the stubs and packages in it, which are modules of their own.
  private func without(_ settings: CodeSettings) -> CodeProject {
    let others = (settings.stubs + settings.packages).compactMap { Files.resolved($0)?.below(folder) }
    guard !others.isEmpty else { return self }
    var project = self
    project.files = files.filter { file in !others.contains { file.below($0) != nil } }
    return project
  }

  /// Returns the project without the files of modules of its own folder that its other files import: a pod is a module, whoever lists the
  /// app's files. The targets that files describe for XcodeGen or Tuist are built as one, and so are the project's own packages.
  private func without(_ foreign: ForeignModules, but packages: OwnPackages) -> CodeProject {
    let imports = Imports(of: files, in: folder).files
    let manifests = imports[DescribedProject.moduleOfTuist] ?? []
    let targets = DescribedProject.targets(in: folder, manifests.map(folder.file)).map(\.asModule)
    var own = Set(manifests)
    for (name, importers) in imports where !targets.contains(name) && !packages.modules.contains(name) {
      guard let module = foreign.project(named: name) else { continue }
      let theirs = Set(module.files.compactMap { module.folder.file($0).below(folder) })
      if importers.contains(where: { !theirs.contains($0) }) { own.formUnion(theirs) }
    }
    var project = self
    project.modules = (project.modules + targets.filter(\.isModuleName) + packages.modules).uniqued()
    guard !own.isEmpty, files.contains(where: { !own.contains($0) }) else { return project }
    project.files = files.filter { !own.contains($0) }
    return project
  }

  /// The code of the projects of Xcode in a folder, or else of those that its workspaces name: an app before libraries, the one with the
  /// most files of several, unless a path is in another target; `nil` where they have none.
  ///
  /// - Returns: The code, and that of the whole folder if another is the path's.
  private static func sourcesOfXcode(
    in root: Path, _ names: [Path], for path: Path
  ) -> (sources: XcodeProject.Sources, usual: XcodeProject.Sources?)? {
    let own = xcodeProjects(in: root, names)
    guard let usual = usual(of: own) ?? usual(of: XcodeWorkspace.projects(in: root)) else { return nil }
    if path == root || usual.hasFile(below: path) { return (usual, nil) }
    let projects = (own + XcodeWorkspace.projects(in: root)).compactMap { XcodeProject(reading: $0) }
    let others = projects.compactMap { $0.sources(around: path) }
    return others.max { $0.files.count < $1.files.count }.map { ($0, usual) } ?? (usual, nil)
  }

  private static func xcodeProjects(in root: Path, _ names: [Path]) -> [Path] {
    names.filter { $0.hasEnding(of: ["xcodeproj"]) && ProjectPlaces.isProject($0) }.map(root.file)
  }

  /// The code of some projects that is built for their folder.
  private static func usual(of projects: [Path]) -> XcodeProject.Sources? {
    projects.compactMap { XcodeProject(reading: $0)?.sources }.filter { !$0.files.isEmpty }
      .max { ($0.isApplication ? 1 : 0, $0.files.count) < ($1.isApplication ? 1 : 0, $1.files.count) }
  }

  /// The folders of the apps of a project's folder that aren't built with the folder itself, for it has several: each has files of such
  /// an app and none of the app that is.
  ///
  /// - Parameter root: The folder with the projects of Xcode, by its full path.
  /// - Returns: The folders, sorted; none is in another.
  static func foldersOfOtherApplications(in root: Path) -> [Path] {
    let projects = xcodeProjects(in: root, Files.names(in: root) ?? []) + XcodeWorkspace.projects(in: root)
    let applications = projects.uniqued().compactMap { XcodeProject(reading: $0) }.flatMap(\.applications)
    guard applications.count > 1, let usual = sourcesOfXcode(in: root, Files.names(in: root) ?? [], for: root)?.sources
    else { return [] }
    let folders = applications.compactMap { $0.folder(below: root, apartFrom: usual) }.uniqued().sorted()
    return folders.filter { folder in !folders.contains { folder.below($0) != nil } }
  }

  /// The module of a library.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - folder: The folder with its files.
  ///   - listed: The files by full paths; all Swift files in the folder, but for tests and examples, if `nil`.
  ///   - language: The version of Swift that they are written in.
  init?(module: String, in folder: Path, files listed: [Path]?, language: LanguageVersion) {
    guard let root = Files.resolved(folder) else { return nil }
    self.module = module
    self.language = language
    self.folder = root
    place = root
    scope = root
    (isLoose, isOfPackage) = (false, true)
    modules = []
    resources = ResourceFiles()
    nibs = []
    files =
      listed.map { $0.compactMap { Files.resolved($0)?.below(root) }.sorted() }
      ?? Self.files(below: root, ofLibrary: true)
    if files.isEmpty { return nil }
  }

  /// The name of the module of an app in a folder.
  private static func moduleName(of folder: Path) -> String {
    let letters = folder.name.description.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? Character(scalar) : "_"
    }
    let name = String(letters)
    return taken.contains(name) || name.first?.isNumber != false ? "App_\(name)" : name
  }

  /// The names of modules that the code may import, and that are no project's.
  static let taken: Set = [
    "UIKit", "Foundation", "Swift", "Combine", "CoreGraphics", "QuartzCore", "ObjectiveC", "os", "ScreenServer",
    "Fixtures", "Documents", "Notations", "FileSystem", "SnapshotTesting", "InlineSnapshotTesting",
    "FBSnapshotTestCase", "iOSSnapshotTestCase",
  ]

  /// Returns a file's path as messages name it.
  ///
  /// - Parameters:
  ///   - file: The file, by its path in the folder.
  ///   - path: The path that the user gave another of the files.
  ///   - other: That file, by its path in the folder.
  /// - Returns: The path.
  func name(of file: Path, like path: Path, of other: Path) -> Path {
    guard !path.bytes.elementsEqual(other.bytes) else { return file }
    if path.bytes.count > other.bytes.count, path.bytes.suffix(other.bytes.count).elementsEqual(other.bytes) {
      return Path(bytes: path.bytes.dropLast(other.bytes.count) + file.bytes)
    }
    let full = folder.file(file)
    return Files.workingFolder.flatMap { full.below($0) } ?? full
  }

  /// Returns the names in messages of all files that places may be in: those of code, then those of Interface Builder.
  ///
  /// - Parameters:
  ///   - path: The path that the user gave for one of the files.
  ///   - other: That file, by its path in the folder.
  /// - Returns: The names.
  func names(like path: Path, of other: Path) -> [Path] { (files + nibs).map { name(of: $0, like: path, of: other) } }

  /// Returns a file's index among those that places may be in.
  func index(of file: Path) -> Int? {
    files.firstIndex(of: file) ?? nibs.firstIndex(of: file).map { files.count + $0 }
  }

  /// The names under which the files are compiled.
  var compiledNames: [Path] {
    CompiledName.names(of: files, apartFrom: [BuildFolder.programName, BuildFolder.generatedName])
  }

  /// The sizes and times of the files of code, and of Interface Builder.
  package var signature: String {
    modules.joined(separator: " ")
      + " \(language.rawValue)\(hasSnapshotTests ? " with snapshots" : "")\(hostsTests ? " hosted" : "")\n"
      + (files + nibs).map { file in
        let name = standIns[file].map { " \($0.name)" } ?? ""
        return "\(file.recorded) \(Files.stamp(of: location(of: file)) ?? "")\(name)"
      }.joined(separator: "\n")
  }

  /// Returns the full path of a file's text: of what stands in for it, where something does.
  func location(of file: Path) -> Path { standIns[file] ?? folder.file(file) }

  /// The Swift files of a folder in a package that is in none of its targets; `nil` for the package's own folder.
  private static func outside(of targets: [PackageManifest.Target], _ folder: Path, _ root: Path) -> [Path]? {
    guard folder != root, !targets.contains(where: { Files.resolved($0.folder)?.below(folder) != nil }) else {
      return nil
    }
    let files = files(below: folder).compactMap { folder.file($0).below(root) }
    return files.isEmpty ? nil : files
  }

  /// Returns the Swift files of a library below a folder, but for tests and examples, by full paths.
  static func libraryFiles(in folder: Path) -> [Path] {
    guard let root = Files.resolved(folder) else { return [] }
    return files(below: root, ofLibrary: true).map(root.file)
  }

  /// The Swift files below a folder, by their paths in it.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - isLibrary: Whether examples are left out too.
  ///   - isLeftOut: Tells whether a folder is passed over.
  /// - Returns: The files, sorted.
  static func files(
    below root: Path, ofLibrary isLibrary: Bool = false, without isLeftOut: (Path) -> Bool = { _ in false }
  ) -> [Path] {
    var left = isLibrary ? maximumEntriesOfLibrary : maximumEntries
    return files(below: root, &left, ofLibrary: isLibrary, without: isLeftOut)
  }

  /// The Swift files below one of several folders, of which some entries may still be looked at.
  private static func files(
    below root: Path, _ left: inout Int, ofLibrary isLibrary: Bool = false,
    without isLeftOut: (Path) -> Bool = { _ in false }
  ) -> [Path] {
    var files: [Path] = []
    var pending: [Path] = [""]
    while left > 0, let below = pending.popLast() {
      let folder = below == "" ? root : root.file(below)
      guard let entries = try? Files.entries(of: folder) else { continue }
      left -= entries.count
      let isPackage = entries.contains { $0.name == PackageManifest.fileName }
      for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
        let path = below == "" ? entry.name : below.file(entry.name)
        switch entry.kind {
        case .folder where !entry.isLink && !isPassedOver(entry.name) && !(isLibrary && isExample(entry.name)):
          // A package's folder of this name has plugins, which help to build the package.
          guard !isPackage || entry.name != "Plugins" else { continue }
          if !isLeftOut(root.file(path)) { pending.append(path) }
        case .file where path.isSwift && path.name != PackageManifest.fileName: files.append(path)
        default: break
        }
      }
    }
    return files.sorted()
  }

  /// The most entries below a folder that are looked at: a path or a link in a project may lead to all of a disk.
  static let maximumEntries = 100_000
  private static let maximumEntriesOfLibrary = 20_000

  /// Tells whether a folder of a library has programs that show it.
  private static func isExample(_ name: Path) -> Bool {
    ["example", "demo", "sample"].contains { name.description.lowercased().hasPrefix($0) }
  }

  /// Tells whether a folder has other people's code, products, tests or playgrounds.
  static func isPassedOver(_ name: Path) -> Bool {
    name.hasSuffix(".playground") || SceneFile.isForeign(name) || name.hasSuffix("Tests")
      || name == "build"
  }
}
