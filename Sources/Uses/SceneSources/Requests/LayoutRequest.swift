package import LayoutModel

/// The scene and conditions requested of a file: values for parts of conditions, or whole conditions by name.
package struct LayoutRequest: Hashable, Sendable {
  /// The devices requested by name; may be empty.
  package var devices: [String]
  package var systemVersions: [SystemVersion]
  /// The requested orientations; may be empty. `nil` stands for the interface's previous one.
  package var orientations: [InterfaceOrientation?]
  /// The requested window sizes; may be empty.
  package var sizes: [Size]
  package var contentSizeCategories: [ContentSizeCategory]
  package var layoutDirections: [UserInterfaceLayoutDirection]
  package var pseudolanguages: [Pseudolanguage]
  /// The requested languages of the project's texts; may be empty. `allLocalizations` stands for every language that a
  /// file has texts in.
  package var localizations: [String]
  /// The conditions requested by name.
  package var named: [Conditions]
  /// The scene requested from a file of several, by an object id, a storyboard identifier, a class name or `initial`.
  package var scene: String?

  /// The word for every language that a file has texts in.
  package static let allLocalizations = "all"

  /// The orientations used if none is requested (<doc:GoldenFiles#Layouts>).
  package static let standardOrientations: [InterfaceOrientation] = [.portrait, .landscapeLeft]

  /// Creates a request; parts that are left out request nothing.
  package init(
    devices: [String] = [], systemVersions: [SystemVersion] = [], orientations: [InterfaceOrientation?] = [],
    sizes: [Size] = [], contentSizeCategories: [ContentSizeCategory] = [],
    layoutDirections: [UserInterfaceLayoutDirection] = [], pseudolanguages: [Pseudolanguage] = [],
    localizations: [String] = [], named: [Conditions] = [], scene: String? = nil
  ) {
    self.devices = devices
    self.systemVersions = systemVersions
    self.orientations = orientations
    self.sizes = sizes
    self.contentSizeCategories = contentSizeCategories
    self.layoutDirections = layoutDirections
    self.pseudolanguages = pseudolanguages
    self.localizations = localizations
    self.named = named
    self.scene = scene
  }

  /// A Boolean value that tells whether anything but a scene is requested.
  package var namesConditions: Bool { namesParts || !named.isEmpty }

  /// A Boolean value that tells whether values of parts are requested.
  private var namesParts: Bool {
    var parts = self
    parts.scene = nil
    parts.named = []
    return parts != LayoutRequest()
  }

  /// The literal request: the product of the parts' values, then the conditions by name; if neither is requested,
  /// conditions that specify nothing.
  package var asked: [Conditions] { (namesParts || named.isEmpty ? product(orientations) : []) + named }

  /// Returns the conditions to lay a file out under.
  ///
  /// If no orientation is requested, both portrait and landscape are used. If no device, orientation or size is
  /// requested, a file with a canvas is laid out there.
  ///
  /// - Parameter hasCanvas: Whether the file has a canvas, as Interface Builder files do.
  /// - Returns: The product of the parts' values, then the conditions by name.
  package func conditions(hasCanvas: Bool) -> [Conditions] {
    var all: [Conditions] = []
    if namesParts || named.isEmpty {
      if hasCanvas, devices.isEmpty, orientations.isEmpty, sizes.isEmpty {
        all = product([]).map(\.onCanvas)
      } else {
        all = product(orientations.isEmpty ? Self.standardOrientations : orientations)
      }
    }
    for conditions in named {
      if conditions.isOnCanvas || conditions.orientation != nil {
        all.append(conditions)
      } else if hasCanvas, conditions.device == nil, conditions.size == nil {
        all.append(conditions.onCanvas)
      } else {
        all += Self.standardOrientations.map { orientation in
          var oriented = conditions
          oriented.orientation = orientation
          return oriented
        }
      }
    }
    return all
  }

  /// Returns the product of the parts' values. Combinations that no device ever sold can have are left out, unless
  /// nothing else remains; they are then an error when laid out.
  private func product(_ orientations: [InterfaceOrientation?]) -> [Conditions] {
    let product = self.parts(orientations)
    let possible = product.filter { $0.impossibility == nil }
    return possible.isEmpty ? product : possible
  }

  /// Returns every combination of the parts' values.
  private func parts(_ orientations: [InterfaceOrientation?]) -> [Conditions] {
    Conditions.product(
      devices: devices, systemVersions: systemVersions, orientations: orientations, sizes: sizes,
      contentSizeCategories: contentSizeCategories, layoutDirections: layoutDirections,
      pseudolanguages: pseudolanguages, localizations: localizations)
  }

  /// The reason why the request is impossible: all conditions of the product are, or some requested by name are; `nil`
  /// if there is none.
  package var impossibility: ImpossibleConditions? {
    if let impossible = named.lazy.compactMap(\.impossibility).first { return impossible }
    guard namesParts else { return nil }
    let product = parts(orientations.isEmpty ? Self.standardOrientations : orientations)
    return product.contains { $0.impossibility == nil } ? nil : product.lazy.compactMap(\.impossibility).first
  }

  // MARK: Defaults

  /// Returns the request completed by defaults. Each dimension that it specifies replaces that of the defaults, and the
  /// others stay.
  ///
  ///     let lint = LayoutRequest(devices: ["iphone-17"]).over(.lintStandard)  // both orientations, directions, text sizes
  ///
  /// Devices and window sizes are one dimension, because a size replaces the windows of devices. Conditions requested
  /// by name are an exact list, which replaces all of the defaults. If the defaults are such a list, each requested
  /// part replaces that part in all of them.
  ///
  /// - Parameter defaults: The defaults.
  /// - Returns: The completed request.
  package func over(_ defaults: LayoutRequest) -> LayoutRequest {
    guard named.isEmpty else { return self }
    var whole = defaults
    whole.scene = scene ?? defaults.scene
    guard namesParts else { return whole }
    guard defaults.named.isEmpty else {
      let parts = parts(orientations)
      whole.named = defaults.named.flatMap { own in parts.map { $0.over(own) } }.uniqued()
      return whole
    }
    if !devices.isEmpty || !sizes.isEmpty { (whole.devices, whole.sizes) = (devices, sizes) }
    if !systemVersions.isEmpty { whole.systemVersions = systemVersions }
    if !orientations.isEmpty { whole.orientations = orientations }
    if !contentSizeCategories.isEmpty { whole.contentSizeCategories = contentSizeCategories }
    if !layoutDirections.isEmpty { whole.layoutDirections = layoutDirections }
    if !pseudolanguages.isEmpty { whole.pseudolanguages = pseudolanguages }
    if !localizations.isEmpty { whole.localizations = localizations }
    return whole
  }

  // MARK: Languages

  /// The requested languages, each once, without the word for all of them.
  package var languages: [String] {
    (localizations + named.compactMap(\.localization)).filter { $0 != Self.allLocalizations }.uniqued()
  }
}

extension Conditions {
  /// Returns the conditions, completed by parts of others where they specify nothing.
  fileprivate func over(_ others: Conditions) -> Conditions {
    var whole = self
    if !isOnCanvas, device == nil, size == nil {
      // A requested orientation isn't the canvas's.
      whole.isOnCanvas = others.isOnCanvas && orientation == nil
      (whole.device, whole.size) = (others.device, others.size)
    }
    whole.systemVersion = systemVersion ?? others.systemVersion
    whole.orientation = orientation ?? others.orientation
    whole.contentSizeCategory = contentSizeCategory ?? others.contentSizeCategory
    whole.layoutDirection = layoutDirection ?? others.layoutDirection
    whole.pseudolanguage = pseudolanguage ?? others.pseudolanguage
    whole.localization = localization ?? others.localization
    return whole
  }

  fileprivate var onCanvas: Conditions {
    var conditions = self
    conditions.isOnCanvas = true
    return conditions
  }
}
