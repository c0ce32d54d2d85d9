import FileSystem
import LayoutModel
import LayoutTestSupport
import Notations
import SceneSources
import SwiftSources

/// Folders of projects, read as a run reads them before it builds anything: the lists of files that Xcode, SwiftPM and CocoaPods keep, settings,
/// resources, and whatever else the folder has. And the formats of texts in languages, alone.
enum ProjectFormats {
  static let all =
    [
      folders("project", share: 60, ProjectGrammar.folder) { project, _ in
        let all = Files.files(below: project.folder)
        return all.closed.isEmpty && all.files.allSatisfy { MessageCheck.isClean($0.description) }
      },
      folders("pbxproj", share: 50, ProjectGrammar.pbxproj) { project, _ in !project.isLoose },
      folders("workspace", share: 20, ProjectGrammar.workspace) { project, _ in !project.isLoose },
      folders("podfile", share: 30, ProjectGrammar.pods) { _, modules in
        ["Kit", "Own"].allSatisfy(modules.names.contains)
      },
      folders("manifest", share: 30, ProjectGrammar.manifest) { project, _ in project.files.count > 2 },
      folders("code-settings", share: 20, ProjectGrammar.settings),
      folders("resources", share: 50, ProjectGrammar.resources),
    ] + texts

  private static func folders(
    _ name: String, share: Int, _ make: @escaping @Sendable (inout SeededGenerator) -> [UInt8],
    accepts: @escaping @Sendable (CodeProject, ForeignModules) -> Bool = { _, _ in true }
  ) -> InputFormat {
    InputFormat(
      name, ending: "json", share: share, makesFolders: true, make: make,
      run: { bytes, isThorough in
        var verdict = Verdict()
        guard let script = ProjectScript(reading: bytes) else {
          verdict.isAccepted = false
          return verdict
        }
        ScriptFolder.with(script, &verdict) { folder, verdict in
          ProjectCheck(folder: folder.path, accepts: accepts).run(isThorough: isThorough, &verdict)
        }
        return verdict
      }, smaller: Reductions.json)
  }

  // MARK: Texts

  private static let texts = [
    text("strings", ending: "strings", share: 30, ProjectGrammar.texts) { bytes throws(InputError) in
      _ = try StringsFile.texts(from: bytes)
    },
    text(
      "string-catalogue", ending: "json", share: 30,
      { ProjectGrammar.mutated(ProjectSeeds.catalogue, "catalogue", &$0).bytes }, smaller: Reductions.json
    ) { bytes throws(InputError) in
      _ = try StringsCatalogue.texts(from: bytes)
      _ = try StringsCatalogue.sourceLanguage(from: bytes)
    },
    text(
      "property-list", ending: "plist", share: 30,
      { random in
        let isOfApp = random.happens(0.5)
        let tree = ProjectGrammar.mutated(
          isOfApp ? ProjectSeeds.information : ProjectSeeds.plurals, isOfApp ? "information" : "catalogue", &random)
        var bytes = ProjectGrammar.propertyList(tree)
        if random.happens(0.3) { ByteChanges.change(&bytes, &random) }
        return bytes
      }, smaller: Reductions.markup
    ) { bytes throws(InputError) in
      _ = Application(try PropertyList(reading: bytes))
    },
  ]

  private static func text(
    _ name: String, ending: String, share: Int, _ make: @escaping @Sendable (inout SeededGenerator) -> [UInt8],
    smaller: @escaping @Sendable ([UInt8]) -> [[UInt8]] = { _ in [] },
    read: @escaping @Sendable ([UInt8]) throws(InputError) -> Void
  ) -> InputFormat {
    InputFormat(
      name, ending: ending, share: share, make: make,
      run: { bytes, _ in
        var verdict = Verdict()
        do throws(InputError) {
          try read(bytes)
        } catch {
          // The lines of UTF-16 are those of its text.
          MessageCheck(of: bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes).check(error, &verdict)
        }
        return verdict
      }, smaller: smaller)
  }
}
