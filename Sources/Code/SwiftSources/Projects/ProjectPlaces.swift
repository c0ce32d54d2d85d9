import FileSystem
import SceneSources

/// The folders of the projects that a folder has, or is in.
///
/// A folder in a project of Xcode, in a package, or beside what package managers leave is that project's. Else it may have several projects
/// of Xcode in folders of its own, as collections of samples do:
///
///     Samples/Clock/Clock.xcodeproj     one project
///     Samples/Notes/Notes.xcodeproj     another
///     Samples/Shared.swift              the files in no project are one more
struct ProjectPlaces {
  /// The folders, that of loose files last.
  let folders: [Path]

  /// The folders of projects in a folder, or around it.
  ///
  /// - Parameter folder: The folder, by its full path.
  init(in folder: Path) {
    let root = Self.root(around: folder) ?? folder
    guard !Self.listsFiles(root) else {
      folders = [root]
      return
    }
    let nested = Self.projects(below: folder)
    guard !nested.isEmpty else {
      folders = [root]
      return
    }
    let loose = Self.looseFiles(below: root).contains { root.file($0).below(folder) != nil }
    folders = nested + (loose ? [root] : [])
  }

  /// The nearest folder, from the given one upward, with a project: of Xcode, of SwiftPM, or by a configuration of layout's own; `nil` for
  /// none.
  static func root(around folder: Path) -> Path? {
    let configured = configuredFolder(around: folder)
    let folders = Array(RepositoryFolders(around: folder))
    let nearest = folders.first { candidate in
      let names = Files.names(in: candidate) ?? []
      return candidate == configured || names.contains(where: isProject) || isPackage(candidate, names)
        || DescribedProject.isDescribed(candidate, names) || names.contains(where: checkouts.contains)
    }
    // Descriptions in a common workspace are one project.
    guard let nearest, DescribedProject.isDescribed(nearest, Files.names(in: nearest) ?? []) else { return nearest }
    return folders.drop { $0 != nearest }.last { DescribedProject.isWorkspace($0, Files.names(in: $0) ?? []) }
      ?? nearest
  }

  /// The nearest folder with a configuration that counts. One that can't be read has a project too: what is wrong with it is told where
  /// its settings are asked for.
  private static func configuredFolder(around folder: Path) -> Path? {
    do throws(ConfigurationError) {
      return try ConfigurationSearch(around: folder).path?.folder
    } catch {
      return error.path.folder
    }
  }

  /// The folder that the project of a path is in; `nil` where nothing is at the path.
  static func folder(around path: Path) -> Path? {
    guard let full = Files.resolved(Files.kind(of: path) == .folder ? path : path.folder) else { return nil }
    let folders = ProjectPlaces(in: full).folders
    return folders.count == 1 ? folders[0] : root(around: full) ?? full
  }

  /// The Swift files below a folder, by their paths in it, but for those below folders with projects of Xcode.
  static func looseFiles(below root: Path) -> [Path] {
    CodeProject.files(below: root) { folder in (Files.names(in: folder) ?? []).contains(where: isProject) }
  }

  /// Tells whether a name is that of a project or a workspace of Xcode; CocoaPods' own is none, nor a link to it: `_Pods.xcodeproj`.
  static func isProject(_ name: Path) -> Bool {
    name.hasEnding(of: ["xcodeproj", "xcworkspace"]) && !name.hasSuffix("Pods.xcodeproj")
  }

  /// The names that package managers leave in a project's folder.
  private static let checkouts: Set<Path> = ["Podfile", "Pods", "Cartfile", "Carthage"]

  /// Tells whether something in a folder may list the files of a project: a package, or a project or a workspace of Xcode.
  private static func listsFiles(_ folder: Path) -> Bool {
    let names = Files.names(in: folder) ?? []
    return names.contains(where: isProject) || isPackage(folder, names)
  }

  /// Tells whether a folder is a package's. A manifest without targets, as Tuist reads, only names what a project needs.
  static func isPackage(_ folder: Path, _ names: [Path]) -> Bool {
    names.contains(PackageManifest.fileName) && !PackageManifest(reading: folder.file(PackageManifest.fileName)).isEmpty
  }

  /// The outermost folders below one that have projects of Xcode with Swift files, sorted.
  private static func projects(below folder: Path) -> [Path] {
    var found: [Path] = []
    var pending = [(folder: folder, depth: 0)]
    while let (folder, depth) = pending.popLast() {
      guard depth < maximumDepth, let entries = try? Files.entries(of: folder) else { continue }
      for entry in entries
      where entry.kind == .folder && !entry.isLink && entry.name.bytes.first != UInt8(ascii: ".")
        && !CodeProject.isPassedOver(entry.name)
      {
        let inner = folder.file(entry.name)
        if (Files.names(in: inner) ?? []).contains(where: isProject) {
          if !CodeProject.files(below: inner).isEmpty { found.append(inner) }
        } else {
          pending.append((inner, depth + 1))
        }
      }
    }
    return found.sorted()
  }

  private static let maximumDepth = 8
}
