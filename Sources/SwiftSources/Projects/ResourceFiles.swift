import Documents
import FileSystem
import SceneSources

/// The files of a project that aren't code, with the names that they have in the bundle of its app.
///
/// An app's build puts the files of all its folders beside each other, with those of each language in a folder of its own. Of two files
/// of one name the first is in the bundle.
struct ResourceFiles: Sendable {
  /// A resource.
  struct File: Sendable {
    /// Its path in the project.
    let path: Path
    /// Its name in the bundle.
    let name: Path
  }

  private(set) var files: [File] = []
  private var taken: Set<Path> = []

  /// None.
  init() {}

  /// The resources of a project.
  ///
  /// - Parameter root: The project's folder.
  init(of root: Path) {
    add("", in: root, depth: 0)
    guard let app = informationLists.first(where: { Self.isOfApp(root.file($0)) }) ?? informationLists.first else {
      return
    }
    files.append(File(path: app, name: Self.informationList))
  }

  /// The property lists of the targets' products, in the order in which they were found.
  private var informationLists: [Path] = []
  static let informationList: Path = "Info.plist"

  /// Tells whether a property list is an app's, rather than a framework's or an extension's.
  private static func isOfApp(_ path: Path) -> Bool {
    guard let bytes = try? Files.contents(of: path, limit: 1 << 20) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    // Xcode gives the list of a framework its package's type.
    return !text.holds("FMWK")
      && ["LSRequiresIPhoneOS", "UILaunchStoryboardName", "UIApplicationSceneManifest"].contains { text.holds($0) }
  }

  /// The files of Interface Builder, by their paths in the project: of those in folders of languages the one that all languages share.
  var nibs: [Path] {
    var nibs: [Path: Path] = [:]
    for file in files where file.path.hasEnding(of: SceneFile.interfaceBuilderEndings) {
      let isShared = file.path.folder.name == "Base.lproj"
      if nibs[file.path.name] == nil || isShared { nibs[file.path.name] = file.path }
    }
    return nibs.values.sorted()
  }

  private static let maximumDepth = 16

  private mutating func add(_ below: Path, in root: Path, depth: Int) {
    let folder = below == "" ? root : root.file(below)
    guard depth < Self.maximumDepth, let entries = try? Files.entries(of: folder) else { return }
    for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
      let path = below == "" ? entry.name : below.file(entry.name)
      switch entry.kind {
      case .folder where entry.name.hasEnding(of: ["lproj"]):
        for file in (try? Files.entries(of: root.file(path))) ?? [] where file.kind == .file {
          note(path.file(file.name), entry.name.file(file.name))
        }
      case .folder where entry.name.hasEnding(of: Self.wholeFolders): note(path, entry.name)
      case .folder where !entry.isLink && !CodeProject.isPassedOver(entry.name): add(path, in: root, depth: depth + 1)
      case .file where entry.name.hasSuffix("-Info.plist") && !entry.name.description.hasPrefix("GoogleService"):
        informationLists.append(path)
      case .file where entry.name == Self.informationList: informationLists.append(path)
      case .file where !entry.name.hasEnding(of: Self.noResources): note(path, entry.name)
      default: break
      }
    }
  }

  /// The folders that are one resource each.
  private static let wholeFolders = ["xcassets", "bundle", "imageset", "scnassets", "xcdatamodeld"]
  private static let noResources = [
    "swift", "m", "mm", "h", "c", "cpp", "pbxproj", "xcconfig", "md", "podspec", "lock", "resolved", "yml", "yaml",
    "sh", "rb", "py",
  ]

  private mutating func note(_ path: Path, _ name: Path) {
    if taken.insert(name).inserted { files.append(File(path: path, name: name)) }
  }
}
