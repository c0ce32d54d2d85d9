import Documents
package import FileSystem

/// A project's Swift code as a program that makes its screens.
package struct CodeBuild: Sendable {
  /// A file that isn't part of the program, or not with all that is in it, with the first error in it.
  package struct LeftOutFile: Hashable, Sendable {
    /// Its path in the project.
    package let file: Path
    /// A Boolean value that tells whether nothing of it is built: it is written for a module that isn't here, or no part of it alone
    /// can be left out.
    package internal(set) var isWhole: Bool
    package let line: Int
    package let column: Int
    /// The compiler's message.
    package let message: String
  }

  package let project: CodeProject
  /// The screens, in the order in which they are listed.
  package private(set) var screens: [CodeScreen]
  /// The files that don't compile, or need what doesn't, by path.
  package private(set) var leftOut: [LeftOutFile]
  /// The file with the lines at which the properties of the project's types are declared.
  let properties: Path
  /// The program.
  let executable: Path
  /// The text that changes with the code and with what builds it.
  package let signature: String

  /// Builds a project; what was built of the same code before is taken as it is.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - toolchain: What builds it.
  ///   - path: The folder for what is built; `.build/layout` in the project if `nil`.
  ///   - progress: Called with what is being done.
  /// - Throws: `CodeError`.
  package init(
    _ project: CodeProject, by toolchain: SwiftToolchain, in path: Path? = nil, progress: (String) -> Void = { _ in }
  ) throws(CodeError) {
    let folder = try BuildFolder(path ?? project.folder.file(".build/layout"))
    self.project = project
    properties = folder.properties
    executable = folder.executable
    let version = "1"
    signature = SHA256.hash(Array("\(version)\n\(toolchain.signature)\n\(project.signature)".utf8))
      .map { String($0, radix: 16) }.joined(separator: ".")
    if let record = BuildRecord(reading: folder, signature) {
      (screens, leftOut) = (record.screens, record.leftOut)
      return
    }
    Files.remove(folder.record)
    progress("rewriting \(project.files.count) Swift files")
    try Self.rewrite(project, by: toolchain, in: folder)
    let listed = (try? Files.contents(of: folder.screens, limit: 1 << 28)).map(CodeScreen.list) ?? []
    var rounds = try BuildRounds(project, toolchain, folder, screens: listed)
    try rounds.run(progress)
    (screens, leftOut) = (rounds.screens, rounds.leftOut.sorted { $0.file < $1.file })
    try folder.write(BuildRecord.text(signature, screens: screens, leftOut: leftOut), to: folder.record)
  }

  private static func rewrite(
    _ project: CodeProject, by toolchain: SwiftToolchain, in folder: BuildFolder
  ) throws(CodeError) {
    let arguments =
      [
        "--from", project.folder, "--to", folder.rewritten, "--screens", folder.screens, "--properties", folder.properties,
      ]
      + project.modules.flatMap { [Path("--merged"), Path($0)] } + project.files
    let run = try SwiftToolchain.run(toolchain.rewriter, arguments)
    guard run.status == 0 else {
      let words = String(decoding: run.errors, as: UTF8.self).split(separator: "\n").last.map(String.init)
      throw CodeError(words ?? "the rewriter ended with status \(run.status)", at: project.folder)
    }
  }
}
