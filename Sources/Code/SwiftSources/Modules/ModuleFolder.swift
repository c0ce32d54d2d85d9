import Documents
import FileSystem

/// The folder with the libraries of modules that a project's code imports, and which of them it is linked with.
struct ModuleFolder {
  let path: Path
  /// The names of the modules that are built, in the order in which they were.
  var names: [String] = []

  /// The compilers' folder for modules of C, beside this one: all modules of a build share it.
  var cache: Path { path.folder.file("modules") }

  func interface(_ module: String) -> Path { path.file(Path("\(module).swiftmodule")) }
  func library(_ module: String) -> Path { path.file(Path("lib\(module).so")) }

  /// Returns the compiler's arguments for them.
  ///
  /// - Parameter place: The folder's path as what is linked finds it.
  /// - Returns: The arguments.
  func words(from place: Path) -> [Path] {
    guard !names.isEmpty else { return [] }
    return ["-I", path, "-L", path, "-Xlinker", "-rpath", "-Xlinker", place] + names.map { Path("-l\($0)") }
  }
}
