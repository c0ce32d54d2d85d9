public import Foundation

/// The permission of an app to know of movements.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A counter of steps: it can't count.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() {}
  /// A Boolean that tells whether steps can be counted: no.
  open class func isStepCountingAvailable() -> Bool { false }
  /// A Boolean that tells whether distances can be measured: no.
  open class func isDistanceAvailable() -> Bool { false }
  /// A Boolean that tells whether floors can be counted: no.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// A Boolean that tells whether the speed can be measured: no.
  open class func isPaceAvailable() -> Bool { false }
  /// The permission to count steps: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Counts nothing, and tells nobody.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  /// Does nothing: nothing is being counted.
  open func stopUpdates() {}
  /// Looks up what was counted: nothing, and nobody is told.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {}
}

/// What is told of steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Steps that were counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance, in metres.
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var floorsDescended: NSNumber? { nil }
}

/// The thing that the user does: not known.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// A thing that the user does.
  public override init() {}
  /// A Boolean that tells whether it can be known: no.
  open class func isActivityAvailable() -> Bool { false }
  /// The permission to know: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Looks for nothing, and tells nobody.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
  /// Does nothing: nothing is being looked for.
  open func stopActivityUpdates() {}
  /// Looks up what the user did: nothing, and nobody is told.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {}
}

/// What is told of what the user does.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// What is told of what the user did.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// How sure it is what the user does.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

/// The things that the user does.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  /// The degree to which it is sure.
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  /// A Boolean that tells whether it isn't known.
  open var unknown: Bool { true }
  /// A Boolean that tells whether nothing moves.
  open var stationary: Bool { false }
  /// A Boolean that tells whether the user walks.
  open var walking: Bool { false }
  /// A Boolean that tells whether the user runs.
  open var running: Bool { false }
  /// A Boolean that tells whether the user is in a car.
  open var automotive: Bool { false }
  /// A Boolean that tells whether the user rides a bicycle.
  open var cycling: Bool { false }
}

/// The height: it can't be measured.
open class CMAltimeter: NSObject, @unchecked Sendable {
  public override init() {}
  /// A Boolean that tells whether it can be measured: no.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// The permission to measure it: nobody was asked.
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  /// Measures nothing, and tells nobody.
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {}
  /// Does nothing: nothing is being measured.
  open func stopRelativeAltitudeUpdates() {}
}

/// What is told of heights.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// The change of the height, in metres.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure, in kilopascals.
  open var pressure: NSNumber { 0 }
}
