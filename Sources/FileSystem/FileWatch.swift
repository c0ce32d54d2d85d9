#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells when files change, however they are written: in place, or by another file that takes their name. It looks at them now
/// and then, which works on every file system.
package struct FileWatch {
  private var stamps: [Path: SystemCalls.Stamp?]

  /// A watch over files as they are now.
  package init(over files: [Path]) {
    stamps = Dictionary(files.map { ($0, SystemCalls.stamp(of: $0)) }) { first, _ in first }
  }

  /// Waits until one of the files is another, came or went; or until others are to be watched.
  ///
  /// - Parameter files: The files that are to be watched, asked for at each look.
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

  /// In microseconds.
  private static let interval: UInt32 = 200_000
}

extension SystemCalls {
  /// What changes when a file does.
  struct Stamp: Equatable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// The stamp of a file; `nil` where there is none.
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
