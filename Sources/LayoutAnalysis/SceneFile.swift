import Documents
package import FileSystem
package import LayoutInput
package import LayoutModel
import LayoutSimulator

/// A file and the scenes that were read from it: a fixture's one, or all of an Interface Builder file.
package struct SceneFile {
  package let path: String
  private let content: Content

  private enum Content {
    case fixture(Scene)
    case interfaceBuilder(InterfaceBuilderFile)
  }

  /// Why a file gives no scene.
  package enum Failure: Error {
    case file(Files.Failure)
    case input(InputError)
  }

  /// The endings of inputs' names.
  package static let endings = ["json"] + interfaceBuilderEndings
  private static let interfaceBuilderEndings = ["xib", "storyboard"]

  /// Reads a fixture or an Interface Builder file, told by its name; from standard input, for `-`, by its first
  /// character.
  package init(reading path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      throw .file(error)
    }
    let isMarkup = path == Files.standardInput && Self.beginsWithMarkup(bytes)
    let name = path == Files.standardInput ? "stdin" : Self.stem(of: path)
    do throws(InputError) {
      if isMarkup || Self.hasEnding(path, of: Self.interfaceBuilderEndings) {
        content = .interfaceBuilder(try InterfaceBuilderFile(reading: bytes, name: name))
      } else {
        content = .fixture(try Fixture.scene(from: bytes, name: name))
      }
    } catch {
      throw .input(error)
    }
    self.path = path
  }

  /// Whether a file's name ends in one of some endings, however it is written.
  package static func hasEnding(_ path: String, of endings: [String]) -> Bool {
    let name = path.lowercased()
    return endings.contains { name.hasSuffix(".\($0)") }
  }

  /// Whether the first character behind a byte order mark and white space opens an element.
  private static func beginsWithMarkup(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    return rest.first { !whiteSpace.contains($0) } == UInt8(ascii: "<")
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let whiteSpace: Set<UInt8> = Set(" \t\r\n".utf8)

  /// A file's name without its ending.
  package static func stem(of path: String) -> String {
    let name = Files.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The scene of a fixture; `nil` of an Interface Builder file.
  package var fixture: Scene? {
    if case .fixture(let scene) = content { scene } else { nil }
  }

  /// What dumps call the file.
  package var name: String {
    switch content {
    case .fixture(let scene): scene.name
    case .interfaceBuilder(let file): file.name
    }
  }

  /// All that a scene of the file can be asked for by; nothing of a fixture, which has one.
  package var sceneNames: [String] {
    switch content {
    case .fixture: []
    case .interfaceBuilder(let file): file.sceneNames
    }
  }

  /// Layouts, and what wasn't understood of the file on the way.
  package struct Result {
    package var layouts: [ScreenLayout] = []
    package var warnings: [InputWarning] = []
    /// What UIKit throws on devices that have no layout for it.
    package var exceptions: [SimulatedException] = []

    /// Adds a layout, or what UIKit throws in place of it.
    mutating func add(_ layout: () throws -> ScreenLayout) throws {
      do {
        layouts.append(try layout())
      } catch let exception as SimulatedException {
        exceptions.append(exception)
      }
    }
  }

  /// What a layout is of: a device and an orientation, or an Interface Builder file's own canvas where neither is asked for.
  package struct Target: Hashable, Sendable {
    package var device: String?
    package var orientation: InterfaceOrientation?

    /// The canvas.
    package static let canvas = Target()
  }

  /// The targets that are asked for, devices first.
  package func targets(_ request: LayoutRequest) -> [Target] {
    if case .interfaceBuilder = content, request.devices.isEmpty, request.orientations.isEmpty,
      request.windowSize == nil
    {
      return [.canvas]
    }
    return request.pairs().map { Target(device: $0.device, orientation: $0.orientation) }
  }

  /// The target of a layout that a dump names.
  ///
  /// - Throws: `DeviceError` where there is no such device.
  package func target(device: String, orientation: InterfaceOrientation) throws(DeviceError) -> Target {
    switch content {
    case .fixture(let scene): _ = try scene.device(named: device)
    case .interfaceBuilder(let file):
      if device == file.canvasDevice { return .canvas }
      _ = try DeviceCatalogue.knownDevice(named: device, systemVersion: nil)
    }
    return Target(device: device, orientation: orientation)
  }

  /// The layouts of some targets, in their order.
  ///
  /// - Throws: `DeviceError`, `LayoutFailure`, `InputError`, `SceneChoiceError`.
  package func layouts(_ targets: [Target], _ request: LayoutRequest) throws -> Result {
    var result = Result()
    for target in targets {
      switch content {
      case .fixture(let scene): try result.add { try layout(of: scene, target, request) }
      case .interfaceBuilder(let file):
        let (scenes, warnings) = try self.scenes(of: file, target, request)
        for scene in scenes {
          try result.add {
            if let canvas = scene.canvas { return try scene.layout(on: canvas, request.userSettings) }
            return try layout(of: scene, target, request)
          }
        }
        if result.warnings.isEmpty { result.warnings = warnings }
      }
    }
    return result
  }

  private func layout(of scene: Scene, _ target: Target, _ request: LayoutRequest) throws -> ScreenLayout {
    var device = try scene.device(named: target.device, systemVersion: request.systemVersion)
    device.windowPlacement = request.windowSize.map(WindowPlacement.size) ?? device.windowPlacement
    return try scene.layout(in: target.orientation ?? scene.orientation, on: device, request.userSettings)
  }

  /// Of a file with more names than these no message tells all.
  private static let mostNamesToTell = 40

  /// The scenes of an Interface Builder file that a request names, as they are on a target; all where it names none.
  private func scenes(
    of file: InterfaceBuilderFile, _ target: Target, _ request: LayoutRequest
  ) throws -> (scenes: [Scene], warnings: [InputWarning]) {
    let isOnCanvas =
      target == .canvas && request.systemVersion == nil && request.windowSize == nil
      && (request.scene.map(file.hasCanvas) ?? true)
    var device =
      try target.device.map {
        try DeviceCatalogue.knownDevice(named: $0, systemVersion: request.systemVersion)
      } ?? file.systemDevice(on: request.systemVersion)
    device.windowPlacement = request.windowSize.map(WindowPlacement.size) ?? device.windowPlacement
    let window = isOnCanvas ? nil : device.window(in: target.orientation ?? file.orientation)
    let (scenes, warnings) = try file.scenes(
      in: window, target.orientation ?? file.orientation, named: request.scene)
    if let wanted = request.scene, scenes.isEmpty {
      guard !file.hasController(named: wanted) else { throw SceneChoiceError.withoutView(wanted) }
      guard wanted != InterfaceBuilderFile.nameOfInitialScene else { throw SceneChoiceError.noInitial }
      throw SceneChoiceError.unknown(
        wanted, nearest: Spelling.nearest(to: wanted, among: file.sceneNames),
        choices: file.sceneNames.count <= Self.mostNamesToTell ? file.sceneNames : [])
    }
    return (scenes, warnings)
  }
}

// MARK: - Conversion

extension SceneFile {
  /// The one scene that is asked for, with the device, the system and the user's settings that they name.
  ///
  /// An Interface Builder file's scene is on its canvas where they name neither a device nor an orientation nor a system.
  ///
  /// - Returns: The scene, none of a file without views, and what isn't understood.
  /// - Throws: `DeviceError`, `InputError`; `SceneChoiceError` where several scenes are meant.
  package func scene(_ request: LayoutRequest) throws -> (scene: Scene?, warnings: [InputWarning]) {
    let scene: Scene
    var warnings: [InputWarning] = []
    switch content {
    case .fixture(let own):
      guard request.orientations.isEmpty else { throw SceneChoiceError.fixtureKeepsVariations }
      scene = own
    case .interfaceBuilder(let file):
      let target = Target(device: request.devices.first, orientation: request.orientations.first ?? nil)
      let found = try scenes(of: file, target, request)
      guard let only = found.scenes.first else { return (nil, found.warnings) }
      guard found.scenes.count == 1 else { throw SceneChoiceError.several(file.sceneWords(named: request.scene)) }
      (scene, warnings) = (only, found.warnings)
    }
    let device = request.devices.first.map(DeviceChoice.named) ?? scene.device
    let converted = Scene(
      checked: scene.rootViewController, viewControllers: scene.viewControllers, name: scene.name, device: device,
      systemVersion: request.systemVersion ?? scene.systemVersion, application: scene.application,
      orientation: scene.orientation, userSettings: request.userSettings.merging(scene.userSettings),
      events: scene.events, canvas: scene.canvas)
    return (converted, warnings)
  }
}
