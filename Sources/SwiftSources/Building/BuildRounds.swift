import Documents
import FileSystem

/// Compiles a module, without what doesn't compile and what needs that, in as many rounds as that takes.
struct BuildRounds {
  private let project: CodeProject
  private let toolchain: SwiftToolchain
  private let folder: BuildFolder
  private let product: Product
  private(set) var screens: [CodeScreen]
  private(set) var leftOut: [CodeBuild.LeftOutFile] = []
  /// The files that are compiled, each with that of the project that it is made of.
  private let sources: [(source: Path, file: Path)]

  /// The products that a module is made into.
  enum Product {
    /// The program of its screens, over some modules.
    case screens([CodeScreen], libraries: ModuleFolder)
    /// A library with its interface, beside others.
    case library(ModuleFolder)

    var modules: ModuleFolder {
      switch self {
      case .screens(_, let modules), .library(let modules): modules
      }
    }
  }

  /// Rounds over what the rewriter made of a module.
  ///
  /// - Throws: `CodeError` if a file can't be written.
  init(
    _ project: CodeProject, _ toolchain: SwiftToolchain, _ folder: BuildFolder, _ product: Product
  ) throws(CodeError) {
    self.project = project
    self.product = product
    self.toolchain = toolchain
    self.folder = folder
    screens = if case .screens(let screens, _) = product { screens } else { [] }
    var sources: [(source: Path, file: Path)] = []
    for (file, name) in zip(project.files, project.compiledNames) {
      var source = folder.rewritten.file(file)
      if name != file.name {
        let text = (try? Files.contents(of: source, limit: 1 << 28)) ?? []
        source = folder.renamed.file(name)
        try folder.write(String(decoding: text, as: UTF8.self), to: source)
      }
      sources.append((source, file))
    }
    self.sources = sources
  }

  /// The most rounds: something is left out in each.
  private static let maximumRounds = 100

  /// Leaves out and compiles until there is a program.
  ///
  /// - Parameter progress: Called with what is being done.
  /// - Throws: `CodeError` if the compiler fails for another reason than the code.
  mutating func run(_ progress: (String) -> Void) throws(CodeError) {
    try writeFileMap()
    // Types are checked alone at first, which takes half the time; some errors are found only as code is made.
    var isChecked = false
    for round in 1...Self.maximumRounds {
      let program = ScreensProgram(of: screens, in: project.module)
      if isProgram { try folder.write(program.text, to: folder.program) }
      let count = project.files.count - leftOut.count(where: \.isWhole)
      let verb = isChecked ? "building" : "checking"
      progress("\(verb) \(project.module): \(count) Swift files\(round > 1 ? " (round \(round))" : "")")
      let run = try compile(isChecked ? output : ["-typecheck"])
      if run.status == 0 {
        if isChecked { return }
        isChecked = true
        continue
      }
      let errors = CompilerErrors(in: run.errors + run.output)
      guard try leaveOut(errors, program) else {
        let place = errors.byFile.sorted { $0.key < $1.key }.first
        let words = place.map { "\($0.key):\($0.value[0].line): \($0.value[0].message)" } ?? errors.general
        throw CodeError(
          "the code couldn't be built: \(words ?? "swiftc ended with status \(run.status)")", at: project.folder)
      }
    }
    throw CodeError("the code couldn't be built in \(Self.maximumRounds) rounds", at: project.folder)
  }

  private var isProgram: Bool { if case .screens = product { true } else { false } }

  /// The compiler's arguments for the product.
  private var output: [Path] {
    guard case .library(let modules) = product else { return ["-emit-executable", "-o", folder.executable] }
    return [
      "-emit-library", "-o", modules.library(project.module), "-emit-module", "-emit-module-path",
      modules.interface(project.module),
    ]
  }

  /// Leaves out what has errors; tells whether there was anything.
  private mutating func leaveOut(_ errors: CompilerErrors, _ program: ScreensProgram) throws(CodeError) -> Bool {
    var isChanged = false
    for (path, places) in errors.byFile.sorted(by: { $0.key < $1.key }) {
      guard path != folder.program else {
        for place in places { isChanged = notMade(program.screensByLine[place.line], place.message) || isChanged }
        continue
      }
      if path == folder.generated {
        // What is generated is worth less than what it can't stand beside.
        try folder.write("", to: path)
        isChanged = true
        continue
      }
      guard let (source, file) = sources.first(where: { $0.source == path }),
        let first = places.min(by: { $0.line < $1.line })
      else { continue }
      let clear = places.first { !$0.message.hasPrefix("failed to produce diagnostic") } ?? first
      if try leaveOutParts(of: source, places) {
        note(file, clear, isWhole: false)
        isChanged = true
      } else {
        isChanged = leaveOut(file, source, clear) || isChanged
      }
    }
    return isChanged
  }

  /// Leaves out of a file what the compiler complained of: a body then ends the screen that runs it, and a declaration isn't there.
  ///
  /// - Returns: Whether that changed anything.
  private func leaveOutParts(of source: Path, _ places: [CompilerErrors.Place]) throws(CodeError) -> Bool {
    let before = try? Files.contents(of: source, limit: 1 << 28)
    let words = places.flatMap { [Path("\($0.line)"), Path("\($0.column)"), Path($0.message)] }
    let run = try SwiftToolchain.run(toolchain.rewriter, ["--disable", source] + words)
    let after = try? Files.contents(of: source, limit: 1 << 28)
    return run.status == 0 && before != after
  }

  private mutating func leaveOut(_ file: Path, _ source: Path, _ error: CompilerErrors.Place) -> Bool {
    guard !leftOut.contains(where: { $0.file == file && $0.isWhole }) else { return false }
    note(file, error, isWhole: true)
    guard (try? Files.replace(source, with: "", flushes: false)) != nil else { return false }
    for index in screens.indices where screens[index].codeFile == file && screens[index].needs == nil {
      screens[index].needs = "its file isn't built: line \(error.line): \(error.message)"
    }
    return true
  }

  /// Remembers that a file isn't built, or not all of it: the first error stands for all.
  private mutating func note(_ file: Path, _ error: CompilerErrors.Place, isWhole: Bool) {
    guard let index = leftOut.firstIndex(where: { $0.file == file }) else {
      leftOut.append(
        CodeBuild.LeftOutFile(
          file: file, isWhole: isWhole, line: error.line, column: error.column, message: error.message))
      return
    }
    if isWhole { leftOut[index].isWhole = true }
  }

  /// Leaves out a screen that can't be made after all.
  private mutating func notMade(_ number: Int?, _ message: String) -> Bool {
    guard let number, screens[number].needs == nil else { return false }
    let error = leftOut.first { $0.file == screens[number].codeFile }
    screens[number].needs = error.map { "what isn't built: line \($0.line): \($0.message)" } ?? message
    return true
  }

  // MARK: The compiler

  private func compile(_ mode: [Path]) throws(CodeError) -> Processes.Result {
    var words: [Path] = ["-module-name", Path(project.module), "-module-cache-path", folder.moduleCache]
    words += ["-swift-version", Path(project.language.rawValue), "-Onone", "-parse-as-library"]
    words += ["-D", "DEBUG", "-suppress-warnings"]
    words += ["-enable-batch-mode", "-incremental", "-j", Path("\(Threads.processorCount)")]
    words += ["-output-file-map", folder.fileMap, "-continue-building-after-errors"]
    words += ["-Xcc", Path("-fmodule-map-file=\(toolchain.modules.file("CGLPK/module.modulemap"))")]
    words += product.modules.words
    words += ["-I", toolchain.modules, "-L", toolchain.library, "-lScreenServer"]
    words += ["-Xlinker", "-rpath", "-Xlinker", toolchain.library]
    words += mode + compiled
    // A command line may be too short for the names of thousands of files.
    let arguments = folder.path.file("arguments.txt")
    try folder.write(words.map(\.quoted).joined(separator: "\n") + "\n", to: arguments)
    return try SwiftToolchain.run(toolchain.compiler, [Path("@\(arguments)")])
  }

  /// The files that are compiled.
  private var compiled: [Path] {
    sources.map(\.source) + (isProgram ? [folder.program] : [])
      + (Files.kind(of: folder.generated) == .file ? [folder.generated] : [])
  }

  /// Says where the compiler puts what it makes of each file.
  private func writeFileMap() throws(CodeError) {
    var map = JSONObjectText()
    var own = JSONObjectText()
    own.add("swift-dependencies", folder.path.file("objects/module.swiftdeps").description)
    map.add("", text: own.line)
    for (index, file) in compiled.enumerated() {
      let base = folder.path.file(Path("objects/\(index)-\(file.name.stem)")).description
      var outputs = JSONObjectText()
      outputs.add("object", "\(base).o")
      outputs.add("swift-dependencies", "\(base).swiftdeps")
      map.add(file.description, text: outputs.line)
    }
    try folder.write(map.document, to: folder.fileMap)
  }
}

extension Path {
  /// The path in quotes, as the compiler reads it in a file of arguments.
  fileprivate var quoted: String {
    "\"" + description.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The path in a folder; `nil` where it isn't in it.
  func below(_ folder: Path) -> Path? {
    guard bytes.starts(with: folder.bytes + [0x2F]) else { return nil }
    return Path(bytes: bytes.dropFirst(folder.bytes.count + 1))
  }
}
