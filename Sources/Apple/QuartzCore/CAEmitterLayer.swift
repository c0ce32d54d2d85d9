public import CoreGraphics
public import Foundation

/// A layer that shows particles.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the number of particles.
  open var birthRate: Float = 1
  /// The factor of their lifetime.
  open var lifetime: Float = 1
  /// The place from which they come.
  open var emitterPosition = CGPoint.zero
  /// The depth of that place.
  open var emitterZPosition: CGFloat = 0
  /// The size of that place.
  open var emitterSize = CGSize.zero
  /// The depth of its size.
  open var emitterDepth: CGFloat = 0
  /// The shape from which they come.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which they come.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which they are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A Boolean that tells whether depth is kept.
  open var preservesDepth = false
  /// The factor of their velocity.
  open var velocity: Float = 1
  /// The factor of their size.
  open var scale: Float = 1
  /// The factor of their rotation.
  open var spin: Float = 1
  /// The seed of chance.
  open var seed: UInt32 = 0
}

/// A kind of particle.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// A kind of particle without an image.
  public override init() { super.init() }

  open var name: String?
  /// A Boolean that tells whether there are any.
  open var isEnabled = true
  open var birthRate: Float = 0
  /// The lifetime, in seconds.
  open var lifetime: Float = 0
  /// The range of lifetimes.
  open var lifetimeRange: Float = 0
  /// The latitude of the direction, in radians.
  open var emissionLatitude: CGFloat = 0
  /// The longitude of the direction, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The range of directions, in radians.
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  /// The range of velocities.
  open var velocityRange: CGFloat = 0
  /// The acceleration along x.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along y.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along z.
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  /// The range of sizes.
  open var scaleRange: CGFloat = 0
  /// The change of size a second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians a second.
  open var spin: CGFloat = 0
  /// The range of rotations.
  open var spinRange: CGFloat = 0
  open var color: CGColor? = .white
  /// The range of red.
  open var redRange: Float = 0
  /// The range of green.
  open var greenRange: Float = 0
  /// The range of blue.
  open var blueRange: Float = 0
  /// The range of opacities.
  open var alphaRange: Float = 0
  /// The change of red a second.
  open var redSpeed: Float = 0
  /// The change of green a second.
  open var greenSpeed: Float = 0
  /// The change of blue a second.
  open var blueSpeed: Float = 0
  /// The change of opacity a second.
  open var alphaSpeed: Float = 0
  open var contents: Any?
  /// The part of the image, from 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point of the image.
  open var contentsScale: CGFloat = 1
  /// Particles that come from these.
  open var emitterCells: [CAEmitterCell]?

  /// The time at which it begins.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  /// The speed of its time.
  open var speed: Float = 1
  /// The shift of its time.
  open var timeOffset: CFTimeInterval = 0
  /// The number of times that it runs.
  open var repeatCount: Float = 0
  /// The duration for which it runs again and again.
  open var repeatDuration: CFTimeInterval = 0
  /// True if the animation also runs backward.
  open var autoreverses = false
  /// The values shown before and after it runs.
  open var fillMode = CAMediaTimingFillMode.removed
}
