import LayoutInput
package import LayoutModel
package import LayoutOutput
package import LayoutResolution
import LayoutSimulator

extension SceneFile {
  /// The layouts under some conditions, in their order.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - name: The scene asked for of a file of several; all if `nil`.
  /// - Returns: The layouts, what wasn't understood of the file, and what UIKit throws in place of layouts.
  /// - Throws: `DeviceError`, `LayoutFailure`, `InputError`, `SceneChoiceError`.
  package func layouts(under conditions: [Conditions], scene name: String? = nil) throws -> Result {
    var layouts: [ScreenLayout] = []
    var result = try forEachLayout(under: conditions, scene: name) { layouts.append($0) }
    result.layouts = layouts
    return result
  }

  /// Hands on the layouts under some conditions, in their order, each when it is made: of large screens two take much room.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - name: The scene asked for of a file of several; all if `nil`.
  ///   - body: What takes a layout.
  /// - Returns: What wasn't understood of the file, and what UIKit throws in place of layouts; no layouts.
  /// - Throws: `DeviceError`, `LayoutFailure`, `InputError`, `SceneChoiceError`; what `body` throws.
  package func forEachLayout(
    under conditions: [Conditions], scene name: String? = nil, _ body: (ScreenLayout) throws -> Void
  ) throws -> Result {
    var result = Result()
    // What can't be is told before anything is laid out.
    for conditions in conditions { try checkDevice(of: conditions) }
    for conditions in conditions {
      let scenes: [Scene]
      switch content {
      case .fixture(let scene):
        try check(scene, isCalled: name)
        guard !conditions.isOnCanvas else { throw SceneChoiceError.noCanvas }
        scenes = [scene]
      case .interfaceBuilder(let file):
        let found = try self.scenes(of: file, under: conditions, named: name)
        scenes = found.scenes
        if result.warnings.isEmpty { result.warnings = found.warnings }
      }
      for scene in scenes {
        guard let layout = try result.layout({ try scene.layout(under: conditions) }) else { continue }
        try body(layout)
      }
    }
    return result
  }

  private func checkDevice(of conditions: Conditions) throws(DeviceError) {
    if let fixture {
      _ = try fixture.device(named: conditions.device, systemVersion: conditions.systemVersion)
    } else if let name = conditions.device, name != Device.inlineID {
      _ = try DeviceCatalogue.knownDevice(named: name, systemVersion: conditions.systemVersion)
    }
  }

  // MARK: Names

  /// The conditions that are asked for, each once, as dumps of the file name them; what the file is laid out under where
  /// nothing is asked for.
  package func conditions(askedFor request: LayoutRequest) -> [Conditions] {
    request.conditions(hasCanvas: fixture == nil).map(resolved).uniqued(by: \.identity)
  }

  /// Conditions as a dump of the file names them: with the file's own device and orientation where none is asked for.
  ///
  /// The own device of an Interface Builder file, as an application sees it and not as on the canvas, is `inline`.
  package func resolved(_ conditions: Conditions) -> Conditions {
    guard !conditions.isOnCanvas else { return conditions }
    var resolved = conditions
    switch content {
    case .fixture(let scene):
      resolved.device = conditions.device ?? (try? scene.device())?.id
      resolved.orientation = conditions.orientation ?? scene.orientation
    case .interfaceBuilder(let file):
      resolved.device = conditions.device ?? Device.inlineID
      resolved.orientation = conditions.orientation ?? file.orientation
    }
    return resolved
  }

  /// The conditions of a layout that a dump of the file holds.
  package func conditions(of record: FrameDump.LayoutRecord) -> Conditions {
    var conditions = record.conditions
    if isCanvas(device: record.device) {
      conditions.isOnCanvas = true
      (conditions.device, conditions.orientation) = (nil, nil)
    }
    return resolved(conditions)
  }

  /// Whether a dump of the file can name a device: one of the catalogue, the file's own, or its canvas's.
  package func hasDevice(named name: String) -> Bool {
    switch content {
    case .fixture(let scene): (try? scene.device(named: name)) != nil
    case .interfaceBuilder:
      isCanvas(device: name) || name == Device.inlineID || DeviceCatalogue.device(named: name) != nil
    }
  }

  /// Whether a device is the one that Interface Builder shows the file on.
  func isCanvas(device: String) -> Bool {
    if case .interfaceBuilder(let file) = content { device == file.canvasDevice } else { false }
  }

  // MARK: Scenes

  /// Of a file with more names than these no message tells all.
  private static let mostNamesToTell = 40

  /// Checks that a fixture is what a scene is asked for by: `initial`, its name, or its root controller's id.
  ///
  /// - Throws: `SceneChoiceError`.
  func check(_ scene: Scene, isCalled name: String?) throws(SceneChoiceError) {
    let names = [
      InterfaceBuilderFile.nameOfInitialScene, scene.name, scene.rootViewController.id,
    ].compactMap(\.self).uniqued()
    guard let name, !names.contains(name) else { return }
    throw .unknown(name, nearest: Spelling.nearest(to: name, among: names), choices: names)
  }

  /// The scenes of an Interface Builder file that are asked for, as they are under conditions; all where none is.
  func scenes(
    of file: InterfaceBuilderFile, under conditions: Conditions, named name: String?
  ) throws -> (scenes: [Scene], warnings: [InputWarning]) {
    let showsCanvas =
      conditions.isOnCanvas && conditions.systemVersion == nil && (name.map(file.hasCanvas) ?? true)
    var device =
      try conditions.device.flatMap { $0 == Device.inlineID ? nil : $0 }.map {
        try DeviceCatalogue.knownDevice(named: $0, systemVersion: conditions.systemVersion)
      } ?? file.systemDevice(on: conditions.systemVersion)
    if let size = conditions.size { device.windowPlacement = .size(size) }
    let orientation = conditions.orientation ?? file.orientation
    let (scenes, warnings) = try file.scenes(
      in: showsCanvas ? nil : device.window(in: orientation), orientation, named: name)
    if let name, scenes.isEmpty {
      guard !file.hasController(named: name) else { throw SceneChoiceError.withoutView(name) }
      guard name != InterfaceBuilderFile.nameOfInitialScene else { throw SceneChoiceError.noInitial }
      throw SceneChoiceError.unknown(
        name, nearest: Spelling.nearest(to: name, among: file.sceneNames),
        choices: file.sceneNames.count <= Self.mostNamesToTell ? file.sceneNames : [])
    }
    return (scenes, warnings)
  }
}
