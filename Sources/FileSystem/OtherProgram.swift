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

  /// Runs the program until it ends. It reads nothing, and its standard output is this program's.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, byte for byte.
  ///   - errors: The file that takes its standard error, which may hold anything.
  /// - Throws: The reason why it failed.
  package func run(_ arguments: [Path], errors: Path = "/dev/null") throws(Failure) {
    var process = pid_t()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = unsafe nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    _ = unsafe (errors.bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { file in
      unsafe file.baseAddress.map {
        unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, $0, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      }
    }
    let words = [Path(name)] + arguments
    let environment = Self.environment
    let code = unsafe Self.withCStrings(words) { argv in
      unsafe Self.withCStrings(environment) { envp in
        unsafe name.withCString { unsafe posix_spawnp(&process, $0, &actions, nil, argv, envp) }
      }
    }
    guard code != ENOENT else { throw .notFound }
    guard code == 0 else { throw .notStarted(reason: unsafe String(cString: strerror(code)).lowercased()) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .notStarted(reason: Files.reason()) }
    }
    let exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
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

  /// Passes strings to C as an array that ends in a null pointer.
  private static func withCStrings<Result>(
    _ strings: [Path], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    // One array holds all bytes, so that pointers into it stay valid as long as it exists.
    var bytes: [CChar] = []
    var starts: [Int] = []
    for string in strings {
      starts.append(bytes.count)
      bytes += string.bytes.map { CChar(bitPattern: $0) } + [0]
    }
    return unsafe bytes.withUnsafeMutableBufferPointer { characters in
      var pointers: [UnsafeMutablePointer<CChar>?] = unsafe starts.map {
        unsafe characters.baseAddress?.advanced(by: $0)
      }
      unsafe pointers.append(nil)
      return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { preconditionFailure("an array that ends in nothing isn't empty") }
        return unsafe body(base)
      }
    }
  }
}
