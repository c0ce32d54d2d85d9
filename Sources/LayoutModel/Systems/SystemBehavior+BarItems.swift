/// The room that bars leave their items, in points (<doc:Bars#Items-of-bars>).
extension SystemBehavior {
  /// The margin at a bar's sides, beside its safe area, that its items keep to: that of a window; none until iOS 10, when items keep
  /// to the bar's edges by themselves. With iOS 26 38 on phones in landscape.
  ///
  /// - Parameter window: The window, or the part of it that the bar's container fills.
  /// - Returns: The margin.
  package func barMargin(in window: Window) -> Double {
    guard systemVersion.major > 10 else { return 0 }
    let isBesideInsets = window.safeAreaInsets.left > 0 || window.safeAreaInsets.right > 0
    if systemVersion.major >= 26, window.traits.verticalSizeClass == .compact, !isBesideInsets { return 38 }
    return systemMinimumLayoutMargins(in: window).left
  }

  /// The room between two items that no space stands between.
  package var roomBetweenBarItems: Double { systemVersion.major < 7 ? 5 : 8 }

  /// The width of what an item shows that has an icon or an image.
  package var barImageWidth: Double { systemVersion.major < 7 ? 20 : systemVersion.major < 11 ? 22 : 24 }

  /// The distance of an item's view from the margin where it is a bar's first or last, and the room in it beside what it shows,
  /// towards the bar's edge and away from it.
  package struct BarItemRoom: Hashable, Sendable {
    /// The distance from the margin, in points; less than nothing of a view that reaches into it.
    package let edge: Double
    /// The room before what it shows where it is the outermost, in points.
    package let outer: Double
    /// The room at its other sides, in points.
    package let inner: Double
  }

  /// The room of an item of a form.
  ///
  /// - Parameters:
  ///   - form: What it is.
  ///   - isImage: Whether it shows an icon or an image.
  /// - Returns: The room.
  package func barItemRoom(_ form: BarButtonItem.Form, isImage: Bool) -> BarItemRoom {
    switch (systemVersion.major, form) {
    case (...6, .customView): BarItemRoom(edge: 5, outer: 0, inner: 0)
    case (...6, _): isImage ? BarItemRoom(edge: 5, outer: 12, inner: 12) : BarItemRoom(edge: 5, outer: 10, inner: 10)
    case (...10, .customView): BarItemRoom(edge: 16, outer: 0, inner: 0)
    case (...10, _): isImage ? BarItemRoom(edge: 5, outer: 11, inner: 11) : BarItemRoom(edge: 8, outer: 0, inner: 0)
    case (_, .customView): BarItemRoom(edge: 0, outer: 0, inner: 0)
    case (26..., _):
      isImage ? BarItemRoom(edge: 0, outer: 10, inner: 10) : BarItemRoom(edge: 0, outer: 16, inner: 16)
    case (_, _):
      isImage ? BarItemRoom(edge: -8, outer: 8, inner: 11) : BarItemRoom(edge: -8, outer: 8, inner: 0)
    }
  }

  /// The font size of an item's title, and whether it is bold.
  package var barTitleFont: (size: Double, isBold: Bool) { systemVersion.major < 7 ? (12, true) : (17, false) }

  /// The beginning and the height of the row of items in a bar of a height: 44 points in the bar's middle, at its top with iOS 26.
  package func rowOfBarItems(inBarOf height: Double) -> (y: Double, height: Double) {
    let row = min(44, height)
    return (systemVersion.major >= 26 && height > 48 ? 0 : (height - row) / 2, row)
  }

  /// The class of the view that leads back in a navigation bar: its own until iOS 10, that of all items since (general
  /// knowledge).
  package var classOfBackButtons: String {
    systemVersion.major <= 10 ? "UINavigationItemButtonView" : "_UIButtonBarButton"
  }

  /// How far it stands from the bar's leading edge, in points.
  package var marginOfBackButtons: Double { systemVersion.major <= 6 ? 5 : 8 }

  /// How high it is, in points.
  package var heightOfBackButtons: Double { systemVersion.major <= 10 ? 30 : 44 }

  /// The room that a back button takes before its title from the margin on: a chevron that reaches 8 points into the margin from iOS 11 on.
  package var roomOfBackChevron: Double { systemVersion.major >= 11 && systemVersion.major < 26 ? 11 : 19 }

  // MARK: Tabs

  /// An arrangement of a tab bar's items beside each other.
  package enum TabRow: Hashable, Sendable {
    /// As wide as the bar has room for, a little apart.
    case filling
    /// Of one width, so far apart, in the bar's middle.
    case centered(width: Double, gap: Double)
    /// In a capsule in the bar's middle, no wider than this; they overlap a little.
    case capsule(width: Double)
  }

  /// The arrangement of the items of a tab bar at the bottom: in regular width in the middle, else all over it; with iOS 26 in a
  /// capsule on phones (<doc:Bars#Items-of-tab-bars>).
  package func tabRow(_ traits: Traits) -> TabRow {
    if systemVersion.major >= 26, traits.userInterfaceIdiom == .phone { return .capsule(width: 94) }
    guard systemVersion.major >= 7, traits.horizontalSizeClass == .regular else { return .filling }
    return placesTabTitlesBesideImages(traits) ? .centered(width: 110, gap: 34) : .centered(width: 76, gap: 34)
  }

  /// Tells whether tabs have their titles beside their images: from iOS 11 on in compact height and in regular width.
  package func placesTabTitlesBesideImages(_ traits: Traits) -> Bool {
    systemVersion.major >= 11 && (traits.horizontalSizeClass == .regular || traits.verticalSizeClass == .compact)
  }
}
