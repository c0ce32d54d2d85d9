#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Files {
  /// Creates a folder and its missing parents, for this user alone, and makes sure that nobody else can put anything in its way.
  ///
  /// - Parameter path: The folder.
  /// - Throws: The reason why it can't be made, or why what is there isn't taken: it is a link, belongs to another user, or may be written
  ///   to by everybody.
  package static func makeOwnFolder(_ path: Path) throws(Failure) {
    if !isTaken(path.folder) { try makeOwnFolder(path.folder) }
    guard SystemCalls.makeFolder(path, permissions: 0o700) || errno == EEXIST else {
      throw .notWritable(reason: reason())
    }
    guard let status = SystemCalls.status(of: path, followingLinks: false) else {
      throw .notWritable(reason: reason())
    }
    if status.isSymbolicLink { throw .notWritable(reason: "it is a link") }
    guard status.kind == .folder else { throw .notWritable(reason: "it is no folder") }
    guard status.owner == geteuid() else { throw .notWritable(reason: "it belongs to another user") }
    guard status.permissions & 0o002 == 0 else { throw .notWritable(reason: "everybody may write to it") }
  }

  /// Returns the bytes of a plain file that belongs to this user, and that nobody else may write; `nil` of any other.
  package static func contents(ofOwn path: Path, limit: Int) -> [UInt8]? {
    guard let status = SystemCalls.status(of: path, followingLinks: false), status.kind == .file,
      status.owner == geteuid(), status.permissions & 0o022 == 0
    else { return nil }
    return try? contents(of: path, limit: limit)
  }

  /// The folder of a user for what programs can make again: `XDG_CACHE_HOME`, or `.cache` in the home; `nil` where neither is known.
  package static var cache: Path? {
    if let named = Environment.value("XDG_CACHE_HOME", isEmptyUnset: true), named.hasPrefix("/") { return Path(named) }
    return home?.file(".cache")
  }

  /// The user's home folder, by `HOME` or else by the system's list of users; `nil` where it isn't known.
  package static var home: Path? {
    if let named = Environment.value("HOME", isEmptyUnset: true), named.hasPrefix("/") { return Path(named) }
    guard let user = unsafe getpwuid(geteuid()), let folder = unsafe user.pointee.pw_dir else { return nil }
    return unsafe Path(String(cString: folder))
  }

  /// Returns the number of the user who owns what is at a path, links followed; `nil` where nothing is.
  package static func owner(of path: Path) -> UInt32? { SystemCalls.status(of: path)?.owner }
}
