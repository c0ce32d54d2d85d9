import FileSystem
import LayoutModel
import Notations
import SceneSources

/// The settings of the nearest `.layout.json` for the Interface Builder files in its folder and below.
struct SweepConfiguration {
  private let configuration: ProjectConfiguration

  /// Reads the configuration in a file's folder, or in the nearest folder around it that has one; `nil` if none has.
  ///
  /// - Throws: `ConfigurationError`.
  init?(nearest input: Path) throws(ConfigurationError) {
    guard input != Files.standardInput else { return nil }
    configuration = try ProjectConfiguration(nearestTo: input.folder)
    guard configuration.path != nil else { return nil }
  }

  /// A Boolean value that tells whether the configuration asserts anything.
  var hasAssertions: Bool { !configuration.content.assertions.isEmpty }

  /// The configuration file.
  var path: Path? { configuration.path }

  /// Returns the assertions for a scene.
  ///
  /// - Throws: `ConfigurationError` if one names items of which the scene has some but not all.
  func assertions(of scene: Scene) throws(ConfigurationError) -> [Assertion] {
    do throws(InputError) {
      return try AssertionList.assertions(configuration.content.assertions, of: scene)
    } catch {
      throw ConfigurationError(path: configuration.path ?? ".", cause: .input(error))
    }
  }
}
