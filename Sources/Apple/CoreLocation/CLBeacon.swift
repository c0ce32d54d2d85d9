public import Foundation

/// A number that tells beacons of one kind apart.
public typealias CLBeaconMajorValue = UInt16
/// A number that tells beacons of one kind and major number apart.
public typealias CLBeaconMinorValue = UInt16

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  case unknown, immediate, near, far
}

/// Whether a region is around the device.
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}

/// The beacons of a kind, as far as they are told apart.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  /// Beacons of a kind.
  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }
}

/// The surroundings of beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// A Boolean that tells of beacons as the user looks at the device.
  open var notifyEntryStateOnDisplay = false

  /// The surroundings of beacons.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  /// The surroundings of beacons of a kind.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  /// The surroundings of beacons of a kind with a first number.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  /// The surroundings of a beacon.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    let constraint = CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    self.init(beaconIdentityConstraint: constraint, identifier: identifier)
  }
  /// The surroundings of a beacon, by the older name.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }
  /// The surroundings of beacons of a kind, by the older name.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  open var uuid: UUID { beaconIdentityConstraint.uuid }
}

/// A beacon that was seen: none is here.
open class CLBeacon: NSObject, @unchecked Sendable {
  public let uuid: UUID
  open var proximity: CLProximity { .unknown }
  /// Its distance, in metres; less than zero if it isn't known.
  open var accuracy: CLLocationAccuracy { -1 }
  /// The strength of its signal.
  open var rssi: Int { 0 }
  open var major: NSNumber { 0 }
  open var minor: NSNumber { 0 }

  init(uuid: UUID) { self.uuid = uuid }
}

extension CLLocationManager {
  /// Tells whether the device can look out for regions of a kind: no.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Tells whether the device can measure how near beacons are: no.
  public class func isRangingAvailable() -> Bool { false }
}
