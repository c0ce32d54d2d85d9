package import FileSystem

/// A folder and those around it, the innermost first, up to the root of their repository; without a repository, up to the
/// root of the file system.
package struct RepositoryFolders: Sequence, IteratorProtocol {
  private var upcoming: Path?
  private var count = 0

  /// The maximum number of folders.
  package static let maximumDepth = 64

  /// Creates the sequence that begins with a folder.
  package init(around folder: Path) { upcoming = folder }

  package mutating func next() -> Path? {
    guard let folder = upcoming else { return nil }
    count += 1
    let outer = Self.folder(around: folder)
    let isLast = Self.isRoot(folder) || count == Self.maximumDepth || Files.areSameFolder(folder, outer)
    upcoming = isLast ? nil : outer
    return folder
  }

  /// Tells whether a folder is the root of a repository. In a second working tree, or a repository in another, `.git` is a
  /// file.
  package static func isRoot(_ folder: Path) -> Bool { Files.isTaken(folder.file(".git")) }

  /// Returns the folder that contains another by its path, so that a file has one name wherever the search begins. For
  /// a symbolic link that is the link's folder, not its target's.
  private static func folder(around folder: Path) -> Path {
    if folder == "." { return ".." }
    return folder.name == ".." ? folder.file("..") : folder.folder
  }
}
