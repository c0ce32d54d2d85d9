import FileSystem
import LayoutInput
import LayoutModel

/// What the nearest `.layout.json` says of the Interface Builder files in its folder and below.
struct SweepConfiguration {
  private let configuration: LintConfiguration

  /// The configuration in a file's folder, or in the nearest around it that has one; `nil` where none has.
  ///
  /// - Throws: `ConfigurationError`.
  init?(nearest input: Path) throws(ConfigurationError) {
    guard input != Files.standardInput else { return nil }
    configuration = try LintConfiguration(nearestTo: input.folder)
    guard configuration.path != nil else { return nil }
  }

  /// Whether it asserts anything.
  var hasAssertions: Bool { !configuration.content.assertions.isEmpty }

  /// Where it stands.
  var path: Path? { configuration.path }

  /// The assertions that are for a scene.
  ///
  /// - Throws: `ConfigurationError` where one names what the scene hasn't got beside what it has.
  func assertions(of scene: Scene) throws(ConfigurationError) -> [Assertion] {
    do throws(InputError) {
      return try AssertionList.assertions(configuration.content.assertions, of: scene)
    } catch {
      throw ConfigurationError(path: configuration.path ?? ".", cause: .input(error))
    }
  }
}
