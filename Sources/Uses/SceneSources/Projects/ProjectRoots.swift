package import FileSystem

/// The folders around a file that its project's settings and its code are looked for in.
package struct ProjectRoots {
  /// The folders with settings of a project, mostly one.
  let settings: [Path]
  /// The folder whose code is the file's.
  let code: Path
  /// A Boolean value that tells whether no project and no repository is around, so that the folder's own files are all of its code.
  let isAlone: Bool

  /// Finds the folders around the folder of a file, by its full path.
  ///
  /// The nearest folder with a project of Xcode, XcodeGen or Tuist has the settings, and the outermost one in the repository the code:
  /// several projects may share it. Where none is around, those beside the file's own folder count, as in `Views` and `App/App.xcodeproj`.
  /// A package's code is that of the target with the file. Without any project, the code is what lies beside the file.
  init(around folder: Path) {
    let own = folder.hasEnding(of: [ProjectFiles.languageEnding]) ? folder.folder : folder
    let around = Array(RepositoryFolders(around: own).prefix(ProjectFolder.maximumDepth))
    let projects = around.filter(Self.isProject)
    let isRepository = around.last.map(RepositoryFolders.isRoot) ?? false
    if let nearest = projects.first {
      settings = [nearest]
      code = isRepository ? projects.last ?? nearest : nearest
      isAlone = false
      return
    }
    let package = around.first { Files.kind(of: $0.file(PackageManifest.fileName)) == .file }
    let manifest = package.map { PackageManifest(reading: $0.file(PackageManifest.fileName)) }
    if let manifest, !manifest.isEmpty {
      settings = []
      code =
        manifest.targets.compactMap { Files.resolved($0.folder) }.first { $0 == own || own.below($0) != nil } ?? own
      isAlone = false
      return
    }
    let outer = package ?? (isRepository ? around.last : nil)
    settings = outer.map { Self.projects(below: $0) } ?? []
    code = outer ?? own
    isAlone = outer == nil
  }

  /// Returns the folders whose projects stand for a folder: the folder alone where a project, a package or a repository is around, else
  /// the outermost folders below that have a project.
  package static func folders(with folder: Path) -> [Path] {
    guard ProjectRoots(around: folder).isAlone else { return [folder] }
    let below = projects(below: folder)
    return below.isEmpty ? [folder] : below
  }

  /// Tells whether a folder has a project.
  private static func isProject(_ folder: Path) -> Bool {
    let names = Files.names(in: folder) ?? []
    return names.contains { $0.hasEnding(of: ["xcodeproj", "xcworkspace"]) }
      || DescribedProject.isDescribed(folder, names)
  }

  private static let maximumDepth = 3
  private static let maximumFolders = 2_000

  /// The outermost folders with projects below one, sorted.
  private static func projects(below folder: Path) -> [Path] {
    var found: [Path] = []
    var pending = [(folder: folder, depth: 0)]
    var left = maximumFolders
    while let (folder, depth) = pending.popLast(), left > 0 {
      for entry in (try? Files.entries(of: folder)) ?? [] where entry.kind == .folder && !entry.isLink {
        guard entry.name.bytes.first != UInt8(ascii: "."), !ProjectCode.isPassedOver(entry.name) else {
          continue
        }
        left -= 1
        let inner = folder.file(entry.name)
        if isProject(inner) { found.append(inner) } else if depth < maximumDepth { pending.append((inner, depth + 1)) }
      }
    }
    return found.sorted()
  }
}
