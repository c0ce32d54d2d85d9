/// The layout of a `UICollectionView`'s items: the common forms of `UICollectionViewCompositionalLayout` (<doc:CollectionLayouts>).
public enum CollectionViewLayout: Hashable, Sendable {
  /// Rows below each other: `UICollectionViewCompositionalLayout.list(using:)`.
  case list(CollectionLayoutListConfiguration)
  /// Groups of items below each other: `UICollectionViewCompositionalLayout(section:)`.
  case section(CollectionLayoutSection)
}

/// The appearance and the parts of a list: `UICollectionLayoutListConfiguration`.
public struct CollectionLayoutListConfiguration: Hashable, Sendable {
  /// The arrangement of rows: `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// From side to side; inset from both sides; as in a sidebar, inset or from side to side.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    /// A Boolean that tells whether rows are inset from the sides.
    package var isInset: Bool { self == .insetGrouped || self == .sidebar }
    /// A Boolean that tells whether sections are set apart.
    package var isGrouped: Bool { isInset || self == .grouped }
  }

  /// The source of sections' headers and footers: `UICollectionLayoutListConfiguration.HeaderMode` and `FooterMode`.
  public enum SupplementaryMode: String, Hashable, Sendable, CaseIterable {
    /// No headers or footers; or supplementary views.
    case none, supplementary
  }

  /// The arrangement of rows.
  public var appearance = Appearance.plain
  /// The headers of sections, or none.
  public var headerMode = SupplementaryMode.none
  /// The footers of sections, or none.
  public var footerMode = SupplementaryMode.none
  /// The room above each header, in points; the system's own if `nil`.
  public var headerTopPadding: Double?

  /// A list of an appearance, with neither headers nor footers.
  public init(appearance: Appearance = .plain) {
    self.appearance = appearance
  }
}

/// Groups of items below each other, or side by side where they scroll across: `NSCollectionLayoutSection`.
public struct CollectionLayoutSection: Hashable, Sendable {
  /// The way groups scroll across, and where they come to rest: `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
    /// Groups are below each other; or side by side, resting anywhere, or where a group begins.
    case none, continuous, continuousGroupLeadingBoundary
    /// Side by side, by pages: as wide as the collection view, or as a group; the last rests in the middle.
    case paging, groupPaging, groupPagingCentered
  }

  /// The group that is repeated until all items have a place.
  public var group: CollectionLayoutGroup
  /// The space between two groups, in points.
  public var interGroupSpacing = 0.0
  /// The insets around all groups, in points; left and right they are added to the safe area.
  public var contentInsets = DirectionalEdgeInsets()
  /// The way groups scroll across. They are laid out as before any scrolling.
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none

  /// A section of one kind of group, without room around.
  public init(group: CollectionLayoutGroup) {
    self.group = group
  }
}

/// Items in a line: `NSCollectionLayoutGroup`.
public struct CollectionLayoutGroup: Hashable, Sendable {
  /// The content of a group.
  public enum Subitems: Hashable, Sendable {
    /// A number of equal items that share the group's length evenly: `subitem:count:`.
    case shared(CollectionLayoutSubitem, count: Int)
    /// A number of equal items of their own length, from iOS 16 on: `repeatingSubitem:count:`.
    case repeated(CollectionLayoutSubitem, count: Int)
    /// Different items in order, each of its own length: `subitems:`. They repeat while fractions of the group's length leave room.
    case inOrder([CollectionLayoutSubitem])
  }

  /// The direction of the line of items.
  public var axis: Axis
  /// The size of the group.
  public var layoutSize: CollectionLayoutSize
  /// The content of the group.
  public var subitems: Subitems
  /// The insets of its items, in points; 0 along an axis of an estimated length.
  public var contentInsets = DirectionalEdgeInsets()
  /// The space between two items, in points: `NSCollectionLayoutSpacing.fixed(_:)`.
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

/// A part of a group: an item, or a group, which in UIKit is an item too.
public indirect enum CollectionLayoutSubitem: Hashable, Sendable {
  /// A cell's place.
  case item(CollectionLayoutItem)
  /// A group within the group.
  case group(CollectionLayoutGroup)

  /// The size.
  package var layoutSize: CollectionLayoutSize {
    switch self {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  /// The insets of its content.
  package var contentInsets: DirectionalEdgeInsets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }
}

/// The place of a cell: `NSCollectionLayoutItem`.
public struct CollectionLayoutItem: Hashable, Sendable {
  /// The size.
  public var layoutSize: CollectionLayoutSize
  /// The insets of the cell, in points; 0 along an axis of an estimated length.
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

  /// A size by its width and height.
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
  /// A fraction of the width of its container: a group for an item, a section for a group.
  case fractionalWidth(Double)
  /// A fraction of the height of its container.
  case fractionalHeight(Double)
  /// A number of points.
  case absolute(Double)
  /// As long as the cell's content needs; this number of points where the content doesn't say.
  case estimated(Double)

  /// A Boolean that tells whether the content decides.
  package var isEstimated: Bool { if case .estimated = self { true } else { false } }
}
