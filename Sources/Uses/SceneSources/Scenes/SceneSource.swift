package import Documents
package import FileSystem
package import InterfaceBuilder
package import LayoutModel

/// Scenes and warnings about what isn't understood in their source.
package typealias FoundScenes = (scenes: [Scene], warnings: [InputWarning])

/// A source of scenes: a file in one of the formats, or anything else that can name its scenes and make them for a window.
///
/// `SceneFile` reads the sources that are files. All that is done with scenes is done with any source: extensions of this
/// protocol complete requests (`conditions(askedFor:)`), lay out (`forEachLayout(under:scene:whatIf:sharing:_:)`), and
/// resize. A source that isn't of Interface Builder leaves the requirements of the second half as they are.
package protocol SceneSource: Sendable {
  // MARK: What every source says

  /// The file, which messages name and `positions` are in.
  var path: Path { get }
  /// A Boolean value that tells whether code makes the screens, which nothing but the code describes.
  var isCode: Bool { get }
  /// The other files that positions may be in, by their numbers from 1.
  var otherFiles: [Path] { get }
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
  /// Returns scenes as they are under conditions. User settings, such as the text size, change none.
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
  /// The scene of a fixture: it is the same in every window, names its device, and has events and assertions; `nil` if
  /// scenes are made for each window.
  var fixture: Scene? { get }

  /// Returns the source that says a scene: another one where code makes it.
  ///
  /// - Parameter id: The scene's id in a source of several.
  /// - Returns: The source, which has the scene under the same id.
  func source(ofScene id: String?) -> any SceneSource

  // MARK: What files of Interface Builder and their projects say

  /// All names by which a scene can be requested; empty for an only scene.
  var sceneNames: [String] { get }
  /// Returns scenes in words, each with the names that select it.
  func sceneWords(named name: String?) -> [String]
  /// The device that Interface Builder shows the scenes on; `nil` if they have no canvas.
  var canvasDevice: String? { get }
  /// The only kind of device that the source is for; `nil` for both kinds.
  var idiom: UserInterfaceIdiom? { get }
  /// A Boolean value that tells whether the source is a launch screen.
  var isLaunchScreen: Bool { get }
  /// The orientation in which the source was drawn, if nothing beside it gives the application's orientations; `nil` if
  /// they are known.
  var drawnOrientation: DrawnOrientation? { get }
  /// Returns the part that a scene is if it isn't a screen; `nil` for a screen.
  func part(ofScene id: String?) -> InterfaceBuilderFile.Part?
  /// The controllers and segues of a storyboard.
  var map: StoryboardMap? { get }
  /// The appearances that the source gives its views separately, by the views' ids; layouts don't need them.
  var appearances: [String: ViewAppearance] { get }
  /// The folder with the images of scenes that code makes; `nil` where they lie beside the source.
  var resources: Path? { get }
  /// The identifiers of constraints in UIKit's logs, by position, if they aren't the constraints' ids.
  var constraintIdentifiers: [SourcePosition: String] { get }
  /// A Boolean value that tells whether the user's settings, such as the text size, change scenes.
  var changesWithSettings: Bool { get }
  /// Returns a window that represents all that are alike for scenes without a split view.
  func representative(of window: KnownWindow) -> KnownWindow
  /// Returns the languages that the source has texts in, sorted.
  ///
  /// - Throws: `ConfigurationError` if they can't be read.
  func localizations() throws(ConfigurationError) -> [String]
  /// Tells whether the source can be shown in a language. One without languages can be shown in any.
  func hasLanguage(_ language: String) -> Bool
  /// The languages, `nil` for the source's own, whose texts may be in a script that needs a dictionary to find words.
  var languagesOfDictionaryWords: [String?] { get }
  /// Notes on what isn't understood beside the source, and is treated as missing.
  var projectNotes: [ProjectNote] { get }
}

extension SceneSource {
  package var isCode: Bool { false }
  package func source(ofScene id: String?) -> any SceneSource { self }
  package var otherFiles: [Path] { [] }
  package var fixture: Scene? { nil }
  package var sceneNames: [String] { [] }
  package func sceneWords(named name: String?) -> [String] { sceneNames }
  package var canvasDevice: String? { nil }
  package var idiom: UserInterfaceIdiom? { nil }
  package var isLaunchScreen: Bool { false }
  package var drawnOrientation: DrawnOrientation? { nil }
  package func part(ofScene id: String?) -> InterfaceBuilderFile.Part? { nil }
  package var map: StoryboardMap? { nil }
  package var appearances: [String: ViewAppearance] { [:] }
  package var resources: Path? { nil }
  package var constraintIdentifiers: [SourcePosition: String] { [:] }
  package var changesWithSettings: Bool { false }
  package func representative(of window: KnownWindow) -> KnownWindow { window }
  package func localizations() throws(ConfigurationError) -> [String] { [] }
  package func hasLanguage(_ language: String) -> Bool { true }
  package var languagesOfDictionaryWords: [String?] { [] }
  package var projectNotes: [ProjectNote] { [] }
}
