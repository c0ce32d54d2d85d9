import Documents
package import FileSystem
import InterfaceBuilder
import LayoutResolution
package import Notations

/// The files that give scenes: fixtures and files of Interface Builder. Standard input counts as a file.
package enum SceneFile {
  /// The reason why a file gives no scene.
  package indirect enum Failure: Error, Hashable {
    case file(Files.Failure)
    case input(InputError)
    /// What is wrong isn't in the file, but in the configuration that holds for it.
    case configuration(ConfigurationError)
  }

  /// The extensions of inputs.
  package static let endings = ["json"] + interfaceBuilderEndings
  package static let interfaceBuilderEndings = ["xib", "storyboard"]
  /// The names of folders with other people's code or build products, in which nothing is looked for.
  package static let foreignFolders: Set<Path> = ["Pods", "Carthage", "DerivedData"]

  /// Tells whether a path in a folder may be a file of screens. Golden files aren't, because they repeat their fixtures.
  package static func mayBeOne(at path: Path) -> Bool {
    path.hasEnding(of: endings) && !path.hasSuffix(".golden.json")
  }

  /// Reads a fixture or an Interface Builder file, distinguished by its name; standard input, `-`, by its first
  /// character.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - projects: The projects that files belong to, so that each is searched once.
  /// - Returns: The source.
  /// - Throws: `Failure`.
  package static func read(_ path: Path, in projects: Projects = Projects()) throws(Failure) -> any SceneSource {
    try read(try bytes(of: path), at: path, in: projects)
  }

  /// Returns a file's bytes, up to the maximum size of a file.
  package static func bytes(of path: Path) throws(Failure) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw .file(error)
    }
  }

  /// Reads a file from its bytes.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: The file.
  ///   - projects: The projects that files belong to; `nil` for a file with nothing beside it.
  /// - Returns: The source.
  /// - Throws: `Failure`.
  package static func read(
    _ bytes: [UInt8], at path: Path, in projects: Projects?
  ) throws(Failure) -> any SceneSource {
    let isStandardInput = path == Files.standardInput
    let name = isStandardInput ? "stdin" : path.name.stem.description
    let isInterfaceBuilder =
      isStandardInput && beginsWithMarkup(bytes) || path.hasEnding(of: interfaceBuilderEndings)
    do throws(InputError) {
      guard isInterfaceBuilder else {
        return try FixtureSource(reading: bytes, at: path, name: name, in: projects)
      }
      return InterfaceBuilderSource(
        try InterfaceBuilderFile(reading: bytes, name: name), at: path,
        in: projects.map { ProjectFiles(beside: path, in: $0) } ?? ProjectFiles(),
        mayHoldDictionaryWords: WordBreaks.mayOccur(in: bytes))
    } catch {
      throw .input(error)
    }
  }

  /// Tells whether the first character after a byte order mark and white space opens an element.
  private static func beginsWithMarkup(_ bytes: [UInt8]) -> Bool {
    let mark = TextCheck.byteOrderMark
    let rest = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return rest.first { !whiteSpace.contains($0) } == UInt8(ascii: "<")
  }

  private static let whiteSpace: Set<UInt8> = Set(" \t\r\n".utf8)
}
