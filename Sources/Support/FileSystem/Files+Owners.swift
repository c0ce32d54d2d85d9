#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Files {
  /// A user of the machine, who owns files.
  package struct Owner: Hashable, Sendable {
    private let number: uid_t

    init(_ number: uid_t) { self.number = number }

    /// The user that this process runs as.
    package static var user: Owner { Owner(geteuid()) }
    /// The user who may do everything.
    package static let root = Owner(0)

    /// The user's name, with the number that the system knows the user by.
    package var words: String {
      var entry = unsafe passwd()
      var found: UnsafeMutablePointer<passwd>?
      var buffer = [CChar](repeating: 0, count: 1 << 14)
      // The name stands in the buffer.
      let name = unsafe buffer.withUnsafeMutableBufferPointer { buffer -> String? in
        guard let start = buffer.baseAddress, unsafe getpwuid_r(number, &entry, start, buffer.count, &found) == 0,
          unsafe found != nil, let name = unsafe entry.pw_name
        else { return nil }
        return unsafe String(cString: name)
      }
      return name.map { "\($0) (user \(number))" } ?? "user \(number)"
    }
  }

  /// Returns the owners of a file or folder; for a link, those of the link and of its target. The set is empty where nothing is at the
  /// path.
  package static func owners(of path: Path) -> Set<Owner> {
    Set([false, true].compactMap { SystemCalls.status(of: path, followingLinks: $0).map { Owner($0.owner) } })
  }

  /// Tells whether two paths lead to one folder.
  package static func areSameFolder(_ path: Path, _ other: Path) -> Bool {
    guard let status = SystemCalls.status(of: path), let other = SystemCalls.status(of: other) else { return false }
    return status.isSameFile(as: other)
  }
}
