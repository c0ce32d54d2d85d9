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
      throw CodeError("\(error.message); --build-folder names another folder for what is built", at: path)
    }
    guard let full = Files.resolved(path) else { throw CodeError("there is no such folder", at: path) }
    self.path = full
  }

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
      throw CodeError(error.message, at: file)
    }
  }
}
