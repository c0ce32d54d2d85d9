/// The kind of device: `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  /// iPhones and iPods touch, or iPads.
  case phone, pad
}

/// How much room there is along an axis: `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room or enough of it; what that means in points is the device's to say (<doc:DeviceFigures#Size-classes>).
  case compact, regular
}

/// Which way text runs, and with it leading to trailing: `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As English, or as Arabic.
  case leftToRight, rightToLeft
}

/// What a screen's variations and texts depend on: the traits of UIKit's trait collection, the interface's orientation, and
/// the pseudolanguage.
public struct Traits: Hashable, Sendable {
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// How much width there is.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// How much height there is.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// The orientation that the interface took.
  public var interfaceOrientation: InterfaceOrientation
  /// Which way the user's language runs.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// How large the user wants text.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// What texts are tried in.
  public var pseudolanguage: Pseudolanguage
  /// Pixels per point: what sizes of text are rounded up to.
  public var displayScale: Double
  /// The system whose rules hold (`SystemBehavior`).
  public var systemVersion: SystemVersion

  /// Traits; those left out are a new device's of two pixels a point.
  public init(
    userInterfaceIdiom: UserInterfaceIdiom, horizontalSizeClass: UserInterfaceSizeClass,
    verticalSizeClass: UserInterfaceSizeClass, interfaceOrientation: InterfaceOrientation,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: ContentSizeCategory = .large, pseudolanguage: Pseudolanguage = .none,
    displayScale: Double = 2, systemVersion: SystemVersion = .newest
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.interfaceOrientation = interfaceOrientation
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.pseudolanguage = pseudolanguage
    self.displayScale = displayScale
    self.systemVersion = systemVersion
  }
}

/// When a variation holds: where every part that is given agrees with the traits.
public struct TraitCondition: Hashable, Sendable {
  /// An orientation or a pair of them.
  public enum Orientation: Hashable, Sendable {
    /// This orientation alone.
    case exactly(InterfaceOrientation)
    /// Either landscape.
    case landscape

    func holds(for orientation: InterfaceOrientation) -> Bool {
      switch self {
      case .exactly(let exact): exact == orientation
      case .landscape: orientation.isLandscape
      }
    }
  }

  /// The kind of device; `nil` for any.
  public var idiom: UserInterfaceIdiom?
  /// How the interface stands; `nil` for any way.
  public var orientation: Orientation?
  /// How much width there is; `nil` for any.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// How much height there is; `nil` for any.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// Which way the language runs; `nil` for either.
  public var layoutDirection: UserInterfaceLayoutDirection?

  /// A condition; without parts it always holds.
  public init(
    idiom: UserInterfaceIdiom? = nil, orientation: Orientation? = nil,
    horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil,
    layoutDirection: UserInterfaceLayoutDirection? = nil
  ) {
    self.idiom = idiom
    self.orientation = orientation
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
  }

  /// Whether all that is given agrees with the traits.
  public func holds(for traits: Traits) -> Bool {
    (idiom ?? traits.userInterfaceIdiom) == traits.userInterfaceIdiom
      && (orientation?.holds(for: traits.interfaceOrientation) ?? true)
      && (horizontalSizeClass ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
      && (verticalSizeClass ?? traits.verticalSizeClass) == traits.verticalSizeClass
      && (layoutDirection ?? traits.layoutDirection) == traits.layoutDirection
  }
}

/// Settings that replace declared values where a condition holds.
public struct Variation<Setting: Hashable & Sendable>: Hashable, Sendable {
  /// When it holds.
  public var when: TraitCondition
  /// The values that replace the declared ones, later ones last.
  public var set: [Setting]

  /// Settings under a condition.
  public init(when: TraitCondition, set: [Setting]) {
    self.when = when
    self.set = set
  }
}
