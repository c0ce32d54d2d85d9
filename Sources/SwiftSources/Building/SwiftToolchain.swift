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
  /// A signature that changes if any of them does.
  let signature: String

  private static let libraryName: Path = "libScreenServer.so"

  /// Finds the toolchain.
  ///
  /// UIKit's modules are in the folder that `LAYOUT_UIKIT` names; else where the package installs them, in `lib/layout/uikit` beside
  /// the folder of the command; else they are what `tools/uikit` of the checkout builds that the command was built in.
  ///
  /// - Throws: `CodeError` with what is missing.
  package init() throws(CodeError) {
    guard let compiler = Self.program("swiftc") else { throw .noToolchain }
    self.compiler = compiler
    let folder = try Self.folder()
    modules = folder.file("Modules")
    library = folder
    rewriter = folder.file("rewriter")
    for part in [modules, folder.file(Self.libraryName), rewriter] where Files.kind(of: part) == .nothing {
      throw CodeError(
        "the folder of UIKit's modules lacks \(part.name); build it again (tools/uikit)", at: folder, isOfMachine: true)
    }
    signature = [compiler, folder.file(Self.libraryName), rewriter]
      .map { "\($0) \(Files.resolved($0).flatMap { Files.stamp(of: $0) } ?? "")" }.joined(separator: "\n")
  }

  /// Tells whether code can import a module without anything of the project: one of UIKit's, or of the toolchain's own.
  func has(_ module: String) -> Bool {
    if Self.always.contains(module) { return true }
    let name = Path("\(module).swiftmodule")
    let own = Files.resolved(compiler).map { $0.folder.folder.file("lib/swift/linux").file(name) }
    return Files.isTaken(modules.file(name)) || own.map(Files.isTaken) == true
  }

  /// Modules of C, and the standard library.
  private static let always: Set = ["Swift", "Dispatch", "Glibc", "CoreFoundation"]

  private static func folder() throws(CodeError) -> Path {
    if let named = Environment.value("LAYOUT_UIKIT", isEmptyUnset: true) { return Path(named) }
    guard let command = Files.resolved("/proc/self/exe") else { throw .noModules }
    let installed = command.folder.folder.file("lib/layout/uikit")
    if Files.kind(of: installed) == .folder { return installed }
    var checkout = command.folder
    while Files.kind(of: checkout.file("tools/uikit")) != .file {
      guard checkout.folder != checkout else { throw .noModules }
      checkout = checkout.folder
    }
    let built = try run(checkout.file("tools/uikit"), [])
    guard built.status == 0, let line = String(decoding: built.output, as: UTF8.self).split(separator: "\n").last
    else {
      let reason = String(decoding: built.errors, as: UTF8.self).split(separator: "\n").last ?? "it says nothing"
      throw CodeError("tools/uikit failed: \(reason)", isOfMachine: true)
    }
    return Path(String(line))
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: Its arguments.
  ///   - limit: The processor time that it, and each program that it starts, may take. Then the system sends the signal `endOfTime`.
  /// - Returns: Its output and exit status.
  /// - Throws: `CodeError` if it can't be started, or writes more than can be read.
  static func run(
    _ program: Path, _ arguments: [Path], within limit: Duration? = nil
  ) throws(CodeError) -> Processes.Result {
    guard let result = try runIfBrief(program, arguments, within: limit) else {
      throw CodeError("this wrote too much of the code to be read", at: program)
    }
    return result
  }

  /// Runs a program to its end, unless it writes more than can be read: then it is ended, and the result is `nil`.
  ///
  /// - Throws: `CodeError` if it can't be started.
  static func runIfBrief(
    _ program: Path, _ arguments: [Path], within limit: Duration? = nil
  ) throws(CodeError) -> Processes.Result? {
    do throws(Processes.Failure) {
      guard let limit else { return try Processes.run(program.description, arguments, limit: maximumOutput) }
      // The shell's own limit of programs that it starts. No argument is part of what it reads.
      let script: [Path] = ["-c", #"ulimit -S -t "$0" 2>/dev/null; exec "$@""#, Path("\(limit.components.seconds)")]
      return try Processes.run("/bin/sh", script + [program] + arguments, limit: maximumOutput)
    } catch {
      guard case .notStarted(let reason) = error else { return nil }
      throw CodeError("this couldn't be started: \(reason)", at: program, isOfMachine: true)
    }
  }

  /// Returns the beginning of what a program writes that is known to write too much.
  ///
  /// - Throws: `CodeError` if it can't be started.
  static func beginning(
    ofOutputOf program: Path, _ arguments: [Path], within limit: Duration
  ) throws(CodeError) -> [UInt8] {
    let script: [Path] = [
      "-c", #"ulimit -S -t "$0" 2>/dev/null; "$@" 2>&1 | head -c 33554432"#,
      Path("\(limit.components.seconds)"),
    ]
    return try run("/bin/sh", script + [program] + arguments).output
  }

  /// The most bytes that a program may write.
  private static let maximumOutput = 1 << 27
  /// The signal that ends a program whose processor time is over: SIGXCPU of Linux. Swift's compiler tells then what it was at.
  static let endOfTime: Int32 = 24
  /// The signals that end a run from outside: hanging up, interruption, the end of the process, and its termination. No file is meant.
  static let interruptions: Set<Int32> = [1, 2, 9, 15]

  /// The program of a name that a shell would start.
  private static func program(_ name: Path) -> Path? {
    let folders = (Environment.value("PATH") ?? "").split(separator: ":").map { Path(String($0)) }
    return folders.map { $0.file(name) }.first { Files.kind(of: $0) == .file }
  }
}
