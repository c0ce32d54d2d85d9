package import Documents

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Files {
  /// Replaces a file's whole content atomically: a reader finds the old content or the new, even if this process is
  /// ended meanwhile.
  ///
  /// The content is written to a file beside it, which is flushed and then takes its name (`rename`). If two processes
  /// write at once, the last wins. On Linux the file beside it has no name until it is complete, so a process that is
  /// ended leaves nothing behind, except between naming and renaming.
  ///
  /// A replaced file keeps its permissions. The target of a link is replaced, not the link; a link that leads nowhere
  /// isn't followed. Streams and devices, such as `/dev/stdout`, are written to.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - text: Its content.
  ///   - flushes: Whether the content must survive a loss of power, which takes milliseconds a file; pass `false` for
  ///     many files that are easily made again.
  /// - Throws: The reason why it can't be written.
  package static func replace(_ path: Path, with text: PrintableText, flushes: Bool = true) throws(Failure) {
    guard let old = SystemCalls.status(of: path) else {
      guard !isTaken(path) else { throw .notWritable(reason: "it is a link that leads nowhere") }
      return try replace(path, nil, with: text, flushes)
    }
    if old.kind == .folder { throw .notWritable(reason: "it is a folder") }
    // Whatever standard output or standard error leads to is written through them, from their present position.
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      if let stream = SystemCalls.status(ofDescriptor: descriptor), stream.isSameFile(as: old) {
        return try send(text, to: descriptor)
      }
    }
    guard old.kind == .file, !path.bytes.starts(with: "/dev/fd/".utf8), !path.bytes.starts(with: "/proc/".utf8) else {
      let descriptor = SystemCalls.open(path, O_WRONLY)
      guard descriptor >= 0 else { throw .notWritable(reason: reason()) }
      defer { close(descriptor) }
      return try send(text, to: descriptor)
    }
    guard SystemCalls.mayWrite(path) else { throw .notWritable(reason: reason()) }
    let isLink = SystemCalls.status(of: path, followingLinks: false)?.isSymbolicLink == true
    guard let target = isLink ? SystemCalls.resolved(path) : path else { throw .notWritable(reason: reason()) }
    try replace(target, old, with: text, flushes)
  }

  /// Replaces a plain file, or creates it.
  private static func replace(
    _ path: Path, _ old: SystemCalls.Status?, with text: PrintableText, _ flushes: Bool
  ) throws(Failure) {
    let temporary =
      if let unnamed = try writeUnnamed(text, old, in: path.folder, flushes) { unnamed } else {
        try writeNamed(text, old, in: path.folder, flushes)
      }
    guard SystemCalls.move(temporary, to: path) else {
      let reason = reason()
      remove(temporary)
      throw .notWritable(reason: reason)
    }
    // The new name survives a loss of power where the file system supports that; the content was flushed before.
    guard flushes else { return }
    let folder = SystemCalls.open(path.folder, O_RDONLY)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Writes a file without a name, and names it when it is complete.
  ///
  /// - Returns: The name, or `nil` where the file system has no such files.
  private static func writeUnnamed(
    _ text: PrintableText, _ old: SystemCalls.Status?, in folder: Path, _ flushes: Bool
  ) throws(Failure) -> Path? {
    #if os(Linux)
      // O_TMPFILE of <fcntl.h>, which Swift doesn't see: __O_TMPFILE | O_DIRECTORY.
      let descriptor = SystemCalls.open(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY, permissions: 0o666)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      try fill(descriptor, with: text, old, flushes)
      while true {
        let path = temporaryPath(in: folder)
        if SystemCalls.link(descriptor: descriptor, as: path) { return path }
        guard errno == EEXIST else { return nil }
      }
    #else
      return nil
    #endif
  }

  /// Writes a hidden file under an unused name.
  private static func writeNamed(
    _ text: PrintableText, _ old: SystemCalls.Status?, in folder: Path, _ flushes: Bool
  ) throws(Failure) -> Path {
    while true {
      let path = temporaryPath(in: folder)
      let descriptor = SystemCalls.open(path, O_WRONLY | O_CREAT | O_EXCL, permissions: 0o666)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw .notWritable(reason: reason())
      }
      defer { close(descriptor) }
      do throws(Failure) {
        try fill(descriptor, with: text, old, flushes)
        return path
      } catch {
        remove(path)
        throw error
      }
    }
  }

  private static func temporaryPath(in folder: Path) -> Path {
    folder.file(Path(".layout-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)))
  }

  /// Writes a whole text, flushes it if asked, and gives the file the owner and permissions of the one it replaces.
  private static func fill(
    _ descriptor: Int32, with text: PrintableText, _ old: SystemCalls.Status?, _ flushes: Bool
  ) throws(Failure) {
    try send(text, to: descriptor)
    if let old {
      // Only the superuser may give a file away; otherwise the writer now owns it.
      if let new = SystemCalls.status(ofDescriptor: descriptor), new.owner != old.owner || new.group != old.group {
        _ = fchown(descriptor, old.owner, old.group)
      }
      guard fchmod(descriptor, old.permissions) == 0 else { throw .notWritable(reason: reason()) }
    }
    // Some file systems can't flush a single file, and say so.
    guard !flushes || fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS else {
      throw .notWritable(reason: reason())
    }
  }
}
