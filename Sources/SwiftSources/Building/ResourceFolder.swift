import Documents
import FileSystem

/// The resources beside the program of a project's screens, where Foundation looks for those of the main bundle: links to images, catalogues,
/// storyboards, nibs, tables of strings, fonts and whatever else isn't code.
///
/// Foundation takes the folder for one of resources only with an `Info.plist` in it: one is written where the project has
/// none.
enum ResourceFolder {
  static let information: Path = "Info.plist"

  /// Fills the folder anew.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - resources: What is in it.
  /// - Throws: `CodeError` if nothing can be written.
  static func fill(_ folder: Path, with resources: ResourceFiles) throws(CodeError) {
    do throws(Files.Failure) {
      Files.removeFolder(folder)
      try Files.makeFolder(folder)
      var languages: Set<Path> = []
      for file in resources.files {
        let target = folder.file(file.name)
        if target.folder != folder, languages.insert(target.folder).inserted { try Files.makeFolder(target.folder) }
        try Files.link(target, to: file.path)
      }
      if let list = resources.informationList {
        try Files.link(folder.file(information), to: list)
      } else {
        try Files.replace(folder.file(information), with: PrintableText(document: emptyInformation), flushes: false)
      }
    } catch {
      throw CodeError(error, at: folder)
    }
  }

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
}
