#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Another program of the machine, found on the `PATH`.
package struct OtherProgram: Sendable {
  /// Its name.
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// Why it didn't do what it was told.
  package enum Failure: Error, Hashable {
    /// There is no such program on the `PATH`.
    case notFound
    /// It ended with a status that isn't 0.
    case status(Int32)
    /// It couldn't be started.
    case notStarted(reason: String)
  }

  /// Runs it until it ends. It reads nothing, and writes its result where this program writes.
  ///
  /// - Parameters:
  ///   - arguments: What it is told, byte for byte.
  ///   - errors: The file that takes what it says besides: its words are its own, and may hold anything.
  /// - Throws: Why it didn't.
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
    // 127 is what a shell and some systems' spawn have for a program that isn't there.
    guard exit != 127 else { throw .notFound }
    guard exit == 0 else { throw .status(exit) }
  }

  /// What the program is told of its surroundings: where it finds fonts and other programs, and how the user reads.
  private static var environment: [Path] {
    [
      "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
      "XDG_DATA_DIRS", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "BROWSER",
    ].compactMap { name in Environment.value(name).map { Path("\(name)=\($0)") } }
  }

  /// Hands on strings as C has them, an array that ends in nothing.
  private static func withCStrings<Result>(
    _ strings: [Path], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    // One array holds all bytes, so that pointers into it stay while it does.
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
