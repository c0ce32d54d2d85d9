/// How large and how deep a document may be, so that a hostile file costs bounded time and memory.
package struct DocumentLimits: Sendable, Hashable {
  /// The most bytes that are read.
  package let maximumBytes: Int

  /// The most levels of arrays and objects (or elements) within each other; `[]` is one level.
  ///
  /// Reading and writing a tree take no more stack for more levels. But Swift gives a tree back by recursion, 2,000 levels
  /// within 512 KiB of stack, and compares and hashes it so, which takes several times that.
  package let maximumDepth: Int

  /// The most values (or elements) that are read: each takes some 40 bytes, however short it is in the file.
  package let maximumValues: Int

  /// 64 MiB, 2,000 levels and four million values.
  package static let standard = DocumentLimits(maximumBytes: 64 << 20, maximumDepth: 2_000)

  /// Limits of some number of bytes, of levels and of values.
  package init(maximumBytes: Int, maximumDepth: Int, maximumValues: Int = 4_000_000) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = maximumDepth
    self.maximumValues = maximumValues
  }
}
