package import FileSystem
import FontFiles
import LayoutModel
import LayoutResolution

/// The projects whose files are needed. Each is searched once, however many of its Interface Builder files are read.
package final class Projects: Sendable {
  /// The projects by their folders.
  private let projects = Guarded<[Path: ProjectFolder]>([:])
  /// Each folder's project and `Info.plist`.
  private let surroundings = Guarded<[Path: Surroundings]>([:])
  private let signatures = Guarded<[Path: String]>([:])
  private let languageFolders = Guarded<[Path: [Path]]>([:])
  private let fontFolders = Guarded<[Path: FontLibrary]>([:])
  /// The roots around folders, the settings by their folders, and the code by its folder.
  private let roots = Guarded<[Path: ProjectRoots]>([:])
  private let allSettings = Guarded<[[Path]: ProjectSettings]>([:])
  private let allCode = Guarded<[Path: ProjectCode]>([:])
  private let allReach = Guarded<[Path: SceneReach]>([:])
  /// A Boolean value that tells whether scenes are marked where code changes them: for lint, which tells guesses from facts.
  package let marksChanges: Bool
  private let ownInformationList: Path?
  private let ownConfiguration: Path?
  private let contentSizes = Guarded<[Path: [String: IntrinsicContentSize]]>([:])

  private struct Surroundings {
    let project: Path?
    let informationList: Path?
  }

  /// Creates a collection of no projects yet.
  ///
  /// - Parameters:
  ///   - informationList: The `Info.plist` for all files; the nearest to each if `nil`.
  ///   - configuration: The `.layout.json` for all files; the nearest to each if `nil`.
  ///   - marksChanges: Whether scenes are marked where code changes them.
  package init(informationList: Path? = nil, configuration: Path? = nil, marksChanges: Bool = false) {
    self.marksChanges = marksChanges
    ownInformationList = informationList
    ownConfiguration = configuration
  }

  /// Returns the content sizes that a folder's configuration gives for views of the app's own classes, by class name.
  ///
  /// - Throws: `ConfigurationError` if it can't be read.
  func contentSizes(in folder: Path) throws(ConfigurationError) -> [String: IntrinsicContentSize] {
    let key = ownConfiguration ?? folder
    if let sizes = contentSizes.withLock({ $0[key] }) { return sizes }
    let configuration =
      if let ownConfiguration { try ProjectConfiguration(at: ownConfiguration) } else {
        try ProjectConfiguration(nearestTo: folder)
      }
    let sizes = Dictionary(configuration.content.contents.map { ($0.className, $0.intrinsicSize) }) { _, last in last }
    contentSizes.withLock { $0[key] = sizes }
    return sizes
  }

  /// Returns a text that changes if anything beside a file does; empty if nothing is there.
  package func signature(beside input: Path) -> String {
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
    let settings = settings(of: folder).files.map { "\($0) \(Files.stamp(of: $0) ?? "")" }.joined(separator: ",")
    let reach = reach(of: folder).signature(of: folder.file(input.name))
    return
      ([image ?? "", fonts(in: folder).signature, words, contents, settings, codeSignature(of: folder), reach]
      + files.textSources.map { "\($0) \(Files.stamp(of: $0) ?? "")" })
      .joined(separator: "\n")
  }

  /// Returns the fonts directly in a folder, which its fixtures are shown in.
  func fonts(in folder: Path) -> FontLibrary {
    fontFolders.withLock { known in
      if let fonts = known[folder] { return fonts }
      let names = (Files.names(in: folder) ?? []).filter { $0.hasEnding(of: FontFile.endings) }
      let fonts = FontLibrary(names.map(folder.file))
      known[folder] = fonts
      return fonts
    }
  }

  /// Returns the language folders in a folder, by name.
  func languages(in folder: Path) -> [Path] {
    languageFolders.withLock { known in
      if let languages = known[folder] { return languages }
      let names = Files.names(in: folder) ?? []
      let languages = names.filter { $0.hasEnding(of: [ProjectFiles.languageEnding]) }
      known[folder] = languages
      return languages
    }
  }

  /// Returns the project that a folder belongs to.
  func project(of folder: Path) -> ProjectFolder? {
    guard let path = surroundings(of: folder).project else { return nil }
    return projects.withLock { projects in
      if let project = projects[path] { return project }
      let project = ProjectFolder(reading: path)
      projects[path] = project
      return project
    }
  }

  /// Returns the nearest `Info.plist` around a folder.
  func informationList(of folder: Path) -> Path? { ownInformationList ?? surroundings(of: folder).informationList }

  private func surroundings(of folder: Path) -> Surroundings {
    if let known = surroundings.withLock({ $0[folder] }) { return known }
    let project = ProjectFolder.path(around: folder)
    let found = Surroundings(project: project, informationList: Self.informationList(of: folder, in: project))
    surroundings.withLock { $0[folder] = found }
    return found
  }

  // MARK: Settings and code

  private func roots(of folder: Path) -> ProjectRoots {
    if let known = roots.withLock({ $0[folder] }) { return known }
    let found = ProjectRoots(around: folder)
    roots.withLock { $0[folder] = found }
    return found
  }

  /// Returns what the settings of the project around a folder say.
  package func settings(of folder: Path) -> ProjectSettings {
    settings(inAll: roots(of: folder).settings)
  }

  private func settings(inAll folders: [Path]) -> ProjectSettings {
    allSettings.withLock { known in
      if let settings = known[folders] { return settings }
      var settings = ProjectSettings()
      for folder in folders { settings.add(ProjectSettings(in: folder)) }
      known[folders] = settings
      return settings
    }
  }

  /// Returns the code of the project around a folder.
  package func code(of folder: Path) -> ProjectCode {
    let roots = roots(of: folder)
    let root = roots.code
    return allCode.withLock { known in
      if let code = known[root] { return code }
      let code = ProjectCode(reading: root, isAlone: roots.isAlone)
      known[root] = code
      return code
    }
  }

  /// Returns the scenes of the project around a folder that nothing shows; none where no app or no code is there.
  package func reach(of folder: Path) -> SceneReach {
    let code = code(of: folder)
    if let reach = allReach.withLock({ $0[code.root] }) { return reach }
    // Several projects may share the code, and what the settings of each show is shown.
    let folders = [code.root] + Set(code.interfaceFiles.map(\.folder)).sorted()
    var settings = ProjectSettings()
    for own in folders.map({ roots(of: $0).settings }).uniqued() { settings.add(self.settings(inAll: own)) }
    return allReach.withLock { known in
      if let reach = known[code.root] { return reach }
      var reach = SceneReach()
      if !code.files.isEmpty, !settings.apps.isEmpty {
        let named = Set(code.informationLists + settings.apps.compactMap(\.informationList)).sorted()
        let lists = named.compactMap { path in
          (try? Files.plainContents(of: path, limit: 1 << 20)).flatMap { try? PropertyList(reading: $0) }?
            .expanded(by: settings.app(of: path, near: path.folder)?.variables ?? BuildSettings())
        }
        let own = settings.apps.flatMap(\.information.values)
        let texts = code.informationTexts
          .compactMap { try? Files.plainContents(of: $0, limit: StringsFile.maximumBytes) }
          .compactMap { try? StringsFile.texts(from: $0) }.flatMap(\.values)
        reach = SceneReach(among: code.interfaceFiles, code.names, and: (lists + own).flatMap(\.allStrings) + texts)
      }
      known[code.root] = reach
      return reach
    }
  }

  private func codeSignature(of folder: Path) -> String {
    let key = roots(of: folder).code.appending(" code")
    return signatures.withLock { known in
      if let signature = known[key] { return signature }
      let signature = code(of: folder).signature
      known[key] = signature
      return signature
    }
  }

  // MARK: Info.plist

  private static let informationListName: Path = "Info.plist"
  /// The folders beside an application's files that Xcode's templates put it in.
  private static let usualFolders: [Path] = ["Supporting Files", "SupportingFiles", "Supporting", "Resources"]

  /// Returns the nearest one up to the project's folder; if there is no project, the one in a file's folder or around
  /// its language folder.
  private static func informationList(of folder: Path, in project: Path?) -> Path? {
    var folder = folder
    for depth in 0..<ProjectFolder.maximumDepth {
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
