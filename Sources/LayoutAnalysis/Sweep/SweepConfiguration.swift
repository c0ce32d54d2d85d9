import Documents
package import FileSystem
import LayoutInput
import LayoutModel

/// What the nearest `.layout.json` says of the Interface Builder files in its folder and below.
struct SweepConfiguration {
  private let path: Path
  private let assertions: [Assertion]

  private static let name: Path = ".layout.json"
  /// No folder stands in more.
  private static let maximumDepth = 64

  /// The configuration in a file's folder, or in the nearest around it that has one; `nil` where none has.
  ///
  /// - Throws: `ConfigurationError`.
  init?(nearest input: Path) throws(ConfigurationError) {
    guard input != Files.standardInput else { return nil }
    var folder = input.folder
    for _ in 0..<Self.maximumDepth {
      let path = folder.file(Self.name)
      if Files.kind(of: path) == .file {
        self.path = path
        assertions = try Self.assertions(at: path)
        return
      }
      folder = folder.file("..")
    }
    return nil
  }

  private static func assertions(at path: Path) throws(ConfigurationError) -> [Assertion] {
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw ConfigurationError(path: path, cause: .file(error))
    }
    do throws(InputError) {
      return try AssertionList.assertions(from: bytes)
    } catch {
      throw ConfigurationError(path: path, cause: .input(error))
    }
  }

  /// The assertions that are for a scene.
  ///
  /// - Throws: `ConfigurationError` where one names what the scene hasn't got beside what it has.
  func assertions(of scene: Scene) throws(ConfigurationError) -> [Assertion] {
    do throws(InputError) {
      return try AssertionList.assertions(assertions, of: scene)
    } catch {
      throw ConfigurationError(path: path, cause: .input(error))
    }
  }
}

/// What is wrong with a `.layout.json`.
package struct ConfigurationError: Error {
  /// The configuration.
  package let path: Path
  /// What is wrong.
  package let cause: SceneFile.Failure
}
