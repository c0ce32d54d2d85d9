import CoreLocation
import MapKit
import Testing
import UIKit

/// Tests of maps.
@MainActor struct MapTests {
  /// A map is a box that holds what is on it.
  @Test func things() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let thing = MKPointAnnotation()
    thing.coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    map.addAnnotation(thing)
    #expect(map.annotations.count == 1)
    map.removeAnnotation(thing)
    #expect(map.annotations.isEmpty)
    #expect(map.subviews.isEmpty)
  }

  /// A part of the earth by metres is as high as it is wide at the equator.
  @Test func parts() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 111_195, longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    #expect(abs(region.span.longitudeDelta - 1) < 0.001)
  }

  /// A map holds shapes, each with the place that it is drawn at.
  @Test func shapes() {
    let map = MKMapView(frame: .zero)
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 300)
    let line = unsafe MKPolyline(coordinates: [CLLocationCoordinate2D(latitude: 3, longitude: 4)], count: 1)
    map.addOverlays([circle, line])
    #expect(map.overlays.map(\.coordinate.latitude) == [1, 3])
    map.removeOverlay(circle)
    #expect(map.overlays.count == 1 && line.pointCount == 1)
    #expect(MKCircleRenderer(circle: circle).overlay === circle)
  }
}
