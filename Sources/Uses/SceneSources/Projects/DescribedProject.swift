import CodeText
import Documents
package import FileSystem

/// A project of Xcode that XcodeGen or Tuist makes of a description, `project.yml` or `Project.swift`; what they make is rarely committed.
package enum DescribedProject {
  /// The module that Tuist's descriptions import; no file that does is the app's.
  package static let moduleOfTuist = "ProjectDescription"
  static let xcodeGen: Path = "project.yml"
  static let tuist: Path = "Project.swift"
  /// The names that stand in the folder of all of Tuist's projects that belong together.
  private static let rootsOfTuist: Set<Path> = ["Tuist.swift", "Workspace.swift"]
  private static let folderOfTuist: Path = "Tuist"

  /// Tells whether a folder has a description.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - names: The names in it.
  /// - Returns: Whether it has one.
  package static func isDescribed(_ folder: Path, _ names: [Path]) -> Bool {
    names.contains(xcodeGen) || names.contains(tuist) && isOfTuist(folder.file(tuist))
  }

  /// Tells whether Tuist's projects in a folder, and below it, belong together.
  package static func isWorkspace(_ folder: Path, _ names: [Path]) -> Bool {
    names.contains { rootsOfTuist.contains($0) && isOfTuist(folder.file($0)) }
      || names.contains(folderOfTuist) && holdsTuist(folder.file(folderOfTuist))
  }

  private static func holdsTuist(_ folder: Path) -> Bool {
    let names = Files.names(in: folder) ?? []
    return names.contains {
      $0 == PackageManifest.fileName || $0 == "Config.swift" || $0 == "ProjectDescriptionHelpers"
    }
  }

  /// Tells whether a file describes something for Tuist, and is no class of the app's by that name.
  private static func isOfTuist(_ path: Path) -> Bool {
    let bytes = (try? Files.plainContents(of: path, limit: 4 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).holds("import \(moduleOfTuist)")
  }

  /// Returns the names of the targets that a folder's description for XcodeGen, and some for Tuist, have, tests aside, sorted.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - manifests: The descriptions for Tuist.
  /// - Returns: The names.
  package static func targets(in folder: Path, _ manifests: [Path]) -> [String] {
    let ofTuist = manifests.compactMap { try? Files.plainContents(of: $0, limit: 4 << 20) }
      .flatMap { TuistManifest(reading: $0).targets }.filter { !$0.isTest }.compactMap(\.name)
    let bytes = (try? Files.plainContents(of: folder.file(xcodeGen), limit: 4 << 20)) ?? []
    let targets = PlainYAML(reading: bytes)["targets"]?.members ?? [:]
    // `bundle.unit-test`, `bundle.ui-testing`
    let ofXcodeGen = targets.filter { $0.value["type"]?.text?.holds("-test") != true }.keys
    return Set(ofTuist + ofXcodeGen).sorted()
  }
}
