package import LayoutModel

/// What is asked for of a file: which scene, on which devices, in which orientations, and what the user has set.
package struct LayoutRequest: Hashable, Sendable {
  /// The orientations asked for, or none; `nil` for the one that the interface has before.
  package var orientations: [InterfaceOrientation?]
  /// The devices asked for by name, or none.
  package var devices: [String]
  package var systemVersion: SystemVersion?
  /// The window's size; the device's own window if `nil`.
  package var windowSize: Size?
  /// The scene asked for of a file of several, by an object id, a storyboard identifier, a class name or `initial`.
  package var scene: String?
  /// What the user has set.
  package var userSettings: UserSettings

  /// What is laid out where no orientation is asked for (spec/DUMP.md).
  package static let standardOrientations: [InterfaceOrientation] = [.portrait, .landscapeLeft]

  /// A request; nothing is asked for by what is left out.
  package init(
    orientations: [InterfaceOrientation?] = [], devices: [String] = [], systemVersion: SystemVersion? = nil,
    windowSize: Size? = nil, scene: String? = nil, userSettings: UserSettings = UserSettings()
  ) {
    self.orientations = orientations
    self.devices = devices
    self.systemVersion = systemVersion
    self.windowSize = windowSize
    self.scene = scene
    self.userSettings = userSettings
  }

  /// The device and orientation of each layout that is asked for, devices first; `nil` for the orientation that the
  /// interface has before.
  package func pairs() -> [(device: String?, orientation: InterfaceOrientation?)] {
    let devices: [String?] = devices.isEmpty ? [nil] : devices
    let orientations = orientations.isEmpty ? Self.standardOrientations : orientations
    return devices.flatMap { device in orientations.map { (device, $0) } }
  }
}

/// A scene that is asked for of a file and isn't to be had.
package enum SceneChoiceError: Error, Hashable, Sendable {
  /// A name that none has; the nearest that one has, and all names where they are few.
  case unknown(String, nearest: String?, choices: [String])
  /// A controller without a view in the file.
  case withoutView(String)
  /// The scene that an application begins with, of a file that says so of none.
  case noInitial
  /// Several scenes where one is needed, in words.
  case several([String])
  /// An orientation for a fixture, whose variations stay.
  case fixtureKeepsVariations
}

extension LayoutFailure {
  /// What is said of it: a fault of ours asks for a report.
  package var words: String {
    switch cause {
    case .solver: "\(self); this is a fault of layout, not of the input: please report it together with the input"
    case .magnitude: "\(self)"
    }
  }
}

extension Array where Element: Hashable {
  /// Each element where it stands first.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
