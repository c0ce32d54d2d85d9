package import Documents
package import FileSystem
import Fixtures
package import InterfaceBuilder
package import LayoutModel
package import LayoutResolution
import LayoutSimulator
package import Notations

/// A file and the scenes read from it: a fixture's only one, or all of an Interface Builder file.
package struct SceneFile {
  package let path: Path
  package let content: Content
  /// The files beside it, with an Interface Builder file's texts, images, fonts and application, or a fixture's fonts.
  package let project: ProjectFiles
  /// A Boolean value that tells whether its text may be in a script that needs a dictionary to find words. Escapes
  /// aren't decoded, because no editor writes these scripts with them.
  package let mayHoldDictionaryWords: Bool

  package enum Content {
    case fixture(Scene)
    case interfaceBuilder(InterfaceBuilderFile)
  }

  /// The reason why a file gives no scene.
  package enum Failure: Error {
    case file(Files.Failure)
    case input(InputError)
  }

  /// Creates a file for a scene that is in none.
  package init(_ scene: Scene) {
    path = Path(scene.name)
    content = .fixture(scene)
    project = ProjectFiles(beside: Files.standardInput, in: Projects())
    mayHoldDictionaryWords = true
  }

  /// Creates a file from an Interface Builder file that was read.
  ///
  /// - Parameters:
  ///   - file: The file's content.
  ///   - place: The path beside which its project's files are; none if `nil`.
  ///   - configured: The path whose configuration applies to it; `place` if `nil`.
  ///   - projects: The known projects.
  package init(
    _ file: InterfaceBuilderFile, beside place: Path? = nil, configuredAs configured: Path? = nil,
    in projects: Projects = Projects()
  ) {
    path = Path(file.name)
    content = .interfaceBuilder(file)
    project = ProjectFiles(beside: place ?? Files.standardInput, in: projects, configuredAs: configured)
    mayHoldDictionaryWords = true
  }

  /// The extensions of inputs.
  package static let endings = ["json"] + interfaceBuilderEndings
  package static let interfaceBuilderEndings = ["xib", "storyboard"]
  /// The names of folders with other people's code or build products, in which nothing is looked for.
  package static let foreignFolders: Set<Path> = ["Pods", "Carthage", "DerivedData"]

  /// Reads a fixture or an Interface Builder file, distinguished by its name; standard input, `-`, by its first
  /// character.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - projects: The projects that files belong to, so that each is searched once.
  /// - Throws: `Failure`.
  package init(reading path: Path, in projects: Projects = Projects()) throws(Failure) {
    try self.init(try Self.bytes(of: path), at: path, in: projects)
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
  /// - Throws: `Failure`.
  package init(_ bytes: [UInt8], at path: Path, in projects: Projects? = Projects()) throws(Failure) {
    let isMarkup = path == Files.standardInput && Self.beginsWithMarkup(bytes)
    let name = path == Files.standardInput ? "stdin" : path.name.stem.description
    let hasProject = projects != nil
    let isInterfaceBuilder = isMarkup || path.hasEnding(of: Self.interfaceBuilderEndings)
    let projects = projects ?? Projects()
    project =
      isInterfaceBuilder
      ? ProjectFiles(beside: hasProject ? path : Files.standardInput, in: projects)
      : ProjectFiles(besideFixture: hasProject ? path : Files.standardInput, in: projects)
    do throws(InputError) {
      if isInterfaceBuilder {
        content = .interfaceBuilder(try InterfaceBuilderFile(reading: bytes, name: name))
      } else {
        content = .fixture(try Fixture.scene(from: bytes, name: name, face: project.face))
      }
    } catch {
      throw .input(error)
    }
    self.path = path
    mayHoldDictionaryWords = WordBreaks.mayOccur(in: bytes)
  }

  /// Tells whether the first character after a byte order mark and white space opens an element.
  private static func beginsWithMarkup(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    return rest.first { !whiteSpace.contains($0) } == UInt8(ascii: "<")
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let whiteSpace: Set<UInt8> = Set(" \t\r\n".utf8)

  /// The scene of a fixture; `nil` for an Interface Builder file.
  package var fixture: Scene? {
    if case .fixture(let scene) = content { scene } else { nil }
  }

  /// A Boolean value that tells whether the file is a launch screen.
  package var isLaunchScreen: Bool {
    if case .interfaceBuilder(let file) = content { file.isLaunchScreen } else { false }
  }

  /// The orientation in which an Interface Builder file was drawn, if no `Info.plist` beside it gives the application's
  /// orientations; `nil` if they are known, as for a fixture.
  package var drawnOrientation: DrawnOrientation? {
    switch content {
    case .fixture: return nil
    case .interfaceBuilder(let file):
      guard !project.knowsApplication else { return nil }
      let ending = path.description.hasSuffix(".xib") ? ".xib" : ".storyboard"
      let twin = path.folder.file(path.name.stem.appending("land\(ending)"))
      return DrawnOrientation(
        isLandscape: file.drawnOrientation.isLandscape, hasLandscapeTwin: Files.kind(of: twin) == .file)
    }
  }

  /// The position at which the file's description of its screens begins, used for faults of the file as a whole.
  package var position: SourcePosition? {
    switch content {
    case .fixture(let scene): scene.position
    case .interfaceBuilder(let file): file.position
    }
  }

  /// The file's name in dumps.
  package var name: String {
    switch content {
    case .fixture(let scene): scene.name
    case .interfaceBuilder(let file): file.name
    }
  }

  /// The appearances that the file gives its views separately, by the views' ids; layouts don't need them.
  package var appearances: [String: ViewAppearance] {
    switch content {
    case .fixture: [:]
    case .interfaceBuilder(let file): file.appearances()
    }
  }

  /// The identifiers of the file's constraints in UIKit's logs, by position; a fixture's are its ids.
  package var constraintIdentifiers: [SourcePosition: String] {
    switch content {
    case .fixture: [:]
    case .interfaceBuilder(let file): file.constraintIdentifiers()
    }
  }

  /// All names by which a scene of the file can be requested; empty for a fixture, which has one scene.
  package var sceneNames: [String] {
    switch content {
    case .fixture: []
    case .interfaceBuilder(let file): file.sceneNames
    }
  }

  /// The ids of the file's scenes, in its order; `nil` for a fixture's only scene.
  package var sceneIDs: [String?] {
    switch content {
    case .fixture: [nil]
    case .interfaceBuilder(let file): file.sceneIDs
    }
  }

  /// Layouts, and warnings about the file.
  package struct Result {
    package var layouts: [ScreenLayout] = []
    package var warnings: [InputWarning] = []
    /// The exceptions that UIKit throws instead of layouts.
    package private(set) var thrown: [Thrown] = []
    package var exceptions: [SimulatedException] { thrown.map(\.exception) }

    /// An exception instead of a layout.
    package struct Thrown {
      package let exception: SimulatedException
      /// The scene's id in a file of several.
      package let scene: String?
      package let conditions: Conditions
    }

    /// Creates a result without layouts.
    package init() {}

    /// Appends what another has.
    package mutating func append(_ other: Result) {
      layouts += other.layouts
      warnings += other.warnings
      thrown += other.thrown
    }

    /// Returns a layout, or `nil` if UIKit throws an exception instead, which is kept.
    mutating func layout(
      of scene: String?, under conditions: Conditions, _ make: () throws -> ScreenLayout
    ) throws -> ScreenLayout? {
      do {
        return try make()
      } catch let exception as SimulatedException {
        thrown.append(Thrown(exception: exception, scene: scene, conditions: conditions))
        return nil
      }
    }
  }
}

// MARK: - Conversion

extension SceneFile {
  /// Returns the one requested scene, with the first device, system and user settings that are requested.
  ///
  /// An Interface Builder file's scene is on its canvas if no device, orientation or system is requested.
  ///
  /// - Returns: The scene, `nil` for a file without views, and warnings about the file.
  /// - Throws: `DeviceError`, `InputError`; `SceneChoiceError` if several scenes fit.
  package func scene(_ request: LayoutRequest) throws -> (scene: Scene?, warnings: [InputWarning]) {
    var conditions = request.asked[0]
    let scene: Scene
    var warnings: [InputWarning] = []
    switch content {
    case .fixture(let own):
      try check(own, isCalled: request.scene)
      guard !conditions.isOnCanvas else { throw SceneChoiceError.noCanvas }
      guard conditions.orientation == nil else { throw SceneChoiceError.fixtureKeepsVariations }
      scene = own
    case .interfaceBuilder(let file):
      if conditions.device == nil, conditions.orientation == nil { conditions.isOnCanvas = true }
      let found = try scenes(of: file, under: conditions, named: request.scene)
      guard let only = found.scenes.first else { return (nil, found.warnings) }
      guard found.scenes.count == 1 else { throw SceneChoiceError.several(file.sceneWords(named: request.scene)) }
      (scene, warnings) = (only, found.warnings)
    }
    let device = conditions.device.flatMap { $0 == Device.inlineID ? nil : DeviceChoice.named($0) } ?? scene.device
    if case .named(let name)? = device, conditions.device != nil || conditions.systemVersion != nil {
      // A fixture names device and system together, so the combination must be one that can be laid out.
      _ = try DeviceCatalogue.knownDevice(named: name, systemVersion: conditions.systemVersion ?? scene.systemVersion)
    }
    var converted = Scene(
      checked: scene.rootViewController, viewControllers: scene.viewControllers, name: scene.name, device: device,
      systemVersion: conditions.systemVersion ?? scene.systemVersion, application: scene.application,
      orientation: scene.orientation, userSettings: conditions.userSettings.merging(scene.userSettings),
      events: scene.events, canvas: scene.canvas)
    converted.assertions = scene.assertions
    converted.ignoredRules = scene.ignoredRules
    return (converted, warnings)
  }
}
