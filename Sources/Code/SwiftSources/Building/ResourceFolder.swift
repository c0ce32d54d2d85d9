import Documents
import FileSystem

/// The resources beside the program of a project's screens, where Foundation looks for those of the main bundle: links to images, catalogues,
/// storyboards, nibs, tables of strings, fonts and whatever else isn't code.
///
/// Foundation takes the folder for one of resources only with an `Info.plist` in it: one is written where the project has
/// none.
enum ResourceFolder {
  static let information: Path = "Info.plist"

  /// Fills the folder. Entries that are right already stay as they are, so that running programs go on reading.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - resources: What is in it.
  ///   - kept: The names of further entries, which stay.
  ///   - texts: The texts of written files, by the files' names.
  /// - Throws: `CodeError` if nothing can be written.
  static func fill(
    _ folder: Path, with resources: ResourceFiles, keeping kept: Set<Path> = [], writing texts: [Path: String] = [:]
  ) throws(CodeError) {
    var targets = Dictionary(resources.files.map { ($0.name, $0.path) }) { first, _ in first }
    targets[information] = resources.informationList
    for name in texts.keys { targets[name] = nil }
    do throws(Files.Failure) {
      try Files.makeOwnFolder(folder)
      let languages = Set(targets.keys.compactMap { $0.folder == "." ? nil : $0.folder })
      try clear(folder, for: targets, keeping: kept.union(languages).union(texts.keys).union([information]))
      for language in languages {
        // A name that another has as a folder, or that is too long, costs the resource alone.
        guard (try? Files.makeOwnFolder(folder.file(language))) != nil else { continue }
        try clear(folder.file(language), for: targets, under: language)
      }
      for (name, target) in targets.sorted(by: { $0.key < $1.key }) where !Files.isTaken(folder.file(name)) {
        try? Files.link(folder.file(name), to: target)
      }
      // A text that can't be written costs the text alone, but for the list that makes this a folder of resources.
      for (name, text) in texts where name != information { try? write(text, to: folder.file(name)) }
      if let text = texts[information] { try write(text, to: folder.file(information)) }
      guard targets[information] == nil, texts[information] == nil,
        Files.kind(of: folder.file(information)) != .file || Files.isLink(folder.file(information))
      else { return }
      try write(emptyInformation, to: folder.file(information))
    } catch {
      throw CodeError(error, at: folder)
    }
  }

  /// Writes a file of its own, unless it has the text already.
  private static func write(_ text: String, to file: Path) throws(Files.Failure) {
    let document = PrintableText(document: text)
    if !Files.isLink(file), (try? Files.plainContents(of: file, limit: 1 << 22)) == Array(document.string.utf8) {
      return
    }
    Files.removeFolder(file)
    try Files.replace(file, with: document, flushes: false)
  }

  /// Removes every entry other than the right links.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - targets: The files by their names in the bundle.
  ///   - below: The folder's name in the bundle; the bundle itself if `nil`.
  ///   - kept: The names of further entries, which stay.
  /// - Throws: The reason why the folder can't be read.
  private static func clear(
    _ folder: Path, for targets: [Path: Path], under below: Path? = nil, keeping kept: Set<Path> = []
  ) throws(Files.Failure) {
    for entry in try Files.entries(of: folder) {
      let path = folder.file(entry.name)
      let target = targets[below?.file(entry.name) ?? entry.name]
      if target == nil, kept.contains(entry.name), !entry.isLink { continue }
      if target == nil || Files.target(ofLink: path) != target { Files.removeFolder(path) }
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
