public import Foundation
import LayoutModel

/// The place of an item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  public let layoutSize: NSCollectionLayoutSize
  /// The distances of the content from the item's edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances of the item's edges from the neighbors.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The supplementary views that belong to it.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// An item of a size, with supplementary views.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// Another item of the same size.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  /// It as the rules of files have it.
  var declared: CollectionLayoutSubitem {
    var item = CollectionLayoutItem(layoutSize: layoutSize.declared)
    item.contentInsets = contentInsets.declared
    return .item(item)
  }
}

/// Items in a line in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items of a group.
  enum Content {
    case line(Axis, shared: Int?, repeated: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let content: Content
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ content: Content) {
    (self.subitems, self.content) = (subitems, content)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Items side by side, again as often as they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.horizontal, shared: nil, repeated: nil))
  }
  /// Items below each other, again as often as they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical, shared: nil, repeated: nil))
  }
  /// A number of equal items that share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.horizontal, shared: count, repeated: nil))
  }
  /// A number of equal items that share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.vertical, shared: count, repeated: nil))
  }
  /// A number of equal items side by side.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.horizontal, shared: nil, repeated: count))
  }
  /// A number of equal items below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.vertical, shared: nil, repeated: count))
  }
  /// Items at places that a closure says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

  /// Another group of the same items.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, subitems, content)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    (copy.interItemSpacing, copy.supplementaryItems) = (interItemSpacing, supplementaryItems)
    return copy
  }

  /// Its description in words.
  open func visualDescription() -> String { "\(type(of: self)) of \(subitems.count) items" }

  override var declared: CollectionLayoutSubitem { .group(declaredGroup) }

  /// It as the rules of files have it.
  var declaredGroup: CollectionLayoutGroup {
    let parts = subitems.map(\.declared)
    var group: CollectionLayoutGroup
    switch content {
    case .line(let axis, let shared, let repeated):
      let content: CollectionLayoutGroup.Subitems =
        switch (shared, repeated, parts.first) {
        case (let count?, _, let part?): .shared(part, count: count)
        case (_, let count?, let part?): .repeated(part, count: count)
        default: .inOrder(parts)
        }
      group = CollectionLayoutGroup(axis, layoutSize: layoutSize.declared, subitems: content)
    case .custom: group = CollectionLayoutGroup(.horizontal, layoutSize: layoutSize.declared, subitems: .inOrder([]))
    }
    group.contentInsets = contentInsets.declared
    group.interItemSpacing = Double(interItemSpacing?.spacing ?? 0)
    return group
  }
}

/// The places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item that a closure says.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// The place among others: larger ones lie in front.
  public let zIndex: Int

  /// An item at a place.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// A supplementary view in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The place at the edges of what it belongs to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The place in itself that lies there.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The place among others: larger ones lie in front.
  open var zIndex = 1

  /// A supplementary view at edges of what it belongs to.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A supplementary view at an edge of a section or of the whole content.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// The distance from there, in points.
  public let offset: CGPoint
  /// A Boolean that makes room for it.
  open var extendsBoundary = true
  /// True to keep the view at the edge of the visible part.
  open var pinToVisibleBounds = false

  /// A supplementary view at an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  /// A supplementary view at the edges of an anchor.
  public override convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: containerAnchor.edges.alignment)
  }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The place among others: larger ones lie in front.
  open var zIndex = 0

  init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view behind a section, of a kind.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

extension NSDirectionalEdgeInsets {
  var declared: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}
