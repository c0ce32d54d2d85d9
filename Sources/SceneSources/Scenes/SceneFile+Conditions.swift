package import InterfaceBuilder
package import LayoutModel
package import LayoutOutput
package import LayoutResolution
import LayoutSimulator

extension SceneFile {
  /// Lays out the file under some conditions, in their order.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - name: The scene requested from a file of several; all if `nil`.
  /// - Returns: The layouts, warnings about the file, and the exceptions that UIKit throws instead of layouts.
  /// - Throws: `DeviceError`, `ImpossibleConditions`, `LayoutFailure`, `InputError`, `SceneChoiceError`.
  package func layouts(under conditions: [Conditions], scene name: String? = nil) throws -> Result {
    var layouts: [ScreenLayout] = []
    var result = try forEachLayout(under: conditions, scene: name) { layouts.append($0) }
    result.layouts = layouts
    return result
  }

  /// Calls a closure with the layouts under some conditions, in their order, each as soon as it is made. Two layouts of
  /// a large screen at once would take much memory.
  ///
  /// - Parameters:
  ///   - conditions: The conditions.
  ///   - name: The scene requested from a file of several; all if `nil`.
  ///   - changes: The changes to try in each scene before it is laid out.
  ///   - library: The scenes and plans that layouts share.
  ///   - body: The closure that receives a layout.
  /// - Returns: Warnings about the file, and the exceptions that UIKit throws instead of layouts; no layouts.
  /// - Throws: `DeviceError`, `ImpossibleConditions`, `LayoutFailure`, `InputError`, `SceneChoiceError`,
  ///   `WhatIf.Failure`; any error of `body`.
  package func forEachLayout(
    under conditions: [Conditions], scene name: String? = nil, whatIf changes: [WhatIf] = [],
    sharing library: SceneLibrary? = nil, _ body: (ScreenLayout) throws -> Void
  ) throws -> Result {
    // A single layout leaves nothing to share, and plans of large screens take much memory.
    let library = library ?? (conditions.count > 1 ? SceneLibrary() : nil)
    func layout(_ scene: Scene, under conditions: Conditions) throws -> ScreenLayout {
      guard let library else { return try scene.layout(under: conditions) }
      return try scene.layout(
        under: conditions, keepingPlansIn: library.plans(ofScene: scene.id), isMending: true)
    }
    var result = Result()
    // Impossible conditions are reported before anything is laid out.
    for conditions in conditions {
      try checkDevice(of: conditions)
      if let impossible = impossibility(of: conditions), case .textSize = impossible { throw impossible }
    }
    switch content {
    case .fixture(let scene):
      try check(scene, isCalled: name)
      guard !conditions.contains(where: \.isOnCanvas) else { throw SceneChoiceError.noCanvas }
      let scene = changes.isEmpty ? scene : try WhatIf.apply(changes, to: scene)
      for conditions in conditions {
        let layout = try result.layout(of: nil, under: conditions) {
          try layout(scene, under: conditions)
        }
        if let layout { try body(layout) }
      }
    case .interfaceBuilder(let file):
      for conditions in conditions {
        let found =
          try library.map { try scenes(of: file, under: conditions, named: name, $0) }
          ?? scenes(of: file, under: conditions, named: name)
        if result.warnings.isEmpty { result.warnings = found.warnings }
        for found in found.scenes {
          let scene = changes.isEmpty ? found : try WhatIf.apply(changes, to: found)
          let layout = try result.layout(of: scene.id, under: conditions) {
            try layout(scene, under: conditions)
          }
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

  /// Returns the requested conditions, each once, as dumps of the file name them; the file's defaults if none are
  /// requested. Conditions that no device ever sold can have are left out, unless nothing else remains.
  package func conditions(askedFor request: LayoutRequest) -> [Conditions] {
    let all = naming(request).conditions(hasCanvas: fixture == nil).map(resolved).uniqued(by: \.identity)
    let possible = all.filter { impossibility(of: $0) == nil }
    return possible.isEmpty ? all : possible
  }

  /// Returns the conditions that lint and reports use: the requested ones, on devices of the kind that the file is for.
  package func conditions(lintedUnder request: LayoutRequest) -> [Conditions] {
    conditionsOfItsDevices(among: conditions(askedFor: request)).filter { impossibility(of: $0) == nil }
  }

  /// Returns why no device ever sold can show the file under conditions that name a device; `nil` if one can. A
  /// fixture's own system version counts too.
  package func impossibility(of conditions: Conditions) -> ImpossibleConditions? {
    let own = fixture.flatMap { try? $0.device(named: conditions.device, systemVersion: conditions.systemVersion) }
    return conditions.impossibility(on: own?.systemVersion)
  }

  /// Returns a request in which each requested language is named.
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

  /// Tells whether the file can be shown in a language. A fixture has one language, and so can be shown in any.
  package func hasLanguage(_ language: String) -> Bool { fixture != nil || project.hasLanguage(language) }

  /// Every language that the file has texts in. If these can't be read, the word for all of them stays, and laying out
  /// the file reports why.
  private var allLocalizations: [String] {
    (try? project.localizations()) ?? [LayoutRequest.allLocalizations]
  }

  /// Returns conditions as a dump of the file names them: with the file's own device and orientation where none is
  /// requested.
  ///
  /// An Interface Builder file's own device, as an application sees it and not as on the canvas, is `inline`.
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

  /// Returns the conditions under which an application would show the file: those on devices of the kind that it is
  /// for. These are all of them if the file is for every kind, or if none is on such a device.
  private func conditionsOfItsDevices(among conditions: [Conditions]) -> [Conditions] {
    guard case .interfaceBuilder(let file) = content, let idiom = file.idiom else { return conditions }
    let own = conditions.filter { conditions in
      guard let device = conditions.device.flatMap({ DeviceCatalogue.device(named: $0) }) else { return true }
      return device.idiom == idiom
    }
    return own.contains { !$0.isOnCanvas } ? own : conditions
  }

  /// Returns the conditions that are worth examining for a scene. The height of a row, or of a view that others embed,
  /// is up to its container when text is larger. For such a view larger texts are left out if its window is also
  /// requested with standard text. A run of lint says so.
  ///
  /// - Parameters:
  ///   - id: The scene's id in a file of several.
  ///   - conditions: The conditions, on all of the file's devices.
  /// - Returns: The conditions that remain, in their order.
  package func conditions(ofScene id: String?, among conditions: [Conditions]) -> [Conditions] {
    guard case .interfaceBuilder(let file) = content, file.part(ofScene: id) != nil else { return conditions }
    let windows = Set(conditions.filter(\.hasStandardText).map(\.window))
    return conditions.filter { $0.hasStandardText || !windows.contains($0.window) }
  }

  /// Returns the conditions of a layout in a dump of the file.
  package func conditions(of record: FrameDump.LayoutRecord) -> Conditions {
    var conditions = record.conditions
    if isCanvas(device: record.device) {
      conditions.isOnCanvas = true
      (conditions.device, conditions.orientation) = (nil, nil)
    }
    return resolved(conditions)
  }

  /// A Boolean value that tells whether the file is a fixture that names a device.
  package var namesDevice: Bool { fixture.map { (try? $0.device()) != nil } ?? false }

  /// Tells whether a dump of the file can name a device: one of the catalogue, the file's own, or its canvas's.
  package func hasDevice(named name: String) -> Bool {
    switch content {
    case .fixture(let scene): (try? scene.device(named: name)) != nil
    case .interfaceBuilder:
      isCanvas(device: name) || name == Device.inlineID || DeviceCatalogue.device(named: name) != nil
    }
  }

  /// Tells whether a device is the one that Interface Builder shows the file on.
  package func isCanvas(device: String) -> Bool {
    if case .interfaceBuilder(let file) = content { device == file.canvasDevice } else { false }
  }

  // MARK: Scenes

  /// The maximum number of names that a message lists.
  private static let maximumNamesShown = 40

  /// Checks that a requested name is a fixture's: `initial`, its name, or its root controller's id.
  ///
  /// - Throws: `SceneChoiceError`.
  package func check(_ scene: Scene, isCalled name: String?) throws(SceneChoiceError) {
    let names = Self.names(of: scene)
    guard let name, !names.contains(name) else { return }
    throw .unknown(name, nearest: Spelling.nearest(to: name, among: names), choices: names)
  }

  private static func names(of scene: Scene) -> [String] {
    [InterfaceBuilderFile.nameOfInitialScene, scene.name, scene.rootViewController.id].compactMap(\.self).uniqued()
  }

  /// Returns the names by which a scene of the file can be requested.
  ///
  /// - Parameter id: The scene's id in a file of several.
  /// - Returns: The names.
  package func names(ofScene id: String?) -> [String] {
    switch content {
    case .fixture(let scene): Self.names(of: scene)
    case .interfaceBuilder(let file): file.names(ofScene: id)
    }
  }

  /// Returns the requested scenes of an Interface Builder file under conditions; all if none is requested.
  package func scenes(
    of file: InterfaceBuilderFile, under conditions: Conditions, named name: String?
  ) throws -> Scenes {
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
  /// The conditions without the user's settings: the window.
  package var window: Conditions {
    var window = self
    (window.contentSizeCategory, window.layoutDirection, window.pseudolanguage) = (nil, nil, nil)
    return window
  }

  /// A Boolean value that tells whether text has its default size.
  fileprivate var hasStandardText: Bool { contentSizeCategory ?? .large == .large }
}
