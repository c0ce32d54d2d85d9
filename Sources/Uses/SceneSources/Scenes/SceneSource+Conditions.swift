package import InterfaceBuilder
package import LayoutModel
package import LayoutOutput
import LayoutResolution
import LayoutSimulator

extension SceneSource {
  // MARK: Names

  /// Returns the requested conditions, each once, as dumps of the file name them; the file's defaults if none are
  /// requested. Conditions that no device ever sold can have are left out, unless nothing else remains.
  package func conditions(askedFor request: LayoutRequest) -> [Conditions] {
    let all = naming(request).conditions(hasCanvas: canvas != nil).map(resolved).uniqued(by: \.identity)
    let possible = all.filter { impossibility(of: $0) == nil }
    return possible.isEmpty ? all : possible
  }

  /// Returns the conditions that lint and reports use: the requested ones, on devices of the kind that the file is for; none for
  /// a file of an Apple TV, which no known device shows.
  package func conditions(lintedUnder request: LayoutRequest) -> [Conditions] {
    guard storyboard?.isForTelevision != true else { return [] }
    return conditionsOfItsDevices(among: conditions(askedFor: request)).filter { impossibility(of: $0) == nil }
  }

  /// The conditions that the source itself names, or was drawn under; none where code makes scenes under any.
  package var ownConditions: [Conditions] {
    dependence == .everything ? [] : LayoutRequest().conditions(hasCanvas: canvas != nil).map(resolved)
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

  /// Every language that the file has texts in. If these can't be read, the word for all of them stays, and laying out
  /// the file reports why.
  private var allLocalizations: [String] {
    guard let languages else { return [] }
    return (try? languages.localizations()) ?? [LayoutRequest.allLocalizations]
  }

  /// Returns the conditions under which an application would show the file: those with a device of the file's kind. All conditions remain
  /// if the file is for every kind, or if no condition has such a device.
  private func conditionsOfItsDevices(among conditions: [Conditions]) -> [Conditions] {
    guard let idiom = storyboard?.idiom else { return conditions }
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
    guard canvas?.part(ofScene: id) != nil else { return conditions }
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
    isCanvas(device: name) || (try? device(named: name, systemVersion: nil)) != nil
  }

  /// Tells whether a device is the one that Interface Builder shows the source on.
  package func isCanvas(device: String) -> Bool { device == canvas?.device }

  // MARK: Scenes

  /// All names by which a scene can be requested; empty for an only scene.
  package var sceneNames: [String] {
    storyboard?.sceneNames ?? sceneIDs.compactMap(\.self).flatMap(names(ofScene:))
  }

  /// Returns the ids of the scenes that a name stands for, in the source's order; all of them if there is no name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - conditions: The conditions under which they are looked up.
  /// - Returns: The ids.
  /// - Throws: `DeviceError`, `InputError`, `SceneChoiceError`.
  package func sceneIDs(named name: String?, under conditions: Conditions) throws -> [String?] {
    guard let name else { return sceneIDs }
    return try scenes(under: conditions, named: name).scenes.map(\.id)
  }

  /// Returns the one requested scene, with the first device, system and user settings that are requested.
  ///
  /// A scene with a canvas is on it if no device, orientation or system is requested.
  ///
  /// - Returns: The scene, `nil` for a source without views, and warnings about the source.
  /// - Throws: `DeviceError`, `InputError`; `SceneChoiceError` if several scenes fit.
  package func scene(_ request: LayoutRequest) throws -> (scene: Scene?, warnings: [InputWarning]) {
    var conditions = request.asked[0]
    if canvas != nil {
      if conditions.device == nil, conditions.orientation == nil { conditions.isOnCanvas = true }
    } else if conditions.isOnCanvas {
      throw SceneChoiceError.noCanvas
    }
    guard fixture == nil || conditions.orientation == nil else { throw SceneChoiceError.fixtureKeepsVariations }
    let found = try scenes(under: conditions, named: request.scene)
    guard let scene = found.scenes.first else { return (nil, found.warnings) }
    guard found.scenes.count == 1 else {
      throw SceneChoiceError.several(storyboard?.sceneWords(named: request.scene) ?? sceneNames)
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
    return (converted, found.warnings)
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
