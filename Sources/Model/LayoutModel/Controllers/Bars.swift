/// A controller's settings for the bars of the containers around it.
public struct BarSettings: Hashable, Sendable {
  /// The navigation bar's content while the controller is on top.
  public var navigationItem = NavigationItem()
  /// The controller's tab; `nil` for the tab of its stack's root.
  public var tabBarItem: BarButtonItem?
  /// The items of a navigation controller's toolbar while the controller is on top, in order.
  public var toolbarItems: [BarButtonItem] = []
  /// A Boolean that tells whether tab bar and toolbar go while the controller, or one that it pushes, is on top.
  public var hidesBottomBarWhenPushed = false
  /// The edges at which the controller's view reaches under bars.
  public var edgesForExtendedLayout: RectEdge = .all
  /// A Boolean that tells whether the view also reaches under bars that aren't translucent.
  public var extendedLayoutIncludesOpaqueBars = false

  /// UIKit's defaults: an empty item, and a view that reaches under all bars.
  public init() {}
}

/// Edges of a rectangle: `UIRectEdge`, with its raw values.
public struct RectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = RectEdge(rawValue: 1)
  /// The left edge.
  public static let left = RectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right edge.
  public static let right = RectEdge(rawValue: 8)
  /// All four edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// A navigation bar's content for a controller.
public struct NavigationItem: Hashable, Sendable {
  /// The rule for large titles: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// As the item below it in the stack, always, or never.
    case automatic, always, never
  }

  /// The title in the bar's middle; the controller's own if `nil`.
  public var title: String?
  /// A line above the title, which makes the bar higher.
  public var prompt: String?
  /// The back button that the next controller's bar shows to come back to this one; its title with an arrow if `nil`.
  public var backBarButtonItem: BarButtonItem?
  /// Items from the leading edge on, in place of the back button.
  public var leftBarButtonItems: [BarButtonItem] = []
  /// Items from the trailing edge on: the first is outermost.
  public var rightBarButtonItems: [BarButtonItem] = []
  /// The rule for its large title; without `prefersLargeTitles` it is never large.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search bar that is always shown; one that shows on scrolling takes no room.
  package var searchBar = SearchBar.none

  /// A search bar in a navigation bar, which code alone can ask for: `UINavigationItem.searchController`.
  package enum SearchBar: Hashable, Sendable {
    /// None, or one that hides; one where the system puts it; or one in a row of its own, below the title.
    case none, automatic, stacked
  }

  /// All of its bars' items.
  package var items: [BarButtonItem] {
    [backBarButtonItem].compactMap(\.self) + leftBarButtonItems + rightBarButtonItems
  }

  /// An item without title and buttons.
  public init() {}
}

/// A navigation controller's settings for its bars.
public struct NavigationSettings: Hashable, Sendable {
  /// A Boolean that tells whether it shows no navigation bar.
  public var isNavigationBarHidden = false
  /// A Boolean that tells whether it shows no toolbar, as at first.
  public var isToolbarHidden = true
  /// A Boolean that tells whether titles are large where their items agree, from iOS 11 on.
  public var prefersLargeTitles = false
  /// A Boolean that tells whether its bars, or a tab bar controller's, are translucent; the default from iOS 7 on.
  public var isTranslucent: Bool?
  /// A Boolean that tells whether a tab bar controller shows no tab bar, whatever its tabs say: `isTabBarHidden`.
  package var isTabBarHidden = false

  /// UIKit's defaults: a navigation bar, no toolbar, small titles.
  public init() {}
}

/// A split view controller's settings for its columns.
public struct SplitSettings: Hashable, Sendable {
  /// The arrangement of the columns: `UISplitViewController.DisplayMode`.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// Chosen by the system; the secondary alone; side by side; or the primary over the secondary.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }

  /// The arrangement of the columns where there is room for several.
  public var preferredDisplayMode = DisplayMode.automatic
  /// The primary column's share of the width.
  public var preferredPrimaryColumnWidthFraction: Double?
  /// The minimum width of the primary column in points; the system's if `nil`.
  public var minimumPrimaryColumnWidth: Double?
  /// The maximum width of the primary column in points; the system's if `nil`.
  public var maximumPrimaryColumnWidth: Double?
  /// A Boolean that tells whether it shows the primary column where there is room for only one; by default UIKit shows
  /// the last one.
  public var collapsesToPrimary = false

  /// UIKit's defaults.
  public init() {}
}
