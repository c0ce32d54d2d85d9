public import Foundation

/// The attributes that a layout gives one view of a collection: its place and its looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The place of the item, or of what the view belongs to.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The rectangle in the collection's content, in points.
  open var frame = CGRect.zero
  /// The middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size, in points: the middle stays.
  open var size: CGSize {
    get { frame.size }
    set {
      guard newValue != frame.size else { return }
      let center = center
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The transform of the view.
  open var transform = CGAffineTransform.identity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The place among others: larger ones lie in front.
  open var zIndex = 0
  /// A Boolean that hides the view.
  open var isHidden = false
  /// The kind of the view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view.
  open private(set) var representedElementKind: String?
  /// The axes along which the view's content gives its size; `nil` where the layout does.
  var fitting: UIAxis?

  /// Attributes of nothing yet.
  public required override init() { super.init() }

  /// Attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Another one that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    (copy.frame, copy.transform) = (frame, transform)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.fitting = fitting
    return copy
  }

  /// Tells whether another one says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      indexPath == other.indexPath && representedElementKind == other.representedElementKind
        && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
        && isHidden == other.isHidden && transform == other.transform
    }
  }

  /// Attributes of an item, of a class.
  static func made(_ type: AnyClass, forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let made = (type as? UICollectionViewLayoutAttributes.Type)?.init() ?? UICollectionViewLayoutAttributes()
    made.indexPath = indexPath
    return made
  }

  /// Itself among a collection's views.
  var element: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}

/// A view of a collection, by what it shows.
struct CollectionElement: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(category: .cell, kind: "", path: path) }
}
