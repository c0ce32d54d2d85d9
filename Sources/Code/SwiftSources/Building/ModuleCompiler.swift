import Documents
import FileSystem
import SceneSources

/// The compiler of a module, and the rewriter's part in leaving out what it complains of.
struct ModuleCompiler {
  private let project: CodeProject
  private let toolchain: SwiftToolchain
  private let folder: BuildFolder
  private let product: Product
  /// The files that are compiled.
  private let compiled: [Path]
  private let time: BuildTime

  /// The products that a module is made into.
  enum Product {
    /// The program of its screens, over some modules.
    case screens([CodeScreen], libraries: ModuleFolder)
    /// A library with its interface, beside others.
    case library(ModuleFolder)
    /// The interface of a library alone, as far as its declarations are right.
    case interface(ModuleFolder)

    var modules: ModuleFolder {
      switch self {
      case .screens(_, let modules), .library(let modules), .interface(let modules): modules
      }
    }
  }

  /// The compiler of a module's files.
  init(
    _ project: CodeProject, _ toolchain: SwiftToolchain, _ folder: BuildFolder, _ product: Product, _ files: [Path],
    within time: BuildTime
  ) {
    self.time = time
    self.project = project
    self.toolchain = toolchain
    self.folder = folder
    self.product = product
    var own: [Path] = if case .screens = product { [folder.program] } else { [] }
    if Files.kind(of: folder.generated) == .file { own.append(folder.generated) }
    compiled = files + own
  }

  /// The time in which the types of an expression are found or it doesn't compile, in seconds.
  private static let maximumSolving = 20

  /// The number of compilers that share the files. Each reads the modules of UIKit first, which takes as long as many files.
  private var batchCount: Int {
    min(Threads.processorCount, max(1, compiled.reduce(0) { $0 + (Files.size(of: $1) ?? 0) } / Self.bytesOfBatch))
  }

  /// The bytes of code that are worth a compiler of their own: it makes about as many in the time in which it reads UIKit.
  private static let bytesOfBatch = 16 << 10

  /// A Boolean value that tells whether the product is a program of screens.
  var isOfScreens: Bool { if case .screens = product { true } else { false } }

  /// Compiles the module.
  ///
  /// - Parameters:
  ///   - checksOnly: Whether nothing is made.
  ///   - isChecked: Whether the same files were checked and no error was found. A compiler complains of a name that several files declare in
  ///     the first of its own files alone, so that fewer compilers say less.
  /// - Returns: What the compiler says, also where it came to no end by itself.
  /// - Throws: `CodeError` if it can't be started, or is interrupted.
  func compile(checksOnly: Bool, isChecked: Bool) throws(CodeError) -> Outcome {
    var words: [Path] = ["-module-name", Path(project.module), "-module-cache-path", product.modules.cache]
    if project.language == .v5 { words += toolchain.wordsOfClangModules }
    // Xcode reads `/…/` as a pattern in Swift 5 too, unless a project says otherwise.
    if project.language == .v5 { words.append("-enable-bare-slash-regex") }
    words += ["-swift-version", Path(project.language.rawValue), "-Onone", "-parse-as-library"]
    words += ["-D", "DEBUG", "-suppress-warnings"]
    // An expression that names what isn't here may take the compiler ten minutes otherwise.
    words += ["-Xfrontend", Path("-solver-expression-time-threshold=\(Self.maximumSolving)")]
    words += ["-enable-batch-mode", "-incremental", "-j", Path("\(Threads.processorCount)")]
    if isChecked { words += ["-driver-batch-count", Path("\(batchCount)")] }
    words += ["-output-file-map", folder.fileMap, "-continue-building-after-errors"]
    words += ["-Xcc", Path("-fmodule-map-file=\(toolchain.modules.file("CGLPK/module.modulemap"))")]
    words += product.words
    words += ["-I", toolchain.modules, "-L", toolchain.library, "-lScreenServer"]
    words += ["-Xlinker", "-rpath", "-Xlinker", toolchain.library] + toolchain.wordsOfLinker
    words += (checksOnly ? ["-typecheck"] : output) + compiled
    let arguments = folder.path.file("arguments.txt")
    try folder.write(try CompilerArguments.text(of: words), to: arguments)
    let file = Path("@\(arguments)")
    let root = product.modules.path.folder
    guard let run = try toolchain.runIfBrief(toolchain.compiler, [file], within: time.ofRun, writing: root) else {
      return .flood(
        beginning: try toolchain.beginning(
          ofOutputOf: toolchain.compiler, [file], within: time.ofRun, writing: root))
    }
    if run.status != 0 { try folder.checkRoom() }
    guard !SwiftToolchain.interruptions.contains(run.status - 128) else {
      throw CodeError("the compiler was ended by signal \(run.status - 128)", at: project.folder, isOfMachine: true)
    }
    return .end(run)
  }

  /// The outcome of a run of the compiler.
  enum Outcome {
    case end(Processes.Result)
    /// It wrote more than can be read: each of many errors of a line is told with the whole line.
    case flood(beginning: [UInt8])
  }

  /// The folder of what the compiler makes of each file.
  var objects: Path { folder.path.file("objects") }

  /// The arguments for the product.
  private var output: [Path] {
    switch product {
    case .screens: ["-emit-executable", "-o", folder.executable]
    case .library(let modules):
      [
        "-emit-library", "-o", modules.library(project.module), "-emit-module", "-emit-module-path",
        modules.interface(project.module),
      ]
    case .interface(let modules):
      ["-emit-module", "-emit-module-path", modules.interface(project.module)]
        + ["-experimental-allow-module-with-compiler-errors", "-experimental-skip-all-function-bodies"].flatMap {
          ["-Xfrontend", $0]
        }
    }
  }

  /// Says where the compiler puts what it makes of each file.
  func writeFileMap() throws(CodeError) {
    var map = JSONObjectText()
    var own = JSONObjectText()
    own.add("swift-dependencies", objects.file("module.swiftdeps").description)
    map.add("", text: own.line)
    for file in compiled {
      let base = objects.file(file.name.stem).description
      var outputs = JSONObjectText()
      outputs.add("object", "\(base).o")
      outputs.add("swift-dependencies", "\(base).swiftdeps")
      map.add(file.description, text: outputs.line)
    }
    try folder.write(map.document, to: folder.fileMap)
  }

  // MARK: The rewriter

  /// The files of which less was left out than parts that may end a screen.
  struct LeftOutParts {
    /// The files of which nothing was left out, but that are written otherwise: where UIKit here is surer of a value than UIKit.
    var amended: Set<Path> = []
    /// The files of which nothing but statements was left out.
    var ofStatements: Set<Path> = []
  }

  /// Leaves out of files what the compiler complained of: a statement then isn't run, a body that can't do without it ends the screen that
  /// runs it, and a declaration isn't there.
  ///
  /// A file in which nothing can be left out stays as it is.
  ///
  /// - Parameter complaints: The complaints of each file.
  /// - Returns: The files of which little was left out.
  /// - Throws: `CodeError` if a file can't be written.
  func leaveOutParts(
    _ complaints: [(file: Path, places: [CompilerErrors.Complaint])]
  ) throws(CodeError) -> LeftOutParts {
    var parts = LeftOutParts()
    guard !complaints.isEmpty else { return parts }
    let list = folder.path.file("parts.json")
    let outcome = try Rewriter(toolchain, folder, within: time.ofRun).run { leftOut throws(CodeError) in
      let lines = complaints.filter { !leftOut.contains($0.file) }.flatMap { file, places in
        places.map { $0.line(of: file) }
      }
      try folder.write("[\(lines.joined(separator: ",\n"))]\n", to: list)
      // The files are told again, so that one that ends the program is known by its name.
      return ["--complaints", list, "--"] + complaints.map(\.file)
    }
    for line in String(decoding: outcome.output, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      let path = Path(String(words[1]))
      if words[0] == "amended" { parts.amended.insert(path) } else { parts.ofStatements.insert(path) }
    }
    return parts
  }

  /// Returns the signatures of what other files see of files: one is the same where only bodies have changed.
  ///
  /// - Parameter files: The files, each with its key.
  /// - Returns: The signatures by the keys.
  /// - Throws: `CodeError` if a file can't be read.
  func interfaces(of files: [(key: Int, file: Path)]) throws(CodeError) -> [Int: String] {
    guard !files.isEmpty else { return [:] }
    let outcome = try Rewriter(toolchain, folder, within: time.ofRun).run { _ in
      ["--interfaces", "--"] + files.map(\.file)
    }
    let signatures = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
    return Dictionary(zip(files.map(\.key), signatures)) { first, _ in first }
  }
}

extension CompilerErrors.Complaint {
  /// The complaint as the rewriter reads it.
  fileprivate func line(of file: Path) -> String {
    var object = object
    object.add("file", file.description)
    return object.line
  }
}

extension ModuleCompiler.Product {
  /// The arguments for the libraries that the product is linked with, which lie beside it.
  fileprivate var words: [Path] {
    switch self {
    case .screens(_, let modules): modules.words(from: Path("$ORIGIN").file(modules.path.name))
    // A library that lacks something would only be found out by what is linked with it.
    case .library(let modules): modules.words(from: "$ORIGIN") + ["-Xlinker", "-z", "-Xlinker", "defs"]
    case .interface(let modules): modules.words(from: "$ORIGIN")
    }
  }
}
