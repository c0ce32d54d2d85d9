#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's file calls as values. Only here do paths become C strings. Each call behaves as its manual page says.
///
/// Where one fails, `errno` says why.
enum SystemCalls {
  /// The identity of a file, whatever its name, and its kind.
  struct Status {
    let device: UInt64
    let inode: UInt64
    let kind: Files.Kind
    let isSymbolicLink: Bool
    let permissions: mode_t
    let owner: uid_t
    let group: gid_t
    let size: Int
    /// The time of the last change to the content, in nanoseconds.
    let modified: Int

    init(_ information: stat) {
      device = UInt64(truncatingIfNeeded: information.st_dev)
      inode = UInt64(truncatingIfNeeded: information.st_ino)
      isSymbolicLink = information.st_mode & S_IFMT == S_IFLNK
      kind =
        switch information.st_mode & S_IFMT {
        case S_IFDIR: .folder
        case S_IFREG: .file
        default: .other
        }
      permissions = information.st_mode & 0o7777
      owner = information.st_uid
      group = information.st_gid
      size = Int(information.st_size)
      #if canImport(Darwin)
        let time = information.st_mtimespec
      #else
        let time = information.st_mtim
      #endif
      modified = Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
    }

    func isSameFile(as other: Status) -> Bool { device == other.device && inode == other.inode }
  }

  static func status(of path: Path, followingLinks: Bool = true) -> Status? {
    var information = stat()
    let result = unsafe withCString(path) { name in
      followingLinks ? unsafe stat(name, &information) : unsafe lstat(name, &information)
    }
    return result == 0 ? Status(information) : nil
  }

  static func status(ofDescriptor descriptor: Int32) -> Status? {
    var information = stat()
    return unsafe fstat(descriptor, &information) == 0 ? Status(information) : nil
  }

  static func open(_ path: Path, _ flags: Int32, permissions: mode_t = 0) -> Int32 {
    #if canImport(Darwin)
      unsafe withCString(path) { unsafe Darwin.open($0, flags | O_CLOEXEC, permissions) }
    #elseif canImport(Musl)
      unsafe withCString(path) { unsafe Musl.open($0, flags | O_CLOEXEC, permissions) }
    #else
      unsafe withCString(path) { unsafe Glibc.open($0, flags | O_CLOEXEC, permissions) }
    #endif
  }

  static func mayWrite(_ path: Path) -> Bool { unsafe withCString(path) { unsafe access($0, W_OK) } == 0 }

  static func remove(_ path: Path) -> Bool { unsafe withCString(path) { unsafe unlink($0) } == 0 }
  static func removeFolder(_ path: Path) -> Bool { unsafe withCString(path) { unsafe rmdir($0) } == 0 }
  static func link(_ path: Path, to target: Path) -> Bool {
    unsafe withCString(target) { target in unsafe withCString(path) { unsafe symlink(target, $0) } } == 0
  }

  static func move(_ path: Path, to other: Path) -> Bool {
    unsafe withCString(path) { old in unsafe withCString(other) { new in unsafe rename(old, new) } } == 0
  }

  static func makeFolder(_ path: Path, permissions: mode_t = 0o777) -> Bool {
    unsafe withCString(path) { unsafe mkdir($0, permissions) } == 0
  }

  /// Creates a folder that only this user may enter (`mkdtemp`).
  ///
  /// - Parameter template: Its path, with six `X` at the end, whose places the system fills.
  /// - Returns: The path with the places filled.
  static func makeTemporaryFolder(_ template: Path) -> Path? {
    var characters = template.bytes.map { CChar(bitPattern: $0) } + [0]
    let isMade = unsafe characters.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return unsafe mkdtemp(start) != nil
    }
    return isMade ? Path(bytes: characters.dropLast().map { UInt8(bitPattern: $0) }) : nil
  }

  /// Gives a name to a file without one (`linkat`, through the name that Linux keeps for each descriptor).
  static func link(descriptor: Int32, as path: Path) -> Bool {
    #if os(Linux)
      unsafe withCString(Path("/proc/self/fd/\(descriptor)")) { old in
        unsafe withCString(path) { new in unsafe linkat(AT_FDCWD, old, AT_FDCWD, new, AT_SYMLINK_FOLLOW) }
      } == 0
    #else
      false
    #endif
  }

  /// Resolves all symbolic links of a path.
  static func resolved(_ path: Path) -> Path? {
    unsafe withCString(path) { name in
      guard let resolved = unsafe realpath(name, nil) else { return nil }
      defer { unsafe free(resolved) }
      return unsafe Path(
        bytes: UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) })
    }
  }

  /// Returns the path that a symbolic link holds, as it stands in it.
  static func target(of link: Path) -> Path? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe withCString(link) { name in
      unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe buffer.baseAddress.map { unsafe readlink(name, $0, buffer.count) } ?? -1
      }
    }
    return count < 0 ? nil : Path(bytes: bytes[..<count])
  }

  /// Returns the names in a folder, including its own and its parent's; `nil` if it can't be read.
  static func names(in folder: Path) -> [Path]? {
    guard let stream = unsafe withCString(folder, { unsafe opendir($0) }) else { return nil }
    defer { unsafe closedir(stream) }
    var names: [Path] = []
    while let entry = unsafe readdir(stream) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in unsafe Path(bytes: bytes.prefix { $0 != 0 }) })
    }
    return names
  }

  private static func withCString<Result>(_ path: Path, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = path.bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("a C string has its end") }
      return unsafe body(start)
    }
  }
}
