package import FileSystem
import SceneSources

/// The modules of other people, and of a project's own packages, that its code may import: where each has its files.
///
/// They come from what package managers checked out beside the project, or in a folder around it in its repository (`PackageManager`), from
/// packages, pods and other projects in its own folders or that it names by their paths, and from the packages and stubs that its
/// configuration names. Nothing is fetched. For a few that are nowhere, modules of ours stand in (`StandIns`).
package struct ForeignModules {
  private var folders: [String: ModuleFiles] = [:]
  /// The folder with the modules that stand in for others; `nil` for none.
  private let standIns: Path?

  /// The place of a module's files.
  private struct ModuleFiles {
    let folder: Path
    /// The files by full paths, where a project of Xcode lists them; all in the folder if `nil`.
    var files: [Path]?
    /// The version of Swift; the project's own if `nil`.
    var language: LanguageVersion?
    /// A Boolean value that tells whether it is a target of a package of the project's own.
    var isOwn = false
  }

  /// The project's folder, in which packages are its own.
  private let root: Path

  /// The version of Swift that the project is written in.
  private let language: LanguageVersion

  /// The modules beside a project.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - settings: The packages and the stubs that its configuration names.
  ///   - standIns: The folder with the modules that stand in for others; none if `nil`.
  package init(beside project: CodeProject, _ settings: CodeSettings, standIns: Path? = nil) {
    root = project.folder
    language = project.language
    self.standIns = standIns
    // The first that has a module is it.
    for folder in settings.stubs { addFolders(in: folder) }
    for folder in settings.packages { addPackage(folder) }
    for pod in RubyText((try? Files.plainContents(of: root.file("Podfile"), limit: 1 << 20)) ?? []).localPods {
      addPackage(root.file(Path(pod.path)))
    }
    for folder in MissingPackages.folders(around: root) { addCheckouts(in: folder) }
    if Files.kind(of: root.file(PackageManifest.fileName)) == .file { addPackage(root, isOwn: true) }
    addReferences(of: root)
    addOwnPackages(below: root, depth: 0)
    if let standIns { addFolders(in: standIns, language: .v5) }
  }

  /// The names of the modules of the project's own packages.
  var own: Set<String> { Set(folders.filter(\.value.isOwn).keys) }

  /// The names of the modules, sorted.
  package var names: [String] { folders.keys.sorted() }

  /// The text that changes with the modules and their folders. Modules that stand in are the build's own, wherever that lies.
  var signature: String {
    folders.filter { $0.value.folder.folder != standIns }.sorted { $0.key < $1.key }.map {
      "\($0.key) \($0.value.folder)"
    }.joined(separator: "\n")
  }

  /// Returns the files of modules that lie in none of some folders, by full paths, sorted.
  func files(outside roots: [Path]) -> [Path] {
    let others = folders.filter { _, place in
      guard let folder = Files.resolved(place.folder) else { return false }
      return !roots.contains { folder == $0 || folder.below($0) != nil }
    }
    return others.keys.sorted().compactMap(project).flatMap { module in module.files.map(module.folder.file) }.sorted()
  }

  /// Returns a module's code; `nil` where there is none of the name, or it has no Swift files.
  package func project(named name: String) -> CodeProject? {
    guard let place = folders[name] else { return nil }
    return CodeProject(
      module: name, in: place.folder, files: place.files, language: place.language ?? language)
  }

  private mutating func add(
    _ name: String, _ folder: Path, files: [Path]? = nil, language: LanguageVersion? = nil, isOwn: Bool = false
  ) {
    guard name.isModuleName, folders[name] == nil else { return }
    folders[name] = ModuleFiles(folder: folder, files: files, language: language, isOwn: isOwn)
  }

  /// Tells whether a package is the project's own: it lies in the project's folder, in none for other people's code, and has no licence
  /// of its own.
  private func belongsToProject(_ package: Path) -> Bool {
    guard let full = Files.resolved(package) else { return false }
    if full == root { return true }
    let folders = sequence(first: full) { $0.folder }.prefix { $0.below(root) != nil }
    guard full.below(root) != nil, !folders.contains(where: { SceneFile.isForeign($0.name) }) else { return false }
    return !(Files.names(in: full) ?? []).contains { name in
      Self.namesOfLicences.contains { name.description.uppercased().hasPrefix($0) }
    }
  }

  private static let namesOfLicences = ["LICENSE", "LICENCE", "COPYING"]

  /// Adds a folder of modules, a folder or a file each.
  private mutating func addFolders(in folder: Path, language: LanguageVersion? = nil) {
    for entry in (try? Files.entries(of: folder)) ?? [] {
      switch entry.kind {
      case .folder: add(entry.name.description, folder.file(entry.name), language: language)
      case .file where entry.name.isSwift:
        add(entry.name.stem.description, folder, files: [folder.file(entry.name)])
      default: break
      }
    }
  }

  /// Adds the targets of a package; where it is none, its pods and the libraries of its projects of Xcode; or else the folder itself.
  private mutating func addPackage(_ folder: Path, isOwn: Bool = false) {
    let manifest = folder.file(PackageManifest.fileName)
    if Files.kind(of: manifest) == .file {
      let package = PackageManifest(reading: manifest)
      let isOwn = isOwn && belongsToProject(folder)
      for target in package.targets {
        add(target.name.asModule, target.folder, language: package.language, isOwn: isOwn)
      }
      return
    }
    let names = (Files.names(in: folder) ?? []).sorted()
    let pods = names.filter { $0.hasEnding(of: [Self.podspecEnding]) }
    for name in pods {
      let pod = Podspec(reading: folder.file(name))
      if !pod.files.isEmpty { add(pod.module, folder, files: pod.files, language: pod.language) }
    }
    let projects = names.filter { $0.hasEnding(of: ["xcodeproj"]) }
    for name in projects { addLibraries(of: folder.file(name)) }
    if pods.isEmpty, projects.isEmpty { add(folder.name.description, folder) }
  }

  /// Adds the libraries of a project of Xcode.
  private mutating func addLibraries(of project: Path) {
    for library in XcodeProject(reading: project)?.libraries ?? [] {
      // Its files may be beside the project, and not below it.
      let folder = sequence(first: project.folder, next: { $0.folder == $0 ? nil : $0.folder })
        .first { folder in library.files.allSatisfy { $0.below(folder) != nil } }
      add(library.module, folder ?? project.folder, files: library.files, language: library.language)
    }
  }

  /// Adds what the projects and workspaces of Xcode in a folder refer to.
  private mutating func addReferences(of root: Path) {
    let names = (Files.names(in: root) ?? []).sorted()
    let workspace = XcodeWorkspace.projects(in: root)
    let projects = (names.filter { $0.hasEnding(of: ["xcodeproj"]) }.map(root.file) + workspace).uniqued()
    for project in projects {
      for reference in XcodeProject(reading: project)?.references ?? [] {
        if reference.hasEnding(of: ["xcodeproj"]) {
          addLibraries(of: reference)
        } else {
          addPackage(reference, isOwn: true)
        }
      }
    }
    for project in workspace { addLibraries(of: project) }
    for package in XcodeWorkspace.packages(in: root) { addPackage(package, isOwn: true) }
  }

  private static let podspecEnding = "podspec"

  /// Adds the packages in the project's own folders.
  private mutating func addOwnPackages(below folder: Path, depth: Int) {
    guard depth < 4 else { return }
    for entry in (try? Files.entries(of: folder)) ?? []
    where entry.kind == .folder && !entry.isLink && entry.name.bytes.first != UInt8(ascii: ".")
      && !SceneFile.isForeign(entry.name)
    {
      let path = folder.file(entry.name)
      let names = Files.names(in: path) ?? []
      if names.contains(where: { $0 == PackageManifest.fileName || $0.hasEnding(of: [Self.podspecEnding]) }) {
        addPackage(path, isOwn: true)
      } else {
        addOwnPackages(below: path, depth: depth + 1)
      }
    }
  }

  /// Adds what package managers checked out in a folder.
  private mutating func addCheckouts(in folder: Path) {
    for manager in PackageManager.all {
      for package in manager.packages(in: folder) {
        if manager.checksOutModules { add(package.name.description, package) } else { addPackage(package) }
      }
    }
  }
}
