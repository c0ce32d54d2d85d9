extension Files {
  /// What stands in a folder.
  package struct Entry: Sendable {
    /// Its name in the folder.
    package let name: Path
    /// What it is, behind symbolic links.
    package let kind: Kind
    /// Whether it is a symbolic link.
    package let isLink: Bool
  }

  /// What stands in a folder, by name, without the folder itself and the one around it.
  ///
  /// - Throws: Why it can't be read.
  package static func entries(of folder: Path) throws(Failure) -> [Entry] {
    guard let names = names(in: folder) else { throw .notReadable(reason: reason()) }
    return names.map { name in
      let path = folder.file(name)
      let own = SystemCalls.status(of: path, followingLinks: false)
      let isLink = own?.isSymbolicLink ?? false
      return Entry(name: name, kind: isLink ? kind(of: path) : own?.kind ?? .nothing, isLink: isLink)
    }
  }

  /// The working folder as an absolute path; `nil` where it is gone.
  package static var workingFolder: Path? { SystemCalls.resolved(".") }
}

extension Path {
  /// The path as findings tell it: from the working folder where it is below that, without `./` at its beginning.
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
