public import Foundation

/// A device's movements: it lies still, and has no sensors.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public override init() {}

  /// The time between two looks at the acceleration, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// The time between two looks at the rotation, in seconds.
  open var gyroUpdateInterval: TimeInterval = 0
  /// The time between two looks at the magnetic field, in seconds.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// The time between two looks at all of it, in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// A Boolean that lets the user move the device where the compass needs that.
  open var showsDeviceMovementDisplay = false

  /// A Boolean that tells whether the acceleration can be measured: no.
  open var isAccelerometerAvailable: Bool { false }
  /// A Boolean that tells whether it is being measured: no.
  open var isAccelerometerActive: Bool { false }
  /// A Boolean that tells whether the rotation can be measured: no.
  open var isGyroAvailable: Bool { false }
  /// A Boolean that tells whether it is being measured: no.
  open var isGyroActive: Bool { false }
  /// A Boolean that tells whether the magnetic field can be measured: no.
  open var isMagnetometerAvailable: Bool { false }
  /// A Boolean that tells whether it is being measured: no.
  open var isMagnetometerActive: Bool { false }
  /// A Boolean that tells whether movements can be measured: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// A Boolean that tells whether they are being measured: no.
  open var isDeviceMotionActive: Bool { false }
  /// The latest acceleration: none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The latest rotation: none.
  open var gyroData: CMGyroData? { nil }
  /// The latest movement: none.
  open var deviceMotion: CMDeviceMotion? { nil }

  open func startAccelerometerUpdates() {}
  /// Measures nothing, and tells nobody.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }
  /// Does nothing: nothing is being measured.
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  /// Measures nothing, and tells nobody.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  /// Does nothing: nothing is being measured.
  open func stopGyroUpdates() {}
  open func startDeviceMotionUpdates() {}
  /// Measures nothing, and tells nobody.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Measures nothing, and tells nobody.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Does nothing: nothing is being measured.
  open func stopDeviceMotionUpdates() {}
  open func startMagnetometerUpdates() {}
  /// Does nothing: nothing is being measured.
  open func stopMagnetometerUpdates() {}
}

/// What is told of accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// What is told of rotations.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// What is told of movements.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// An acceleration, in multiples of the earth's.
public struct CMAcceleration: Sendable {
  /// The part along an axis.
  public var x, y, z: Double
  /// An acceleration of its parts.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// A rotation, in radians a second.
public struct CMRotationRate: Sendable {
  /// The part around an axis.
  public var x, y, z: Double
  /// A rotation of its parts.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// What was measured at a time.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The time since the device was started, in seconds.
  open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The turn of the device.
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
  /// The acceleration by the user.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A turn of the device: it lies flat.
open class CMAttitude: NSObject, @unchecked Sendable {
  /// The turn around its length, in radians.
  open var roll: Double { 0 }
  /// The turn around its width, in radians.
  open var pitch: Double { 0 }
  /// The turn around the way up, in radians.
  open var yaw: Double { 0 }
}

/// The axes that turns are measured against.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  /// Axes by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up, and any direction.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// Up, and any direction that stays.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// Up, and the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// Up, and the north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
