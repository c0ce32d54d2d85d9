#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A watch that notices changed files, whether they are written in place or replaced by another file of the same name.
/// It polls, which works on every file system.
package struct FileWatch: Sendable {
  private var stamps: [Path: SystemCalls.Stamp?]

  /// Creates a watch over files as they are now.
  package init(over files: [Path]) {
    stamps = Dictionary(files.map { ($0, SystemCalls.stamp(of: $0)) }) { first, _ in first }
  }

  /// Waits until a file changes, appears or disappears, until the list of files to watch changes, or until the wait is
  /// over.
  ///
  /// - Parameters:
  ///   - files: Returns the files to watch; called at each look.
  ///   - isOver: Tells whether to wait no longer.
  package mutating func wait(for files: () -> [Path], unless isOver: () -> Bool = { false }) {
    var pause = Self.interval
    while true {
      for _ in 0..<max(1, pause / Self.interval) {
        if isOver() { return }
        usleep(Self.interval)
      }
      let start = ContinuousClock.now
      let now = FileWatch(over: files())
      guard now.stamps == stamps else {
        self = now
        return
      }
      // Over many files a look takes longer than the pause.
      let look = (ContinuousClock.now - start).components
      let microseconds = look.seconds * 1_000_000 + look.attoseconds / 1_000_000_000_000
      pause = max(Self.interval, UInt32(clamping: microseconds * Self.rest))
    }
  }

  /// Tells whether a file has changed, appeared or disappeared, or the list of files to watch has changed.
  ///
  /// - Parameter files: Returns the files to watch.
  /// - Returns: Whether something is different from when the watch began.
  package func isChanged(_ files: () -> [Path]) -> Bool { FileWatch(over: files()).stamps != stamps }

  /// The least pause between looks, in microseconds.
  private static let interval: UInt32 = 50_000
  /// The pause after a look, as a multiple of what it took.
  private static let rest: Int64 = 9
}

extension SystemCalls {
  /// The properties by which a changed file is recognised.
  struct Stamp: Equatable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// Returns a file's stamp, or `nil` where there is no file.
  static func stamp(of path: Path) -> Stamp? {
    // A pipe isn't waited for.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { return nil }
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    return Stamp(
      inode: UInt64(truncatingIfNeeded: information.st_ino), size: Int64(information.st_size), seconds: time.tv_sec,
      nanoseconds: time.tv_nsec)
  }
}
