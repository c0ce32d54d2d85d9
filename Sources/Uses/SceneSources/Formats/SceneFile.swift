import Documents
package import FileSystem
package import Notations

/// A file that gives scenes.
package enum SceneFile {
  /// The reason why a file gives no scene.
  package indirect enum Failure: Error, Hashable {
    case file(Files.Failure)
    case input(InputError)
    /// What is wrong isn't in the file, but in the configuration that holds for it.
    case configuration(ConfigurationError)
  }

  /// The names of folders with other people's code or build products, in which nothing is looked for.
  package static let foreignFolders: Set<Path> = ["Pods", "Carthage", "SourcePackages", "DerivedData", "node_modules"]

  /// Returns a file's bytes, up to the maximum size of a file.
  package static func bytes(of path: Path) throws(Failure) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw .file(error)
    }
  }
}
