import CodeText
import Documents
package import FileSystem
package import LayoutModel

/// The settings of a project's app.
package struct AppSettings: Hashable, Sendable {
  /// The name of its target.
  package let name: String
  /// The kinds of devices that it is for; `nil` where nothing says so, and it may be any.
  package var idioms: Set<UserInterfaceIdiom>?
  /// Its `Info.plist`.
  package var informationList: Path?
  /// The values of an `Info.plist` that the settings have instead: orientations, and the full screen's requirement.
  package var information: [String: PropertyList] = [:]
  /// The oldest system that it runs on.
  package var deploymentTarget: String?
  /// Its version, as its users see it.
  package var marketingVersion: String?
  /// The values of the variables in its `Info.plist`.
  package private(set) var variables = BuildSettings()
  /// The file that says so.
  package let file: Path

  init(name: String, in file: Path) { (self.name, self.file) = (name, file) }

  /// Returns the kinds of devices that `TARGETED_DEVICE_FAMILY` stands for: `1`, `1,2`; `nil` where there are none.
  static func idioms(_ text: String) -> Set<UserInterfaceIdiom>? {
    let numbers = text.split { $0 == "," || $0 == " " }.map { String($0).trimmed }
    let idioms = Set(numbers.compactMap { ["1": UserInterfaceIdiom.phone, "2": .pad][$0] })
    return idioms.isEmpty ? nil : idioms
  }

  /// The keys of an `Info.plist` that settings give too.
  private static let keys = [
    "UISupportedInterfaceOrientations", "UISupportedInterfaceOrientations~ipad",
    "UISupportedInterfaceOrientations~iphone", "UIRequiresFullScreen",
  ]
  /// Those whose value is a name.
  private static let names = ["UIMainStoryboardFile", "UILaunchStoryboardName"]

  /// Reads the settings of a target: `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad` and others.
  mutating func read(_ settings: BuildSettings, in folder: Path) {
    if let own = settings["TARGETED_DEVICE_FAMILY"].flatMap(Self.idioms) { idioms = own }
    variables = settings
    deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? deploymentTarget
    marketingVersion = settings["MARKETING_VERSION"] ?? marketingVersion
    if let path = settings["INFOPLIST_FILE"], !path.isEmpty, !path.contains("$") {
      let own = path.hasPrefix("/") ? Path(path) : folder.file(Path(path))
      if Files.kind(of: own) == .file { informationList = own }
    }
    for key in Self.keys {
      let name = "INFOPLIST_KEY_" + key.replacing("~ipad", with: "_iPad").replacing("~iphone", with: "_iPhone")
      guard let value = settings[name] else { continue }
      information[key] = value == "YES" ? .bool(true) : .array(value.split(separator: " ").map { .string(String($0)) })
    }
    for key in Self.names {
      if let value = settings["INFOPLIST_KEY_\(key)"] { information[key] = .string(value) }
    }
  }
}

/// The apps of a project, and the languages of all of it: what its settings say, without a build.
///
/// Projects of Xcode are read, those of which XcodeGen and Tuist make such, and files of settings.
package struct ProjectSettings: Sendable {
  package private(set) var apps: [AppSettings] = []
  /// The languages that a project of Xcode names; `nil` where there is none.
  package private(set) var languages: Set<String>?
  /// A Boolean value that tells whether a project takes whole folders with all languages in them, or doesn't say which it takes.
  private(set) var takesFolders = false
  /// The files that were read, sorted.
  package private(set) var files: [Path] = []

  /// None.
  init() {}

  /// Reads what a folder has of projects.
  ///
  /// - Parameter folder: The folder.
  package init(in folder: Path) {
    let names = Files.names(in: folder) ?? []
    var projects = names.filter { $0.hasEnding(of: ["xcodeproj"]) }.map(folder.file)
    if projects.isEmpty {
      projects = XcodeWorkspace.projects(in: folder)
    }
    for project in projects { add(project: project) }
    // What XcodeGen and Tuist made says the same, and more exactly.
    if apps.isEmpty { addXcodeGen(folder.file(DescribedProject.xcodeGen)) }
    if apps.isEmpty { addTuist(folder.file(DescribedProject.tuist)) }
    files.sort()
  }

  /// Joins what several folders have.
  mutating func add(_ other: ProjectSettings) {
    apps += other.apps
    if let others = other.languages { languages = (languages ?? []).union(others) }
    takesFolders = takesFolders || other.takesFolders
    files += other.files
  }

  /// The kinds of devices that the apps are for; `nil` where one may be for any.
  package var idioms: Set<UserInterfaceIdiom>? {
    guard !apps.isEmpty else { return nil }
    var all: Set<UserInterfaceIdiom> = []
    for app in apps {
      guard let idioms = app.idioms else { return nil }
      all.formUnion(idioms)
    }
    return all
  }

  /// Returns the app whose `Info.plist` is the given one, or lies nearest to a folder: the first of several.
  package func app(of list: Path?, near folder: Path) -> AppSettings? {
    if let list, let own = apps.first(where: { $0.informationList.flatMap(Files.resolved) == Files.resolved(list) }) {
      return own
    }
    let shared = apps.map { app in
      app.informationList.map { $0.folder.sharedLength(with: folder) } ?? 0
    }
    guard let most = shared.max() else { return nil }
    return zip(apps, shared).first { $0.1 == most }?.0
  }

  // MARK: Xcode

  private mutating func add(project: Path) {
    guard apps.count < Self.maximumApps, let objects = XcodeObjects(reading: project) else { return }
    files.append(project.file(XcodeObjects.fileName))
    let regions = objects.root.texts("knownRegions").filter { $0 != "Base" }
    if !regions.isEmpty { languages = (languages ?? []).union(regions.map { Self.namesOfXcode3[$0] ?? $0 }) }
    let kinds = Set(objects.objects.values.compactMap { $0.text("isa") })
    takesFolders = takesFolders || kinds.contains(Self.kindOfFolder) || !kinds.contains(Self.kindOfTranslation)
    for id in objects.root.texts("targets").prefix(Self.maximumApps) {
      guard let target = objects.objects[id], target.text("productType") == "com.apple.product-type.application" else {
        continue
      }
      let settings = objects.settings(of: target)
      guard settings.isForPhones("") else { continue }
      var app = AppSettings(name: target.text("name") ?? id, in: project.file(XcodeObjects.fileName))
      app.read(settings, in: objects.base)
      // A target that doesn't say so is for phones.
      if app.idioms == nil { app.idioms = [.phone] }
      apps.append(app)
      files += settings.files + [app.informationList].compactMap(\.self)
    }
  }

  private static let maximumApps = 1_000
  /// The kind of a group that is a folder as it is on disk, from Xcode 16 on.
  private static let kindOfFolder = "PBXFileSystemSynchronizedRootGroup"
  /// The kind of a group with the translations of a file.
  private static let kindOfTranslation = "PBXVariantGroup"
  /// The languages by the names that Xcode 3 and 4 gave them.
  private static let namesOfXcode3 = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl",
  ]

  // MARK: XcodeGen

  private mutating func addXcodeGen(_ file: Path) {
    guard let bytes = try? Files.plainContents(of: file, limit: 4 << 20) else { return }
    files.append(file)
    let whole = PlainYAML(reading: bytes)
    for (name, target) in (whole["targets"]?.members ?? [:]).sorted(by: { $0.key < $1.key }) {
      let platforms = target["platform"]?.texts ?? []
      guard target["type"]?.text == "application",
        platforms.isEmpty || platforms.contains("iOS") || platforms == ["auto"]
      else { continue }
      var settings = BuildSettings()
      for owner in [whole, target] {
        for group in [owner["settings"], owner["settings"]?["base"]] {
          settings.add((group?.members ?? [:]).compactMapValues(\.text))
        }
      }
      settings.addStandard([
        "TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": file.folder.description,
        "PROJECT_DIR": file.folder.description,
      ])
      var app = AppSettings(name: name, in: file)
      // XcodeGen's own default is both kinds of devices.
      app.idioms = [.phone, .pad]
      app.read(settings, in: file.folder)
      app.deploymentTarget = target["deploymentTarget"]?.text ?? app.deploymentTarget
      if let path = target["info"]?["path"]?.text {
        let own = file.folder.file(Path(path))
        if Files.kind(of: own) == .file { app.informationList = own }
      }
      for (key, value) in target["info"]?["properties"]?.members ?? [:] {
        switch value {
        case .list: app.information[key] = .array(value.texts.map { .string($0) })
        case .text(let text): app.information[key] = ["true", "YES"].contains(text) ? .bool(true) : .string(text)
        case .map: break
        }
      }
      files += settings.files + [app.informationList].compactMap(\.self)
      apps.append(app)
    }
  }

  // MARK: Tuist

  private mutating func addTuist(_ file: Path) {
    guard let bytes = try? Files.plainContents(of: file, limit: 4 << 20) else { return }
    files.append(file)
    for target in TuistManifest(reading: bytes).targets where target.isApplication {
      var app = AppSettings(name: target.name ?? "App", in: file)
      app.idioms = target.idioms.isEmpty ? nil : Set(target.idioms.compactMap { UserInterfaceIdiom(rawValue: $0) })
      app.deploymentTarget = target.deploymentTarget
      if let path = target.informationList {
        let own = file.folder.file(Path(path))
        if Files.kind(of: own) == .file { app.informationList = own }
      }
      for (key, orientations) in target.orientations {
        app.information[key] = .array(orientations.map { .string($0) })
      }
      files += [app.informationList].compactMap(\.self)
      apps.append(app)
    }
  }
}
