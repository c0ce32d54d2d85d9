#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Another program on the machine, found on the `PATH`.
package struct OtherProgram: Sendable {
  /// The program's name.
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// The reason why a program didn't do what it was asked.
  package enum Failure: Error, Hashable {
    /// No such program is on the `PATH`.
    case notFound
    /// The program ended with a status other than 0.
    case status(Int32)
    /// The program couldn't be started.
    case notStarted(reason: String)
  }

  /// Runs the program until its end, without input. Its output goes to this program's standard output.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, byte for byte.
  ///   - errors: The file for the program's standard error, emptied first.
  /// - Throws: The reason why it failed.
  package func run(_ arguments: [Path], errors: Path = "/dev/null") throws(Failure) {
    let process: pid_t
    switch Spawning.start(
      [Path(name)] + arguments, environment: Self.environment,
      [
        .file("/dev/null", flags: O_RDONLY, as: STDIN_FILENO),
        .file(errors, flags: O_WRONLY | O_CREAT | O_TRUNC, as: STDERR_FILENO),
      ])
    {
    case .success(let started): process = started
    case .failure(let error) where error.code == ENOENT: throw .notFound
    case .failure(let error): throw .notStarted(reason: error.reason)
    }
    guard let exit = Spawning.awaitEnd(of: process) else { throw .notStarted(reason: Files.reason()) }
    // 127 is the status that a shell and some systems' spawn give for a missing program.
    guard exit != 127 else { throw .notFound }
    guard exit == 0 else { throw .status(exit) }
  }

  /// The variables passed to the program: where it finds fonts and other programs, and how the user reads.
  private static var environment: [Path] {
    [
      "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
      "XDG_DATA_DIRS", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "BROWSER",
    ].compactMap { name in Environment.value(name).map { Path("\(name)=\($0)") } }
  }
}
