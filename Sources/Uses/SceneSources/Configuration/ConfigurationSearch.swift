package import FileSystem

/// The search for the `.layout.json` of a folder: in the folder, and in those around it up to the root of its repository.
///
/// A configuration names code that is built and run, so that it must be of somebody whom the user trusts with that: the
/// user, root, or the owner of the repository. What lies above a repository isn't its own.
///
///     ~/App/.git                          the repository, of anna
///     ~/App/.layout.json                  anna's, root's or the user's: taken
///     ~/.layout.json                      above the repository: not looked for
///     /tmp/.layout.json                   without a repository around: taken where it is root's or the user's
package struct ConfigurationSearch: Hashable, Sendable {
  /// The nearest configuration that counts; `nil` if there is none.
  package let path: Path?
  /// Nearer configurations that don't count, because they belong to somebody else.
  package let foreign: [ForeignConfiguration]

  private static let name = Path(Configuration.fileName)

  /// Looks for the configuration of a folder.
  ///
  /// - Throws: `ConfigurationError` if the nearest that counts is no file. It isn't opened: a pipe would be waited for.
  package init(around folder: Path) throws(ConfigurationError) {
    var owners: Set<Files.Owner> = [.user, .root]
    var candidates: [Path] = []
    for folder in RepositoryFolders(around: folder) {
      let path = folder == "." ? Self.name : folder.file(Self.name)
      if Files.isTaken(path) { candidates.append(path) }
      if RepositoryFolders.isRoot(folder) { owners.formUnion(Files.owners(of: folder)) }
    }
    var foreign: [ForeignConfiguration] = []
    for path in candidates {
      let others = Files.owners(of: path).subtracting(owners)
      guard others.isEmpty else {
        foreign.append(ForeignConfiguration(path: path, owners: others))
        continue
      }
      if let fault = Self.fault(of: path) { throw ConfigurationError(path: path, cause: .file(fault)) }
      self.path = path
      self.foreign = foreign
      return
    }
    self.path = nil
    self.foreign = foreign
  }

  /// Returns why something under a configuration's name is none; `nil` for a file.
  private static func fault(of path: Path) -> Files.Failure? {
    switch Files.kind(of: path) {
    case .file: nil
    case .folder: .isFolder
    case .nothing: .notReadable(reason: "it is a link that leads nowhere")
    case .other: .notReadable(reason: "it is a pipe or a device, and no file")
    }
  }
}

/// A configuration that isn't taken, for it is somebody else's.
package struct ForeignConfiguration: Hashable, Sendable {
  package let path: Path
  /// The owners of it that don't count.
  let owners: Set<Files.Owner>

  /// The reason, and the way to take it all the same.
  package var message: String {
    let names = owners.map(\.words).sorted().joined(separator: " and ")
    return "this isn't taken, for it belongs to \(names), and not to you, to root or to the owner of the repository; "
      + "own it, or name it with --config"
  }
}
