package import FileSystem
import FontFiles
import LayoutInput
import LayoutModel
import LayoutResolution

/// The projects whose files are asked for, each looked through once, however many of its Interface Builder files are
/// read.
package final class Projects: Sendable {
  /// The projects by their folders.
  private let projects = Guarded<[Path: ProjectFolder]>([:])
  /// The project's folder of each folder, and `Info.plist`.
  private let surroundings = Guarded<[Path: Surroundings]>([:])
  private let signatures = Guarded<[Path: String]>([:])
  private let languageFolders = Guarded<[Path: [Path]]>([:])
  private let fontFolders = Guarded<[Path: FontLibrary]>([:])
  private let ownInformationList: Path?
  private let ownConfiguration: Path?
  private let contentSizes = Guarded<[Path: [String: IntrinsicContentSize]]>([:])

  private struct Surroundings {
    let project: Path?
    let informationList: Path?
  }

  /// Projects of which nothing is known yet.
  ///
  /// - Parameters:
  ///   - informationList: The `Info.plist` of all files; the nearest of each if `nil`.
  ///   - configuration: The `.layout.json` of all files; the nearest of each if `nil`.
  package init(informationList: Path? = nil, configuration: Path? = nil) {
    ownInformationList = informationList
    ownConfiguration = configuration
  }

  /// What the configuration of a folder says that views of own classes ask for, by the classes' names.
  ///
  /// - Throws: `ConfigurationError` where it can't be read.
  func contentSizes(in folder: Path) throws(ConfigurationError) -> [String: IntrinsicContentSize] {
    let key = ownConfiguration ?? folder
    if let sizes = contentSizes.withLock({ $0[key] }) { return sizes }
    let configuration =
      if let ownConfiguration { try LintConfiguration(at: ownConfiguration) } else {
        try LintConfiguration(nearestTo: folder)
      }
    let sizes = Dictionary(configuration.content.contents.map { ($0.className, $0.intrinsicSize) }) { _, last in last }
    contentSizes.withLock { $0[key] = sizes }
    return sizes
  }

  /// What tells whether anything that stands beside a file has changed; empty where nothing stands there.
  func signature(beside input: Path) -> String {
    let files = ProjectFiles(beside: input, in: self)
    guard let folder = files.folder else { return "" }
    let image = surroundings(of: folder).project.map { path in
      signatures.withLock { known in
        if let signature = known[path] { return signature }
        let signature = project(of: folder)?.signature ?? ""
        known[path] = signature
        return signature
      }
    }
    let words = files.hasLanguages ? ICU.installed?.version ?? "" : ""
    let sizes = (try? contentSizes(in: folder)) ?? [:]
    let contents = sizes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
    return
      ([image ?? "", fonts(in: folder).signature, words, contents]
      + files.textSources.map { "\($0) \(Files.stamp(of: $0) ?? "")" })
      .joined(separator: "\n")
  }

  /// The fonts in a folder itself, which fixtures in it are shown in.
  func fonts(in folder: Path) -> FontLibrary {
    fontFolders.withLock { known in
      if let fonts = known[folder] { return fonts }
      let names = (Files.names(in: folder) ?? []).filter { $0.hasEnding(of: FontFile.endings) }
      let fonts = FontLibrary(names.map(folder.file))
      known[folder] = fonts
      return fonts
    }
  }

  /// The folders of languages in a folder, by name.
  func languages(in folder: Path) -> [Path] {
    languageFolders.withLock { known in
      if let languages = known[folder] { return languages }
      let names = Files.names(in: folder) ?? []
      let languages = names.filter { $0.hasEnding(of: [ProjectFiles.languageEnding]) }
      known[folder] = languages
      return languages
    }
  }

  /// The project that a folder belongs to.
  func project(of folder: Path) -> ProjectFolder? {
    guard let path = surroundings(of: folder).project else { return nil }
    return projects.withLock { projects in
      if let project = projects[path] { return project }
      let project = ProjectFolder(reading: path)
      projects[path] = project
      return project
    }
  }

  /// The nearest `Info.plist` around a folder.
  func informationList(of folder: Path) -> Path? { ownInformationList ?? surroundings(of: folder).informationList }

  private func surroundings(of folder: Path) -> Surroundings {
    if let known = surroundings.withLock({ $0[folder] }) { return known }
    let project = ProjectFolder.path(around: folder)
    let found = Surroundings(project: project, informationList: Self.informationList(of: folder, in: project))
    surroundings.withLock { $0[folder] = found }
    return found
  }

  // MARK: Info.plist

  private static let informationListName: Path = "Info.plist"
  private static let maximumDepth = 24
  /// Folders beside an application's files in which Xcode's templates put it.
  private static let usualFolders: [Path] = ["Supporting Files", "SupportingFiles", "Supporting", "Resources"]

  /// The nearest up to the project's folder; in a file's folder, or around its language, where there is no project.
  private static func informationList(of folder: Path, in project: Path?) -> Path? {
    var folder = folder
    for depth in 0..<maximumDepth {
      if let path = informationList(in: folder) { return path }
      if let project, folder == project { return nil }
      if project == nil, depth > 0 || !folder.hasEnding(of: [ProjectFiles.languageEnding]) { return nil }
      guard folder.folder != folder else { return nil }
      folder = folder.folder
    }
    return nil
  }

  private static func informationList(in folder: Path) -> Path? {
    let own = folder.file(informationListName)
    if Files.kind(of: own) == .file { return own }
    let names = Files.names(in: folder) ?? []
    let others = names.filter { $0.hasSuffix("-Info.plist") }
    if others.count == 1, let other = others.first { return folder.file(other) }
    return usualFolders.filter(names.contains).map { folder.file($0).file(informationListName) }
      .first { Files.kind(of: $0) == .file }
  }
}
