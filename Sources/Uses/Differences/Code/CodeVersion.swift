package import FileSystem
package import SceneSources

/// The screens that a version of code makes, file by file.
package struct CodeVersion {
  /// A file of code.
  package struct File {
    /// Its path in the version.
    package let path: Path
    /// Its screens.
    package let source: any SceneSource

    package init(path: Path, source: any SceneSource) { (self.path, self.source) = (path, source) }
  }

  /// The files with screens, by path.
  package var files: [File] = []
  /// The reasons why files give no screens here, by path.
  package var faults: [Path: String] = [:]

  package init() {}

  /// A screen of the version.
  struct Screen: Hashable {
    let path: Path
    let id: String
  }

  /// The screens, in the order of the files.
  var screens: [Screen] {
    files.flatMap { file in file.source.sceneIDs.compactMap(\.self).map { Screen(path: file.path, id: $0) } }
  }

  func source(at path: Path) -> (any SceneSource)? { files.first { $0.path == path }?.source }
}

/// The screens of two versions, paired by name: first inside each file, then across files for screens that moved.
struct CodeScreenPairs {
  private(set) var pairs: [(old: CodeVersion.Screen, new: CodeVersion.Screen)] = []
  private(set) var removed: [CodeVersion.Screen]
  private(set) var added: [CodeVersion.Screen] = []

  init(from old: CodeVersion, to new: CodeVersion) {
    removed = old.screens
    var pending: [CodeVersion.Screen] = []
    for screen in new.screens {
      guard let index = removed.firstIndex(of: screen) else {
        pending.append(screen)
        continue
      }
      pairs.append((removed.remove(at: index), screen))
    }
    for screen in pending {
      let others = removed.indices.filter { removed[$0].id == screen.id }
      if others.count == 1, let index = others.first {
        pairs.append((removed.remove(at: index), screen))
      } else {
        added.append(screen)
      }
    }
  }
}
