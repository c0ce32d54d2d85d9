extension Files {
  /// An entry of a folder.
  package struct Entry: Sendable {
    /// The entry's name in the folder.
    package let name: Path
    /// The entry's kind, with symbolic links followed.
    package let kind: Kind
    /// A Boolean value that tells whether the entry is a symbolic link.
    package let isLink: Bool
  }

  /// Returns a folder's entries, sorted by name, without `.` and `..`.
  ///
  /// - Throws: The reason why it can't be read.
  package static func entries(of folder: Path) throws(Failure) -> [Entry] {
    guard let names = names(in: folder) else { throw .notReadable(reason: reason()) }
    return names.map { name in
      let path = folder.file(name)
      let own = SystemCalls.status(of: path, followingLinks: false)
      let isLink = own?.isSymbolicLink ?? false
      return Entry(name: name, kind: isLink ? kind(of: path) : own?.kind ?? .nothing, isLink: isLink)
    }
  }

  /// The working folder as an absolute path, or `nil` if it no longer exists.
  package static var workingFolder: Path? { SystemCalls.resolved(".") }
}

extension Path {
  /// Returns the path as findings show it: relative to the working folder where it lies below that, without a leading
  /// `./`.
  package func shortened(from workingFolder: Path?) -> Path {
    var bytes = bytes[...]
    if let folder = workingFolder?.bytes, bytes.starts(with: folder), bytes.dropFirst(folder.count).first == 0x2F {
      bytes = bytes.dropFirst(folder.count + 1)
    }
    while bytes.starts(with: [0x2E, 0x2F]) {
      bytes = bytes.dropFirst(2).drop { $0 == 0x2F }
    }
    return bytes.isEmpty ? "." : Path(bytes: bytes)
  }
}
