package import Documents
package import FileSystem
package import LayoutInput
package import LayoutModel
package import LayoutResolution
import LayoutSimulator

/// A file and the scenes that were read from it: a fixture's one, or all of an Interface Builder file.
package struct SceneFile {
  package let path: Path
  let content: Content
  /// The files beside it, which tell of an Interface Builder file's texts, images, fonts and application, and of a
  /// fixture's fonts.
  package let project: ProjectFiles
  /// Whether its text may be in a script whose words a dictionary tells. Escapes aren't looked behind: no editor writes these
  /// scripts so.
  let mayHoldDictionaryWords: Bool

  enum Content {
    case fixture(Scene)
    case interfaceBuilder(InterfaceBuilderFile)
  }

  /// Why a file gives no scene.
  package enum Failure: Error {
    case file(Files.Failure)
    case input(InputError)
  }

  /// A scene that is in no file.
  package init(_ scene: Scene) {
    path = Path(scene.name)
    content = .fixture(scene)
    project = ProjectFiles(beside: Files.standardInput, in: Projects())
    mayHoldDictionaryWords = true
  }

  /// A file of Interface Builder that was read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - place: The path beside which its project's files stand; none if `nil`.
  ///   - configured: The path whose configuration holds for it; that one if `nil`.
  ///   - projects: The projects that are known.
  init(
    _ file: InterfaceBuilderFile, beside place: Path? = nil, configuredAs configured: Path? = nil,
    in projects: Projects = Projects()
  ) {
    path = Path(file.name)
    content = .interfaceBuilder(file)
    project = ProjectFiles(beside: place ?? Files.standardInput, in: projects, configuredAs: configured)
    mayHoldDictionaryWords = true
  }

  /// The endings of inputs' names.
  package static let endings = ["json"] + interfaceBuilderEndings
  static let interfaceBuilderEndings = ["xib", "storyboard"]

  /// Reads a fixture or an Interface Builder file, told by its name; from standard input, for `-`, by its first
  /// character.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - projects: The projects that files are read of, so that each is looked through once.
  /// - Throws: `Failure`.
  package init(reading path: Path, in projects: Projects = Projects()) throws(Failure) {
    try self.init(try Self.bytes(of: path), at: path, in: projects)
  }

  /// A file's bytes, as many as a file may have.
  package static func bytes(of path: Path) throws(Failure) -> [UInt8] {
    do throws(Files.Failure) {
      return try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw .file(error)
    }
  }

  /// The file of a path by its bytes.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: The file.
  ///   - projects: The projects that files are read of; `nil` for a file that has nothing beside it.
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

  /// Whether the first character behind a byte order mark and white space opens an element.
  private static func beginsWithMarkup(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    return rest.first { !whiteSpace.contains($0) } == UInt8(ascii: "<")
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let whiteSpace: Set<UInt8> = Set(" \t\r\n".utf8)

  /// The scene of a fixture; `nil` of an Interface Builder file.
  package var fixture: Scene? {
    if case .fixture(let scene) = content { scene } else { nil }
  }

  /// Whether it is what an application shows while it starts.
  var isLaunchScreen: Bool {
    if case .interfaceBuilder(let file) = content { file.isLaunchScreen } else { false }
  }

  /// How an Interface Builder file was drawn, where no `Info.plist` beside it tells which orientations the application has; `nil` where
  /// that is known, as it is of a fixture.
  var drawnOrientation: DrawnOrientation? {
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

  /// Where the file begins to tell of its screens: the place of what is wrong with a file as a whole.
  package var position: SourcePosition? {
    switch content {
    case .fixture(let scene): scene.position
    case .interfaceBuilder(let file): file.position
    }
  }

  /// What dumps call the file.
  package var name: String {
    switch content {
    case .fixture(let scene): scene.name
    case .interfaceBuilder(let file): file.name
    }
  }

  /// What the file says of its views' looks apart from the views, by their ids; layouts don't need it.
  package var appearances: [String: ViewAppearance] {
    switch content {
    case .fixture: [:]
    case .interfaceBuilder(let file): file.appearances()
    }
  }

  /// What UIKit's logs call the file's constraints, by where these stand; of a fixture it is their ids.
  var constraintIdentifiers: [SourcePosition: String] {
    switch content {
    case .fixture: [:]
    case .interfaceBuilder(let file): file.constraintIdentifiers()
    }
  }

  /// All that a scene of the file can be asked for by; nothing of a fixture, which has one.
  package var sceneNames: [String] {
    switch content {
    case .fixture: []
    case .interfaceBuilder(let file): file.sceneNames
    }
  }

  /// The ids of the file's scenes, in its order; `nil` of a fixture's one.
  package var sceneIDs: [String?] {
    switch content {
    case .fixture: [nil]
    case .interfaceBuilder(let file): file.sceneIDs
    }
  }

  /// Layouts, and what wasn't understood of the file on the way.
  package struct Result {
    package var layouts: [ScreenLayout] = []
    package var warnings: [InputWarning] = []
    /// What UIKit throws in place of layouts.
    package private(set) var thrown: [Thrown] = []
    package var exceptions: [SimulatedException] { thrown.map(\.exception) }

    /// An exception in place of a layout.
    package struct Thrown {
      package let exception: SimulatedException
      /// The scene's id in a file of several.
      package let scene: String?
      package let conditions: Conditions
    }

    /// A layout; `nil` where UIKit throws in place of it, which is kept.
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
  /// The one scene that is asked for, with the device, the system and the user's settings that are asked for first.
  ///
  /// An Interface Builder file's scene is on its canvas where neither a device nor an orientation nor a system is asked
  /// for.
  ///
  /// - Returns: The scene, none of a file without views, and what isn't understood.
  /// - Throws: `DeviceError`, `InputError`; `SceneChoiceError` where several scenes are meant.
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
      // A fixture names the two together, and so has to be one that can be laid out.
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
