package import Documents

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files and streams, as the command and golden files' checks read and write them.
package enum Files {
  /// An input or output that isn't to be had.
  package enum Failure: Error, Hashable {
    case notFound
    case isFolder
    case notReadable(reason: String)
    case notWritable(reason: String)

    /// What is wrong, as a message about the path.
    package var message: String {
      switch self {
      case .notFound: "there is no such file"
      case .isFolder: "this is a folder, not a file"
      case .notReadable(let reason): "this can't be read: \(reason)"
      case .notWritable(let reason): "this can't be written: \(reason)"
      }
    }
  }

  /// What standard input is called among paths.
  package static let standardInput = Path("-")
  /// What standard output is called among paths.
  package static let standardOutput = Path("-")

  // MARK: Reading

  /// A file's bytes, or standard input's for `-`; not many more than a limit, so that a pipe without end does end.
  package static func contents(of path: Path, limit: Int) throws(Failure) -> [UInt8] {
    guard path != standardInput else { return try contents(ofDescriptor: STDIN_FILENO, limit: limit) }
    let descriptor = SystemCalls.open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .notFound : .notReadable(reason: reason())
    }
    defer { close(descriptor) }
    return try contents(ofDescriptor: descriptor, limit: limit)
  }

  /// The first bytes of a plain file, which nothing else is taken for: no link is followed, and no pipe waited for.
  package static func beginning(of path: Path, count: Int) -> [UInt8]? {
    let descriptor = SystemCalls.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard SystemCalls.status(ofDescriptor: descriptor)?.kind == .file else { return nil }
    return (try? contents(ofDescriptor: descriptor, limit: count - 1)).map { Array($0.prefix(count)) }
  }

  private static func contents(ofDescriptor descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
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

  /// Writes all of a text to a stream: the one way out of the program, for texts that steer no terminal.
  package static func send(_ text: PrintableText, to descriptor: Int32) throws(Failure) {
    var rest = ArraySlice(text.string.utf8)
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .notWritable(reason: reason())
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes a text behind what a file holds; makes the file where there is none.
  package static func append(_ text: PrintableText, to path: Path) throws(Failure) {
    let descriptor = SystemCalls.open(path, O_WRONLY | O_CREAT | O_APPEND, permissions: 0o666)
    guard descriptor >= 0 else { throw .notWritable(reason: reason()) }
    defer { close(descriptor) }
    try send(text, to: descriptor)
  }

  /// Why the last call of the system failed.
  static func reason() -> String {
    let code = errno
    return unsafe String(cString: strerror(code)).lowercased()
  }

  // MARK: Folders

  /// What stands at a path.
  package enum Kind: Sendable {
    case nothing, file, folder
    /// A pipe, a device.
    case other
  }

  /// What stands at a path, behind symbolic links.
  package static func kind(of path: Path) -> Kind { SystemCalls.status(of: path)?.kind ?? .nothing }

  /// Whether something has the name, be it a link that leads nowhere.
  package static func isTaken(_ path: Path) -> Bool {
    SystemCalls.status(of: path, followingLinks: false) != nil
  }

  /// Whether two paths lead to one file. What `-` stands for among inputs is standard input.
  package static func areSame(input: Path, output: Path) -> Bool {
    let status = input == standardInput ? SystemCalls.status(ofDescriptor: STDIN_FILENO) : SystemCalls.status(of: input)
    guard let status, status.kind == .file, let other = SystemCalls.status(of: output) else { return false }
    return status.isSameFile(as: other)
  }

  /// Whether a folder stands at a path, and no link to one.
  package static func isFolder(_ path: Path) -> Bool {
    SystemCalls.status(of: path, followingLinks: false)?.kind == .folder
  }

  /// The names in a folder but its own and its parent's, sorted; `nil` where it can't be read.
  package static func names(in folder: Path) -> [Path]? {
    SystemCalls.names(in: folder)?.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// What tells a file from what it was before: its size, and when it was changed; `nil` where there is none.
  package static func stamp(of path: Path) -> String? {
    SystemCalls.status(of: path).map { "\($0.size) \($0.modified)" }
  }

  /// The path behind all symbolic links; `nil` where nothing is there.
  package static func resolved(_ path: Path) -> Path? { SystemCalls.resolved(path) }

  /// The files below a folder, by path, and what can't be opened: folders, and links that lead nowhere. Hidden ones are left
  /// out, and so are folders behind symbolic links, which may lead in circles.
  package static func files(below folder: Path) -> (files: [Path], closed: [(path: Path, failure: Failure)]) {
    var files: [Path] = []
    var closed: [(path: Path, failure: Failure)] = []
    let entries: [Entry]
    do throws(Failure) {
      entries = try Self.entries(of: folder)
    } catch {
      return ([], [(folder, error)])
    }
    for entry in entries where entry.name.bytes.first != UInt8(ascii: ".") {
      let path = folder == "." ? entry.name : folder.file(entry.name)
      switch entry.kind {
      case .file:
        files.append(path)
      case .folder where !entry.isLink:
        let below = Self.files(below: path)
        files += below.files
        closed += below.closed
      case .nothing:
        closed.append((path, .notFound))
      case .folder, .other: break
      }
    }
    return (files, closed)
  }

  /// Makes a folder and those that it is in, where they aren't there.
  package static func makeFolder(_ path: Path) throws(Failure) {
    guard kind(of: path) != .folder else { return }
    if path.folder != path { try makeFolder(path.folder) }
    guard SystemCalls.makeFolder(path) || kind(of: path) == .folder else { throw .notWritable(reason: reason()) }
  }

  /// Removes a file if it is there.
  package static func remove(_ path: Path) {
    _ = SystemCalls.remove(path)
  }
}
