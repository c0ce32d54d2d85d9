/// How high bars are, in points, and whether views reach under them (<doc:Bars>).
extension SystemBehavior {
  // MARK: Navigation bars

  /// The height of a navigation bar without prompt and large title: 44; 50 on pads from iOS 12 on, 32 on phones where width
  /// and height are compact, 56 in sheets from iOS 13 on; 54 everywhere with iOS 26.
  public func navigationBarHeight(_ traits: Traits, isInSheet: Bool) -> Double {
    if systemVersion.major >= 26 { return 54 }
    if isInSheet, systemVersion.major >= 13 { return 56 }
    if traits.userInterfaceIdiom == .pad { return systemVersion.major >= 12 ? 50 : 44 }
    return traits.isCompactBothWays ? 32 : 44
  }

  /// What a large title adds: 52 from iOS 11 on, nothing where the height is compact.
  public func largeTitleHeight(_ traits: Traits) -> Double {
    systemVersion.major >= 11 && traits.verticalSizeClass == .regular ? 52 : 0
  }

  /// What a prompt adds: 30 (general knowledge, not sourced: 74 instead of 44).
  public var promptHeight: Double { 30 }

  /// Where a navigation bar begins below the window's top: where the safe area does. With iOS 26 there are 10 points at
  /// least, 24 where the height is compact.
  public func navigationBarTop(below safeAreaTop: Double, _ traits: Traits) -> Double {
    guard systemVersion.major >= 26 else { return safeAreaTop }
    return max(safeAreaTop, traits.verticalSizeClass == .compact ? 24 : 10)
  }

  // MARK: Bars at the bottom

  /// A bar at the bottom: its frame's distance from the lower edge and its height, and how much it insets what lies under
  /// it.
  public struct BottomBar: Hashable, Sendable {
    /// From the window's lower edge to the bar's, in points.
    public var bottom: Double
    /// The bar's own height, in points.
    public var height: Double
    /// How far it insets what lies under it from the lower edge, in points.
    public var inset: Double
  }

  /// A navigation controller's toolbar above a home indicator's inset, or upon a tab bar.
  ///
  /// 44 until iOS 18, 32 on phones where width and height are compact, on pads from iOS 12 on 50, or 45 above an indicator;
  /// Interface Builder draws 49 on phones without a button, which devices were not seen to have. With iOS 26 the bar
  /// floats: 10 above it, 28 below on phones and 25 on pads, whatever the inset is (<doc:Bars#Toolbars>).
  ///
  /// Of a toolbar upon a tab bar no source says anything. Chosen: it is as high as where there is no indicator, for the
  /// tab bar is between; with iOS 26 its slot, with the room above and below the bar, stands upon the tab bar as it
  /// stands upon the window's edge elsewhere.
  ///
  /// - Parameters:
  ///   - traits: What is around the navigation controller.
  ///   - inset: The safe area's inset below, a tab bar's included.
  ///   - tabBarHeight: What a tab bar covers below; 0 where the view ends above it, `nil` where there is none.
  /// - Returns: The bar.
  public func toolbar(_ traits: Traits, above inset: Double, tabBarHeight: Double?) -> BottomBar {
    let isPad = traits.userInterfaceIdiom == .pad
    if systemVersion.major >= 26 {
      let height = isPad || traits.verticalSizeClass == .compact ? 44.0 : 48
      let below = (isPad ? 25.0 : 28) + (tabBarHeight ?? 0)
      return BottomBar(bottom: below, height: height, inset: 10 + height + below)
    }
    var height = traits.isCompactBothWays ? 32.0 : 44
    if isPad, systemVersion.major >= 12 { height = inset > 0 && tabBarHeight == nil ? 45 : 50 }
    return BottomBar(bottom: inset, height: height, inset: height + inset)
  }

  /// Whether a toolbar without items insets nothing: with iOS 26 (<doc:Bars#Toolbars>).
  public var emptyToolbarsTakeNoRoom: Bool { systemVersion.major >= 26 }

  /// A tab bar at the bottom, which reaches over a home indicator's inset.
  ///
  /// 49; from iOS 11 on 32 on phones where width and height are compact (of phones with a button other sources have 49
  /// there); on pads from iOS 12 on 50, or 45 above an indicator. With iOS 26 83 in all on phones where the height is
  /// regular; their height in landscape isn't known, and taken to be that of iOS 18.
  public func tabBar(_ traits: Traits, above inset: Double) -> BottomBar {
    let major = systemVersion.major
    var height = 49.0
    if traits.userInterfaceIdiom == .pad {
      if major >= 12 { height = inset > 0 ? 45 : 50 }
    } else if major >= 26, traits.verticalSizeClass == .regular {
      return BottomBar(bottom: 0, height: 83, inset: 83)
    } else if major >= 11, traits.isCompactBothWays {
      height = 32
    }
    return BottomBar(bottom: 0, height: height + inset, inset: height + inset)
  }

  /// Whether a tab bar floats at the top, in the row of the navigation bars: on pads from iOS 18 on where the width is
  /// regular. Its geometry isn't sourced; it is taken to be a navigation bar's.
  public func floatsTabBar(_ traits: Traits) -> Bool {
    systemVersion.major >= 18 && traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
  }

  // MARK: Reaching under bars

  /// Whether bars let shine through what lies under them where nothing is said: from iOS 7 on.
  public var barsAreTranslucent: Bool { systemVersion.major >= 7 }

  /// Whether views reach under bars where they say so: from iOS 7 on (`edgesForExtendedLayout`). Before, they reach under
  /// translucent navigation bars, and if they want the full screen under translucent toolbars; under tab bars never (Apple's
  /// reference of `UIViewController.wantsFullScreenLayout`).
  public var extendsLayoutUnderBars: Bool { systemVersion.major >= 7 }

  /// Whether margins heed the safe area: from iOS 11 on, which brought it. Before, the insets are the controllers' layout
  /// guides alone (<doc:DeviceFigures#Screen-kinds>).
  package var marginsHeedSafeArea: Bool { systemVersion.major >= 11 }

  // MARK: Status bar

  /// Whether controllers' views begin below the status bar: until iOS 6, unless they want the full screen, or the bar is
  /// translucent. `UIViewController.wantsFullScreenLayout` tells it (Apple's reference), logs have a pad's view at
  /// `(0 20; 768 1004)`; that a translucent bar alone is enough is the tool's rule, for UIKit's reference speaks of it as the
  /// usual reason to want the full screen.
  ///
  /// - Parameters:
  ///   - style: How the status bar looks.
  ///   - idiom: The device. The status bar of pads isn't translucent, whatever is asked for (general knowledge).
  /// - Returns: Whether they do.
  public func laysOutBelowStatusBar(_ style: StatusBarStyle, on idiom: UserInterfaceIdiom) -> Bool {
    systemVersion.major < 7 && !(style == .blackTranslucent && idiom == .phone)
  }

  /// Whether controllers say that the status bar is hidden, from iOS 7 on; before, the application says so once.
  public var controllersHideStatusBar: Bool { systemVersion.major >= 7 }

  /// What the window insets a root controller's view by: the device's safe area, before iOS 11 the status bar: 20, on phones
  /// in landscape nothing from iOS 8 on, but where the controller says that it wants one. Without a status bar nothing is
  /// inset above, but by a notch (<doc:Bars#Status-bar>).
  ///
  /// - Parameters:
  ///   - safeAreaInsets: The window's safe area with a status bar.
  ///   - device: The device.
  ///   - orientation: How the interface stands.
  ///   - isStatusBarHidden: Whether the controller that is seen wants no status bar; `nil` where it says nothing.
  /// - Returns: The insets.
  public func windowInsets(
    _ safeAreaInsets: EdgeInsets, on device: Device, in orientation: InterfaceOrientation, isStatusBarHidden: Bool?
  ) -> EdgeInsets {
    var insets = safeAreaInsets
    if !marginsHeedSafeArea, device.id != Device.inlineID {
      let isShown =
        isStatusBarHidden.map(!) ?? (device.idiom == .pad || !orientation.isLandscape || systemVersion.major < 8)
      insets = EdgeInsets(top: isShown ? Self.statusBarHeight : 0)
    }
    let hasNotch = device.idiom == .phone && device.safeAreaInsets.portrait.bottom > 0
    if isStatusBarHidden ?? false, !hasNotch { insets.top = 0 }
    if marginsHeedSafeArea, isStatusBarHidden == false, device.id != Device.inlineID, device.idiom == .phone, !hasNotch
    {
      insets.top = Self.statusBarHeight
    }
    return insets
  }

  private static let statusBarHeight = 20.0

  // MARK: Split views

  /// The width of a split view's primary column that says none: 320; of three columns 240 with iOS 26, and 320 before
  /// (not sourced).
  public func primaryColumnWidth(columns: Int) -> Double { columns > 2 && systemVersion.major >= 26 ? 240 : 320 }

  /// What lies between two columns: a point until iOS 7, a pixel from then on (general knowledge); half a point with iOS
  /// 26 (<doc:Presentations#Split-views>).
  public func columnGap(scale: Double) -> Double {
    if systemVersion.major >= 26 { return 0.5 }
    return systemVersion.major < 8 ? 1 : 1 / scale
  }

  /// The width of a split view's columns but the last.
  ///
  /// - Parameters:
  ///   - split: What the split view says of them.
  ///   - columns: How many columns there are.
  ///   - width: The split view's width, in points.
  ///   - scale: Pixels per point: columns end at pixels.
  ///   - decisions: What is compared on the way.
  /// - Returns: The width, in points.
  package func columnWidth(
    _ split: SplitSettings, columns: Int, in width: Double, scale: Double, _ decisions: inout Decisions
  ) -> Double {
    let standard = primaryColumnWidth(columns: columns)
    let wanted = split.preferredPrimaryColumnWidthFraction.map { $0 * width } ?? standard
    let most = split.maximumPrimaryColumnWidth ?? max(standard, split.minimumPrimaryColumnWidth ?? 0)
    let column = decisions.smaller(decisions.larger(wanted, split.minimumPrimaryColumnWidth ?? 0), most)
    // A share of the width may end between pixels, and columns don't.
    return decisions.rounded(column, scale: scale)
  }

  /// Whether the primary column stands beside the secondary where nothing is said: in landscape; with iOS 26 wherever 464
  /// points are left for the secondary (<doc:Presentations#Split-views>; that this holds for two columns as for
  /// three, and for columns of other widths, is inferred).
  ///
  /// - Parameters:
  ///   - split: What the split view says of its columns.
  ///   - columns: How many columns there are.
  ///   - width: The split view's width, in points.
  ///   - traits: What is around it.
  ///   - decisions: What is compared on the way.
  /// - Returns: Whether it does.
  package func tilesColumns(
    _ split: SplitSettings, columns: Int, in width: Double, _ traits: Traits, _ decisions: inout Decisions
  ) -> Bool {
    guard systemVersion.major >= 26 else { return traits.interfaceOrientation.isLandscape }
    let column = columnWidth(split, columns: columns, in: width, scale: traits.displayScale, &decisions)
    let others = Double(columns - 1) * column + (columns > 2 ? 10 : 0)
    return !decisions.isPositive(others + 0.5 + 464 - width)
  }

  /// Whether phones have split views: from iOS 8 on; before, UIKit throws (general knowledge).
  package var hasSplitViewsOnPhones: Bool { systemVersion.major >= 8 }
}

extension Traits {
  /// Whether width and height are compact, as on most phones in landscape.
  public var isCompactBothWays: Bool { horizontalSizeClass == .compact && verticalSizeClass == .compact }
}
