package import Documents

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reading and writing of files and streams, for the command and the checks of golden files.
package enum Files {
  /// An input or output that isn't available.
  package enum Failure: Error, Hashable {
    case notFound
    case isFolder
    case notReadable(reason: String)
    case notWritable(reason: String)

    /// A message that says what is wrong with the path.
    package var message: String {
      switch self {
      case .notFound: "there is no such file"
      case .isFolder: "this is a folder, not a file"
      case .notReadable(let reason): "this can't be read: \(reason)"
      case .notWritable(let reason): "this can't be written: \(reason)"
      }
    }
  }

  /// The name of standard input among paths.
  package static let standardInput = Path("-")
  /// The name of standard output among paths.
  package static let standardOutput = Path("-")

  // MARK: Reading

  /// Returns the bytes of a file, or of standard input for `-`. Reading stops soon after a limit, so that a pipe
  /// without end does end.
  package static func contents(of path: Path, limit: Int) throws(Failure) -> [UInt8] {
    guard path != standardInput else { return try contents(ofDescriptor: STDIN_FILENO, limit: limit) }
    // A plain file waits for nothing, but for some that the kernel has: /proc/kmsg.
    let descriptor = SystemCalls.open(path, O_RDONLY | (kind(of: path) == .file ? O_NONBLOCK : 0))
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .notFound : .notReadable(reason: reason())
    }
    defer { close(descriptor) }
    return try contents(ofDescriptor: descriptor, limit: limit)
  }

  /// Returns the first bytes of a plain file. Nothing else is read: no link is followed, and no pipe is waited for.
  package static func beginning(of path: Path, count: Int) -> [UInt8]? {
    let descriptor = SystemCalls.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard SystemCalls.status(ofDescriptor: descriptor)?.kind == .file else { return nil }
    return (try? contents(ofDescriptor: descriptor, limit: count - 1)).map { Array($0.prefix(count)) }
  }

  /// Returns the bytes of a plain file, at the end of links too. Nothing else is read: no pipe is waited for, nor a device that gives bytes
  /// without end.
  ///
  /// - Throws: The reason why it can't be read.
  package static func plainContents(of path: Path, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = SystemCalls.open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .notFound : .notReadable(reason: reason())
    }
    defer { close(descriptor) }
    switch SystemCalls.status(ofDescriptor: descriptor)?.kind {
    case .file?: return try contents(ofDescriptor: descriptor, limit: limit)
    case .folder?: throw .isFolder
    default: throw .notReadable(reason: "it is no plain file")
    }
  }

  static func contents(ofDescriptor descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(1 << 16, limit + 1))
    while bytes.count <= limit {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw errno == EISDIR ? .isFolder : .notReadable(reason: reason())
      }
      guard count > 0 else { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    return bytes
  }

  // MARK: Streams

  /// Writes a whole text to a stream. All output of the program goes through here, so that no text controls a terminal.
  package static func send(_ text: PrintableText, to descriptor: Int32) throws(Failure) {
    try writeAll(Array(text.string.utf8), to: descriptor)
  }

  /// Writes all of some bytes to a stream or a file.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .notWritable(reason: reason())
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Appends a text to a file, which is created if it doesn't exist.
  package static func append(_ text: PrintableText, to path: Path) throws(Failure) {
    let descriptor = SystemCalls.open(path, O_WRONLY | O_CREAT | O_APPEND, permissions: 0o666)
    guard descriptor >= 0 else { throw .notWritable(reason: reason()) }
    defer { close(descriptor) }
    try send(text, to: descriptor)
  }

  /// Returns the reason why the last system call failed.
  static func reason() -> String {
    let code = errno
    return unsafe String(cString: strerror(code)).lowercased()
  }

  // MARK: Folders

  /// The kind of thing at a path.
  package enum Kind: Sendable {
    case nothing, file, folder
    /// A pipe or a device.
    case other
  }

  /// Returns the kind of thing at a path, with symbolic links followed.
  package static func kind(of path: Path) -> Kind { SystemCalls.status(of: path)?.kind ?? .nothing }

  /// Tells whether something has the name, even a link that leads nowhere.
  package static func isTaken(_ path: Path) -> Bool {
    SystemCalls.status(of: path, followingLinks: false) != nil
  }

  /// Tells whether two paths lead to one file. As an input, `-` is standard input.
  package static func areSame(input: Path, output: Path) -> Bool {
    let status = input == standardInput ? SystemCalls.status(ofDescriptor: STDIN_FILENO) : SystemCalls.status(of: input)
    guard let status, status.kind == .file, let other = SystemCalls.status(of: output) else { return false }
    return status.isSameFile(as: other)
  }

  /// Tells whether a path is a folder, and not a link to one.
  package static func isFolder(_ path: Path) -> Bool {
    SystemCalls.status(of: path, followingLinks: false)?.kind == .folder
  }

  /// Returns the sorted names in a folder, without its own and its parent's; `nil` if it can't be read.
  package static func names(in folder: Path) -> [Path]? {
    SystemCalls.names(in: folder)?.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// Returns what distinguishes a file from its earlier state: its size and time of change; `nil` where there is no
  /// file.
  package static func stamp(of path: Path) -> String? {
    SystemCalls.status(of: path).map { "\($0.size) \($0.modified)" }
  }

  /// Returns a file's size in bytes; `nil` where there is no file.
  package static func size(of path: Path) -> Int? { SystemCalls.status(of: path)?.size }

  /// Resolves all symbolic links of a path; `nil` where nothing is there.
  package static func resolved(_ path: Path) -> Path? { SystemCalls.resolved(path) }

  /// Returns the files below a folder, by path, and what can't be opened: folders, and links that lead nowhere. Hidden
  /// files are left out, and so are folders behind symbolic links, which may lead in circles.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - limit: The most entries that are looked at; those behind them are left out.
  /// - Returns: The files, and what can't be opened.
  package static func files(
    below folder: Path, limit: Int = .max
  ) -> (files: [Path], closed: [(path: Path, failure: Failure)]) {
    var left = limit
    return files(below: folder, left: &left)
  }

  private static func files(
    below folder: Path, left: inout Int
  ) -> (files: [Path], closed: [(path: Path, failure: Failure)]) {
    var files: [Path] = []
    var closed: [(path: Path, failure: Failure)] = []
    guard left > 0 else { return ([], []) }
    let entries: [Entry]
    do throws(Failure) {
      entries = try Self.entries(of: folder)
    } catch {
      return ([], [(folder, error)])
    }
    left -= entries.count
    for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
      let path = folder == "." ? entry.name : folder.file(entry.name)
      switch entry.kind {
      case .file:
        files.append(path)
      case .folder where !entry.isLink:
        let below = Self.files(below: path, left: &left)
        files += below.files
        closed += below.closed
      case .nothing:
        closed.append((path, .notFound))
      case .folder, .other: break
      }
    }
    return (files, closed)
  }

  /// Creates a folder and its missing parents.
  package static func makeFolder(_ path: Path) throws(Failure) {
    guard kind(of: path) != .folder else { return }
    if path.folder != path { try makeFolder(path.folder) }
    guard !SystemCalls.makeFolder(path) else { return }
    let reason = reason()
    // Another may have made it meanwhile.
    guard kind(of: path) == .folder else { throw .notWritable(reason: reason) }
  }

  /// Removes a file if it exists.
  package static func remove(_ path: Path) {
    _ = SystemCalls.remove(path)
  }
}
