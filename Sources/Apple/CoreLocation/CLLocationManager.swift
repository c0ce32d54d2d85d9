public import Foundation

/// The rights to know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// Always, in older code.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The accuracies with which an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0, reducedAccuracy
}

/// The purposes for which the device moves.
public enum CLActivityType: Int, Sendable {
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
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// Tells whether the device can be found: no.
  open class func locationServicesEnabled() -> Bool { false }
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

  /// Looks out for a region: nothing is found.
  open func startMonitoring(for region: CLRegion) {}
  /// Does nothing: nothing is being looked for.
  open func stopMonitoring(for region: CLRegion) {}
  /// Asks whether a region is around the device: nobody answers.
  open func requestState(for region: CLRegion) {}
  /// Measures how near beacons are: none is here.
  open func startRangingBeacons(in region: CLBeaconRegion) {}
  /// Does nothing: nothing is being measured.
  open func stopRangingBeacons(in region: CLBeaconRegion) {}
  /// Measures how near beacons are: none is here.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Does nothing: nothing is being measured.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// The regions that are looked out for: none.
  open var monitoredRegions: Set<CLRegion> { [] }
}

/// An object that is told of places: of none here.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
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
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// The names of places: none is known here.
open class CLGeocoder: NSObject {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// A Boolean that tells whether it is at work.
  open var isGeocoding: Bool { false }
  /// Finds the name of a place: none.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, nil)
  }
  /// Finds the name of a place in a language: none.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CompletionHandler
  ) {
    completionHandler(nil, nil)
  }
  /// Finds the place of a name: none.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CompletionHandler
  ) {
    completionHandler(nil, nil)
  }
  /// Finds the name of a place: none.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Finds the name of a place in a language: none.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Finds the place of a name: none.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Finds the place of a name: none.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, nil)
  }
  open func cancelGeocode() {}
}

/// A place with its names.
open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var administrativeArea: String? { nil }
  open var locality: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var postalCode: String? { nil }
}
