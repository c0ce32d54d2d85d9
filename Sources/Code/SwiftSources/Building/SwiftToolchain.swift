import Documents
import FileSystem

/// The tools that build view code: the compiler on the `PATH`, UIKit's modules and the library with their code, and the rewriter.
package struct SwiftToolchain: Sendable {
  /// The compiler.
  let compiler: Path
  /// The folder with the modules' interfaces.
  let modules: Path
  /// The folder with the library `libScreenServer.so`, which has the code of UIKit and of what answers for screens.
  let library: Path
  /// The program that rewrites code, and finds the screens in it.
  let rewriter: Path
  /// The compiler's arguments for the modules of C that Swift's own modules bring: those in the folder's `ClangModules`, compiled once for
  /// all projects in Swift 5. Without them each project's first build compiles its own.
  let wordsOfClangModules: [Path]
  /// The compiler's arguments for LLVM's linker, where the toolchain has it: it takes half the time of the system's.
  let wordsOfLinker: [Path]
  /// A signature that changes if any of them does.
  let signature: String
  /// The confinement of the programs that build and show screens.
  private(set) var confinement: CodeConfinement

  private static let libraryName: Path = "libScreenServer.so"

  /// Finds the toolchain.
  ///
  /// UIKit's modules are in the folder that `LAYOUT_UIKIT` names; else where the package installs them, in `lib/layout/uikit` beside
  /// the folder of the command; else they are what `tools/uikit` of the checkout builds that the command was built in.
  ///
  /// - Parameters:
  ///   - wall: What the programs run behind; `nil` where there are limits alone.
  ///   - notice: Called with each line of what is said while UIKit's modules are built.
  /// - Throws: `CodeError` with what is missing.
  init(behind wall: Confinement.Wall?, notice: (String) -> Void = { _ in }) throws(CodeError) {
    guard let found = Self.program("swiftc"), let compiler = try Self.real(found) else { throw .noToolchain }
    self.compiler = compiler
    let named = try Self.folder(notice)
    guard let folder = Files.resolved(named) else {
      throw CodeError("there is no such folder of UIKit's modules", at: named, isOfMachine: true)
    }
    modules = folder.file("Modules")
    library = folder
    guard let rewriter = Files.resolved(folder.file("rewriter")) else {
      throw CodeError(
        "the folder of UIKit's modules lacks the rewriter; build it again (tools/uikit)", at: folder, isOfMachine: true)
    }
    self.rewriter = rewriter
    for part in [modules, folder.file(Self.libraryName)] where Files.kind(of: part) == .nothing {
      throw CodeError(
        "the folder of UIKit's modules lacks \(part.name); build it again (tools/uikit)", at: folder, isOfMachine: true)
    }
    wordsOfClangModules = Self.wordsOfClangModules(in: folder.file("ClangModules"))
    wordsOfLinker = Files.kind(of: compiler.folder.file("ld.lld")) == .file ? ["-use-ld=lld"] : []
    try Self.checkVersion(of: compiler, for: folder)
    // The toolchain's folder `usr` has its programs, libraries and modules.
    confinement = CodeConfinement(
      wall, tools: [compiler.folder.folder, folder, rewriter, modules.file("CGLPK")],
      libraries: ["linux", "host"].map { compiler.folder.folder.file("lib/swift").file($0) })
    signature = [compiler, folder.file(Self.libraryName), rewriter]
      .map { "\($0) \(Files.resolved($0).flatMap { Files.stamp(of: $0) } ?? "")" }.joined(separator: "\n")
  }

  /// Returns the toolchain for a project, whose programs see that.
  ///
  /// - Throws: `CodeError` where the project's folder has what is private to the user.
  func reading(
    _ folder: Path, _ modules: ForeignModules? = nil, lentBy lender: Path? = nil
  ) throws(CodeError) -> SwiftToolchain {
    var toolchain = self
    toolchain.confinement = try confinement.reading(folder, modules, lentBy: lender)
    return toolchain
  }

  /// The arguments for the compiled modules in a compiler's cache: `3DVQ10NM275WU/SwiftShims-2WTEZSG1WEKQP.pcm`.
  private static func wordsOfClangModules(in cache: Path) -> [Path] {
    let folders = (Files.names(in: cache) ?? []).map(cache.file)
    return folders.flatMap { folder in
      (Files.names(in: folder) ?? []).flatMap { file -> [Path] in
        guard file.hasEnding(of: ["pcm"]), let end = file.bytes.lastIndex(of: UInt8(ascii: "-")) else { return [] }
        let name = "-fmodule-file=\(Path(bytes: file.bytes[..<end]))="
        return ["-Xcc", Path(bytes: Array(name.utf8) + folder.file(file).bytes)]
      }
    }
  }

  /// Tells whether code can import a module without anything of the project: one of UIKit's, or of the toolchain's own.
  func has(_ module: String) -> Bool {
    if Self.always.contains(module) { return true }
    let name = Path("\(module).swiftmodule")
    return Files.isTaken(modules.file(name))
      || Files.isTaken(compiler.folder.folder.file("lib/swift/linux").file(name))
  }

  /// Modules of C, and the standard library.
  private static let always: Set = ["Swift", "Dispatch", "Glibc", "CoreFoundation"]

  private static func folder(_ notice: (String) -> Void) throws(CodeError) -> Path {
    if let named = Environment.value("LAYOUT_UIKIT", isEmptyUnset: true) { return Path(named) }
    guard let command = Files.resolved("/proc/self/exe") else { throw .noModules }
    let installed = command.folder.folder.file("lib/layout/uikit")
    if Files.kind(of: installed) == .folder { return installed }
    var checkout = command.folder
    while Files.kind(of: checkout.file("tools/uikit")) != .file {
      guard checkout.folder != checkout else { throw .noModules }
      checkout = checkout.folder
    }
    let built = try run(checkout.file("tools/uikit"), [], hearing: notice)
    guard let built else { throw CodeError("tools/uikit writes without end", isOfMachine: true) }
    guard built.status == 0, let line = String(decoding: built.output, as: UTF8.self).split(separator: "\n").last
    else {
      let reason = String(decoding: built.errors, as: UTF8.self).split(separator: "\n").last ?? "it says nothing"
      throw CodeError("tools/uikit failed: \(reason)", isOfMachine: true)
    }
    return Path(String(line))
  }

  /// Compares the compiler's version with that of the compiler of UIKit's modules, where their folder says it, as the package does: a
  /// compiler reads no modules of another version.
  private static func checkVersion(of compiler: Path, for folder: Path) throws(CodeError) {
    guard let text = try? Files.contents(of: folder.file("swift-version.txt"), limit: 1 << 10) else { return }
    let version = String(decoding: text.prefix { $0 != 0x0A }, as: UTF8.self)
    guard let told = try run(compiler, ["-print-target-info"]), let value = try? JSONParser.parse(told.output),
      let own = value.text("compilerVersion"), !own.hasPrefix("Swift version \(version) ")
    else { return }
    throw CodeError(
      "UIKit's modules are for Swift \(version), and swiftc is of \(own); install that version, or build the modules (tools/uikit) and name "
        + "their folder in LAYOUT_UIKIT", at: folder, isOfMachine: true)
  }

  /// Runs a program of the toolchain's to its end, confined.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - limit: The maximum processor time of the program, and of each program that it starts. Then the system sends the signal
  ///     `endOfTime`.
  ///   - folder: The folder that it writes to; none if `nil`.
  /// - Returns: Its output and exit status.
  /// - Throws: `CodeError` if it can't be started, or writes more than can be read.
  func run(
    _ program: Path, _ arguments: [Path], within limit: Duration? = nil, writing folder: Path? = nil
  ) throws(CodeError) -> Processes.Result {
    guard let result = try runIfBrief(program, arguments, within: limit, writing: folder) else {
      throw CodeError("this wrote too much of the code to be read", at: program)
    }
    return result
  }

  /// Runs a program to its end, unless it writes more than can be read: then it is ended, and the result is `nil`.
  ///
  /// - Throws: `CodeError` if it can't be started.
  func runIfBrief(
    _ program: Path, _ arguments: [Path], within limit: Duration? = nil, writing folder: Path? = nil
  ) throws(CodeError) -> Processes.Result? {
    try Self.run(
      program, arguments,
      in: confinement.ofCompiler(writing: folder, within: limit, findsLibraries: program == rewriter))
  }

  private static func run(
    _ program: Path, _ arguments: [Path], in confinement: Confinement? = nil, hearing: (String) -> Void = { _ in }
  ) throws(CodeError) -> Processes.Result? {
    do throws(Processes.Failure) {
      return try Processes.run(program, arguments, limit: maximumOutput, in: confinement, hearing: hearing)
    } catch {
      guard case .notStarted(let reason) = error else { return nil }
      throw CodeError("this couldn't be started: \(reason)", at: program, isOfMachine: true)
    }
  }

  /// Returns the compiler itself, where what is on the `PATH` is a link to it, or starts the one that is chosen.
  private static func real(_ compiler: Path) throws(CodeError) -> Path? {
    guard let resolved = Files.resolved(compiler) else { return nil }
    // The compiler goes by the name that it is called by.
    let beside = resolved.folder.file("swiftc")
    if Files.kind(of: resolved.folder.folder.file("lib/swift")) == .folder, Files.isTaken(beside) { return beside }
    guard let told = try run(compiler, ["-print-target-info"]), let value = try? JSONParser.parse(told.output),
      let libraries = value.member("paths")?.text("runtimeResourcePath")
    else { return nil }
    return Path(libraries).folder.folder.file("bin/swiftc")
  }

  /// Returns the beginning of what a program writes that is known to write too much.
  ///
  /// - Throws: `CodeError` if it can't be started.
  func beginning(
    ofOutputOf program: Path, _ arguments: [Path], within limit: Duration, writing folder: Path
  ) throws(CodeError) -> [UInt8] {
    let script: [Path] = ["-c", #""$@" 2>&1 | head -c 33554432"#, "sh"]
    return try run("/bin/sh", script + [program] + arguments, within: limit, writing: folder).output
  }

  /// The most bytes that a program may write.
  private static let maximumOutput = 1 << 27
  /// The signal that ends a program whose processor time is over: SIGXCPU of Linux. Swift's compiler tells then what it was at.
  static let endOfTime: Int32 = 24
  /// The signals that end a run from outside: hanging up, interruption, the end of the process, and its termination. No file is meant.
  static let interruptions: Set<Int32> = [1, 2, 9, 15]

  /// The program of a name that a shell would start.
  private static func program(_ name: Path) -> Path? {
    let folders = (Environment.value("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map {
      Path(String($0))
    }
    return folders.map { $0.file(name) }.first { Files.kind(of: $0) == .file }
  }
}
