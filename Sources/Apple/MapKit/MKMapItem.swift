public import CoreLocation
public import Foundation

/// An address at a place.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  private let place: CLLocationCoordinate2D
  open var coordinate: CLLocationCoordinate2D { place }
  open var title: String? { name }
  open var countryCode: String? { isoCountryCode }
  /// An address at a place.
  public nonisolated init(coordinate: CLLocationCoordinate2D) { place = coordinate }
  /// An address at a place, of which the words aren't kept.
  public nonisolated convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
}

/// Something on a map that has a name. It opens no map.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var isCurrentLocation: Bool { false }
  /// Something at an address.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// The item at the user's place, which isn't known.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    false
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
