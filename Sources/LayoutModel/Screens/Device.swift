/// A device with the system that runs on it, as far as layout sees them.
public struct Device: Hashable, Sendable {
  /// What a dump calls it: the id or alias that was asked for; `inline` for a fixture's own.
  public var id: String
  /// The screen's size in portrait, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  public var idiom: UserInterfaceIdiom
  public var systemVersion: SystemVersion
  /// The window's safe area, status bar visible, no bars.
  public var safeAreaInsets: OrientedInsets
  /// The root view's margins, where the device says them.
  public var layoutMargins: EdgeInsets?
  /// Whether the interface can stand upside down; phones without a home button never do (facts/rotation.json).
  public var supportsPortraitUpsideDown: Bool
  /// The width's size class in every orientation; that of `traits` if `nil`. A window that isn't the whole screen may
  /// have another than its size tells.
  public var horizontalSizeClass: UserInterfaceSizeClass?

  /// The id of a device that a fixture describes itself.
  public static let inlineID = "inline"

  public init(
    id: String = Device.inlineID, size: Size, scale: Double = 2, idiom: UserInterfaceIdiom = .phone,
    systemVersion: SystemVersion = .newest, safeAreaInsets: OrientedInsets = OrientedInsets(),
    layoutMargins: EdgeInsets? = nil, supportsPortraitUpsideDown: Bool = true,
    horizontalSizeClass: UserInterfaceSizeClass? = nil
  ) {
    self.id = id
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.systemVersion = systemVersion
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.supportsPortraitUpsideDown = supportsPortraitUpsideDown
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// The screen's size in an orientation, in points.
  public func size(in orientation: InterfaceOrientation) -> Size {
    orientation.isLandscape ? Size(width: size.height, height: size.width) : size
  }

  /// The traits of a full-screen window in an orientation.
  ///
  /// Pads are regular both ways. Phones are compact by regular; in landscape compact by compact, or regular by
  /// compact where the short side has 414 points or more (facts/devices.json, `sizeClassRule`).
  ///
  /// - Parameters:
  ///   - orientation: The orientation that the interface takes.
  ///   - settings: What the user has set.
  /// - Returns: The traits.
  public func traits(in orientation: InterfaceOrientation, _ settings: UserSettings = UserSettings()) -> Traits {
    let isPad = idiom == .pad
    let isWidePhone = min(size.width, size.height) >= Self.shortSideOfWidePhones
    var traits = Traits(
      userInterfaceIdiom: idiom,
      horizontalSizeClass: horizontalSizeClass
        ?? (isPad || (orientation.isLandscape && isWidePhone) ? .regular : .compact),
      verticalSizeClass: isPad || !orientation.isLandscape ? .regular : .compact,
      interfaceOrientation: orientation, displayScale: scale, systemVersion: systemVersion)
    traits.apply(settings)
    return traits
  }

  private static let shortSideOfWidePhones = 414.0
}

/// Insets for each of the four orientations.
public struct OrientedInsets: Hashable, Sendable {
  public var portrait: EdgeInsets
  public var portraitUpsideDown: EdgeInsets
  public var landscapeLeft: EdgeInsets
  public var landscapeRight: EdgeInsets

  /// Insets by orientation: upside down is portrait, landscape right is landscape left with its sides swapped, and
  /// nothing is inset where nothing is said.
  public init(
    portrait: EdgeInsets = .zero, portraitUpsideDown: EdgeInsets? = nil, landscapeLeft: EdgeInsets = .zero,
    landscapeRight: EdgeInsets? = nil
  ) {
    self.portrait = portrait
    self.portraitUpsideDown = portraitUpsideDown ?? portrait
    self.landscapeLeft = landscapeLeft
    self.landscapeRight = landscapeRight ?? landscapeLeft.mirrored
  }

  /// The same insets in every orientation.
  public init(everywhere insets: EdgeInsets) {
    self.init(portrait: insets, landscapeLeft: insets, landscapeRight: insets)
  }

  /// The insets in an orientation.
  public subscript(orientation: InterfaceOrientation) -> EdgeInsets {
    switch orientation {
    case .portrait: portrait
    case .portraitUpsideDown: portraitUpsideDown
    case .landscapeLeft: landscapeLeft
    case .landscapeRight: landscapeRight
    }
  }
}
