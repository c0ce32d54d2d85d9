public import Foundation

/// The room that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The size without the insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The visible part of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The place among others.
  var zIndex: Int { get set }
  /// A Boolean that hides it.
  var isHidden: Bool { get set }
  /// The middle, in points.
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var name: String { get }
  /// The place of the item.
  var indexPath: IndexPath { get }
  /// The rectangle, in points.
  var frame: CGRect { get }
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// The kind of the view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view.
  var representedElementKind: String? { get }
}

/// A closure that changes a section's visible items during scrolling.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// The way in which a section scrolls across.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all; anywhere, or by groups or pages.
  case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The edges that insets of a layout count from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout has it, none, the safe area, the margins, or those that are good to read.
  case automatic = 0, none, safeArea, layoutMargins, readableContent
}

/// Groups of items in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  /// The distances of its groups from its edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The edges that those count from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The edges that the insets of supplementary views count from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The way in which it scrolls across.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True to keep the section's boundary views within its insets.
  open var supplementariesFollowContentInsets = true
  /// The views behind it.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that changes what shows of it.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The room above it, which a list leaves.
  var topPadding: CGFloat = 0

  /// A section of one kind of group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Another section of the same groups.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    (copy.contentInsets, copy.contentInsetsReference) = (contentInsets, contentInsetsReference)
    (copy.interGroupSpacing, copy.orthogonalScrollingBehavior) = (interGroupSpacing, orthogonalScrollingBehavior)
    (copy.boundarySupplementaryItems, copy.decorationItems) = (boundarySupplementaryItems, decorationItems)
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.topPadding = topPadding
    return copy
  }
}

/// The room of a layout.
@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) { (contentSize, contentInsets) = (size, insets) }
}

/// The environment of a layout.
@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The collection that is laid out.
  weak var collection: UICollectionView?

  init(_ container: LayoutContainer, _ traits: UITraitCollection, _ collection: UICollectionView?) {
    (self.container, traitCollection, self.collection) = (container, traits, collection)
  }
}
