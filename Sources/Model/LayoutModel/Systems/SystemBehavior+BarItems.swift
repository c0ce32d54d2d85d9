/// The room that bars leave their items, in points (<doc:Bars#Items-of-bars>).
extension SystemBehavior {
  /// The margin of a bar's items at its sides, inside its safe area: that of a window. It is 0 until iOS 10, when items
  /// have their own distance from the bar's edges. With iOS 26 it is 38 on phones in landscape.
  ///
  /// - Parameter window: The window, or the part of it that the bar's container fills.
  /// - Returns: The margin.
  package func barMargin(in window: Window) -> Double {
    guard systemVersion.major > 10 else { return 0 }
    let isBesideInsets = window.safeAreaInsets.left > 0 || window.safeAreaInsets.right > 0
    if systemVersion.major >= 26, window.traits.verticalSizeClass == .compact, !isBesideInsets { return 38 }
    return systemMinimumLayoutMargins(in: window).left
  }

  /// The room between two items without a space between them.
  package var roomBetweenBarItems: Double { systemVersion.major < 7 ? 5 : 8 }

  /// The width of the content of an item that shows an icon or an image.
  package var barImageWidth: Double { systemVersion.major < 7 ? 20 : systemVersion.major < 11 ? 22 : 24 }

  /// The room of an item: the distance of its view from the margin where it is a bar's first or last, and the room
  /// inside the view around its content, towards the bar's edge and away from it.
  package struct BarItemRoom: Hashable, Sendable {
    /// The distance from the margin, in points; negative for a view that reaches into it.
    package let edge: Double
    /// The room before its content where it is the outermost item, in points.
    package let outer: Double
    /// The room at its other sides, in points.
    package let inner: Double
  }

  /// The room of an item of a form.
  ///
  /// - Parameters:
  ///   - form: The item's form.
  ///   - isImage: A Boolean that tells whether it shows an icon or an image.
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

  /// The font size of an item's title, and a Boolean that tells whether it is bold.
  package var barTitleFont: (size: Double, isBold: Bool) { systemVersion.major < 7 ? (12, true) : (17, false) }

  /// The position and height of the row of items in a bar of a height: 44 points in the bar's middle, with iOS 26 at its top.
  package func rowOfBarItems(inBarOf height: Double) -> (y: Double, height: Double) {
    let row = min(44, height)
    return (systemVersion.major >= 26 && height > 48 ? 0 : (height - row) / 2, row)
  }

  /// The class of the view that leads back in a navigation bar: its own until iOS 10, that of all items since (general
  /// knowledge).
  package var classOfBackButtons: String {
    systemVersion.major <= 10 ? "UINavigationItemButtonView" : "_UIButtonBarButton"
  }

  /// The distance of a back button from the bar's leading edge, in points.
  package var marginOfBackButtons: Double { systemVersion.major <= 6 ? 5 : 8 }

  /// The height of a back button, in points.
  package var heightOfBackButtons: Double { systemVersion.major <= 10 ? 30 : 44 }

  /// The room from the margin to a back button's title: a chevron, which reaches 8 points into the margin from iOS 11 on.
  package var roomOfBackChevron: Double { systemVersion.major >= 11 && systemVersion.major < 26 ? 11 : 19 }

  // MARK: Tabs

  /// An arrangement of a tab bar's items beside each other.
  package enum TabRow: Hashable, Sendable {
    /// As wide as the bar has room for, with small gaps.
    case filling
    /// In the bar's middle, all of one width, with this gap.
    case centered(width: Double, gap: Double)
    /// In a capsule in the bar's middle, at most this wide; the items overlap a little.
    case capsule(width: Double)
  }

  /// The arrangement of the items of a tab bar at the bottom: in the middle in regular width, else over the whole bar.
  /// With iOS 26 they are in a capsule on phones (<doc:Bars#Items-of-tab-bars>).
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
