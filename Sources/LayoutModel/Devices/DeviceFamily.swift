/// Models that share a screen.
package struct DeviceFamily: Sendable {
  package let id: String
  package let models: [DeviceModel]
  package let idiom: UserInterfaceIdiom
  /// The screen's size in portrait, in points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  package let screen: ScreenKind

  /// The newest system that any of its models ran.
  var newestSystem: SystemVersion { models.map(\.newestSystem).max() ?? .newest }

  /// The family as a device with a system.
  package func device(id: String, systemVersion: SystemVersion) -> Device {
    Device(
      id: id, size: size, scale: scale, idiom: idiom, systemVersion: systemVersion,
      safeAreaInsets: screen.safeAreaInsets(on: systemVersion),
      supportsPortraitUpsideDown: screen.supportsPortraitUpsideDown)
  }
}

/// A model by its name in Apple's words, and the newest system that it ran.
package struct DeviceModel: Sendable {
  package let name: String
  package let newestSystem: SystemVersion

  /// A model, and the version of iOS it ran last.
  init(_ name: String, _ newestSystem: String) {
    guard let version = SystemVersion(newestSystem) else { preconditionFailure("not a version: \(newestSystem)") }
    self.name = name
    self.newestSystem = version
  }

  /// The whole name in kebab case: `iphone-se-2nd-gen`.
  package var fullAlias: String { Self.kebabCase(name) }

  /// The name without its generation: `iphone-se`; `nil` where it has none.
  var shortAlias: String? { name.firstIndex(of: "(").map { Self.kebabCase(name[..<$0]) } }

  /// Both names, the whole one first.
  package var aliases: [String] { [fullAlias] + (shortAlias.map { [$0] } ?? []) }

  private static func kebabCase(_ name: some StringProtocol) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}

/// What a screen's shape takes from the window.
package enum ScreenKind: Sendable {
  /// A phone with a home button: the status bar above, hidden in landscape from iOS 8.
  case homeButtonPhone
  /// A phone without: notch or island of this height, which goes to both sides in landscape.
  case allScreenPhone(top: Double)
  /// A pad with a home button.
  case homeButtonPad
  /// A pad without.
  case allScreenPad

  var supportsPortraitUpsideDown: Bool {
    if case .allScreenPhone = self { return false }
    return true
  }

  /// The window's safe area: none before iOS 11, other bars from iOS 26 on (facts/devices.json, `iOS26changes`).
  func safeAreaInsets(on system: SystemVersion) -> OrientedInsets {
    guard system.major >= 11 else { return OrientedInsets() }
    let isNewDesign = system.major >= 26
    switch self {
    case .homeButtonPhone:
      return OrientedInsets(portrait: EdgeInsets(top: 20))
    case .allScreenPhone(let top):
      return OrientedInsets(
        portrait: EdgeInsets(top: top, bottom: 34),
        landscapeLeft: EdgeInsets(left: top, bottom: isNewDesign ? 20 : 21, right: top))
    case .homeButtonPad:
      return OrientedInsets(everywhere: EdgeInsets(top: isNewDesign ? 32 : 20))
    case .allScreenPad:
      return OrientedInsets(everywhere: EdgeInsets(top: isNewDesign ? 32 : 24, bottom: isNewDesign ? 25 : 20))
    }
  }
}
