import Documents
package import FileSystem
import SceneSources

/// The files of a project that aren't code, with the names that they have in the bundle of its app.
///
/// An app's build puts the files of all its folders beside each other, with those of each language in a folder of its own. Of two files
/// of one name the first is in the bundle.
package struct ResourceFiles: Sendable {
  /// A resource.
  struct File: Sendable {
    /// Its full path.
    let path: Path
    /// Its name in the bundle.
    let name: Path
  }

  private(set) var files: [File] = []
  private var taken: Set<Path> = []
  private var catalogues: [Path] = []
  /// The property lists that may be the app's.
  private var informationLists: [Path] = []

  /// None.
  init() {}

  /// The resources in folders.
  ///
  /// - Parameter roots: The folders, the project's own first.
  init(of roots: [Path]) {
    for root in roots { add(root, depth: 0) }
  }

  /// A text that changes with the files, and with what is in them.
  package var contentSignature: String {
    let files = files.map { "\($0.name) \(Files.stamp(of: $0.path) ?? "")" }
    let inFolders = self.files.filter { Files.kind(of: $0.path) == .folder }
      .flatMap {
        Files.files(below: $0.path, limit: Self.maximumEntries).files.map { "\($0) \(Files.stamp(of: $0) ?? "")" }
      }
    return (files + inFolders).joined(separator: "\n")
  }

  /// A text that changes with the names in the asset catalogues.
  var signature: String {
    catalogues.flatMap {
      Files.files(below: $0, limit: Self.maximumEntries).files.filter { $0.name == "Contents.json" }
    }.map(\.description)
      .joined(separator: "\n")
  }

  /// Returns the files of Interface Builder below a folder, by their paths in it; among one file's languages, the file in `Base.lproj`.
  func nibs(below root: Path) -> [Path] {
    var nibs: [Path: Path] = [:]
    for file in files where file.path.hasEnding(of: SceneFormat.interfaceBuilder.endings) {
      guard let path = file.path.below(root) else { continue }
      if nibs[path.name] == nil || path.folder.name == "Base.lproj" { nibs[path.name] = path }
    }
    return nibs.values.sorted()
  }

  /// The property list of the app among those of its extensions, tests and frameworks: the first one that says how an app starts.
  package var informationList: Path? {
    informationLists.first { list in
      let text = String(decoding: (try? Files.plainContents(of: list, limit: 1 << 20)) ?? [], as: UTF8.self)
      // Xcode gives the list of a framework its package's type.
      return !text.holds("FMWK") && Self.wordsOfApps.contains { text.holds($0) }
    } ?? informationLists.first { !$0.folder.name.description.hasSuffix("Tests") }
  }

  private static let wordsOfApps = [
    "UIApplicationSceneManifest", "UIMainStoryboardFile", "UILaunchStoryboardName", "UILaunchScreen",
    "LSRequiresIPhoneOS",
  ]

  private static let maximumDepth = 16
  /// The most entries of a folder that is one resource: it may be a link to anywhere.
  private static let maximumEntries = 20_000

  private mutating func add(_ folder: Path, depth: Int) {
    guard depth < Self.maximumDepth, let entries = try? Files.entries(of: folder) else { return }
    for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
      let path = folder.file(entry.name)
      switch entry.kind {
      case .folder where entry.isLink && Self.isAround(folder, path): break
      case .folder where entry.name.hasEnding(of: ["lproj"]):
        for file in (try? Files.entries(of: path)) ?? [] where file.kind == .file {
          note(path.file(file.name), entry.name.file(file.name))
        }
      case .folder where entry.name.hasEnding(of: ["xcassets"]):
        // A bundle has one catalogue of all, whatever their names.
        note(path, taken.contains(entry.name) ? Path("\(catalogues.count)-\(entry.name)") : entry.name)
        catalogues.append(path)
      case .folder where entry.name.hasEnding(of: Self.wholeFolders): note(path, entry.name)
      case .folder where !entry.isLink && !CodeProject.isPassedOver(entry.name): add(path, depth: depth + 1)
      case .file where entry.name.hasSuffix("Info.plist"):
        if !entry.name.description.hasPrefix("GoogleService") { informationLists.append(path) }
        if entry.name != ResourceFolder.information { note(path, entry.name) }
      case .file where !entry.name.hasEnding(of: Self.noResources): note(path, entry.name)
      default: break
      }
    }
  }

  /// Tells whether a link leads to a folder, or to one that it is in: then the folder isn't a resource.
  private static func isAround(_ folder: Path, _ link: Path) -> Bool {
    guard let target = Files.resolved(link), let full = Files.resolved(folder) else { return false }
    return full == target || full.below(target) != nil
  }

  /// The folders that are one resource each.
  private static let wholeFolders = ["bundle", "imageset", "scnassets", "xcdatamodeld"]
  private static let noResources = [
    "swift", "m", "mm", "h", "c", "cpp", "pbxproj", "xcconfig", "md", "podspec", "lock", "resolved", "yml", "yaml",
    "sh", "rb", "py",
  ]

  private mutating func note(_ path: Path, _ name: Path) {
    if taken.insert(name).inserted { files.append(File(path: path, name: name)) }
  }
}
