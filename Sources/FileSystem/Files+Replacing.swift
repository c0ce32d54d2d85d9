package import Documents

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Files {
  /// Replaces a file's content whole: whoever reads it, and whatever ends this process, finds the old content or the new.
  ///
  /// The content is written to a file beside it, which is flushed and then takes its name (`rename`). Of two that write at
  /// once the last wins. On Linux the file beside it has no name until it is complete, so that nothing is left of a process
  /// that is ended, but for the moment between its naming and the renaming.
  ///
  /// The permissions of a file that is replaced stay. What a link leads to is replaced, not the link; one that leads nowhere
  /// isn't followed. Streams and devices, such as `/dev/stdout`, are written to.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - text: Its content.
  ///   - flushes: Whether it is kept past a loss of power too, which takes milliseconds a file: of many that are easily made
  ///     anew it isn't asked.
  /// - Throws: Why it can't be written.
  package static func replace(_ path: Path, with text: PrintableText, flushes: Bool = true) throws(Failure) {
    guard let old = SystemCalls.status(of: path) else {
      guard !isTaken(path) else { throw .notWritable(reason: "it is a link that leads nowhere") }
      return try replace(path, nil, with: text, flushes)
    }
    if old.kind == .folder { throw .notWritable(reason: "it is a folder") }
    // What standard output or standard error leads to is theirs to write, from where they are.
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

  /// Replaces a plain file, or makes it.
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
    // The name is kept past a loss of power where the file system can do that; the content was flushed before.
    guard flushes else { return }
    let folder = SystemCalls.open(path.folder, O_RDONLY)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Writes a file that has no name, and gives it one when it is complete.
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

  /// Writes a hidden file of a name that nothing has.
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

  /// Writes all of a text, flushed if asked, and gives the file the owner and the permissions of the one that it replaces.
  private static func fill(
    _ descriptor: Int32, with text: PrintableText, _ old: SystemCalls.Status?, _ flushes: Bool
  ) throws(Failure) {
    try send(text, to: descriptor)
    if let old {
      // Only the superuser may give a file away; whoever else writes it owns it from now on.
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
