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
  /// - Throws: `DeviceError`, `ImpossibleConditions`, `LayoutFailure`, `InputError`, `SceneChoiceError`.
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
  ///   - changes: What is tried in each scene before it is laid out.
  ///   - body: What takes a layout.
  /// - Returns: What wasn't understood of the file, and what UIKit throws in place of layouts; no layouts.
  /// - Throws: `DeviceError`, `ImpossibleConditions`, `LayoutFailure`, `InputError`, `SceneChoiceError`, `WhatIf.Failure`; what
  ///   `body` throws.
  package func forEachLayout(
    under conditions: [Conditions], scene name: String? = nil, whatIf changes: [WhatIf] = [],
    _ body: (ScreenLayout) throws -> Void
  ) throws -> Result {
    try forEachLayout(under: conditions, scene: name, whatIf: changes, body) { file, conditions in
      try scenes(of: file, under: conditions, named: name)
    }
  }

  /// The same, with the scenes of an Interface Builder file under each of the conditions from `scenes`.
  func forEachLayout(
    under conditions: [Conditions], scene name: String?, whatIf changes: [WhatIf] = [],
    _ body: (ScreenLayout) throws -> Void,
    scenes: (InterfaceBuilderFile, Conditions) throws -> (scenes: [Scene], warnings: [InputWarning])
  ) throws -> Result {
    var result = Result()
    // What can't be is told before anything is laid out.
    for conditions in conditions {
      try checkDevice(of: conditions)
      if let impossible = impossibility(of: conditions), case .textSize = impossible { throw impossible }
    }
    switch content {
    case .fixture(let scene):
      try check(scene, isCalled: name)
      guard !conditions.contains(where: \.isOnCanvas) else { throw SceneChoiceError.noCanvas }
      var launcher = SceneLauncher(changes.isEmpty ? scene : try WhatIf.apply(changes, to: scene))
      for (position, asked) in conditions.enumerated() {
        let next = conditions.dropFirst(position + 1).first
        let layout = try result.layout(of: nil, under: asked) { try launcher.layout(under: asked, before: next) }
        if let layout { try body(layout) }
      }
    case .interfaceBuilder(let file):
      for conditions in conditions {
        let found = try scenes(file, conditions)
        if result.warnings.isEmpty { result.warnings = found.warnings }
        for found in found.scenes {
          let scene = changes.isEmpty ? found : try WhatIf.apply(changes, to: found)
          let layout = try result.layout(of: scene.id, under: conditions) { try scene.layout(under: conditions) }
          if let layout { try body(layout) }
        }
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
  /// nothing is asked for. What no device that was sold can have is left out, unless nothing else is left.
  package func conditions(askedFor request: LayoutRequest) -> [Conditions] {
    let all = naming(request).conditions(hasCanvas: fixture == nil).map(resolved).uniqued(by: \.identity)
    let possible = all.filter { impossibility(of: $0) == nil }
    return possible.isEmpty ? all : possible
  }

  /// The conditions that lint and reports lay the file out under: those that are asked for, on devices of the kind that the file is
  /// for.
  package func conditions(lintedUnder request: LayoutRequest) -> [Conditions] {
    conditionsOfItsDevices(among: conditions(askedFor: request)).filter { impossibility(of: $0) == nil }
  }

  /// Why no device that was sold can show the file under conditions, which name a device: also for the system that a fixture says
  /// itself. `nil` where one can.
  func impossibility(of conditions: Conditions) -> ImpossibleConditions? {
    let own = fixture.flatMap { try? $0.device(named: conditions.device, systemVersion: conditions.systemVersion) }
    return conditions.impossibility(on: own?.systemVersion)
  }

  /// A request that names each language which it asks for.
  package func naming(_ request: LayoutRequest) -> LayoutRequest {
    var request = request
    request.localizations =
      request.localizations.flatMap { $0 == LayoutRequest.allLocalizations ? allLocalizations : [$0] }.uniqued()
    request.named = request.named.flatMap { conditions in
      guard conditions.localization == LayoutRequest.allLocalizations else { return [conditions] }
      let languages = allLocalizations
      return (languages.isEmpty ? [nil] : languages.map(String?.some)).map { language in
        var named = conditions
        named.localization = language
        return named
      }
    }
    return request
  }

  /// Whether the file can be shown in a language: of a fixture, which has one language, in any.
  package func hasLanguage(_ language: String) -> Bool { fixture != nil || project.hasLanguage(language) }

  /// Every language that the file has texts in. Where that can't be read the word for all of them stays, and who lays the file out
  /// so is told why.
  private var allLocalizations: [String] {
    (try? project.localizations()) ?? [LayoutRequest.allLocalizations]
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

  /// The conditions under which an application would show the file: those on devices of the kind that it is for. All of them
  /// where it is for every kind, or where they have no device that it is for.
  private func conditionsOfItsDevices(among conditions: [Conditions]) -> [Conditions] {
    guard case .interfaceBuilder(let file) = content, let idiom = file.idiom else { return conditions }
    let own = conditions.filter { conditions in
      guard let device = conditions.device.flatMap({ DeviceCatalogue.device(named: $0) }) else { return true }
      return device.idiom == idiom
    }
    return own.contains { !$0.isOnCanvas } ? own : conditions
  }

  /// Those of the conditions under which a scene of the file tells something: how high a row or a view of others is with larger
  /// text is theirs to say, so that of such a view larger texts are left out where its window is asked for with those of standard
  /// size too. A run of lint says so.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a file of several.
  ///   - conditions: The conditions, all of the file's devices.
  /// - Returns: Some of them, in their order.
  package func conditions(ofScene id: String?, among conditions: [Conditions]) -> [Conditions] {
    guard case .interfaceBuilder(let file) = content, file.part(ofScene: id) != nil else { return conditions }
    let windows = Set(conditions.filter(\.hasStandardText).map(\.window))
    return conditions.filter { $0.hasStandardText || !windows.contains($0.window) }
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

  /// Whether the file is a fixture that names a device.
  var namesDevice: Bool { fixture.map { (try? $0.device()) != nil } ?? false }

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
  private static let maximumNamesShown = 40

  /// Checks that a fixture is what a scene is asked for by: `initial`, its name, or its root controller's id.
  ///
  /// - Throws: `SceneChoiceError`.
  func check(_ scene: Scene, isCalled name: String?) throws(SceneChoiceError) {
    let names = Self.names(of: scene)
    guard let name, !names.contains(name) else { return }
    throw .unknown(name, nearest: Spelling.nearest(to: name, among: names), choices: names)
  }

  private static func names(of scene: Scene) -> [String] {
    [InterfaceBuilderFile.nameOfInitialScene, scene.name, scene.rootViewController.id].compactMap(\.self).uniqued()
  }

  /// What a scene of the file can be asked for by.
  ///
  /// - Parameter id: The scene's id in a file of several.
  /// - Returns: The names.
  package func names(ofScene id: String?) -> [String] {
    switch content {
    case .fixture(let scene): Self.names(of: scene)
    case .interfaceBuilder(let file): file.names(ofScene: id)
    }
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
    let file = file.with(try project.content(of: file, in: conditions.localization, scale: device.scale))
    let (scenes, warnings) = try file.scenes(
      in: showsCanvas ? nil : device.window(in: orientation), orientation, named: name)
    if let name, scenes.isEmpty {
      guard !file.hasController(named: name) else { throw SceneChoiceError.withoutView(name) }
      guard name != InterfaceBuilderFile.nameOfInitialScene else { throw SceneChoiceError.noInitial }
      throw SceneChoiceError.unknown(
        name, nearest: Spelling.nearest(to: name, among: file.sceneNames),
        choices: file.sceneNames.count <= Self.maximumNamesShown ? file.sceneNames : [])
    }
    return (scenes, warnings)
  }
}

extension Conditions {
  /// The conditions without what the user sets: the window.
  var window: Conditions {
    var window = self
    (window.contentSizeCategory, window.layoutDirection, window.pseudolanguage) = (nil, nil, nil)
    return window
  }

  /// Whether text is of the size that it has where the user says nothing.
  fileprivate var hasStandardText: Bool { contentSizeCategory ?? .large == .large }
}
