#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Files {
  private static let maximumBytes = 1 << 30

  /// Copies a file's bytes to another file; a file with the same bytes stays untouched and keeps its modification time.
  ///
  /// - Parameters:
  ///   - path: The file, of at most 1 GiB.
  ///   - copy: The other file, in a folder that is there.
  /// - Throws: The reason why one of them can't be read or written.
  package static func copy(_ path: Path, to copy: Path) throws(Failure) {
    let bytes = try contents(of: path, limit: maximumBytes)
    if let old = try? contents(of: copy, limit: maximumBytes), old == bytes { return }
    let descriptor = SystemCalls.open(copy, O_WRONLY | O_CREAT | O_TRUNC, permissions: 0o666)
    guard descriptor >= 0 else { throw .notWritable(reason: reason()) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }
}
