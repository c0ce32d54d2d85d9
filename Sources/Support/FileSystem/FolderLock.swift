#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A lock on a folder that several runs write to, one at a time. It is given back when its owner lets go of it, or ends.
package struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// The reason why a lock isn't had.
  package enum Failure: Error {
    case notWritable(reason: String)
    /// The user or the system asked for the end while it was waited for.
    case interrupted
  }

  /// Takes the lock, as soon as no other run has it.
  ///
  /// - Parameters:
  ///   - path: The lock's file, made where it is missing.
  ///   - name: The name of this run for other runs: `layout lint App`.
  ///   - waiting: Called once, if another run has the lock, with that run's process and name.
  /// - Throws: `Failure`.
  package init(_ path: Path, as name: String, waiting: (String) -> Void) throws(Failure) {
    descriptor = SystemCalls.open(path, O_RDWR | O_CREAT | O_NOFOLLOW, permissions: 0o600)
    guard descriptor >= 0 else { throw .notWritable(reason: Files.reason()) }
    var isTold = false
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .notWritable(reason: Files.reason()) }
      if !isTold { waiting(Self.owner(in: path)) }
      isTold = true
      if EndSignal.isAskedToEnd { throw .interrupted }
      _ = poll(nil, 0, Self.pause)
    }
    _ = ftruncate(descriptor, 0)
    try? Files.writeAll(Array("process \(getpid()), \(name)\n".utf8), to: descriptor)
  }

  deinit { close(descriptor) }

  /// The time between two tries, in milliseconds.
  private static let pause: Int32 = 50
  private static let maximumName = 300

  /// The run that has the lock, in its words.
  private static func owner(in path: Path) -> String {
    let bytes = Files.beginning(of: path, count: maximumName) ?? []
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return line.isEmpty ? "another run" : line
  }
}
