public import Foundation

/// The rights to know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The right.
  case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// Always, in older code.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The accuracies with which an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// The accuracy.
  case fullAccuracy = 0, reducedAccuracy
}

/// The purposes for which the device moves.
public enum CLActivityType: Int, Sendable {
  /// The purpose.
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// A manager that finds the device: the user refused it, and no place comes.
open class CLLocationManager: NSObject {
  /// An object that is told of places.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that places need, in metres.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance that the device moves before it is told of, in metres.
  open var distanceFilter = kCLDistanceFilterNone
  /// The purpose for which the device moves.
  open var activityType = CLActivityType.other
  /// A Boolean that saves power.
  open var pausesLocationUpdatesAutomatically = true
  /// A Boolean that goes on while the app isn't in front.
  open var allowsBackgroundLocationUpdates = false
  /// A Boolean that shows that it goes on.
  open var showsBackgroundLocationIndicator = false
  /// The place: none.
  open var location: CLLocation? { nil }
  /// The direction: none.
  open var heading: CLHeading? { nil }
  /// The right: denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// The accuracy: reduced.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// Tells whether the device can be found: no.
  open class func locationServicesEnabled() -> Bool { false }
  /// The right: denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Tells whether the device has a compass: no.
  open class func headingAvailable() -> Bool { false }
  /// Tells whether large moves are told of: no.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  /// Asks the user, who has refused.
  open func requestWhenInUseAuthorization() {}
  /// Asks the user, who has refused.
  open func requestAlwaysAuthorization() {}
  /// Does nothing: no place comes.
  open func startUpdatingLocation() {}
  /// Does nothing: no place comes.
  open func stopUpdatingLocation() {}
  /// Does nothing: no place comes.
  open func requestLocation() {}
  /// Does nothing: no direction comes.
  open func startUpdatingHeading() {}
  /// Does nothing: no direction comes.
  open func stopUpdatingHeading() {}
  /// Does nothing: no place comes.
  open func startMonitoringSignificantLocationChanges() {}
  /// Does nothing: no place comes.
  open func stopMonitoringSignificantLocationChanges() {}
}

/// An object that is told of places: of none here.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Told of places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Told of a direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Told that no place is known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Told of the right, in older code.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Told of the right.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// The names of places: none is known here.
open class CLGeocoder: NSObject {
  /// Called with places.
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// A Boolean that tells whether it is at work.
  open var isGeocoding: Bool { false }
  /// Finds the name of a place: none.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, nil)
  }
  /// Finds the place of a name: none.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, nil)
  }
  /// Does nothing.
  open func cancelGeocode() {}
}

/// A place with its names.
open class CLPlacemark: NSObject {
  /// The place.
  open var location: CLLocation? { nil }
  /// Its name.
  open var name: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The house's number.
  open var subThoroughfare: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
}
