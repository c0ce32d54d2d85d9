/// What a controller says to the bars of the containers around it.
public struct BarSettings: Hashable, Sendable {
  public var navigationItem = NavigationItem()
  /// The item of its tab.
  public var tabBarItem: BarButtonItem?
  public var toolbarItems: [BarButtonItem] = []
  public var hidesBottomBarWhenPushed = false
  /// The edges at which its view reaches under bars.
  public var edgesForExtendedLayout: RectEdge = .all
  /// Whether it reaches under bars that aren't translucent too.
  public var extendedLayoutIncludesOpaqueBars = false

  public init() {}
}

/// Edges of a rectangle: `UIRectEdge`, with its raw values.
public struct RectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let top = RectEdge(rawValue: 1)
  public static let left = RectEdge(rawValue: 2)
  public static let bottom = RectEdge(rawValue: 4)
  public static let right = RectEdge(rawValue: 8)
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// What a navigation bar shows of a controller.
public struct NavigationItem: Hashable, Sendable {
  public enum LargeTitleDisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic, always, never
  }

  public var title: String?
  /// A line above the title, which makes the bar higher.
  public var prompt: String?
  public var leftBarButtonItems: [BarButtonItem] = []
  public var rightBarButtonItems: [BarButtonItem] = []
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  public init() {}
}

/// What a navigation controller says of its bars.
public struct NavigationSettings: Hashable, Sendable {
  public var isNavigationBarHidden = false
  public var isToolbarHidden = true
  public var prefersLargeTitles = false
  /// Whether its bars, or a tab bar controller's, let what lies under them shine through; from iOS 7 on they do at first.
  public var isTranslucent: Bool?

  public init() {}
}

/// What a split view controller says of its columns.
public struct SplitSettings: Hashable, Sendable {
  /// How the columns stand: `UISplitViewController.DisplayMode`.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  }

  public var preferredDisplayMode = DisplayMode.automatic
  /// The primary column's share of the width.
  public var preferredPrimaryColumnWidthFraction: Double?
  public var minimumPrimaryColumnWidth: Double?
  public var maximumPrimaryColumnWidth: Double?
  /// Whether it shows the primary column where there is room for one alone; UIKit shows the last one where nobody says.
  public var collapsesToPrimary = false

  public init() {}
}
