import FileSystem
import SceneSources

/// The interfaces of stubs, as far as their declarations are right: all that the code is checked with. No code is made of them.
struct StubInterfaces {
  /// The toolchain, which may read the stubs' files too.
  let toolchain: SwiftToolchain
  /// The folder with the interfaces, beside the libraries that are here.
  private(set) var folder: ModuleFolder
  private let sources: Path
  private let libraries: [Path]
  private let build: BuildFolder
  private let time: BuildTime
  private var texts: [String: String] = [:]

  /// Interfaces of no stub yet, beside the modules that are here.
  ///
  /// - Parameters:
  ///   - sources: The folder that their texts go to.
  ///   - builds: The modules that are here.
  ///   - toolchain: The compiler.
  ///   - build: The folder of the build.
  ///   - time: The time limit.
  init(
    in sources: Path, beside builds: ModuleBuilds, _ toolchain: SwiftToolchain, _ build: BuildFolder,
    within time: BuildTime
  ) {
    self.sources = sources
    folder = builds.folder
    libraries = builds.files
    self.toolchain = toolchain
    self.build = build
    self.time = time
  }

  /// The files of all modules, by full paths.
  var files: [Path] { (libraries + texts.keys.map(file(of:))).sorted() }

  private func file(of module: String) -> Path { sources.file(Path("\(module).swift")) }

  /// Makes the interface of a module.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - text: Its declarations.
  /// - Throws: `CodeError` if the compiler fails for another reason than the code.
  mutating func declare(_ module: String, _ text: String) throws(CodeError) {
    guard texts.updateValue(text, forKey: module) != text else { return }
    do throws(Files.Failure) {
      try Files.makeFolder(sources)
    } catch {
      throw CodeError(error, at: sources)
    }
    try build.write(text, to: file(of: module))
    guard
      let project = CodeProject(module: module, in: sources, files: [file(of: module)], language: .v5)
    else { return }
    let own = try BuildFolder(build.path.file("packages").file(Path(module)))
    let compiler = ModuleCompiler(project, toolchain, own, .interface(folder), [file(of: module)], within: time)
    try compiler.writeFileMap()
    _ = try compiler.compile(checksOnly: false, isChecked: false)
    if !folder.names.contains(module) { folder.names.append(module) }
  }
}
