import Documents
import FileSystem
import SceneSources

/// Projects with other texts of some files than lie on the disk: repairs are built and laid out before they are written.
///
/// Nothing of a project is written to. The other texts lie in the folder of what is built, in which only what depends on them is built
/// anew.
///
/// - *Key*: the project and its other texts.
/// - *Bound*: one a project: another text takes its place, as in the folder of what is built.
/// - *End*: the trials go with the library.
final class CodeTrials: Sendable {
  /// Texts by the files' full paths.
  typealias Texts = [Path: [UInt8]]

  private struct Trial: Sendable {
    let texts: Texts
    let project: Result<CodeLibrary.Project, CodeError>
  }

  private let trials = Monitor<[Path: Trial]>([:])

  /// Returns a project with other texts of its files.
  ///
  /// - Parameters:
  ///   - texts: The texts, of this project alone.
  ///   - project: The project as it lies on the disk.
  ///   - make: Builds a project with the files that stand in for some of its own.
  /// - Returns: The built project.
  /// - Throws: `CodeError`, also where the changed code doesn't compile as the code before did.
  func project(
    with texts: Texts, of project: CodeLibrary.Project,
    _ make: (CodeProject) throws(CodeError) -> CodeLibrary.Project
  ) throws(CodeError) -> CodeLibrary.Project {
    try trials.withLock { trials in
      let scope = project.build.project.scope
      if let known = trials[scope], known.texts == texts { return known.project }
      let result = Result { () throws(CodeError) -> CodeLibrary.Project in
        var changed = project.build.project
        for (file, text) in texts {
          guard let own = file.below(changed.folder) else { continue }
          changed.standIns[own] = try project.build.standIn(for: text)
        }
        let trial = try make(changed)
        if let reason = trial.build.fault(notIn: project.build) { throw CodeError(reason) }
        return trial
      }
      trials[scope] = Trial(texts: texts, project: result)
      return result
    }.get()
  }
}

extension CodeLibrary {
  /// The format of Swift files of which some have other texts than lie on the disk.
  ///
  /// - Parameter texts: The texts, by the files' full paths.
  /// - Returns: The row.
  func format(trying texts: CodeTrials.Texts) -> SceneFormat {
    format(trying: texts) { [self] path throws(SceneFile.Failure) in try input(at: path, trying: texts) }
  }

  private func input(at path: Path, trying texts: CodeTrials.Texts) throws(SceneFile.Failure) -> any SceneSource {
    do throws(CodeError) {
      let project = try project(around: path)
      let files = project.build.project
      let own = texts.filter { text in text.key.below(files.folder).map(files.files.contains) ?? false }
      guard !own.isEmpty else { return try source(at: path, in: project) }
      let trial = try trials.project(with: own, of: project) { changed throws(CodeError) in
        try built(changed, for: path)
      }
      return try source(at: path, in: trial)
    } catch {
      throw error.failure
    }
  }
}

extension CodeBuild {
  /// Returns the file of a text that stands in for a file of the project, in the folder of what is built.
  ///
  /// - Throws: `CodeError` if it can't be written.
  func standIn(for bytes: [UInt8]) throws(CodeError) -> Path {
    let text = PrintableText(writtenBack: String(decoding: bytes, as: UTF8.self))
    guard Array(text.string.utf8) == bytes else {
      throw CodeError("the file holds characters that can't be written back as they are")
    }
    let folder = compiledFolder.file(BuildFolder.triedName)
    // The text's name changes with it, and with that the build's signature.
    let file = folder.file(Path("\(SHA256.text(text.string)).swift"))
    if Files.kind(of: file) == .file { return file }
    do throws(Files.Failure) {
      try Files.makeOwnFolder(folder)
      try Files.replace(file, with: text, flushes: false)
    } catch {
      throw CodeError(error, at: file)
    }
    return file
  }

  /// Returns the reason why a build of changed code isn't a build of all that was built before: what doesn't compile is left out, and
  /// what is left out has no findings.
  fileprivate func fault(notIn before: CodeBuild) -> String? {
    let known = Dictionary(grouping: before.leftOut, by: \.file)
    for file in leftOut {
      // The same words may be about one more place.
      let old = known[file.file] ?? []
      if file.isWhole, old.contains(where: { !$0.isWhole }) {
        return "the code so changed doesn't compile: \(file.message)"
      }
      var left = old.flatMap(\.messages)
      for message in file.messages {
        guard let index = left.firstIndex(of: message) else {
          return "the code so changed doesn't compile: \(message)"
        }
        left.remove(at: index)
      }
    }
    let unmade = Set(before.screens.filter { $0.needs != nil }.map(\.title))
    return screens.first { $0.needs != nil && !unmade.contains($0.title) }.map {
      "\($0.name) couldn't be made of the code so changed"
    }
  }
}
