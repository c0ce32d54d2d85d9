public import Foundation
import LayoutModel

/// A length in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  let declared: CollectionLayoutDimension
  /// True for an item as long as its longest sibling.
  private(set) var isUniform = false

  init(_ declared: CollectionLayoutDimension) { self.declared = declared }

  /// A fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    made(.fractionalWidth(Double(fractionalWidth)))
  }
  /// A fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    made(.fractionalHeight(Double(fractionalHeight)))
  }
  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    made(.absolute(Double(absoluteDimension)))
  }
  /// The length of the content; a number of points until it is known.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    made(.estimated(Double(estimatedDimension)))
  }
  /// The length of all that stand side by side with it; a number of points until it is known.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    let dimension = made(.estimated(Double(estimate)))
    dimension.isUniform = true
    return dimension
  }

  private class func made(_ declared: CollectionLayoutDimension) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(declared)
  }

  /// A Boolean that tells whether it is a fraction of a width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = declared { true } else { false } }
  /// A Boolean that tells whether it is a fraction of a height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = declared { true } else { false } }
  /// A Boolean that tells whether it is a number of points.
  open var isAbsolute: Bool { if case .absolute = declared { true } else { false } }
  /// A Boolean that tells whether the content decides.
  open var isEstimated: Bool { declared.isEstimated }
  /// The fraction, or the number of points.
  open var dimension: CGFloat {
    switch declared {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value):
      CGFloat(value)
    }
  }
}

/// A size in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  /// A size by its width and height.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  var declared: CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: widthDimension.declared, heightDimension: heightDimension.declared)
  }
}

/// A distance in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The number of points.
  public let spacing: CGFloat
  /// A Boolean that lets it be more.
  public let isFlexibleSpacing: Bool
  /// A Boolean that keeps it to its points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

  /// A number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// A number of points at least.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// The distances of an item's edges from what is beside it.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance before it.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above it.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after it.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below it.
  public let bottom: NSCollectionLayoutSpacing?

  /// Distances at some edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

/// The place of a supplementary view at the edges of what it belongs to.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// The distance from there: in points, or in parts of its own size.
  public let offset: CGPoint
  /// A Boolean that tells whether the distance is in points.
  public let isAbsoluteOffset: Bool
  /// A Boolean that tells whether the distance is in parts of its own size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// A place at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// A place so many points from edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// A place so many parts of its own size from edges.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }

  /// The origin of something of a size at its place in a rectangle.
  func origin(of size: CGSize, in rect: CGRect) -> CGPoint {
    var point = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    if edges.contains(.leading) {
      point.x = rect.minX
    } else if edges.contains(.trailing) {
      point.x = rect.maxX - size.width
    }
    if edges.contains(.top) {
      point.y = rect.minY
    } else if edges.contains(.bottom) {
      point.y = rect.maxY - size.height
    }
    point.x += isAbsoluteOffset ? offset.x : offset.x * size.width
    point.y += isAbsoluteOffset ? offset.y : offset.y * size.height
    return point
  }
}
