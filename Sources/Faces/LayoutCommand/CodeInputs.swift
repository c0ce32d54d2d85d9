import Documents
import FileSystem
import LayoutOutput
import Lint
import SceneSources
import SwiftSources

/// Swift code among the inputs of a run over many files.
extension Console {
  /// Returns the files with screens in the code of a folder, of one project or of several. Code that can't be built here is noted, and
  /// passed over.
  func screens(in folder: Path) -> [Path] {
    guard let code = surroundings.code, !surroundings.leavesCodeAlone else { return [] }
    return code.places(in: folder).flatMap { place in
      do throws(CodeError) {
        return try code.files(of: place)
      } catch {
        note(PrintableText("Swift code is passed over: \(error)"), path: (error.path ?? place).description)
        return []
      }
    }.sorted()
  }

  /// Builds the projects of the Swift files among some, so that code makes the scenes of the files of Interface Builder beside them too.
  /// Why code can't be built is told where its screens are asked for.
  func buildCode(around files: [Path]) {
    for folder in files.filter(SceneFormats.all.isBuilt).map(\.folder).uniqued() {
      _ = try? surroundings.code?.files(of: folder)
    }
  }

  /// Notes, once, the packages that the projects around some folders ask for and that aren't checked out: the views of their classes
  /// aren't known.
  func noteMissingPackages(around folders: [Path]) {
    let all = MissingPackages.all(around: folders.uniqued().compactMap { Files.resolved($0) })
    guard let first = all.first else { return }
    let rest = all.count - 1
    let others = rest == 0 ? "" : " (and those of \(rest) more \(rest == 1 ? "project" : "projects"))"
    note(PrintableText(first.words + others), path: first.folder.shortened(from: Files.workingFolder).description)
  }

  /// Returns all files that the screens of a path's code depend on.
  func codeFiles(around path: Path) -> [Path] { (try? surroundings.code?.files(around: path)) ?? [] }

  /// Returns the files whose changes may change the screens of a path's code.
  func watchedCode(around path: Path) -> [Path] { surroundings.code?.watchedFiles(around: path) ?? [] }
}

extension SceneFormats {
  /// The formats that commands take: by these, help names inputs, and files are told apart. A console's surroundings open them.
  static let all = CodeLibrary().formats
}
