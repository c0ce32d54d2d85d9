public import Foundation

extension UITraitCollection {
  /// Traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(\.userInterfaceIdiom, idiom) }
  /// Traits with a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }
  /// Traits with a direction of text.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }
  /// Traits with a number of pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(\.displayScale, scale) }
  /// Traits with a size class of the width.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }
  /// Traits with a size class of the height.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }
  /// Traits with an availability of touches with force.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(\.forceTouchCapability, capability)
  }
  /// Traits with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }
  /// Traits with a display's gamut.
  public convenience init(displayGamut: UIDisplayGamut) { self.init(\.displayGamut, displayGamut) }
  /// Traits with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }
  /// Traits with a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(\.userInterfaceLevel, userInterfaceLevel)
  }
  /// Traits with a weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.legibilityWeight, legibilityWeight) }
  /// Traits with a look of an interface that is in use or isn't.
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    self.init(\.activeAppearance, userInterfaceActiveAppearance)
  }
  /// Traits with a state of the scene's recording.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(\.sceneCaptureState, sceneCaptureState)
  }
  /// Traits with a language in which text is set.
  public convenience init(typesettingLanguage: String) { self.init(\.typesettingLanguage, typesettingLanguage) }
}
