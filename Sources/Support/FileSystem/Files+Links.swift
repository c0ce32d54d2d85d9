extension Files {
  /// Creates a symbolic link.
  ///
  /// - Parameters:
  ///   - path: The link.
  ///   - target: What it leads to.
  /// - Throws: The reason why it can't be made.
  package static func link(_ path: Path, to target: Path) throws(Failure) {
    guard SystemCalls.link(path, to: target) else { throw .notWritable(reason: reason()) }
  }

  /// Returns the path that a symbolic link holds; `nil` where there is no link.
  package static func target(ofLink path: Path) -> Path? { SystemCalls.target(of: path) }

  /// Tells whether a link is at a path.
  package static func isLink(_ path: Path) -> Bool {
    SystemCalls.status(of: path, followingLinks: false)?.isSymbolicLink ?? false
  }

  /// Removes a folder with all that is in it. Links are removed, and what they lead to stays.
  package static func removeFolder(_ path: Path) {
    guard kind(of: path) == .folder, !isLink(path) else { return remove(path) }
    for entry in (try? entries(of: path)) ?? [] {
      let own = path.file(entry.name)
      if entry.kind == .folder, !entry.isLink { removeFolder(own) } else { remove(own) }
    }
    _ = SystemCalls.removeFolder(path)
  }
}
