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

  /// The product of the parts' values. Of several devices or systems those pairs are left out that never were, unless
  /// no other is left: that is an error where it is laid out.
  private func product(_ orientations: [InterfaceOrientation?]) -> [Conditions] {
    let product = Conditions.product(
      devices: devices, systemVersions: systemVersions, orientations: orientations, sizes: sizes,
      contentSizeCategories: contentSizeCategories, layoutDirections: layoutDirections,
      pseudolanguages: pseudolanguages, localizations: localizations)
    guard !devices.isEmpty, !systemVersions.isEmpty, devices.count + systemVersions.count > 2 else { return product }
    let possible = product.filter { conditions in
      guard let device = conditions.device, let version = conditions.systemVersion else { return true }
      return DeviceCatalogue.mayHaveRun(version, onDevice: device)
    }
    return possible.isEmpty ? product : possible
  }
}

extension Conditions {
  fileprivate var onCanvas: Conditions {
    var conditions = self
    conditions.isOnCanvas = true
    return conditions
  }
}
