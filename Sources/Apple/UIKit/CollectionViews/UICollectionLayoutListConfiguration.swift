public import Foundation
import LayoutModel

/// The appearance and the parts of a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The arrangement of rows.
  public enum Appearance: Int, Sendable {
    /// From side to side; in groups, inset or not; as in a sidebar, inset or not.
    case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of sections' headers.
  public enum HeaderMode: Int, Sendable {
    /// None, supplementary views, or each section's first item.
    case none = 0, supplementary, firstItemInSection
  }

  /// The source of sections' footers.
  public enum FooterMode: Int, Sendable {
    /// None, or supplementary views.
    case none = 0, supplementary
  }

  /// A closure that says the actions of swiping a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// A closure that says the separators of a row.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The arrangement of rows.
  public let appearance: Appearance
  /// A Boolean that shows separators.
  public var showsSeparators = true
  /// The separators of rows.
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  /// A closure that says the separators of a row.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list.
  public var backgroundColor: UIColor?
  /// A closure that says the actions of swiping a row from its leading edge.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that says the actions of swiping a row from its trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The source of sections' headers.
  public var headerMode = HeaderMode.none
  /// The source of sections' footers.
  public var footerMode = FooterMode.none
  /// The room above headers, in points; the system's own without one.
  public var headerTopPadding: CGFloat?
  /// The content that keeps hugging.
  public var contentHuggingElements: UICollectionLayoutListContentHuggingElements = []

  /// A list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// It as the rules of files have it.
  var declared: CollectionLayoutListConfiguration {
    let appearances: [CollectionLayoutListConfiguration.Appearance] = [
      .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ]
    var declared = CollectionLayoutListConfiguration(appearance: appearances[appearance.rawValue])
    declared.headerMode = headerMode == .supplementary ? .supplementary : .none
    declared.footerMode = footerMode == .supplementary ? .supplementary : .none
    declared.headerTopPadding = headerTopPadding.map { Double($0) }
    return declared
  }
}

/// The parts of a list whose content keeps hugging.
public struct UICollectionLayoutListContentHuggingElements: OptionSet, Sendable {
  /// The parts, a bit each.
  public let rawValue: UInt
  /// Parts by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The supplementary views of sections.
  public static let supplementaryHeader = UICollectionLayoutListContentHuggingElements(rawValue: 1)
}

/// The lines above and below a row of a list: held.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// When a line shows.
  public enum Visibility: Int, Sendable {
    /// As the list likes, always, or never.
    case automatic = 0, visible, hidden
  }

  /// The insets that the list chooses.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let inset = CGFloat(Float.greatestFiniteMagnitude)
    return NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// When the line above shows.
  public var topSeparatorVisibility = Visibility.automatic
  /// When the line below shows.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line below.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of lines.
  public var color = UIColor.separator
  /// The colour of lines while the row is chosen.
  public var multipleSelectionColor = UIColor.separator
  /// An effect on lines.
  public var visualEffect: UIVisualEffect?

  /// The lines of a list of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UICollectionViewCompositionalLayout {
  /// Rows below each other, in sections.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension NSCollectionLayoutSection {
  /// A section of rows below each other.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let collection = (layoutEnvironment as? LayoutEnvironment)?.collection
    let behavior =
      collection.map { WindowEnvironment(of: $0).behavior }
      ?? SystemBehavior(UIScreen.main.environment.device.systemVersion)
    let declared = configuration.declared
    let row = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(behavior.listRowHeight))))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(CGFloat(behavior.listRowHeight))),
      subitems: [row])
    let section = NSCollectionLayoutSection(group: group)
    if declared.appearance.isInset {
      let container = layoutEnvironment.container
      var margin = CGFloat(behavior.listMargin(inWidth: Double(container.contentSize.width)))
      // Where margins overlap, rows have no width, halfway between them.
      margin += min(0, container.effectiveContentSize.width - 2 * margin) / 2
      (section.contentInsets.leading, section.contentInsets.trailing) = (margin, margin)
    } else {
      section.contentInsetsReference = .none
    }
    section.topPadding = CGFloat(
      behavior.listTopPadding(declared, hasHeader: configuration.headerMode == .supplementary))
    let height = NSCollectionLayoutDimension.estimated(CGFloat(behavior.sectionHeaderHeight))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}
