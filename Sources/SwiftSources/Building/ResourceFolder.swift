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
      if !taken.contains(Self.information) {
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
    <plist version="1.0"><dict><key>CFBundleName</key><string>App</string></dict></plist>

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
      case .file where entry.name.hasSuffix("-Info.plist") && !entry.name.description.hasPrefix("GoogleService"):
        try link(path, Self.information)
      case .file where !entry.name.hasEnding(of: Self.noResources): try link(path, entry.name)
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

  private mutating func link(_ file: Path, _ name: Path) throws(Files.Failure) {
    guard taken.insert(name).inserted else { return }
    try Files.link(folder.file(name), to: file)
  }
}
