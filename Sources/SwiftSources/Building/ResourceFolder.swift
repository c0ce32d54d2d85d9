import Documents
import FileSystem
import SceneSources

/// The project's resources beside the program of its screens, where Foundation looks for those of the main bundle.
///
/// Foundation takes the folder for one of resources only with an `Info.plist` in it: one is written where the project has
/// none.
///
/// An app's build puts the files of all its folders beside each other; here they are links: images, catalogues, storyboards, nibs, tables
/// of strings, fonts and whatever else isn't code, with those of each language in a folder of its own.
struct ResourceFolder {
  private let folder: Path
  private var taken: Set<Path> = []
  private var catalogues: [Path] = []
  /// The property lists that may be the app's.
  private var informationLists: [Path] = []

  /// A text that changes with the names in the asset catalogues.
  var signature: String {
    catalogues.map { catalogue in
      Files.files(below: catalogue).files.filter { $0.name == "Contents.json" }.map(\.description).joined(
        separator: "\n")
    }.joined(separator: "\n")
  }

  /// Fills the folder anew.
  ///
  /// - Parameters:
  ///   - folder: The folder beside the program.
  ///   - roots: The folders that have the resources, the project's first: of two of one name the first is taken.
  /// - Throws: `CodeError` if nothing can be written.
  @discardableResult
  init(_ folder: Path, of roots: [Path]) throws(CodeError) {
    self.folder = folder
    do throws(Files.Failure) {
      Files.removeFolder(folder)
      try Files.makeFolder(folder)
      for root in roots { try add(root, depth: 0) }
      if let list = ownInformationList {
        try link(list, Self.information)
      } else {
        try Files.replace(
          folder.file(Self.information), with: PrintableText(document: Self.emptyInformation), flushes: false)
      }
    } catch {
      throw CodeError(error.message, at: folder)
    }
  }

  private static let information: Path = "Info.plist"
  private static let emptyInformation = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>CFBundleIdentifier</key><string>app</string>
      <key>CFBundleName</key><string>App</string>
      <key>CFBundleShortVersionString</key><string>1.0</string>
      <key>CFBundleVersion</key><string>1</string>
    </dict>
    </plist>

    """

  private static let maximumDepth = 16

  private mutating func add(_ folder: Path, depth: Int) throws(Files.Failure) {
    guard depth < Self.maximumDepth, let entries = try? Files.entries(of: folder) else { return }
    for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
      let path = folder.file(entry.name)
      switch entry.kind {
      case .folder where entry.name.hasEnding(of: ["lproj"]):
        try Files.makeFolder(self.folder.file(entry.name))
        for file in (try? Files.entries(of: path)) ?? [] where file.kind == .file {
          try link(path.file(file.name), entry.name.file(file.name))
        }
      case .folder where entry.name.hasEnding(of: Self.wholeFolders):
        try link(path, entry.name)
        if entry.name.hasEnding(of: ["xcassets"]) { catalogues.append(path) }
      case .folder where !entry.isLink && !CodeProject.isPassedOver(entry.name): try add(path, depth: depth + 1)
      case .file where entry.name.hasSuffix("Info.plist"):
        if !entry.name.description.hasPrefix("GoogleService") { informationLists.append(path) }
        if entry.name != Self.information { try link(path, entry.name) }
      case .file where !entry.name.hasEnding(of: Self.noResources): try link(path, entry.name)
      default: break
      }
    }
  }

  /// The property list of the app among those of its extensions, tests and frameworks: the first one that says how an app starts.
  private var ownInformationList: Path? {
    informationLists.first { list in
      let text = String(decoding: (try? Files.contents(of: list, limit: 1 << 20)) ?? [], as: UTF8.self)
      return Self.wordsOfApps.contains { text.firstRange(of: $0) != nil }
    } ?? informationLists.first { !$0.folder.name.description.hasSuffix("Tests") }
  }

  private static let wordsOfApps = [
    "UIApplicationSceneManifest", "UIMainStoryboardFile", "UILaunchStoryboardName", "UILaunchScreen",
    "LSRequiresIPhoneOS",
  ]

  /// The folders that are one resource each.
  private static let wholeFolders = ["xcassets", "bundle", "imageset", "scnassets", "xcdatamodeld"]
  private static let noResources = [
    "swift", "m", "mm", "h", "c", "cpp", "pbxproj", "xcconfig", "md", "podspec", "lock", "resolved", "yml", "yaml",
    "sh", "rb", "py",
  ]

  private mutating func link(_ file: Path, _ name: Path) throws(Files.Failure) {
    guard taken.insert(name).inserted else { return }
    try Files.link(folder.file(name), to: file)
  }
}
