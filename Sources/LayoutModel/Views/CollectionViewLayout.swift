/// How a `UICollectionView` places its items: the common forms of `UICollectionViewCompositionalLayout`
/// (<doc:CollectionLayouts>).
public enum CollectionViewLayout: Hashable, Sendable {
  /// Rows below each other: `UICollectionViewCompositionalLayout.list(using:)`.
  case list(CollectionLayoutListConfiguration)
  /// Groups of items below each other: `UICollectionViewCompositionalLayout(section:)`.
  case section(CollectionLayoutSection)
}

/// How a list looks and which parts it has: `UICollectionLayoutListConfiguration`.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// Where rows stand: `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// From side to side; inset from both sides; as a sidebar has them, inset or from side to side.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    /// Whether rows stand away from the sides.
    package var isInset: Bool { self == .insetGrouped || self == .sidebar }
    /// Whether sections stand apart.
    package var isGrouped: Bool { isInset || self == .grouped }
  }

  /// Where headers and footers of sections come from: `UICollectionLayoutListConfiguration.HeaderMode` and `FooterMode`.
  public enum SupplementaryMode: String, Hashable, Sendable, CaseIterable {
    /// There are none; or they are supplementary views.
    case none, supplementary
  }

  /// Where rows stand.
  public var appearance = Appearance.plain
  /// Whether sections begin with a header.
  public var headerMode = SupplementaryMode.none
  /// Whether sections end with a footer.
  public var footerMode = SupplementaryMode.none
  /// What stands above each header, in points; the system's own if `nil`.
  public var headerTopPadding: Double?

  /// A list of an appearance, with neither headers nor footers.
  public init(appearance: Appearance = .plain) {
    self.appearance = appearance
  }
}

/// Groups of items below each other, or side by side where they scroll across: `NSCollectionLayoutSection`.
public struct CollectionLayoutSection: Hashable, Sendable {
  /// Whether groups scroll across, and where they come to rest: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
    /// Groups stand below each other; or side by side, and rest anywhere, or where a group begins.
    case none, continuous, continuousGroupLeadingBoundary
    /// Side by side, by pages: as wide as the collection view, or a group each, which stands in the middle at last.
    case paging, groupPaging, groupPagingCentered
  }

  /// What is repeated until all items have a place.
  public var group: CollectionLayoutGroup
  /// What stands between two groups, in points.
  public var interGroupSpacing = 0.0
  /// What stands around all groups, in points; left and right it adds to the safe area.
  public var contentInsets = DirectionalEdgeInsets()
  /// Whether groups scroll across. They are laid out as they stand before anybody scrolls.
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none

  /// A section of one kind of groups, without room around them.
  public init(group: CollectionLayoutGroup) {
    self.group = group
  }
}

/// Items in line: `NSCollectionLayoutGroup`.
public struct CollectionLayoutGroup: Hashable, Sendable {
  /// What stands in a group.
  public enum Subitems: Hashable, Sendable {
    /// A number of equal ones, which share the group's length evenly: `subitem:count:`.
    case shared(CollectionLayoutSubitem, count: Int)
    /// A number of equal ones, in the length that they say, from iOS 16 on: `repeatingSubitem:count:`.
    case repeated(CollectionLayoutSubitem, count: Int)
    /// Each in its order, in the length that it says: `subitems:`. All of them again while fractions of the group's length leave
    /// room for it.
    case inOrder([CollectionLayoutSubitem])
  }

  /// Which way items stand in line.
  public var axis: Axis
  /// How large the group is.
  public var layoutSize: CollectionLayoutSize
  /// What stands in it.
  public var subitems: Subitems
  /// What of the group its items leave free, in points; along an axis of an estimated length nothing.
  public var contentInsets = DirectionalEdgeInsets()
  /// What stands between two items, in points: `NSCollectionLayoutSpacing.fixed(_:)`.
  public var interItemSpacing = 0.0

  /// A group of some items.
  public init(_ axis: Axis = .horizontal, layoutSize: CollectionLayoutSize, subitems: Subitems) {
    self.axis = axis
    self.layoutSize = layoutSize
    self.subitems = subitems
  }

  /// A group that a number of equal items share.
  public init(
    _ axis: Axis = .horizontal, layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) {
    self.init(axis, layoutSize: layoutSize, subitems: .shared(.item(subitem), count: count))
  }
}

/// What a group is made of: items, and groups, which in UIKit are items too.
public indirect enum CollectionLayoutSubitem: Hashable, Sendable {
  /// A cell's place.
  case item(CollectionLayoutItem)
  /// A group within the group.
  case group(CollectionLayoutGroup)

  /// How large it is.
  package var layoutSize: CollectionLayoutSize {
    switch self {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  /// What of it what stands in it leaves free.
  package var contentInsets: DirectionalEdgeInsets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }
}

/// What a cell stands in: `NSCollectionLayoutItem`.
public struct CollectionLayoutItem: Hashable, Sendable {
  /// How large it is.
  public var layoutSize: CollectionLayoutSize
  /// What of it the cell leaves free, in points; along an axis of an estimated length nothing.
  public var contentInsets = DirectionalEdgeInsets()

  /// An item that its cell fills.
  public init(layoutSize: CollectionLayoutSize) {
    self.layoutSize = layoutSize
  }
}

/// A size by its dimensions: `NSCollectionLayoutSize`.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public var widthDimension: CollectionLayoutDimension
  /// The height.
  public var heightDimension: CollectionLayoutDimension

  /// A size.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The dimension along an axis.
  package subscript(axis: Axis) -> CollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}

/// A length: `NSCollectionLayoutDimension`.
public enum CollectionLayoutDimension: Hashable, Sendable {
  /// A fraction of the width of what it stands in: an item's group, a group's section.
  case fractionalWidth(Double)
  /// A fraction of the height of what it stands in.
  case fractionalHeight(Double)
  /// A number of points.
  case absolute(Double)
  /// As long as the cell's content needs; so many points where that says nothing.
  case estimated(Double)

  /// Whether the content decides.
  package var isEstimated: Bool { if case .estimated = self { true } else { false } }
}
