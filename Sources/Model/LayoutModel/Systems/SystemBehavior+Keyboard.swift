/// Heights of the keyboard (<doc:Bars#Keyboard>).
extension SystemBehavior {
  /// A Boolean that tells whether views have a `keyboardLayoutGuide`: from iOS 15 on (<doc:Bars#Keyboard-layout-guide>).
  public var hasKeyboardLayoutGuide: Bool { systemVersion.major >= 15 }

  /// A Boolean that tells whether that guide has settings, `usesBottomSafeArea`: from iOS 17 on.
  public var heedsKeyboardLayoutGuideSettings: Bool { systemVersion.major >= 17 }

  /// The height of the keyboard on a device in an orientation, in points from the screen's bottom.
  ///
  /// Devices with a home indicator take the figures measured with iOS 26 in every version, those of the nearest
  /// measured width. Devices with a home button take them from iOS 26 on, and the classic ones before. That split is
  /// chosen: there are measurements for iOS 26 alone, and the classic figures are partly general knowledge.
  package func keyboardHeight(on device: Device, in orientation: InterfaceOrientation) -> Double {
    let hasHomeIndicator = device.safeAreaInsets.portrait.bottom > 0
    let heights =
      hasHomeIndicator || systemVersion.major >= 26
      ? KeyboardHeights.measured(on: device, hasHomeIndicator: hasHomeIndicator)
      : KeyboardHeights.classic(device.idiom, systemVersion)
    return orientation.isLandscape ? heights.landscape : heights.portrait
  }
}

/// The keyboard's heights in portrait and landscape, in points.
private struct KeyboardHeights {
  let portrait: Double
  let landscape: Double

  /// The heights up to iOS 25: 216 and 162 on phones, in landscape 140 up to iOS 3, and 264 and 352 on pads.
  static func classic(_ idiom: UserInterfaceIdiom, _ system: SystemVersion) -> KeyboardHeights {
    switch idiom {
    case .phone: KeyboardHeights(portrait: 216, landscape: system.major <= 3 ? 140 : 162)
    case .pad: KeyboardHeights(portrait: 264, landscape: 352)
    }
  }

  static func measured(on device: Device, hasHomeIndicator: Bool) -> KeyboardHeights {
    let width = min(device.size.width, device.size.height)
    switch (device.idiom, hasHomeIndicator) {
    case (.phone, false): return KeyboardHeights(portrait: 260, landscape: 206)
    // In landscape 208 or 209 were measured; which phones have which isn't known. Chosen: 209 on the wider ones.
    case (.phone, true):
      return width <= 402
        ? KeyboardHeights(portrait: 335, landscape: 208) : KeyboardHeights(portrait: 345, landscape: 209)
    case (.pad, false): return KeyboardHeights(portrait: 320, landscape: 408)
    case (.pad, true):
      let nearest = pads.min { abs($0.width - width) < abs($1.width - width) }
      return nearest?.heights ?? KeyboardHeights(portrait: 337, landscape: 422)
    }
  }

  /// Pads with a home indicator, by the shorter side.
  private static let pads: [(width: Double, heights: KeyboardHeights)] = [
    (744, KeyboardHeights(portrait: 340, landscape: 428)), (820, KeyboardHeights(portrait: 337, landscape: 422)),
    (834, KeyboardHeights(portrait: 340, landscape: 428)), (1024, KeyboardHeights(portrait: 403, landscape: 498)),
    (1032, KeyboardHeights(portrait: 403, landscape: 498)),
  ]
}
