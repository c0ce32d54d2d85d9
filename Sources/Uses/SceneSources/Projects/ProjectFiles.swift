import Documents
package import FileSystem
package import InterfaceBuilder
import LayoutEngine
package import LayoutModel
import LayoutResolution
import Notations

/// The files beside one of Interface Builder: its project's texts in languages, images, fonts and `Info.plist`.
///
/// Each is read once, when it is needed. A file with nothing beside it is treated as if it were alone.
package struct ProjectFiles: SourceLanguages {
  /// The file's folder, with all links resolved; `nil` for standard input, which has nothing beside it.
  package let folder: Path?
  /// The folder whose configuration gives the content sizes of views of the app's own classes.
  private let configuredFolder: Path?
  private let projects: Projects
  /// The file itself.
  private let input: Path
  /// The files of texts, by language.
  private let textFiles: [String: Path]
  /// The string catalogue, with texts in all languages.
  private let catalogue: Path?
  private let kept = Kept()

  /// The data read so far.
  private final class Kept: Sendable {
    let texts = Guarded<[String: [String: String]]>([:])
    let catalogueTexts = Guarded<[String: [String: String]]?>(nil)
    let images = Guarded<[Double: [String: Size]]>([:])
    let application = Guarded<ReadApplication?>(nil)
    let fonts = Guarded<FontLibrary?>(nil)
    let answers = Guarded<CodeAnswers?>(nil)
    let changes = Guarded<CodeChanges?>(nil)
    /// The requested languages that the file has no texts in.
    let missingLanguages = Guarded<Set<String>>([])
  }

  private struct ReadApplication {
    var application: Application?
    let note: ProjectNote?
    var developmentLanguage: String?
  }

  /// Finds the files beside an Interface Builder file.
  ///
  /// - Parameters:
  ///   - input: The file; standard input, or none, has nothing beside it.
  ///   - projects: The known projects.
  ///   - configured: The file whose configuration applies to it; itself if `nil`.
  package init(
    beside input: Path? = nil, in projects: Projects = Projects(), configuredAs configured: Path? = nil
  ) {
    let input = input ?? Files.standardInput
    self.projects = projects
    self.input = input
    folder = input == Files.standardInput ? nil : Files.resolved(input.folder)
    configuredFolder = folder ?? configured.flatMap { Files.resolved($0.folder) }
    var texts: [String: Path] = [:]
    var catalogues: [Path] = []
    if let folder {
      let stem = input.name.stem
      catalogues = [folder.file(stem.appending(Self.catalogueEnding))]
      if folder.hasEnding(of: [Self.languageEnding]) {
        // A file in `Base.lproj` has its texts in the folders beside that one.
        for language in projects.languages(in: folder.folder) {
          let path = folder.folder.file(language).file(stem.appending(".strings"))
          if Files.kind(of: path) == .file { texts[language.stem.description] = path }
          catalogues.append(folder.folder.file(language).file(stem.appending(Self.catalogueEnding)))
        }
        catalogues.append(folder.folder.file(stem.appending(Self.catalogueEnding)))
      }
    }
    textFiles = texts
    catalogue = catalogues.first { Files.kind(of: $0) == .file }
  }

  /// The files of texts, and `Info.plist`, in a fixed order.
  var textSources: [Path] {
    textFiles.values.sorted() + [catalogue, folder.flatMap(projects.informationList)].compactMap(\.self)
  }

  static let languageEnding = "lproj"
  private static let catalogueEnding = ".xcstrings"

  /// Returns the project's content for the file, as shown in a language on a screen.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - language: The language; the file's own texts if `nil`.
  ///   - scale: The screen's pixels per point.
  /// - Returns: The content; empty if nothing is beside the file.
  /// - Throws: `ConfigurationError` if requested texts can't be read.
  package func content(
    of file: InterfaceBuilderFile, in language: String?, scale: Double
  ) throws(ConfigurationError) -> ProjectContent {
    var content = ProjectContent()
    if let configuredFolder { content.contentSizes = try projects.contentSizes(in: configuredFolder) }
    guard folder != nil else { return content }
    if let language { content.texts = try texts(in: language) }
    content.imageSizes = imageSizes(file.projectImages, scale)
    content.face = face
    content.application = readApplication.application
    return content
  }

  /// Notes on what isn't understood in the project's files, and is treated as missing.
  package var notes: [ProjectNote] {
    [readApplication.note].compactMap(\.self) + (kept.fonts.withLock { $0 }?.notes ?? [])
      + kept.missingLanguages.withLock { $0 }.sorted().map { language in
        ProjectNote(path: input, message: "there are no texts in '\(language)'; its own are shown")
      }
  }

  // MARK: Languages

  /// Returns the languages that the file has texts in, sorted.
  ///
  /// - Throws: `ConfigurationError` if a catalogue can't be read.
  package func localizations() throws(ConfigurationError) -> [String] {
    Set(textFiles.keys).union(try catalogueTexts().keys).sorted()
  }

  /// Tells whether the project has a language, or one that it falls back to, such as `de` for `de-AT`. If a catalogue
  /// can't be read, the answer is yes.
  package func hasLanguage(_ language: String) -> Bool {
    guard folder != nil, let known = try? projectLanguages() else { return true }
    var name = Substring(language)
    while !known.contains(String(name)) {
      guard let cut = name.lastIndex(of: "-") else { return false }
      name = name[..<cut]
    }
    return true
  }

  /// Returns the languages that the file, or its project, is shown in: those of the texts, of the language folders
  /// around it and in its project, and the development language, in which the file's own texts are.
  ///
  /// - Throws: `ConfigurationError` if a catalogue can't be read.
  func projectLanguages() throws(ConfigurationError) -> Set<String> {
    guard let folder else { return [] }
    var languages = Set(try localizations())
    let around = folder.hasEnding(of: [Self.languageEnding]) ? folder.folder : folder
    languages.formUnion(projects.languages(in: around).map(\.stem.description))
    languages.formUnion(projects.project(of: folder)?.languages ?? [])
    languages.insert(developmentLanguage)
    languages.remove(Self.baseLanguage)
    return languages
  }

  /// The language of the file's own texts: that of its folder, or the project's.
  private var developmentLanguage: String {
    guard let folder else { return Self.standardLanguage }
    if folder.hasEnding(of: [Self.languageEnding]), folder.name.stem.description != Self.baseLanguage {
      return folder.name.stem.description
    }
    let listed = catalogue.flatMap { try? ConfigurationError.reading($0, StringsCatalogue.sourceLanguage) }
    return listed ?? readApplication.developmentLanguage ?? projects.project(of: folder)?.developmentLanguage
      ?? Self.standardLanguage
  }

  private static let baseLanguage = "Base"
  /// The default development language, as in Xcode's templates.
  private static let standardLanguage = "en"

  /// Notes that there are no texts in a language, unless the file's own texts are in it or another file stands in.
  private func noteMissing(_ language: String) {
    guard let folder, developmentLanguage != language, !developmentLanguage.hasPrefix("\(language)-"),
      !language.hasPrefix("\(developmentLanguage)-")
    else { return }
    let translation = folder.folder.file(Path("\(language).\(Self.languageEnding)")).file(input.name)
    guard !folder.hasEnding(of: [Self.languageEnding]) || Files.kind(of: translation) != .file else { return }
    kept.missingLanguages.withLock { _ = $0.insert(language) }
  }

  /// Returns the file's texts in a language as a bundle finds them: for `de-AT` those of `de` if it has none of its
  /// own, for `pt` those of `pt-BR`. If there are none, that is noted.
  private func texts(in language: String) throws(ConfigurationError) -> [String: String] {
    if let texts = kept.texts.withLock({ $0[language] }) { return texts }
    let all = try catalogueTexts()
    var name = Substring(language)
    var texts: [String: String]?
    while texts == nil {
      let own = String(name)
      if let path = textFiles[own] { texts = try ConfigurationError.reading(path, StringsFile.texts) }
      if let listed = all[own] { texts = (texts ?? [:]).merging(listed) { _, new in new } }
      guard texts == nil else { break }
      if let cut = name.lastIndex(of: "-") {
        name = name[..<cut]
      } else if let other = Set(textFiles.keys).union(all.keys).sorted().first(where: { $0.hasPrefix("\(language)-") })
      {
        name = other[...]
      } else {
        break
      }
    }
    if texts == nil { noteMissing(language) }
    let found = texts ?? [:]
    kept.texts.withLock { $0[language] = found }
    return found
  }

  /// The requested languages whose texts may be in a script that needs a dictionary to find words, sorted.
  var languagesOfDictionaryWords: [String] {
    kept.texts.withLock { $0 }
      .filter { $0.value.values.contains(where: WordBreaks.mayOccur) }
      .keys.sorted()
  }

  /// A Boolean value that tells whether there may be texts in languages.
  var hasLanguages: Bool { !textFiles.isEmpty || catalogue != nil }

  private func catalogueTexts() throws(ConfigurationError) -> [String: [String: String]] {
    guard let catalogue else { return [:] }
    if let texts = kept.catalogueTexts.withLock({ $0 }) { return texts }
    let texts = try ConfigurationError.reading(catalogue, StringsCatalogue.texts)
    kept.catalogueTexts.withLock { $0 = texts }
    return texts
  }

  // MARK: Images

  private func imageSizes(_ names: [String], _ scale: Double) -> [String: Size] {
    guard let folder, !names.isEmpty else { return [:] }
    if let sizes = kept.images.withLock({ $0[scale] }) { return sizes }
    var sizes: [String: Size] = [:]
    if let project = projects.project(of: folder) {
      for name in names { sizes[name] = project.size(ofImage: name, near: folder, scale: scale) }
    }
    let found = sizes
    kept.images.withLock { $0[scale] = found }
    return found
  }

  // MARK: Fonts

  /// Returns the face of a font by its PostScript name; `nil` if no file has it, or nothing here can measure it.
  @Sendable package func face(named name: String) -> FontFace? {
    let known = kept.fonts.withLock { $0 }
    let fonts = known ?? folder.flatMap(projects.project)?.fonts
    if known == nil { kept.fonts.withLock { $0 = fonts } }
    return fonts?.face(named: name)
  }

  // MARK: Info.plist

  /// The settings of the app: those of `Info.plist`, completed by the project and the delegate; `nil` where nothing is said.
  package var application: Application? { readApplication.application }

  /// A Boolean value that tells whether there is a readable `Info.plist`.
  package var knowsApplication: Bool { folder != nil && readApplication.application != nil }

  private var readApplication: ReadApplication {
    if let read = kept.application.withLock({ $0 }) { return read }
    let result = folder.map(readApplication) ?? ReadApplication(application: nil, note: nil)
    kept.application.withLock { $0 = result }
    return result
  }

  /// Reads the nearest `Info.plist`, or that of the project's app, over which what is missing in it is the settings' or the code's.
  private func readApplication(around folder: Path) -> ReadApplication {
    let nearest = projects.informationList(of: folder)
    let app = projects.settings(of: folder).app(of: nearest, near: folder)
    let variables = app?.variables ?? BuildSettings()
    var read =
      (nearest ?? app?.informationList).map { Self.readApplication($0, variables) }
      ?? ReadApplication(application: nil, note: nil)
    if let app {
      let others = app.informationList.flatMap { list in
        list == nearest ? nil : Self.readApplication(list, variables).application
      }
      let own = app.information.isEmpty ? nil : Application(.dictionary(app.information))
      let sources = [own, others].compactMap(\.self)
      if read.application != nil || !sources.isEmpty {
        read.application = (read.application ?? Application()).completed(by: sources)
      }
    }
    // The code's answer wins over all lists.
    if let mask = projects.code(of: folder).orientationsOfApplication(near: folder)?.mask {
      var application = read.application ?? Application()
      application.supportedInterfaceOrientationsForWindow = mask
      read.application = application
    }
    return read
  }

  private static func readApplication(_ path: Path, _ variables: BuildSettings) -> ReadApplication {
    do throws(ConfigurationError) {
      let list = try ConfigurationError.reading(path, PropertyList.init(reading:)).expanded(by: variables)
      return ReadApplication(
        application: Application(list), note: nil, developmentLanguage: list.developmentLanguage)
    } catch {
      return ReadApplication(application: nil, note: ProjectNote(path: path, message: error.words))
    }
  }
}

// MARK: - Settings and code

extension ProjectFiles {
  /// The settings of the project.
  package var settings: ProjectSettings { folder.map(projects.settings) ?? ProjectSettings() }

  /// A Boolean value that tells whether the app is never shown from right to left, for its project names its languages and none
  /// runs so. A translation that the project doesn't take into the app is none of them.
  package var isNeverMirrored: Bool {
    guard let folder, let languages = settings.languages else { return false }
    let all = settings.takesFolders ? languages.union(projects.project(of: folder)?.languages ?? []) : languages
    return !all.contains { language in
      Self.languagesFromRight.contains(String(language.prefix { $0 != "-" && $0 != "_" }))
    }
  }

  /// The languages whose text runs from right to left.
  private static let languagesFromRight: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Tells whether nothing in the project shows a scene.
  ///
  /// - Parameter id: The object id of its controller; any for a xib.
  /// - Returns: Whether nothing does.
  package func isUnreached(_ id: String?) -> Bool {
    guard projects.marksChanges, let folder else { return false }
    return projects.reach(of: folder).isUnreached(id, in: folder.file(input.name))
  }

  /// Returns what the classes of a file's controllers say.
  func answers(of file: InterfaceBuilderFile) -> CodeAnswers? {
    guard let folder else { return nil }
    if let known = kept.answers.withLock({ $0 }) { return known }
    let answers = CodeAnswers(of: file.objects, in: projects.code(of: folder), folder)
    kept.answers.withLock { $0 = answers }
    return answers
  }

  /// Returns what code does to a file's views and constraints; `nil` where nobody asks.
  func changes(of file: InterfaceBuilderFile) -> CodeChanges? {
    guard projects.marksChanges, let folder else { return nil }
    if let known = kept.changes.withLock({ $0 }) { return known }
    let objects = file.objects
    let hasOwnClasses = objects.owner != nil || objects.byID.values.contains { $0.customClass != nil }
    let changes =
      hasOwnClasses
      ? CodeChanges(of: objects, showing: file.initialControllerID, by: projects.code(of: folder), in: folder)
      : CodeChanges()
    kept.changes.withLock { $0 = changes }
    return changes
  }
}

extension Application {
  /// A Boolean value that tells whether it lists orientations for any kind of device.
  private var listsOrientations: Bool {
    listedOrientations(on: .phone) != nil || listedOrientations(on: .pad) != nil
  }

  /// Returns the list, completed by what other lists say.
  fileprivate func completed(by others: [Application]) -> Application {
    var whole = self
    if !listsOrientations, let found = others.first(where: \.listsOrientations) {
      whole.supportedInterfaceOrientations = found.supportedInterfaceOrientations
      whole.supportedInterfaceOrientationsOnPad = found.supportedInterfaceOrientationsOnPad
      whole.supportedInterfaceOrientationsOnPhone = found.supportedInterfaceOrientationsOnPhone
    }
    if others.contains(where: \.requiresFullScreen) { whole.requiresFullScreen = true }
    return whole
  }
}

/// A note on a part of a project's file that isn't understood.
package struct ProjectNote: Hashable, Sendable {
  package let path: Path
  package let message: String

  package init(path: Path, message: String) {
    self.path = path
    self.message = message
  }

  /// Joins the notes of several files, each once, sorted.
  package static func union(_ notes: [[Self]]) -> [Self] {
    Set(notes.joined()).sorted { ($0.path, $0.message) < ($1.path, $1.message) }
  }
}

extension ConfigurationError {
  /// The note in one line.
  package var words: String {
    switch cause {
    case .file(let failure): failure.message
    case .input(let error): error.problems.first?.message ?? ""
    case .configuration(let error): error.words
    }
  }
}
