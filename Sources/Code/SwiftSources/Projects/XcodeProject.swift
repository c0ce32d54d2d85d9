import Documents
import FileSystem
import SceneSources

/// The targets of an Xcode project, as far as building their Swift code needs them.
struct XcodeProject {
  /// A target.
  struct Target {
    let name: String
    /// The name of its module.
    let module: String
    let isApplication: Bool
    let isTest: Bool
    /// A Boolean value that tells whether its tests run in the app's process, and not in one that drives the app.
    let isUnitTest: Bool
    /// A Boolean value that tells whether its tests are loaded into an app.
    let isHosted: Bool
    /// A Boolean value that tells whether it is for phones and pads, as far as its settings say for which systems it is.
    let isForPhones: Bool
    let language: LanguageVersion?
    /// The Swift files, by full paths.
    let files: [Path]
    /// The identifiers of the targets that it needs.
    fileprivate let needed: [String]
  }

  /// The targets by their identifiers.
  private let targets: [String: Target]
  /// The folders of packages, and the projects, that it refers to, by full paths.
  let references: [Path]

  /// Reads a project.
  ///
  /// - Parameter folder: The folder `Name.xcodeproj`.
  init?(reading folder: Path) {
    guard let reader = XcodeObjects(reading: folder).map(Reader.init) else { return nil }
    targets = reader.targets
    references = reader.references
  }

  /// A target of unit tests.
  struct Tests {
    /// The names of the tests' module, and of modules that the tests need and the app doesn't.
    let modules: [String]
    /// Its own files, by full paths.
    let files: [Path]
    /// The files of the targets that it needs and the app doesn't, by full paths.
    let neededFiles: [Path]
    /// A Boolean value that tells whether an app hosts the tests.
    let isHosted: Bool
  }

  /// The code of an app, or of libraries.
  struct Sources {
    let files: [Path]
    /// The targets of its unit tests.
    let tests: [Tests]
    /// The names of the modules that the files are in.
    let modules: [String]
    let language: LanguageVersion?
    /// A Boolean value that tells whether they are an app.
    let isApplication: Bool
    /// The name of the module of the app, or of the target that they are.
    let module: String?

    /// Tells whether one of the files is in a folder.
    func hasFile(below folder: Path) -> Bool {
      files.contains { Files.resolved($0)?.below(folder) != nil }
    }

    /// Returns the folder below another that has most of the files, and none of other code's; `nil` where there is none.
    func folder(below root: Path, apartFrom other: Sources) -> Path? {
      let taken = Set(other.files.flatMap { Self.folders(of: $0, below: root) })
      var counts: [Path: Int] = [:]
      for folder in files.flatMap({ Self.folders(of: $0, below: root) }) where !taken.contains(folder) {
        counts[folder, default: 0] += 1
      }
      return counts.max { a, b in a.value == b.value ? a.key > b.key : a.value < b.value }?.key
    }

    /// The folders that a file is in, below another, the innermost first.
    private static func folders(of file: Path, below root: Path) -> [Path] {
      guard let full = Files.resolved(file) else { return [] }
      return Array(sequence(first: full.folder) { $0.folder }.prefix { $0.below(root) != nil })
    }
  }

  /// The apps for phones, each with the files of the targets that it needs, by their identifiers.
  var applications: [Sources] {
    targets.sorted { $0.key < $1.key }.filter { !$0.value.isTest && $0.value.isForPhones && $0.value.isApplication }
      .map { sources(of: [$0.key]) }
  }

  /// The files of an app for phones, with those of the targets that it needs: of several apps the one with the most files; of none
  /// the project's libraries.
  var sources: Sources {
    let own = targets.sorted { $0.key < $1.key }.filter { !$0.value.isTest && $0.value.isForPhones }
    let applications = own.filter(\.value.isApplication)
    let chosen = applications.max { $0.value.files.count < $1.value.files.count }
    return sources(of: chosen.map { [$0.key] } ?? own.map(\.key))
  }

  /// The files of the target for phones with the most files in a folder, with those of the targets that it needs; `nil` where none has any.
  func sources(around folder: Path) -> Sources? {
    let own = targets.filter { !$0.value.isTest && $0.value.isForPhones }
    let counts = own.mapValues { target in target.files.count { Files.resolved($0)?.below(folder) != nil } }
    let chosen = counts.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return chosen.map { sources(of: [$0.key]) }
  }

  /// The files of some targets, with those of the targets that they need.
  private func sources(of ids: [String]) -> Sources {
    var pending = ids
    var seen: Set<String> = []
    var files: Set<Path> = []
    var modules: [String] = []
    while let id = pending.popLast() {
      guard seen.insert(id).inserted, let target = targets[id] else { continue }
      // What another app or an extension of the app is stands for itself.
      guard ids.contains(id) || !target.isApplication else { continue }
      files.formUnion(target.files)
      modules.append(target.module)
      pending += target.needed
    }
    let first = ids.first.flatMap { targets[$0] }
    let isApplication = ids.count == 1 && first?.isApplication == true
    return Sources(
      files: files.sorted(), tests: tests(of: seen), modules: modules.sorted(), language: first?.language,
      isApplication: isApplication, module: ids.count == 1 ? first?.module : nil)
  }

  /// The targets of unit tests for phones, but for those of other apps than the one that is built.
  private func tests(of built: Set<String>) -> [Tests] {
    targets.sorted { $0.key < $1.key }.map(\.value).filter { $0.isUnitTest && $0.isForPhones }.compactMap { test in
      var pending = test.needed
      var seen = built
      var needed: [Target] = []
      while let id = pending.popLast() {
        guard seen.insert(id).inserted, let target = targets[id] else { continue }
        if target.isApplication { return nil }
        needed.append(target)
        pending += target.needed
      }
      return Tests(
        modules: [test.module] + needed.map(\.module).sorted(), files: test.files, neededFiles: needed.flatMap(\.files),
        isHosted: test.isHosted)
    }
  }

  /// The project's libraries for phones, by their modules' names.
  var libraries: [(module: String, files: [Path], language: LanguageVersion?)] {
    targets.values.filter { !$0.isTest && !$0.isApplication && $0.isForPhones && !$0.files.isEmpty }
      .map { ($0.module, $0.files, $0.language) }.sorted { $0.0 < $1.0 }
  }

  /// Reads the project's objects.
  private struct Reader {
    private let project: XcodeObjects
    private var objects: [String: OldPropertyList] { project.objects }
    private var paths: [String: Path] { project.paths }
    private var root: OldPropertyList { project.root }

    init(_ project: XcodeObjects) { self.project = project }

    var targets: [String: Target] {
      var result: [String: Target] = [:]
      var left = CodeProject.maximumEntries
      for id in root.texts("targets") {
        guard let object = objects[id] else { continue }
        let type = object.text("productType") ?? ""
        let name = object.text("name") ?? id
        let settings = project.settings(of: object)
        result[id] = Target(
          name: name, module: (settings["PRODUCT_MODULE_NAME"] ?? object.text("productName") ?? name).asModule,
          isApplication: type.hasSuffix(".application") || type.holds("app-extension")
            || type.holds("watchapp") || type.hasSuffix(".tool"),
          isTest: type.holds("test"), isUnitTest: type.holds("unit-test"),
          isHosted: settings["TEST_HOST"]?.isEmpty == false,
          isForPhones: settings.isForPhones(type),
          language: settings["SWIFT_VERSION"].flatMap { LanguageVersion($0) },
          files: files(of: object, id, &left),
          needed: object.texts("dependencies").compactMap { objects[$0]?.text("target") })
      }
      return result
    }

    /// The packages in folders of their own, and the other projects.
    var references: [Path] {
      let base = root.text("mainGroup").flatMap { paths[$0] }
      let packages = objects.values.compactMap { $0.text("relativePath") }
        .compactMap { path in base.map { $0.file(Path(path)) } }
      let others = objects.filter { $0.value.text("isa") == "PBXFileReference" }.compactMap { paths[$0.key] }
        .filter { $0.hasEnding(of: ["xcodeproj"]) || Files.kind(of: $0.file(PackageManifest.fileName)) == .file }
      return (packages + others).filter { Files.kind(of: $0) == .folder }.uniqued().sorted()
    }

    private func files(of target: OldPropertyList, _ id: String, _ left: inout Int) -> [Path] {
      var files: Set<Path> = []
      for phase in target.texts("buildPhases").compactMap({ objects[$0] })
      where phase.text("isa") == "PBXSourcesBuildPhase" {
        for file in phase.texts("files").compactMap({ objects[$0]?.text("fileRef") }) {
          if let path = paths[file], path.isSwift { files.insert(path) }
        }
      }
      // Folders whose files all belong to the target, but for exceptions.
      for group in target.texts("fileSystemSynchronizedGroups") {
        guard let folder = paths[group], let object = objects[group] else { continue }
        let exceptions = object.texts("exceptions").compactMap { objects[$0] }.filter { $0.text("target") == id }
        let leftOut = Set(exceptions.flatMap { $0.texts("membershipExceptions") }.map { folder.file(Path($0)) })
        let all = Files.files(below: folder, limit: left).files
        left -= all.count
        for file in all where file.isSwift && !leftOut.contains(file) {
          files.insert(file)
        }
      }
      return files.filter { Files.kind(of: $0) == .file }.sorted()
    }
  }
}

extension String {
  /// The name as a module's: letters, digits and underscores.
  var asModule: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
