import Documents
import FileSystem

/// The folder in which what is made of a project lies.
struct BuildFolder {
  let path: Path

  /// The folder of a project.
  ///
  /// - Throws: `CodeError` if it can't be written.
  init(_ path: Path) throws(CodeError) {
    do throws(Files.Failure) {
      try Files.makeFolder(path.file("objects"))
      try Files.makeFolder(path.file("rewritten"))
      try Files.makeFolder(path.file("compiled"))
    } catch {
      throw CodeError(error, at: path, advice: "; --build-folder names another folder for what is built")
    }
    guard let full = Files.resolved(path) else { throw CodeError("there is no such folder", at: path) }
    self.path = full
  }

  /// The folder of a project that makes screens: the one that is named, or `.build/layout` of the project. Where another project's is
  /// there already, a folder in it.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - named: The folder that is named; none if `nil`.
  /// - Throws: `CodeError` if it can't be written.
  init(of project: CodeProject, in named: Path?) throws(CodeError) {
    let shared = named ?? project.folder.file(".build/layout")
    // A project that is moved takes its own folder along.
    let scope = (named == nil ? project.scope.below(project.folder) ?? "." : project.scope).description
    let owner = try? Files.contents(of: shared.file(Self.ownerName), limit: 1 << 20)
    let isOthers = owner.map { String(decoding: $0, as: UTF8.self) != scope + "\n" } ?? false
    try self.init(isOthers ? shared.file("projects").file(Path(String(SHA256.text(scope).prefix(16)))) : shared)
    try write(scope + "\n", to: path.file(Self.ownerName))
  }

  /// The file that names what the folder is for.
  private static let ownerName: Path = "project.txt"

  /// The rewritten files, by their paths in the project.
  var rewritten: Path { path.file("rewritten") }
  /// The files that are compiled, each by a name of its own.
  var compiled: Path { path.file("compiled") }
  /// The memory of what was left out of them.
  var memory: Path { path.file("left-out.json") }
  var screens: Path { path.file("screens.json") }
  /// The file that tells the places where the properties of the project's types are declared.
  var properties: Path { path.file("properties.json") }
  static let programName: Path = "LayoutScreens.swift"
  var program: Path { path.file(Self.programName) }
  var executable: Path { path.file("screens") }
  /// The resources of the program's main bundle, where Foundation looks for them if an `Info.plist` is among them; or of a library's.
  var resources: Path { path.file("Resources") }
  /// The code that is generated of the resources.
  var generated: Path { path.file(Self.generatedName) }
  static let generatedName: Path = "GeneratedResources.swift"
  var record: Path { path.file("build.json") }
  var fileMap: Path { path.file("files.json") }
  var moduleCache: Path { path.file("modules") }

  /// Writes a file if its text isn't that already, so that nothing is built again for it.
  func write(_ text: String, to file: Path) throws(CodeError) {
    if let old = try? Files.contents(of: file, limit: 1 << 28), old == Array(text.utf8) { return }
    do throws(Files.Failure) {
      try Files.replace(file, with: PrintableText(document: text))
    } catch {
      throw CodeError(error, at: file)
    }
  }
}
