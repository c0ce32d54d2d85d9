/// How large and how deep a document may be, so that a hostile file costs bounded time and memory.
package struct DocumentLimits: Sendable, Hashable {
  /// The most bytes that are read.
  package let maximumBytes: Int

  /// The most levels of arrays and objects (or elements) within each other; `[]` is one level.
  ///
  /// Reading and writing a tree take no more stack for more levels. But Swift gives a tree back by recursion, 2,000 levels
  /// within 512 KiB of stack, and compares and hashes it so, which takes several times that.
  package let maximumDepth: Int

  /// 64 MiB and 2,000 levels.
  package static let standard = DocumentLimits(maximumBytes: 64 << 20, maximumDepth: 2_000)

  /// Limits of some number of bytes and of levels.
  package init(maximumBytes: Int, maximumDepth: Int) {
    self.maximumBytes = maximumBytes
    self.maximumDepth = maximumDepth
  }
}
