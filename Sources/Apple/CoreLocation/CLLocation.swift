public import Foundation

/// An angle on the earth, in degrees.
public typealias CLLocationDegrees = Double
/// A length, in metres.
public typealias CLLocationDistance = Double
/// The accuracy of a place, in metres.
public typealias CLLocationAccuracy = Double
/// A speed, in metres a second.
public typealias CLLocationSpeed = Double
/// A direction, in degrees from north.
public typealias CLLocationDirection = Double

/// As exact as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// As exact as a driver needs.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Its angle from the equator, in degrees.
  public var latitude: CLLocationDegrees
  /// Its angle from Greenwich, in degrees.
  public var longitude: CLLocationDegrees
  /// The place at zero.
  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the earth.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Tells whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// Its height above the sea, in metres.
  public let altitude: CLLocationDistance
  /// The accuracy of the place, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of its height, in metres.
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date
  /// The speed, in metres a second; less than zero if it isn't known.
  open var speed: CLLocationSpeed { -1 }
  /// The direction of moving, in degrees; less than zero if it isn't known.
  open var course: CLLocationDirection { -1 }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }
  /// A place at a time.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.timestamp) = (coordinate, altitude, timestamp)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
  }

  /// The length of the way to another place on a ball of the earth's mean size, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = { (degrees: Double) in degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let height = sin(radians(b.latitude - a.latitude) / 2)
    let width = sin(radians(b.longitude - a.longitude) / 2)
    let square = height * height + cos(radians(a.latitude)) * cos(radians(b.latitude)) * width * width
    return 2 * 6_371_000 * asin(min(1, square.squareRoot()))
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A direction of the device.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The direction from the magnetic north, in degrees.
  open var magneticHeading: CLLocationDirection { 0 }
  /// The direction from the north, in degrees; less than zero if it isn't known.
  open var trueHeading: CLLocationDirection { -1 }
}

/// A part of the earth.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  /// A Boolean that tells of coming in.
  open var notifyOnEntry = true
  /// A Boolean that tells of going out.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Its radius, in metres.
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  /// Tells whether a place is in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
