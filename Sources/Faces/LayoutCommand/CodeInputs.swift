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
    for folder in files.filter(CodeLibrary.isCode).map(\.folder).uniqued() {
      _ = try? surroundings.code?.files(of: folder)
    }
  }

  /// Returns all files that the screens of a path's code depend on.
  func codeFiles(around path: Path) -> [Path] { (try? surroundings.code?.files(around: path)) ?? [] }

  /// Returns the files whose changes may change the screens of a path's code.
  func watchedCode(around path: Path) -> [Path] { surroundings.code?.watchedFiles(around: path) ?? [] }

  /// Returns what a run of lint asks for the screens of code: those of Swift files, and the scenes of files of Interface Builder beside
  /// code that was built.
  var codeOfRun: @Sendable (Path) throws(SceneFile.Failure) -> LintRun.Code? {
    let code = surroundings.code
    return { path throws(SceneFile.Failure) in
      guard let code else { return nil }
      if CodeLibrary.isCode(path) {
        let source = try code.input(at: path)
        return LintRun.Code(signature: try code.signature(of: path)) { _ in source }
      }
      guard path.hasEnding(of: SceneFile.interfaceBuilderEndings), let signature = code.codedSignature(of: path) else {
        return nil
      }
      return LintRun.Code(signature: signature) { read throws(SceneFile.Failure) in
        let file = try read()
        return code.coded(file, at: path) ?? file
      }
    }
  }

  /// Returns what reads inputs that were examined, in the projects of a run: with the scenes that code makes.
  func codedReader(in projects: Projects) -> @Sendable (Path) throws(SceneFile.Failure) -> any SceneSource {
    let (code, read) = (surroundings.code, reader(in: projects))
    return { path throws(SceneFile.Failure) in
      let file = try read(path)
      return code?.coded(file, at: path) ?? file
    }
  }

  /// Returns what reads inputs, in the projects of a run.
  func reader(in projects: Projects) -> @Sendable (Path) throws(SceneFile.Failure) -> any SceneSource {
    let code = surroundings.code
    return { path throws(SceneFile.Failure) in
      if let code, CodeLibrary.isCode(path) { return try code.input(at: path) }
      return try SceneFile.read(path, in: projects)
    }
  }
}
