import FileSystem
import SceneSources

/// The modules of other people, and of a project's own packages, that its code may import: where each has its files.
///
/// They come from what package managers checked out beside the project (`Pods`, `Carthage/Checkouts`, `SourcePackages/checkouts`,
/// `.build/checkouts`), from packages in its own folders, and from the packages and stubs that its configuration names. Nothing is fetched.
struct ForeignModules {
  private var folders: [String: Place] = [:]

  /// The place of a module's files.
  private struct Place {
    let folder: Path
    /// The files by full paths, where a project of Xcode lists them; all in the folder if `nil`.
    var files: [Path]?
  }

  /// The modules beside a project.
  ///
  /// - Parameters:
  ///   - root: The project's folder.
  ///   - settings: The packages and the stubs that its configuration names.
  init(beside root: Path, _ settings: CodeSettings) {
    // The first that has a module is it.
    for folder in settings.stubs { addFolders(in: folder) }
    for folder in settings.packages { addPackage(folder) }
    for folder in Self.folders(in: root.file("Pods")) where !Self.isNoPod(folder.name) {
      add(folder.name.description, folder)
    }
    for checkouts: Path in ["Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts"] {
      for folder in Self.folders(in: root.file(checkouts)) { addPackage(folder) }
    }
    if Files.kind(of: root.file(PackageManifest.fileName)) == .file { addPackage(root) }
    addOwnPackages(below: root, depth: 0)
  }

  /// The text that changes with the modules that there are.
  var signature: String {
    folders.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.folder)" }.joined(separator: "\n")
  }

  /// Returns a module's code; `nil` where there is none of the name, or it has no Swift files.
  func project(named name: String) -> CodeProject? {
    guard let place = folders[name] else { return nil }
    return CodeProject(module: name, in: place.folder, files: place.files)
  }

  private mutating func add(_ name: String, _ folder: Path, files: [Path]? = nil) {
    if folders[name] == nil { folders[name] = Place(folder: folder, files: files) }
  }

  /// Adds a folder of modules, a folder or a file each.
  private mutating func addFolders(in folder: Path) {
    for entry in (try? Files.entries(of: folder)) ?? [] {
      switch entry.kind {
      case .folder: add(entry.name.description, folder.file(entry.name))
      case .file where entry.name.hasSuffix(".swift"):
        add(entry.name.stem.description, folder, files: [folder.file(entry.name)])
      default: break
      }
    }
  }

  /// Adds the targets of a package, or the libraries of a project of Xcode where it is none.
  private mutating func addPackage(_ folder: Path) {
    let manifest = folder.file(PackageManifest.fileName)
    if Files.kind(of: manifest) == .file {
      for target in PackageManifest(reading: manifest).targets { add(target.name, target.folder) }
      return
    }
    let names = (Files.names(in: folder) ?? []).filter { $0.hasEnding(of: ["xcodeproj"]) }
    for name in names {
      for library in XcodeProject(reading: folder.file(name))?.libraries ?? [] {
        add(library.module, folder, files: library.files)
      }
    }
    if names.isEmpty { add(folder.name.description, folder) }
  }

  /// Adds the packages in the project's own folders.
  private mutating func addOwnPackages(below folder: Path, depth: Int) {
    guard depth < 4 else { return }
    for entry in (try? Files.entries(of: folder)) ?? []
    where entry.kind == .folder && !entry.isLink && entry.name.bytes.first != UInt8(ascii: ".")
      && !SceneFile.foreignFolders.contains(entry.name)
    {
      let path = folder.file(entry.name)
      if Files.kind(of: path.file(PackageManifest.fileName)) == .file {
        addPackage(path)
      } else {
        addOwnPackages(below: path, depth: depth + 1)
      }
    }
  }

  private static func folders(in folder: Path) -> [Path] {
    ((try? Files.entries(of: folder)) ?? []).filter { $0.kind == .folder }.map { folder.file($0.name) }
  }

  /// Tells whether a folder of `Pods` is CocoaPods' own.
  private static func isNoPod(_ name: Path) -> Bool {
    ["Headers", "Local Podspecs", "Target Support Files"].contains(name.description)
      || name.hasEnding(of: ["xcodeproj"])
  }
}
