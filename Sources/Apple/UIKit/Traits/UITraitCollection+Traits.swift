package import LayoutModel

extension UITraitCollection {
  /// The traits of a screen; those that the engine doesn't know are a new device's.
  package convenience init(_ traits: Traits) {
    var values = TraitValues()
    values.userInterfaceIdiom = UIUserInterfaceIdiom(traits.userInterfaceIdiom)
    values.horizontalSizeClass = UIUserInterfaceSizeClass(traits.horizontalSizeClass)
    values.verticalSizeClass = UIUserInterfaceSizeClass(traits.verticalSizeClass)
    values.layoutDirection = UITraitEnvironmentLayoutDirection(traits.layoutDirection)
    values.preferredContentSizeCategory = UIContentSizeCategory(traits.preferredContentSizeCategory)
    values.displayScale = .init(traits.displayScale)
    values.userInterfaceStyle = .light
    values.displayGamut = .P3
    values.accessibilityContrast = .normal
    values.userInterfaceLevel = .base
    values.legibilityWeight = .regular
    values.activeAppearance = .active
    values.forceTouchCapability = .unavailable
    values.sceneCaptureState = .inactive
    values.pseudolanguage = traits.pseudolanguage
    values.systemVersion = traits.systemVersion
    self.init(values: values)
  }

  /// The traits of a new iPhone in portrait.
  package static let standard = UITraitCollection(
    Traits(
      userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      interfaceOrientation: .portrait, displayScale: 3))

  /// The traits for the engine; unspecified ones are those of a new iPhone in portrait.
  package var traits: Traits {
    traits(
      over: Traits(
        userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        interfaceOrientation: .portrait, displayScale: 3))
  }

  /// The traits for the engine.
  ///
  /// - Parameter base: The values of unspecified traits, and the orientation.
  /// - Returns: The traits.
  package func traits(over base: Traits) -> Traits {
    var traits = base
    traits.userInterfaceIdiom = values.userInterfaceIdiom.idiom ?? base.userInterfaceIdiom
    traits.horizontalSizeClass = values.horizontalSizeClass.sizeClass ?? base.horizontalSizeClass
    traits.verticalSizeClass = values.verticalSizeClass.sizeClass ?? base.verticalSizeClass
    traits.layoutDirection = values.layoutDirection.direction ?? base.layoutDirection
    traits.preferredContentSizeCategory =
      values.preferredContentSizeCategory.category ?? base.preferredContentSizeCategory
    if values.displayScale > 0 { traits.displayScale = Double(values.displayScale) }
    traits.pseudolanguage = values.pseudolanguage ?? base.pseudolanguage
    traits.systemVersion = values.systemVersion ?? base.systemVersion
    return traits
  }
}

extension UIUserInterfaceIdiom {
  /// The engine's kind of device.
  package init(_ idiom: UserInterfaceIdiom) { self = idiom == .pad ? .pad : .phone }

  /// The kind as the engine's; `nil` for those that it doesn't know.
  package var idiom: UserInterfaceIdiom? {
    switch self {
    case .phone: .phone
    case .pad: .pad
    default: nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// The engine's size class.
  package init(_ sizeClass: UserInterfaceSizeClass) { self = sizeClass == .compact ? .compact : .regular }

  /// The size class as the engine's; `nil` where it is unspecified.
  package var sizeClass: UserInterfaceSizeClass? {
    switch self {
    case .unspecified: nil
    case .compact: .compact
    case .regular: .regular
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  package init(_ direction: UserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction as the engine's; `nil` where it is unspecified.
  package var direction: UserInterfaceLayoutDirection? {
    switch self {
    case .unspecified: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension UIUserInterfaceLayoutDirection {
  package init(_ direction: UserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The direction as the engine's.
  package var direction: UserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension UIUserInterfaceStyle {
  package init(_ style: UserInterfaceStyle) { self = style == .dark ? .dark : .light }

  /// The style as the engine's; light where it is unspecified.
  package var style: UserInterfaceStyle { self == .dark ? .dark : .light }
}

extension UISemanticContentAttribute {
  package init(_ attribute: SemanticContentAttribute) {
    self = Self(rawValue: SemanticContentAttribute.allCases.firstIndex(of: attribute) ?? 0) ?? .unspecified
  }

  /// The attribute as the engine's.
  package var attribute: SemanticContentAttribute { SemanticContentAttribute.allCases[rawValue] }
}
