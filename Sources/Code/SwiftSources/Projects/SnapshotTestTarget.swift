import Documents
import FileSystem
import SceneSources

/// A target of tests, which may hand over views for snapshots: one of a package, of an Xcode project, or a folder of loose code.
struct SnapshotTestTarget {
  /// The names of its module and of the modules that it needs and the app doesn't.
  let modules: [String]
  /// The folders that it is.
  let folders: [Path]
  /// The files of the target and of its dependencies, by full paths.
  let files: [Path]
  /// Its own files, by full paths.
  private let ownFiles: [Path]
  /// A Boolean value that tells whether its tests run in an app: a project of Xcode says so, a package's tests never do, and loose tests
  /// are taken for an app's.
  let isHosted: Bool

  /// The libraries whose calls hand over views.
  static let libraries: Set = ["SnapshotTesting", "InlineSnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase"]

  /// The targets of a package.
  ///
  /// - Parameters:
  ///   - manifest: The package.
  ///   - tested: The target that they are to test; any of the package if `nil`.
  /// - Returns: The targets.
  static func all(of manifest: PackageManifest, testing tested: PackageManifest.Target?) -> [SnapshotTestTarget] {
    manifest.testTargets.filter { test in tested.map { test.dependencies.contains($0.name) } ?? true }
      .map { SnapshotTestTarget(named: $0.name, in: $0.folder) }
  }

  /// The targets of a project of Xcode.
  static func all(of project: XcodeProject.Sources) -> [SnapshotTestTarget] {
    project.tests.map { test in
      SnapshotTestTarget(
        modules: test.modules, folders: [],
        files: (test.files + test.neededFiles).compactMap { Files.resolved($0) }, ownFiles: test.files,
        isHosted: test.isHosted)
    }
  }

  /// The folders of tests below one with loose code.
  static func all(below root: Path) -> [SnapshotTestTarget] {
    var found: [Path] = []
    var pending = [root]
    while let folder = pending.popLast() {
      for entry in (try? Files.entries(of: folder)) ?? []
      where entry.kind == .folder && !entry.isLink && entry.name.bytes.first != UInt8(ascii: ".") {
        let path = folder.file(entry.name)
        if entry.name.hasSuffix("Tests") {
          found.append(path)
        } else if !CodeProject.isPassedOver(entry.name) {
          pending.append(path)
        }
      }
    }
    return found.sorted().map { folder in
      let target = SnapshotTestTarget(named: nil, in: folder)
      // Only the tests name the code's module.
      let names = Set(target.files.flatMap(testedModules)).sorted()
      return SnapshotTestTarget(
        modules: names, folders: target.folders, files: target.files, ownFiles: target.files, isHosted: true)
    }
  }

  /// The modules that a file tests: `@testable import App`.
  private static func testedModules(in file: Path) -> [String] {
    let bytes = (try? Files.plainContents(of: file, limit: 1 << 26)) ?? []
    return Substring(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" }
      return words.count == 3 && words[0] == "@testable" && words[1] == "import" ? String(words[2]) : nil
    }
  }

  private init(modules: [String], folders: [Path], files: [Path], ownFiles: [Path], isHosted: Bool) {
    (self.modules, self.folders, self.files, self.ownFiles) = (modules, folders, files, ownFiles)
    self.isHosted = isHosted
  }

  private init(named module: String?, in folder: Path) {
    let folder = Files.resolved(folder) ?? folder
    let files = CodeProject.files(below: folder).map(folder.file)
    self.init(modules: module.map { [$0] } ?? [], folders: [folder], files: files, ownFiles: files, isHosted: false)
  }

  /// Tells whether one of its files calls what hands over a view, outside of comments of a line.
  var handsOverViews: Bool { ownFiles.contains(where: Self.handsOverViews) }

  private static func handsOverViews(_ file: Path) -> Bool {
    guard let bytes = try? Files.plainContents(of: file, limit: 1 << 26) else { return false }
    let text = Substring(decoding: bytes, as: UTF8.self)
    guard text.holds("napshot") else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return !line.hasPrefix("//") && marks.contains { line.holds($0) }
    }
  }

  /// The words on a line of such a call, or of the import that a helper's caller has.
  private static let marks = [
    "assertSnapshot", "verifySnapshot", "assertInlineSnapshot", "FBSnapshotVerifyView", "import SnapshotTesting",
    "import InlineSnapshotTesting", "import FBSnapshotTestCase", "import iOSSnapshotTestCase",
  ]
}
