public import CoreGraphics
public import Foundation

/// An object that is told when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// Is told that an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Is told that an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Rates at which frames may be shown, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The rate that is wanted.
  public var preferred: Float?

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

/// An animation, held as data.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  private var valuesByKey: [String: Any] = [:]

  /// An animation of no duration of its own.
  public override init() { super.init() }

  /// An animation: they aren't archived.
  public required init?(coder: NSCoder) { super.init() }

  open var timingFunction: CAMediaTimingFunction?
  /// An object that is told when it begins and ends.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean that tells whether the layer forgets it when it has ended.
  open var isRemovedOnCompletion = true
  /// The rates at which frames may be shown.
  open var preferredFrameRateRange = CAFrameRateRange.default

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

  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Adds it to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A value that was set by key.
  open func value(forKey key: String) -> Any? { valuesByKey[key] }

  /// Keeps a value by key.
  open func setValue(_ value: Any?, forKey key: String) { valuesByKey[key] = value }

  /// The time that it takes with all repetitions; `nil` where it never ends.
  package var wholeDuration: CFTimeInterval? {
    let once = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration.isFinite ? beginTimeLeft + repeatDuration : nil }
    let times = repeatCount > 0 ? Double(repeatCount) : 1
    // Apps write `.greatestFiniteMagnitude` for ever.
    return times < 1e9 ? beginTimeLeft + once * times / Double(speed == 0 ? 1 : abs(speed)) : nil
  }

  private var beginTimeLeft: CFTimeInterval { max(0, beginTime > 0 ? beginTime - CACurrentMediaTime() : 0) }
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The path of the property.
  open var keyPath: String?
  /// A Boolean that tells whether its values are added to the property's.
  open var isAdditive = false
  /// A Boolean that tells whether repetitions add up.
  open var isCumulative = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from a value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The change of the value.
  open var byValue: Any?
}

/// An animation as of a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// The velocity at the beginning.
  open var initialVelocity: CGFloat = 0
  /// A Boolean that tells whether it may swing less than a spring would.
  open var allowsOverdamping = false

  /// The time until it is still: the spring's oscillation is below a thousandth.
  open var settlingDuration: CFTimeInterval {
    let decay = Double(damping / (2 * mass))
    return decay > 0 ? log(1000) / decay : 0
  }

  /// A spring that seems to take a time, and swings by an amount.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 1e-3))
    stiffness = frequency * frequency
    damping = 2 * frequency * (1 - bounce)
  }
}

/// An animation through values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// A path instead of values.
  open var path: CGPath?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The paces between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The way a layer turns along the path.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension at the values.
  open var tensionValues: [NSNumber]?
  /// The continuity at the values.
  open var continuityValues: [NSNumber]?
  /// The bias at the values.
  open var biasValues: [NSNumber]?
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}

/// An animation from the old content of a layer to the new content.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The side from which it comes.
  open var subtype: CATransitionSubtype?
  /// The progress at which it begins.
  open var startProgress: Float = 0
  /// The progress at which it ends.
  open var endProgress: Float = 1
}
