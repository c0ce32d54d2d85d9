package import LayoutModel

/// What is asked for of a file: which scene, and under which conditions: values of their parts, or their names.
package struct LayoutRequest: Hashable, Sendable {
  /// The devices asked for by name, or none.
  package var devices: [String]
  package var systemVersions: [SystemVersion]
  /// The orientations asked for, or none; `nil` for the one that the interface has before.
  package var orientations: [InterfaceOrientation?]
  /// The windows' sizes, or none.
  package var sizes: [Size]
  package var contentSizeCategories: [ContentSizeCategory]
  package var layoutDirections: [UserInterfaceLayoutDirection]
  package var pseudolanguages: [Pseudolanguage]
  /// The languages of the project's texts, or none; `allLocalizations` for every one that a file has texts in.
  package var localizations: [String]
  /// The conditions that are asked for by name.
  package var named: [Conditions]
  /// The scene asked for of a file of several, by an object id, a storyboard identifier, a class name or `initial`.
  package var scene: String?

  /// What stands for every language that a file has texts in.
  package static let allLocalizations = "all"

  /// What is laid out where no orientation is asked for (<doc:FrameDumps#Layouts>).
  package static let standardOrientations: [InterfaceOrientation] = [.portrait, .landscapeLeft]

  /// A request; nothing is asked for by what is left out.
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

  /// Whether anything is asked for but a scene.
  package var namesConditions: Bool { namesParts || !named.isEmpty }

  /// Whether values of parts are asked for.
  private var namesParts: Bool {
    var parts = self
    parts.scene = nil
    parts.named = []
    return parts != LayoutRequest()
  }

  /// What is asked for word by word: the product of the parts' values, then what is asked for by name; where nothing
  /// is, conditions that ask for nothing.
  package var asked: [Conditions] { (namesParts || named.isEmpty ? product(orientations) : []) + named }

  /// The conditions to lay a file out under.
  ///
  /// Where no orientation is asked for it is in portrait and landscape; where neither a device nor an orientation nor a
  /// size is, a file with a canvas is laid out there.
  ///
  /// - Parameter hasCanvas: Whether the file has a canvas, as those of Interface Builder have.
  /// - Returns: The product of the parts' values, then what is asked for by name.
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

  /// The product of the parts' values. What no device that was sold can have is left out, unless nothing else is left: that is an
  /// error where it is laid out.
  private func product(_ orientations: [InterfaceOrientation?]) -> [Conditions] {
    let product = self.parts(orientations)
    let possible = product.filter { $0.impossibility == nil }
    return possible.isEmpty ? product : possible
  }

  /// Every combination of the parts' values.
  private func parts(_ orientations: [InterfaceOrientation?]) -> [Conditions] {
    Conditions.product(
      devices: devices, systemVersions: systemVersions, orientations: orientations, sizes: sizes,
      contentSizeCategories: contentSizeCategories, layoutDirections: layoutDirections,
      pseudolanguages: pseudolanguages, localizations: localizations)
  }

  /// Why nothing that is asked for is to be had: all of the product's conditions are impossible, or those of a name are; `nil` where
  /// something is.
  package var impossibility: ImpossibleConditions? {
    if let impossible = named.lazy.compactMap(\.impossibility).first { return impossible }
    guard namesParts else { return nil }
    let product = parts(orientations.isEmpty ? Self.standardOrientations : orientations)
    return product.contains { $0.impossibility == nil } ? nil : product.lazy.compactMap(\.impossibility).first
  }

  // MARK: Defaults

  /// The request with what defaults say of all that it asks nothing of: each dimension that it asks for replaces that of the
  /// defaults, and leaves the others.
  ///
  ///     let lint = LayoutRequest(devices: ["iphone-17"]).over(.lintStandard)  // both orientations, directions, text sizes
  ///
  /// Devices and windows' sizes are one dimension, for a size stands in the place of the windows of devices. Conditions that are
  /// asked for by name are an exact list, which stands for all of the defaults; where defaults are such a list, what is asked for
  /// replaces its own part in each of them.
  ///
  /// - Parameter defaults: The defaults.
  /// - Returns: The whole request.
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

  /// The languages that are asked for, each once; without the word for all of them.
  package var languages: [String] {
    (localizations + named.compactMap(\.localization)).filter { $0 != Self.allLocalizations }.uniqued()
  }
}

extension Conditions {
  /// The conditions with the parts of others that they ask nothing of.
  fileprivate func over(_ others: Conditions) -> Conditions {
    var whole = self
    if !isOnCanvas, device == nil, size == nil {
      // An orientation that is asked for isn't the canvas's.
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
