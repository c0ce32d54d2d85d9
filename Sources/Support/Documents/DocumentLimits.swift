/// The maximum size and depth of a document, so that a hostile file costs bounded time and memory.
package struct DocumentLimits: Sendable, Hashable {
  /// The maximum size in bytes.
  package let maximumBytes: Int

  /// The maximum number of levels of arrays and objects (or elements) within each other; `[]` is one level.
  ///
  /// Reading and writing a tree need no more stack for more levels. But Swift frees a tree by recursion, which takes
  /// 512 KiB of stack for 2,000 levels. It compares and hashes a tree by recursion too, which takes several times that.
  package let maximumDepth: Int

  /// The maximum number of values (or elements). Each takes some 40 bytes of memory, however short it is in the file.
  package let maximumValues: Int

  /// 64 MiB, 2,000 levels and four million values.
  package static let standard = DocumentLimits(maximumBytes: 64 << 20, maximumDepth: 2_000)

  /// Creates limits of bytes, levels and values.
  package init(maximumBytes: Int, maximumDepth: Int, maximumValues: Int = 4_000_000) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = maximumDepth
    self.maximumValues = maximumValues
  }
}
