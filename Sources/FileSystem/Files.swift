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
  package static let standardInput = "-"
  /// What standard output is called among paths.
  package static let standardOutput = "-"

  /// A file's bytes, or standard input's for `-`; not many more than a limit, so that a pipe without end does end.
  package static func contents(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    guard path != standardInput else { return try contents(ofDescriptor: STDIN_FILENO, limit: limit) }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .notFound : .notReadable(reason: reason())
    }
    defer { close(descriptor) }
    return try contents(ofDescriptor: descriptor, limit: limit)
  }

  private static func contents(ofDescriptor descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
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

  /// Replaces a file's content.
  package static func replace(_ path: String, with text: String) throws(Failure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .notWritable(reason: reason()) }
    defer { close(descriptor) }
    try send(text, to: descriptor)
  }

  /// Writes all of a text to a stream.
  package static func send(_ text: String, to descriptor: Int32) throws(Failure) {
    var rest = ArraySlice(text.utf8)
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw .notWritable(reason: reason())
      }
      rest = rest.dropFirst(count)
    }
  }

  private static func reason() -> String {
    let code = errno
    return unsafe String(cString: strerror(code)).lowercased()
  }

  /// What stands at a path.
  package enum Kind {
    case nothing, file, folder
    /// A pipe, a device.
    case other
  }

  /// What stands at a path, behind symbolic links.
  package static func kind(of path: String) -> Kind {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return .nothing }
    return switch information.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }

  /// The files below a folder, by path, and what can't be opened: folders, and links that lead nowhere. Hidden ones are left out, and so are
  /// folders behind symbolic links, which may lead in circles.
  package static func files(below folder: String) -> (files: [String], closed: [(path: String, failure: Failure)]) {
    var files: [String] = []
    var closed: [(path: String, failure: Failure)] = []
    do throws(Failure) {
      for name in try names(in: folder).sorted() where !name.hasPrefix(".") {
        let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch kind(of: path) {
        case .file:
          files.append(path)
        case .folder where !isSymbolicLink(path):
          let below = Self.files(below: path)
          files += below.files
          closed += below.closed
        case .nothing:
          closed.append((path, .notFound))
        case .folder, .other: break
        }
      }
    } catch {
      closed.append((folder, error))
    }
    return (files, closed)
  }

  private static func isSymbolicLink(_ path: String) -> Bool {
    var information = stat()
    return unsafe lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  private static func names(in folder: String) throws(Failure) -> [String] {
    guard let stream = unsafe opendir(folder) else { throw .notReadable(reason: reason()) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  /// Removes a file if it is there.
  package static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// A path's last part.
  package static func name(of path: String) -> String {
    String(path.split(separator: "/").last ?? Substring(path))
  }
}
