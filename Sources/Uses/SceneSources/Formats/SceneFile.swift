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

  /// Tells whether nothing is looked for in a folder of a name: it has other people's code, build products, or copies of the project's files,
  /// as each catalogue has that Xcode exports for translators.
  package static func isForeign(_ name: Path) -> Bool {
    foreignFolders.contains(name) || name.hasEnding(of: ["xcloc"])
  }

  private static let foreignFolders: Set<Path> = ["Pods", "Carthage", "SourcePackages", "DerivedData", "node_modules"]

  /// Returns a file's bytes, up to the maximum size of a file.
  package static func bytes(of path: Path) throws(Failure) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw .file(error)
    }
  }
}
