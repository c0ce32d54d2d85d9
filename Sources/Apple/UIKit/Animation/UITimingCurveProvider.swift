public import CoreGraphics
public import Foundation

/// The kind of a pace.
public enum UITimingCurveType: Int, Sendable {
  /// One of the usual ones.
  case builtin = 0
  /// A curve, a spring, or both.
  case cubic, spring, composed
}

/// A pace of an animation.
public protocol UITimingCurveProvider: NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve as a pace.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The first point that controls it.
  public let controlPoint1: CGPoint
  /// The second point that controls it.
  public let controlPoint2: CGPoint

  public override convenience init() {
    self.init(controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 0.58, y: 1))
  }

  /// A curve of the system's.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    let (start, end): (CGFloat, CGFloat)
    switch curve {
    case .easeInOut: (start, end) = (0.42, 0.58)
    case .easeIn: (start, end) = (0.42, 1)
    case .easeOut: (start, end) = (0, 0.58)
    case .linear: (start, end) = (0, 1)
    }
    self.init(controlPoint1: CGPoint(x: start, y: 0), controlPoint2: CGPoint(x: end, y: 1))
  }

  /// A curve by two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
  }

  open var timingCurveType: UITimingCurveType { .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A spring as a pace.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The share of swinging that is damped.
  package let dampingRatio: CGFloat
  /// The velocity at the beginning.
  public let initialVelocity: CGVector

  public override convenience init() { self.init(dampingRatio: 1, initialVelocity: .zero) }

  /// A spring by its damping.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A spring by its damping and its velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
  }

  /// A spring by its mass, stiffness and damping.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// A spring that seems to take a time, and swings by an amount.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
