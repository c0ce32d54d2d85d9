/// Heights of bars, in points, and rules for views that reach under them (<doc:Bars>).
extension SystemBehavior {
  // MARK: Navigation bars

  /// The height of a navigation bar without prompt and large title: 44. It is 50 on pads from iOS 12 on, 32 on phones
  /// where width and height are compact, 56 in sheets from iOS 13 on, and 54 everywhere with iOS 26.
  public func navigationBarHeight(_ traits: Traits, isInSheet: Bool) -> Double {
    if systemVersion.major >= 26 { return 54 }
    if isInSheet, systemVersion.major >= 13 { return 56 }
    if traits.userInterfaceIdiom == .pad { return systemVersion.major >= 12 ? 50 : 44 }
    return traits.isCompactBothWays ? 32 : 44
  }

  /// The additional height for a large title: 52 from iOS 11 on, nothing where the height is compact.
  public func largeTitleHeight(_ traits: Traits) -> Double {
    systemVersion.major >= 11 && traits.verticalSizeClass == .regular ? 52 : 0
  }

  /// The additional height for a search bar that is always shown: 52 from iOS 11 on (iOS 15: a safe area of 47 + 96 + 52 under a large
  /// title). By itself it moves beside the title on pads from iOS 16 on, and with iOS 26 to the bottom of phones (documented).
  package func searchBarHeight(_ searchBar: NavigationItem.SearchBar, _ traits: Traits) -> Double {
    guard systemVersion.major >= 11, searchBar != .none else { return 0 }
    let isElsewhere = systemVersion.major >= 26 || systemVersion.major >= 16 && traits.userInterfaceIdiom == .pad
    return searchBar == .automatic && isElsewhere ? 0 : 52
  }

  /// The additional height for a prompt: 30 (general knowledge, not sourced: 74 instead of 44).
  public var promptHeight: Double { 30 }

  /// The distance of a navigation bar from the window's top: the safe area's. With iOS 26 it is at least 10 points, 24
  /// where the height is compact.
  public func navigationBarTop(below safeAreaTop: Double, _ traits: Traits) -> Double {
    guard systemVersion.major >= 26 else { return safeAreaTop }
    return max(safeAreaTop, traits.verticalSizeClass == .compact ? 24 : 10)
  }

  // MARK: Bars at the bottom

  /// A bar at the bottom, with its distance from the lower edge, its height, and the inset of the content below it.
  public struct BottomBar: Hashable, Sendable {
    /// The distance from the window's lower edge to the bar's, in points.
    public var bottom: Double
    /// The bar's own height, in points.
    public var height: Double
    /// The inset of content under the bar, from the lower edge, in points.
    public var inset: Double
  }

  /// A navigation controller's toolbar, above a home indicator's inset or a tab bar.
  ///
  /// Its height is 44 until iOS 18; 32 on phones where width and height are compact; on pads from iOS 12 on 50, or 45
  /// above an indicator. Interface Builder draws 49 on phones without a button, which no device was seen to have. With
  /// iOS 26 the bar floats: 10 above it, 28 below on phones and 25 on pads, whatever the inset is
  /// (<doc:Bars#Toolbars>).
  ///
  /// No source tells of a toolbar above a tab bar. Chosen: it is as high as without an indicator, because the tab bar
  /// is between. With iOS 26 its slot, including the room above and below the bar, is on the tab bar as it is on the
  /// window's edge elsewhere.
  ///
  /// - Parameters:
  ///   - traits: The traits around the navigation controller.
  ///   - inset: The safe area's inset below, a tab bar's included.
  ///   - tabBarHeight: The height that a tab bar covers below; 0 where the view ends above it, `nil` where there is none.
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

  /// A Boolean that tells whether toolbars without items inset nothing: with iOS 26 (<doc:Bars#Toolbars>).
  public var emptyToolbarsTakeNoRoom: Bool { systemVersion.major >= 26 }

  /// A tab bar at the bottom, which reaches over a home indicator's inset.
  ///
  /// Its height is 49. From iOS 11 on it is 32 on phones where width and height are compact (other sources have 49 for
  /// phones with a button); on pads from iOS 12 on it is 50, or 45 above an indicator. With iOS 26 it is 83 in all on
  /// phones where the height is regular. Their height in landscape isn't known, and taken to be that of iOS 18.
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

  /// Tells whether a tab bar floats at the top, in the row of the navigation bars: on pads from iOS 18 on where the
  /// width is regular. Its geometry isn't sourced, and taken to be a navigation bar's.
  public func floatsTabBar(_ traits: Traits) -> Bool {
    systemVersion.major >= 18 && traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
  }

  // MARK: Reaching under bars

  /// A Boolean that tells whether bars are translucent by default: from iOS 7 on.
  public var barsAreTranslucent: Bool { systemVersion.major >= 7 }

  /// A Boolean that tells whether views decide to reach under bars: from iOS 7 on (`edgesForExtendedLayout`). Before,
  /// they reach under translucent navigation bars, and under translucent toolbars if they want the full screen; under
  /// tab bars never (Apple's reference of `UIViewController.wantsFullScreenLayout`).
  public var extendsLayoutUnderBars: Bool { systemVersion.major >= 7 }

  /// A Boolean that tells whether margins include the safe area: from iOS 11 on, which introduced it. Before, the
  /// insets are the controllers' layout guides alone (<doc:Devices#Screen-kinds>).
  package var marginsHeedSafeArea: Bool { systemVersion.major >= 11 }

  // MARK: Status bar

  /// Tells whether controllers' views begin below the status bar: until iOS 6, unless they want the full screen, or the
  /// bar is translucent. The source is Apple's reference of `UIViewController.wantsFullScreenLayout`; logs have a pad's
  /// view at `(0 20; 768 1004)`. That a translucent bar alone is enough is chosen, because the reference calls it the
  /// usual reason to want the full screen.
  ///
  /// - Parameters:
  ///   - style: The status bar's style.
  ///   - idiom: The kind of device. The status bar of pads is never translucent (general knowledge).
  /// - Returns: True where they do.
  public func laysOutBelowStatusBar(_ style: StatusBarStyle, on idiom: UserInterfaceIdiom) -> Bool {
    systemVersion.major < 7 && !(style == .blackTranslucent && idiom == .phone)
  }

  /// A Boolean that tells whether controllers decide to hide the status bar: from iOS 7 on. Before, the application decides once.
  public var controllersHideStatusBar: Bool { systemVersion.major >= 7 }

  /// A Boolean that tells whether phones in landscape show no status bar unless a controller wants one: from iOS 8 on.
  package var hidesStatusBarInLandscape: Bool { systemVersion.major >= 8 }

  /// The window's insets of a root controller's view: the device's safe area. Before iOS 11 it is the status bar's 20;
  /// from iOS 8 on phones in landscape have none, unless the controller wants a status bar. Without a status bar only a
  /// notch insets the top (<doc:Bars#Status-bar>).
  ///
  /// - Parameters:
  ///   - safeAreaInsets: The window's safe area with a status bar.
  ///   - device: The device.
  ///   - orientation: The interface's orientation.
  ///   - isStatusBarHidden: A Boolean that tells whether the visible controller wants no status bar; `nil` where it doesn't say.
  /// - Returns: The insets.
  public func windowInsets(
    _ safeAreaInsets: EdgeInsets, on device: Device, in orientation: InterfaceOrientation, isStatusBarHidden: Bool?
  ) -> EdgeInsets {
    var insets = safeAreaInsets
    if !marginsHeedSafeArea, device.id != Device.inlineID {
      let isShown =
        isStatusBarHidden.map(!) ?? (device.idiom == .pad || !orientation.isLandscape || !hidesStatusBarInLandscape)
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

  /// The default width of a split view's primary column: 320; of three columns 240 with iOS 26, and 320 before (not sourced).
  public func primaryColumnWidth(columns: Int) -> Double { columns > 2 && systemVersion.major >= 26 ? 240 : 320 }

  /// The gap between two columns: a point until iOS 7, a pixel from then on (general knowledge); half a point with iOS
  /// 26 (<doc:Presentations#Split-views>).
  public func columnGap(scale: Double) -> Double {
    if systemVersion.major >= 26 { return 0.5 }
    return systemVersion.major < 8 ? 1 : 1 / scale
  }

  /// The width of each of a split view's columns except the last.
  ///
  /// - Parameters:
  ///   - split: The split view's settings.
  ///   - columns: The number of columns.
  ///   - width: The split view's width, in points.
  ///   - scale: Pixels per point: columns end at pixels.
  ///   - decisions: The comparisons on the way, which are noted.
  /// - Returns: The width, in points.
  package func columnWidth(
    _ split: SplitSettings, columns: Int, in width: Double, scale: Double, _ decisions: inout Decisions
  ) -> Double {
    let standard = primaryColumnWidth(columns: columns)
    let wanted = split.preferredPrimaryColumnWidthFraction.map { $0 * width } ?? standard
    let most = split.maximumPrimaryColumnWidth ?? max(standard, split.minimumPrimaryColumnWidth ?? 0)
    let column = decisions.smaller(decisions.larger(wanted, split.minimumPrimaryColumnWidth ?? 0), most)
    // A share of the width may end between pixels, but columns don't.
    return decisions.rounded(column, scale: scale)
  }

  /// Tells whether the primary column is beside the secondary by default: in landscape; with iOS 26 wherever 464 points
  /// are left for the secondary (<doc:Presentations#Split-views>; for two columns, and for columns of other widths,
  /// this is inferred).
  ///
  /// - Parameters:
  ///   - split: The split view's settings.
  ///   - columns: The number of columns.
  ///   - width: The split view's width, in points.
  ///   - traits: The traits around it.
  ///   - decisions: The comparisons on the way, which are noted.
  /// - Returns: True where it is.
  package func tilesColumns(
    _ split: SplitSettings, columns: Int, in width: Double, _ traits: Traits, _ decisions: inout Decisions
  ) -> Bool {
    guard systemVersion.major >= 26 else { return traits.interfaceOrientation.isLandscape }
    let column = columnWidth(split, columns: columns, in: width, scale: traits.displayScale, &decisions)
    let others = Double(columns - 1) * column + (columns > 2 ? 10 : 0)
    return !decisions.isPositive(others + 0.5 + 464 - width)
  }

  /// A Boolean that tells whether phones have split views: from iOS 8 on; before, UIKit throws (general knowledge).
  package var hasSplitViewsOnPhones: Bool { systemVersion.major >= 8 }
}

extension Traits {
  /// A Boolean that tells whether width and height are compact, as on most phones in landscape.
  public var isCompactBothWays: Bool { horizontalSizeClass == .compact && verticalSizeClass == .compact }
}
