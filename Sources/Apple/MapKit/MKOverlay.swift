public import CoreGraphics
public import CoreLocation
public import UIKit

/// A shape on a map.
@preconcurrency @MainActor
public protocol MKOverlay: MKAnnotation {}

/// A shape with what it says.
@preconcurrency @MainActor
open class MKShape: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String?
  /// The line under it.
  open var subtitle: String?
  public nonisolated override init() { super.init() }
}

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  open override var coordinate: CLLocationCoordinate2D { center }
  /// The radius, in metres.
  public let radius: CLLocationDistance
  /// A circle around a place, with a radius in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
    super.init()
  }
}

/// A line or an outline through places.
open class MKMultiPoint: MKShape {
  private let places: [CLLocationCoordinate2D]
  open override var coordinate: CLLocationCoordinate2D { places.first ?? CLLocationCoordinate2D() }
  /// The number of places.
  open var pointCount: Int { places.count }
  fileprivate init(_ places: [CLLocationCoordinate2D]) {
    self.places = places
    super.init()
  }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// A line through a number of places.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(unsafe Array(UnsafeBufferPointer(start: coords, count: max(0, count))))
  }
}

/// An area with an outline through places.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// An area with an outline through a number of places.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(unsafe Array(UnsafeBufferPointer(start: coords, count: max(0, count))))
  }
}

/// An object that draws a shape on a map: a map is a box here.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Draws the shape anew.
  open func setNeedsDisplay() {}
}

/// An object that draws a shape by its outline.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineCap = CGLineCap.round
  open var lineJoin = CGLineJoin.round
  open var lineDashPattern: [NSNumber]?
}

/// An object that draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// An object that draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// An object that draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// The height of a shape on a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Under the names of places, or above all.
  case aboveRoads = 0, aboveLabels
}
