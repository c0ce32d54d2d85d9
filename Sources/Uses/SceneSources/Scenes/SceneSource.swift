package import Documents
package import FileSystem
package import InterfaceBuilder
package import LayoutModel

/// Scenes and warnings about what isn't understood in their source.
package typealias FoundScenes = (scenes: [Scene], warnings: [InputWarning])

/// A source of scenes: a file in one of the formats, or anything else that can name its scenes and make them for a window.
///
/// `SceneFormats` opens the sources that are files. All that is done with scenes is done with any source: extensions of this
/// protocol complete requests (`conditions(askedFor:)`), lay out (`forEachLayout(under:scene:whatIf:sharing:_:)`), and
/// resize. What only some sources can say is an optional value, which others leave out.
package protocol SceneSource: Sendable {
  /// The file, which messages name and `positions` are in.
  var path: Path { get }
  /// The source's name in dumps.
  var name: String { get }
  /// The position at which the description of its screens begins, used for faults of the source as a whole.
  var position: SourcePosition? { get }
  /// The ids of the source's scenes, in its order; `nil` for an only scene, which needs none.
  var sceneIDs: [String?] { get }
  /// Returns the names by which a scene can be requested.
  ///
  /// - Parameter id: The scene's id in a source of several.
  /// - Returns: The names.
  func names(ofScene id: String?) -> [String]
  /// Returns scenes as they are under conditions.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - name: The name of the requested scenes; all if `nil`.
  /// - Returns: The scenes, and warnings about the source.
  /// - Throws: `DeviceError`, `InputError`; `SceneChoiceError` if no scene has the name.
  func scenes(under conditions: Conditions, named name: String?) throws -> FoundScenes
  /// Returns the device of conditions.
  ///
  /// - Parameters:
  ///   - name: The requested device; the source's own if `nil`.
  ///   - systemVersion: The requested system; the device's own if `nil`.
  /// - Returns: The device.
  /// - Throws: `DeviceError` if there is none.
  func device(named name: String?, systemVersion: SystemVersion?) throws(DeviceError) -> Device
  /// Returns conditions as dumps name them: with the source's own device and orientation where none is requested.
  func resolved(_ conditions: Conditions) -> Conditions
  /// The part of the conditions that scenes depend on.
  var dependence: SceneDependence { get }

  // MARK: What only some sources say

  /// The scene of a fixture, which names its device, and has events and assertions.
  var fixture: Scene? { get }
  /// The file of Interface Builder, a storyboard or a xib, that declares the scenes.
  var storyboard: InterfaceBuilderFile? { get }
  /// The canvas on which Interface Builder shows the scenes.
  var canvas: SourceCanvas? { get }
  /// The languages that the source has texts in. A source without languages looks the same in every language.
  var languages: (any SourceLanguages)? { get }
  /// The code that makes the scenes.
  var code: SourceCode? { get }
  /// What the project's code does to the views and constraints of a file.
  var codeChanges: CodeChanges? { get }
  /// Returns what the project's code does to the views and constraints of a scene as the source gave it last.
  ///
  /// - Parameter id: The scene's id in a source of several.
  /// - Returns: The changes, by the ids that views and constraints have in the scene.
  func codeChanges(ofScene id: String?) -> CodeChanges?
  /// Returns the places of the project's code that a scene's program ran past, where what doesn't compile here is left out:
  /// `LoginView.swift:12`.
  ///
  /// - Parameter id: The scene's id in a source of several.
  /// - Returns: The places, sorted, of the scene as the source gave it so far.
  func leftOutCode(ofScene id: String?) -> [String]
  /// What the project's code says of the controllers of a file.
  var codeAnswers: CodeAnswers? { get }
  /// The project that the source is in, where it has settings.
  var settings: ProjectFiles? { get }
  /// Returns the source that says a scene: another one where code makes it.
  ///
  /// - Parameter id: The scene's id in a source of several.
  /// - Returns: The source, which has the scene under the same id.
  func source(ofScene id: String?) -> any SceneSource
  /// Returns the ways from a scene to others that were gone.
  ///
  /// - Parameter id: The scene's id in a source of several.
  /// - Returns: The ways.
  func leads(fromScene id: String?) -> [SceneLead]
  /// Returns the class of the controller that a scene shows, where its names don't have it: that of an app's first screen.
  ///
  /// - Parameter id: The scene's id in a source of several.
  /// - Returns: The class's name.
  func classShown(inScene id: String?) -> String?
  /// The languages, `nil` for the source's own, whose texts may be in a script that needs a dictionary to find words.
  var languagesOfDictionaryWords: [String?] { get }
  /// Notes on what isn't understood beside the source, and is treated as missing.
  var projectNotes: [ProjectNote] { get }
  /// The orientation in which the source was drawn, if nothing beside it gives the application's orientations; `nil` if they
  /// are known.
  var drawnOrientation: DrawnOrientation? { get }
}

extension SceneSource {
  package var fixture: Scene? { nil }
  package var storyboard: InterfaceBuilderFile? { nil }
  package var canvas: SourceCanvas? { nil }
  package var drawnOrientation: DrawnOrientation? { canvas?.drawnOrientation }
  package var languages: (any SourceLanguages)? { nil }
  package var code: SourceCode? { nil }
  package var codeChanges: CodeChanges? { nil }
  package func codeChanges(ofScene id: String?) -> CodeChanges? { codeChanges }
  package func leftOutCode(ofScene id: String?) -> [String] { [] }
  package var codeAnswers: CodeAnswers? { nil }
  package var settings: ProjectFiles? { nil }
  package func source(ofScene id: String?) -> any SceneSource { self }
  package func leads(fromScene id: String?) -> [SceneLead] { [] }
  package func classShown(inScene id: String?) -> String? { nil }
  package var languagesOfDictionaryWords: [String?] { [] }
  package var projectNotes: [ProjectNote] { [] }
}

/// A way from a scene to another one.
package struct SceneLead: Hashable, Sendable {
  /// The file of the other scene.
  package let path: Path
  /// The id of the other scene.
  package let scene: String
  /// The way in words: what is written on what is tapped.
  package let words: String

  package init(to scene: String, in path: Path, words: String) {
    (self.scene, self.path, self.words) = (scene, path, words)
  }
}

/// The languages that a source, or its project, has texts in.
package protocol SourceLanguages: Sendable {
  /// Returns the languages, sorted.
  ///
  /// - Throws: `ConfigurationError` if they can't be read.
  func localizations() throws(ConfigurationError) -> [String]
  /// Tells whether the source can be shown in a language.
  func hasLanguage(_ language: String) -> Bool
}

/// The code that makes a source's scenes.
package struct SourceCode: Sendable {
  /// The project's files, which positions may be in, by their numbers from 1.
  package let files: [Path]
  /// The folder with the scenes' images.
  package let resources: Path

  package init(files: [Path], resources: Path) { (self.files, self.resources) = (files, resources) }
}
