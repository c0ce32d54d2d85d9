/// The kind of device: `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  /// iPhones and iPods touch, or iPads.
  case phone, pad
}

/// The room along an axis: `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room, or enough; the device decides how many points that is (<doc:Devices#Size-classes>).
  case compact, regular
}

/// The direction of text, and of leading to trailing: `UIUserInterfaceLayoutDirection`.
public enum UserInterfaceLayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As English, or as Arabic.
  case leftToRight, rightToLeft
}

/// The traits that a screen's variations and texts depend on: those of UIKit's trait collection, the interface's
/// orientation, and the pseudolanguage.
public struct Traits: Hashable, Sendable {
  /// The kind of device.
  public var userInterfaceIdiom: UserInterfaceIdiom
  /// The size class of the width.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// The size class of the height.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// The interface's orientation.
  public var interfaceOrientation: InterfaceOrientation
  /// The direction of the user's language.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// The user's text size.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// The pseudolanguage of the texts.
  public var pseudolanguage: Pseudolanguage
  /// Pixels per point; sizes of text are rounded up to pixels.
  public var displayScale: Double
  /// The system whose rules hold (`SystemBehavior`).
  public var systemVersion: SystemVersion

  /// Traits; those left out are a new device's, with two pixels a point.
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

/// The condition of a variation: it holds where every given part agrees with the traits.
public struct TraitCondition: Hashable, Sendable {
  /// An orientation or a pair of them.
  public enum Orientation: Hashable, Sendable {
    /// One orientation alone.
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
  /// The interface's orientation; `nil` for any.
  public var orientation: Orientation?
  /// The size class of the width; `nil` for any.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The size class of the height; `nil` for any.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The direction of the language; `nil` for either.
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

  /// Tells whether all given parts agree with the traits.
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
  /// The condition under which it holds.
  public var when: TraitCondition
  /// The new values of settings; later ones win.
  public var set: [Setting]

  /// Settings under a condition.
  public init(when: TraitCondition, set: [Setting]) {
    self.when = when
    self.set = set
  }
}
