#if os(Linux)
  import CConfinement
#endif

#if canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#else
  @unsafe @preconcurrency import Glibc
#endif

/// The start and the end of another program, as the system has them.
enum Spawning {
  /// A descriptor of a program, and its source.
  enum Stream {
    /// A descriptor of this process stands in for it.
    case descriptor(Int32, as: Int32)
    /// A file is opened as it.
    case file(Path, flags: Int32, as: Int32)
  }

  /// Starts a program, found as a shell finds it.
  ///
  /// - Parameters:
  ///   - words: Its name and its arguments, byte for byte.
  ///   - environment: Its variables, each as `NAME=value`; those of this process if `nil`.
  ///   - isGroup: Whether the program and its children get a process group of their own, beyond a terminal's signals.
  ///   - streams: Its descriptors; the others are this process's.
  /// - Returns: The process, or the system's number of the error.
  static func start(
    _ words: [Path], environment: [Path]? = nil, asGroup isGroup: Bool = false, _ streams: [Stream]
  ) -> Result<pid_t, Errno> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = unsafe nil
      var attributes: posix_spawnattr_t? = unsafe nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    if isGroup {
      // Where this process ignores an interruption, the group doesn't.
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGINT)
      unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
      unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    }
    for stream in streams {
      switch stream {
      case .descriptor(let own, let other): unsafe posix_spawn_file_actions_adddup2(&actions, own, other)
      case .file(let path, let flags, let descriptor):
        _ = unsafe withCStrings([path]) { names in
          unsafe names[0].map { unsafe posix_spawn_file_actions_addopen(&actions, descriptor, $0, flags, 0o600) }
        }
      }
    }
    var process: pid_t = 0
    let code = unsafe withCStrings(words) { argv in
      guard let name = unsafe argv[0] else { return ENOENT }
      guard let environment else { return unsafe posix_spawnp(&process, name, &actions, &attributes, argv, environ) }
      return unsafe withCStrings(environment) { unsafe posix_spawnp(&process, name, &actions, &attributes, argv, $0) }
    }
    return code == 0 ? .success(process) : .failure(Errno(code: code))
  }

  /// Starts a program as the first of a group of its own, confined if asked.
  ///
  /// - Parameters:
  ///   - words: Its name and its arguments, byte for byte; a confined program's name is its full path.
  ///   - streams: Its descriptors.
  ///   - confinement: What it sees, and what it may take; `nil` where it is trusted.
  /// - Returns: The program, or the reason why it couldn't be started.
  static func startGroup(
    _ words: [Path], _ streams: [Stream], in confinement: Confinement?
  ) -> Result<StartedProgram, StartFailure> {
    #if os(Linux)
      if let confinement {
        return ConfinedStart.start(words, streams, in: confinement)
          .mapError { StartFailure(reason: $0.step == "execve" ? $0.reason : "\($0.step): \($0.reason)") }
      }
    #endif
    return start(words, asGroup: true, streams).map { StartedProgram($0) }
      .mapError { StartFailure(reason: $0.reason) }
  }

  /// The reason why a program couldn't be started.
  struct StartFailure: Error {
    let reason: String
  }

  /// The system's number of an error.
  struct Errno: Error {
    let code: Int32

    var reason: String { unsafe String(cString: strerror(code)).lowercased() }
  }

  /// The processor time that a program has taken; `nil` where the system doesn't tell.
  static func processorTime(of process: pid_t) -> Duration? {
    #if os(Linux)
      let time = confined_processor_time(process)
      return time < 0 ? nil : .nanoseconds(time)
    #else
      return nil
    #endif
  }

  /// Waits until a program has ended, and leaves it its number.
  static func awaitExit(of process: pid_t) {
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
  }

  /// Waits for a program's end.
  ///
  /// - Returns: Its exit status, or 128 plus the number of the signal that ended it; `nil` where it can't be waited for.
  static func awaitEnd(of process: pid_t) -> Int32? {
    var code: Int32 = 0
    while unsafe waitpid(process, &code, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = code & 0x7F
    return signal == 0 ? (code >> 8) & 0xFF : 128 + signal
  }

  /// Passes strings to C as an array that ends in a null pointer.
  static func withCStrings<Result>(
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
