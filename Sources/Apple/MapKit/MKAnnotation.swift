public import CoreLocation
public import UIKit

/// A thing at a place of a map.
@preconcurrency @MainActor
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  /// The line under it.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A thing at a place of a map, with what it says.
@preconcurrency @MainActor
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  /// The line under it.
  open var subtitle: String?
  /// A thing at the place of zero.
  public nonisolated override init() { super.init() }
  /// A thing at a place.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
  /// A thing at a place.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    self.init(__coordinate: coordinate, title: title, subtitle: subtitle)
  }
}

@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The place at its time: none.
  open var location: CLLocation? { nil }
  /// A Boolean that tells whether it is sought.
  open var isUpdating: Bool { false }
  open var title: String?
  /// The line under it.
  open var subtitle: String?
}

/// A view of a thing on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  /// The name by which it is used again.
  public let reuseIdentifier: String?
  open var image: UIImage? { didSet { frame.size = image?.size ?? frame.size } }
  /// The distance of its middle from its place, in points.
  open var centerOffset = CGPoint.zero
  /// The distance of its words from it, in points.
  open var calloutOffset = CGPoint.zero
  /// A Boolean that shows its words.
  open var canShowCallout = false
  /// A Boolean that lets it be touched.
  open var isEnabled = true
  /// A Boolean that tells whether it is chosen.
  open var isSelected = false
  /// A Boolean that lets it be moved.
  open var isDraggable = false
  /// The view before its words.
  open var leftCalloutAccessoryView: UIView?
  /// The view behind its words.
  open var rightCalloutAccessoryView: UIView?
  /// The view under its words.
  open var detailCalloutAccessoryView: UIView?
  /// The name that annotations share to be shown as a cluster.
  open var clusteringIdentifier: String?
  /// A view of a thing.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// A view of a file.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Makes it ready to be used again.
  open func prepareForReuse() {}
  /// Makes it ready to show.
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin on a map.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed
  /// A Boolean that lets it fall.
  open var animatesDrop = false
  /// A pin, 32 points by 39.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame.size = CGSize(width: 32, height: 39)
  }
  /// A pin of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A balloon on a map.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  /// A balloon, 28 points by 28.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame.size = CGSize(width: 28, height: 28)
  }
  /// A balloon of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
