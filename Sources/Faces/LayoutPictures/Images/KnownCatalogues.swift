import FileSystem
import LayoutModel

/// The asset catalogues of folders. Each folder is searched once, however many files need images from it.
package final class KnownCatalogues: Sendable {
  private let known = Guarded<[Path: [Path]]>([:])
  /// The images of the files that have these catalogues that are too large to be drawn.
  package let undrawn = UndrawnImages()

  /// Creates an empty cache.
  package init() {}

  /// The catalogues in a folder and in its direct subfolders.
  func catalogues(in folder: Path) -> [Path] {
    if let found = known.withLock({ $0[folder] }) { return found }
    let found = Self.catalogues(in: folder)
    known.withLock { $0[folder] = found }
    return found
  }

  private static func catalogues(in folder: Path) -> [Path] {
    let names = Files.names(in: folder) ?? []
    let own = names.filter { $0.hasSuffix(".xcassets") }.map { folder.file($0) }
    let below = names.filter { !$0.hasSuffix(".xcassets") && $0.bytes.first != UInt8(ascii: ".") }.flatMap { name in
      let path = folder.file(name)
      return (Files.names(in: path) ?? []).filter { $0.hasSuffix(".xcassets") }.map { path.file($0) }
    }
    return own + below
  }
}
