public import Foundation

/// The places of a collection's views: subclasses say them.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The size that a view's content gives.
  public class var automaticSize: CGSize {
    let length = CGFloat(Float.greatestFiniteMagnitude)
    return CGSize(width: length, height: length)
  }

  /// The collection that it lays out.
  open internal(set) weak var collectionView: UICollectionView?
  var decorationMakers: [String: (CGRect) -> UICollectionReusableView] = [:]

  /// A layout of nothing yet.
  public override init() { super.init() }

  /// A layout of a file.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: What subclasses say

  /// The class of what it says of a view.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of what it says of a change.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Told before it is asked for places that may have changed.
  open func prepare() {}
  /// The attributes of the views within a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of an item that is moved.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributesForItem(at: indexPath) ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The direction for which it is written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// A Boolean that mirrors it where text runs the other way.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Changes

  /// Has all places said anew at the next layout.
  open func invalidateLayout() {
    let context = Self.context(of: type(of: self).invalidationContextClass)
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Has some places said anew at the next layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutInvalidated(context)
  }
  /// Asked whether places change as the bounds do.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The changes of the layout as the bounds change.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    Self.context(of: type(of: self).invalidationContextClass)
  }
  /// Asked whether places change as a view would like another size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The changes of the layout as a view prefers another size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.context(of: type(of: self).invalidationContextClass)
    switch preferredAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [preferredAttributes.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: preferredAttributes.representedElementKind ?? "", at: [preferredAttributes.indexPath])
    case .decorationView:
      context.invalidateDecorationElements(
        ofKind: preferredAttributes.representedElementKind ?? "", at: [preferredAttributes.indexPath])
    }
    return context
  }
  /// The place at which scrolling stops, of a proposed one.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The place that is scrolled to after a change, of a proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// The place that a moved item may have.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { previousIndexPath }

  // MARK: Changes that are seen

  /// Told before changes of the data are shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Told after changes of the data were shown.
  open func finalizeCollectionViewUpdates() {}
  /// Told before the bounds change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Told after the bounds changed.
  open func finalizeAnimatedBoundsChange() {}
  /// Told before another layout takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Told before it takes another layout's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Told after one layout took another's place.
  open func finalizeLayoutTransition() {}
  /// The attributes of an appearing item, before its appearance.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// The attributes of a disappearing item, after its disappearance.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// The attributes of an appearing supplementary view, before its appearance.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// The attributes of a disappearing supplementary view, after its disappearance.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// The attributes of an appearing decoration view, before its appearance.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a disappearing decoration view, after its disappearance.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The supplementary views that come with a change.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views that go with a change.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that come with a change.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that go with a change.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Decoration

  /// Has decoration views of a kind made of a class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = (viewClass as? UICollectionReusableView.Type).map { type in
      { ClassInitializer.make(type, frame: $0) }
    }
  }

  /// A description of a change, of a class.
  static func context(of type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    (type as? UICollectionViewLayoutInvalidationContext.Type)?.init() ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Has decoration views of a kind made of a file.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { nib in { _ in nib.first(UICollectionReusableView.self, as: elementKind) }
    }
  }
}

/// A change of a layout: what has to be said anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean that tells whether all changes.
  open internal(set) var invalidateEverything = false
  /// A Boolean that tells whether the numbers of sections and items change.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that change.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that change, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that change, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance by which the content offset changes, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size, in points.
  open var contentSizeAdjustment = CGSize.zero
  /// The former places of items that are moved.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// The places of items that are moved.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// The place of what is moved, in points.
  open var interactiveMovementTarget: CGPoint { .zero }

  /// A change of nothing yet.
  public required override init() { super.init() }

  /// Has items said anew.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Has supplementary views said anew.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Has decoration views said anew.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// A change of one item or section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    case insert = 0, delete, reload, move, none
  }

  private let change: (action: Action, before: IndexPath?, after: IndexPath?)

  open var indexPathBeforeUpdate: IndexPath? { change.before }
  open var indexPathAfterUpdate: IndexPath? { change.after }
  open var updateAction: Action { change.action }

  /// No change: a subclass says its own.
  public override init() { change = (.none, nil, nil) }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) { change = (action, before, after) }
}

/// A layout between two others: that of the second, for changes are at once.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  /// The part of the way that is behind, from 0 to 1.
  open var transitionProgress: CGFloat = 0

  /// A layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// A layout of a file is between none.
  public required init?(coder: NSCoder) { nil }
}
