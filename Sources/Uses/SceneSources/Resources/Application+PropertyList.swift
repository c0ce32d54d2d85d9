package import LayoutModel

extension Application {
  /// Reads the orientations and the full screen setting of an `Info.plist`. A value that is left to build settings
  /// counts as missing.
  package init(_ list: PropertyList) {
    self.init(
      supportedInterfaceOrientations: Self.orientations(list["UISupportedInterfaceOrientations"]),
      supportedInterfaceOrientationsOnPad: Self.orientations(list["UISupportedInterfaceOrientations~ipad"]),
      supportedInterfaceOrientationsOnPhone: Self.orientations(list["UISupportedInterfaceOrientations~iphone"]))
    requiresFullScreen = list["UIRequiresFullScreen"] == .bool(true)
  }

  /// The orientations of a list; `nil` if there is none, or none of its words is known.
  private static func orientations(_ list: PropertyList?) -> SupportedOrientations? {
    guard let words = list?.strings else { return nil }
    let orientations = words.compactMap { names[$0] }
    return orientations.isEmpty ? nil : SupportedOrientations(orientations)
  }

  private static let names: [String: InterfaceOrientation] = [
    "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]
}
