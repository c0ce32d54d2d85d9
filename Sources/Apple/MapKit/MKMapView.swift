public import CoreLocation
public import UIKit

/// A view of a map: a box of its size here.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// An object that is told of what happens.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of map that it shows.
  open var mapType = MKMapType.standard
  /// The part of the earth that it shows.
  open var region = MKCoordinateRegion()
  /// The middle of what it shows.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// The things on it.
  open private(set) var annotations: [any MKAnnotation] = []
  /// The things on it that are chosen.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// A Boolean that shows the user.
  open var showsUserLocation = false
  public let userLocation = MKUserLocation()
  /// True if the user is in the visible region: never.
  open var isUserLocationVisible: Bool { false }
  /// The way in which it follows the user.
  open var userTrackingMode = MKUserTrackingMode.none
  /// A Boolean that lets it be scaled.
  open var isZoomEnabled = true
  /// A Boolean that lets it be moved.
  open var isScrollEnabled = true
  /// A Boolean that lets it be turned.
  open var isRotateEnabled = true
  /// A Boolean that lets it be tilted.
  open var isPitchEnabled = true
  /// A Boolean that shows north.
  open var showsCompass = true
  /// A Boolean that shows the scale.
  open var showsScale = false
  /// A Boolean that shows how full streets are.
  open var showsTraffic = false
  /// A Boolean that shows buildings.
  open var showsBuildings = true
  /// A Boolean that shows what is worth seeing.
  open var showsPointsOfInterest = true

  /// A view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a part of the earth.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Shows a place in the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Returns the point of a view, or of the window, at which a place is: the region fills the map, and degrees are as long everywhere.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let span = region.span
    guard span.latitudeDelta != 0, span.longitudeDelta != 0 else {
      return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
    }
    let (east, south) = (coordinate.longitude - region.center.longitude, region.center.latitude - coordinate.latitude)
    let point = CGPoint(
      x: bounds.midX + bounds.width * east / span.longitudeDelta,
      y: bounds.midY + bounds.height * south / span.latitudeDelta)
    return convert(point, to: view)
  }
  /// Returns the place at a point of a view, or of the window.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let own = convert(point, from: view)
    return CLLocationCoordinate2D(
      latitude: region.center.latitude - region.span.latitudeDelta * (own.y - bounds.midY) / bounds.height,
      longitude: region.center.longitude + region.span.longitudeDelta * (own.x - bounds.midX) / bounds.width)
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  /// The part that shows in the view's shape.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Leaves out a thing.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  /// The shapes on it.
  open private(set) var overlays: [any MKOverlay] = []
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Leaves out a shape.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  /// Chooses a thing no more.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// The view of a thing: none shows.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Names a class of views.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  /// A view to use again: none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

/// An object that is told of what happens to a map.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Asked for the view of a thing.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Asked for the object that draws a shape.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Told that views were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Told that a thing was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Told that a thing is chosen no more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Told of a touch beside a thing's words.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Told that another part of the earth will show.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Told that another part of the earth shows.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Told of the user's place.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}
