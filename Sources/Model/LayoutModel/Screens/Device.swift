/// A device with the system that runs on it, as far as layout sees them.
public struct Device: Hashable, Sendable {
  /// The device's id in dumps: the id or alias that was asked for; `inline` for a fixture's own.
  public var id: String
  /// The screen's size in portrait, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// Phone or pad.
  public var idiom: UserInterfaceIdiom
  /// The iOS that runs on it.
  public var systemVersion: SystemVersion
  /// The window's safe area, status bar visible, no bars.
  public var safeAreaInsets: OrientedInsets
  /// The root view's margins, where the device sets them.
  public var layoutMargins: EdgeInsets?
  /// A Boolean that tells whether the interface can be upside down; on phones without a home button it never is
  /// (<doc:Rotation#Defaults>).
  public var supportsPortraitUpsideDown: Bool
  /// The window's part of the screen.
  public var windowPlacement: WindowPlacement
  /// The width's size class in every orientation; that of `traits` if `nil`. A window that isn't the whole screen may
  /// have another one than its size suggests.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// A Boolean that tells whether it has a Home button, below the screen held upright.
  public var hasHomeButton = false
  /// A Boolean that tells whether it has a camera; all have, but a fixture's own device may say otherwise.
  public var isCameraAvailable = true

  /// The id of a device that a fixture itself describes.
  public static let inlineID = "inline"

  /// A device of one's own: a size in portrait, in points, and further figures.
  public init(
    id: String = Device.inlineID, size: Size, scale: Double = 2, idiom: UserInterfaceIdiom = .phone,
    systemVersion: SystemVersion = .newest, safeAreaInsets: OrientedInsets = OrientedInsets(),
    layoutMargins: EdgeInsets? = nil, supportsPortraitUpsideDown: Bool = true,
    windowPlacement: WindowPlacement = .fullScreen, horizontalSizeClass: UserInterfaceSizeClass? = nil
  ) {
    self.id = id
    self.size = size
    self.scale = scale
    self.idiom = idiom
    self.systemVersion = systemVersion
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    self.supportsPortraitUpsideDown = supportsPortraitUpsideDown
    self.windowPlacement = windowPlacement
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// The screen's size in an orientation, in points.
  public func size(in orientation: InterfaceOrientation) -> Size {
    orientation.isLandscape ? Size(width: size.height, height: size.width) : size
  }

  /// The window's size in an orientation, in points.
  public func windowSize(in orientation: InterfaceOrientation) -> Size {
    windowPlacement.size(on: size(in: orientation), isLandscape: orientation.isLandscape)
  }

  /// The traits of a full-screen window in an orientation.
  ///
  /// Pads are regular both ways. Phones are compact by regular; in landscape compact by compact, or regular by
  /// compact where the short side has 414 points or more (<doc:Devices#Size-classes>).
  ///
  /// - Parameters:
  ///   - orientation: The interface's orientation.
  ///   - settings: The user's settings.
  /// - Returns: The traits.
  public func traits(in orientation: InterfaceOrientation, _ settings: UserSettings = UserSettings()) -> Traits {
    traits(
      SizeClassRule.fullScreen(idiom, size, isLandscape: orientation.isLandscape), in: orientation, settings)
  }

  /// The traits of a window of a size in an orientation.
  ///
  /// A window as large as the screen is full-screen. Others are regular in height on pads, and in width from 678 points on.
  ///
  /// - Parameters:
  ///   - windowSize: The window's size, in points.
  ///   - orientation: The interface's orientation.
  ///   - settings: The user's settings.
  /// - Returns: The traits.
  public func traits(
    ofWindow windowSize: Size, in orientation: InterfaceOrientation, _ settings: UserSettings = UserSettings()
  ) -> Traits {
    guard windowSize != size(in: orientation) else { return traits(in: orientation, settings) }
    return traits(SizeClassRule.window(windowSize, on: idiom), in: orientation, settings)
  }

  private func traits(
    _ classes: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass),
    in orientation: InterfaceOrientation, _ settings: UserSettings
  ) -> Traits {
    var traits = Traits(
      userInterfaceIdiom: idiom, horizontalSizeClass: horizontalSizeClass ?? classes.horizontal,
      verticalSizeClass: classes.vertical,
      interfaceOrientation: orientation, displayScale: scale, systemVersion: systemVersion)
    traits.apply(settings)
    return traits
  }
}

/// Insets for each of the four orientations.
public struct OrientedInsets: Hashable, Sendable {
  /// Upright.
  public var portrait: EdgeInsets
  /// Upright, with the lower edge up.
  public var portraitUpsideDown: EdgeInsets
  /// The interface's landscape left.
  public var landscapeLeft: EdgeInsets
  /// The interface's landscape right.
  public var landscapeRight: EdgeInsets

  /// Insets by orientation. By default upside down is portrait, landscape right is landscape left with its sides
  /// swapped, and all others are 0.
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
