package import FileSystem
import SceneSources

/// The Swift files that are built together: those of a package, of an Xcode project, or of a folder.
package struct CodeProject: Sendable {
  /// The folder that has them.
  package let folder: Path
  /// The files, by their paths in the folder, sorted.
  package let files: [Path]
  /// The names of the project's own modules, which are built as one.
  let modules: [String]

  /// Finds the project of a path, and its files.
  ///
  /// - Parameter path: A Swift file or a folder.
  /// - Throws: `CodeError` if there is no Swift file.
  package init(around path: Path) throws(CodeError) {
    let isFolder = Files.kind(of: path) == .folder
    guard Files.kind(of: path) != .nothing, let full = Files.resolved(isFolder ? path : path.folder) else {
      throw CodeError("there is no such file", at: path)
    }
    let root = Self.root(around: full) ?? full
    folder = root
    let names = Files.names(in: root) ?? []
    let project = names.filter { $0.hasEnding(of: ["xcodeproj"]) }.lazy
      .compactMap { XcodeProject(reading: root.file($0))?.sources }.first { !$0.files.isEmpty }
    if let project {
      files = project.files.compactMap { Files.resolved($0)?.below(root) }.sorted()
      modules = project.modules
    } else {
      files = Self.files(below: root)
      modules = names.contains(Self.manifest) ? PackageManifest.targets(in: root.file(Self.manifest)) : []
    }
    guard !files.isEmpty else { throw CodeError("there is no Swift file in this folder", at: path) }
  }

  private static let manifest: Path = "Package.swift"

  /// The nearest folder, from one upward, that says that it has a project: of Xcode, of SwiftPM, or by a configuration of
  /// layout's own; `nil` if none does.
  private static func root(around folder: Path) -> Path? {
    for candidate in sequence(first: folder, next: { $0.folder == $0 ? nil : $0.folder }) {
      let names = Files.names(in: candidate) ?? []
      if names.contains(where: { $0 == Path(Configuration.fileName) || $0.hasEnding(of: projectEndings) }) {
        return candidate
      }
      if names.contains(manifest) { return candidate }
      // What is around a repository isn't its own.
      if Files.isTaken(candidate.file(".git")) { return nil }
    }
    return nil
  }

  private static let projectEndings = ["xcodeproj", "xcworkspace"]

  /// The name of the module that the files are.
  var module: String {
    let letters = folder.name.description.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? Character(scalar) : "_"
    }
    let name = String(letters)
    return Self.taken.contains(name) || name.first?.isNumber != false ? "App_\(name)" : name
  }

  /// The names of modules that the code may import.
  private static let taken: Set = [
    "UIKit", "Foundation", "Swift", "Combine", "CoreGraphics", "QuartzCore", "ObjectiveC", "os", "ScreenServer",
    "Fixtures", "Documents", "Notations", "FileSystem",
  ]

  /// Returns a file's path as messages name it.
  ///
  /// - Parameters:
  ///   - file: The file, by its path in the folder.
  ///   - path: The path that the user gave another of the files.
  ///   - other: That file, by its path in the folder.
  func name(of file: Path, like path: Path, of other: Path) -> Path {
    guard !path.bytes.elementsEqual(other.bytes) else { return file }
    if path.bytes.count > other.bytes.count, path.bytes.suffix(other.bytes.count).elementsEqual(other.bytes) {
      return Path(bytes: path.bytes.dropLast(other.bytes.count) + file.bytes)
    }
    let full = folder.file(file)
    return Files.workingFolder.flatMap { full.below($0) } ?? full
  }

  /// The names under which the files are compiled, for the compiler takes no two of one name: the later one gets its number.
  var compiledNames: [Path] {
    var taken: Set<Path> = [BuildFolder.programName]
    return files.enumerated().map { index, file in
      taken.insert(file.name).inserted ? file.name : Path("\(index)-\(file.name)")
    }
  }

  /// The files' sizes and times.
  var signature: String {
    modules.joined(separator: " ") + "\n"
      + files.map { "\($0) \(Files.stamp(of: folder.file($0)) ?? "")" }.joined(separator: "\n")
  }

  private static func files(below root: Path) -> [Path] {
    var files: [Path] = []
    var pending: [Path] = [""]
    while let below = pending.popLast() {
      let folder = below == "" ? root : root.file(below)
      guard let entries = try? Files.entries(of: folder) else { continue }
      for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
        let path = below == "" ? entry.name : below.file(entry.name)
        switch entry.kind {
        case .folder where !entry.isLink && !isPassedOver(entry.name): pending.append(path)
        case .file where path.hasSuffix(".swift") && path.name != manifest: files.append(path)
        default: break
        }
      }
    }
    return files.sorted()
  }

  /// Tells whether a folder has other people's code, products or tests.
  private static func isPassedOver(_ name: Path) -> Bool {
    SceneFile.foreignFolders.contains(name) || name.hasSuffix("Tests") || name == "Plugins" || name == "build"
  }
}
