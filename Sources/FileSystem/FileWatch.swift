#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A watch that notices changed files, whether they are written in place or replaced by another file of the same name.
/// It polls, which works on every file system.
package struct FileWatch {
  private var stamps: [Path: SystemCalls.Stamp?]

  /// Creates a watch over files as they are now.
  package init(over files: [Path]) {
    stamps = Dictionary(files.map { ($0, SystemCalls.stamp(of: $0)) }) { first, _ in first }
  }

  /// Waits until a file changes, appears or disappears, or until the list of files to watch changes.
  ///
  /// - Parameter files: Returns the files to watch; called at each look.
  package mutating func wait(for files: () -> [Path]) {
    while true {
      usleep(Self.interval)
      let now = FileWatch(over: files())
      guard now.stamps == stamps else {
        self = now
        return
      }
    }
  }

  /// The polling interval, in microseconds.
  private static let interval: UInt32 = 200_000
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
    let descriptor = open(path, O_RDONLY)
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
