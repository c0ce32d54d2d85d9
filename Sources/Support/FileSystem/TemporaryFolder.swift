#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new folder that only this user may enter, under a name that nobody can guess. The folder is removed with its content when the owner
/// releases the value.
///
/// A known name in a folder that everybody may write to is anybody's to take first: with a link, whose target would then be
/// written to.
///
///     let folder = try TemporaryFolder(named: "layout-preview")
///     folder.path    /tmp/layout-preview-Xk2p9Q
package struct TemporaryFolder: ~Copyable, Sendable {
  /// The folder's path.
  package let path: Path

  /// The folder in which the system keeps temporary files: `TMPDIR`, or `/tmp`.
  package static var place: Path { Path(Environment.value("TMPDIR", isEmptyUnset: true) ?? "/tmp") }

  /// Creates an empty folder.
  ///
  /// - Parameters:
  ///   - name: The beginning of the folder's name.
  ///   - place: The folder in which it is made.
  /// - Throws: The reason why it can't be made.
  package init(named name: String = "layout", in place: Path = TemporaryFolder.place) throws(Files.Failure) {
    guard let path = SystemCalls.makeTemporaryFolder(place.file(Path("\(name)-XXXXXX"))) else {
      throw .notWritable(reason: Files.reason())
    }
    self.path = path
  }

  deinit { Files.removeFolder(path) }
}
