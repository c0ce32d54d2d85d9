/// What a controller says to the bars of the containers around it.
public struct BarSettings: Hashable, Sendable {
  /// What a navigation bar shows while it is on top.
  public var navigationItem = NavigationItem()
  /// What its tab shows; `nil` for that of the root of its stack.
  public var tabBarItem: BarButtonItem?
  /// The items of a navigation controller's toolbar while it is on top, in order.
  public var toolbarItems: [BarButtonItem] = []
  /// Whether a tab bar and a toolbar go while it, or what it pushes, is on top.
  public var hidesBottomBarWhenPushed = false
  /// The edges at which its view reaches under bars.
  public var edgesForExtendedLayout: RectEdge = .all
  /// Whether it reaches under bars that aren't translucent too.
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

/// What a navigation bar shows of a controller.
public struct NavigationItem: Hashable, Sendable {
  /// When its title is large: `UINavigationItem.LargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// As the item below it in the stack, always, or never.
    case automatic, always, never
  }

  /// The title in the bar's middle; the controller's own if `nil`.
  public var title: String?
  /// A line above the title, which makes the bar higher.
  public var prompt: String?
  /// What the bar of a controller that is pushed upon it shows to come back; the title with an arrow if `nil`.
  public var backBarButtonItem: BarButtonItem?
  /// Items from the leading edge on, in place of the back button.
  public var leftBarButtonItems: [BarButtonItem] = []
  /// Items from the trailing edge on: the first is outermost.
  public var rightBarButtonItems: [BarButtonItem] = []
  /// When its title is large; without `prefersLargeTitles` never.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// All of its bars' items.
  package var items: [BarButtonItem] {
    [backBarButtonItem].compactMap(\.self) + leftBarButtonItems + rightBarButtonItems
  }

  /// An item without title and buttons.
  public init() {}
}

/// What a navigation controller says of its bars.
public struct NavigationSettings: Hashable, Sendable {
  /// Whether it shows no navigation bar.
  public var isNavigationBarHidden = false
  /// Whether it shows no toolbar, as at first.
  public var isToolbarHidden = true
  /// Whether titles are large where their items agree, from iOS 11 on.
  public var prefersLargeTitles = false
  /// Whether its bars, or a tab bar controller's, let what lies under them shine through; from iOS 7 on they do at first.
  public var isTranslucent: Bool?

  /// UIKit's defaults: a navigation bar, no toolbar, small titles.
  public init() {}
}

/// What a split view controller says of its columns.
public struct SplitSettings: Hashable, Sendable {
  /// How the columns stand: `UISplitViewController.DisplayMode`.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// As the system chooses; the secondary alone; side by side; or the primary over the secondary.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }

  /// How the columns stand where there is room for several.
  public var preferredDisplayMode = DisplayMode.automatic
  /// The primary column's share of the width.
  public var preferredPrimaryColumnWidthFraction: Double?
  /// The least width of the primary column in points; the system's if `nil`.
  public var minimumPrimaryColumnWidth: Double?
  /// The greatest width of the primary column in points; the system's if `nil`.
  public var maximumPrimaryColumnWidth: Double?
  /// Whether it shows the primary column where there is room for one alone; UIKit shows the last one where nobody says.
  public var collapsesToPrimary = false

  /// UIKit's defaults.
  public init() {}
}
