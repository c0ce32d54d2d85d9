/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// It didn't start, it runs, or it stopped before its end.
  case inactive = 0, active, stopped
}

/// A place of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Its end, its start, or between.
  case end = 0, start, current
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Its state.
  var state: UIViewAnimatingState { get }
  /// A Boolean that tells whether it runs.
  var isRunning: Bool { get }
  /// A Boolean that lets it run back.
  var isReversed: Bool { get set }
  /// The part that has run, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts it.
  func startAnimation()
  /// Starts it after a time, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it.
  func pauseAnimation()
  /// Stops it where it is; without finishing it can't go on.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of views that more can be added to.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin after a part of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what is told of the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another timing.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The kind of an animation's timing.
public enum UITimingCurveType: Int, Sendable {
  /// The kind.
  case builtin = 0, cubic, spring, composed
}

/// The timing of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Its kind.
  var timingCurveType: UITimingCurveType { get }
  /// Its curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// Its spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing by a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The system's curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first point that shapes it.
  public let controlPoint1: CGPoint
  /// The second point that shapes it.
  public let controlPoint2: CGPoint

  /// The usual timing.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// A timing by a curve of the system's.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// A timing by two points that shape it.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
  }

  /// Its kind.
  open var timingCurveType: UITimingCurveType { .cubic }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A timing by a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the start.
  public let initialVelocity: CGVector
  /// The time that the spring takes, in seconds; `nil` where the animation says it.
  let settlingDuration: TimeInterval?

  /// The usual timing.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// A timing by how soon swinging ends.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A timing by how soon swinging ends, and a speed at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (initialVelocity, settlingDuration) = (velocity, nil)
  }

  /// A timing by a spring's nature.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    settlingDuration = damping > 0 ? TimeInterval(2 * mass / damping * 6.9) : nil
  }

  /// A timing by a time and how much it swings.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    (self.initialVelocity, settlingDuration) = (initialVelocity, duration)
  }

  /// Its kind.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// An animation of views: what it changes has its end state as soon as it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run = 0

  /// Its timing.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Its duration, in seconds.
  public let duration: TimeInterval
  /// Its delay, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// A Boolean that lets what moves be touched.
  open var isUserInteractionEnabled = true
  /// A Boolean that sends touches by where views end.
  open var isManualHitTestingEnabled = false
  /// A Boolean that lets it be paused and stopped.
  open var isInterruptible = true
  /// A Boolean that moves evenly with its part that has run.
  open var scrubsLinearly = true
  /// A Boolean that keeps it alive at its end.
  open var pausesOnCompletion = false
  /// Its state.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean that tells whether it runs.
  open private(set) var isRunning = false
  /// A Boolean that lets it run back.
  open var isReversed = false
  /// The part that has run, from 0 to 1.
  open var fractionComplete: CGFloat = 0 {
    didSet { if state == .inactive { activate() } }
  }

  /// An animation with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.settlingDuration ?? duration
    timingParameters = parameters
  }

  /// An animation with a curve of the system's.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animation with a curve that two points shape.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animation that swings to its end.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animation that runs from now on.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    guard let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations) as? Self
    else { preconditionFailure("a running animator is made of the class itself") }
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }
  /// Adds changes that begin after a part of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Adds what is told of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Starts it.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Starts it after a time, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = delay
    activate()
    isRunning = true
    run += 1
    let run = run
    AnimationClock.after(UIView.areAnimationsEnabled ? delay + duration : 0) { [self] in
      guard self.run == run, isRunning else { return }
      end(at: isReversed ? .start : .end)
    }
  }
  /// Pauses it.
  open func pauseAnimation() {
    activate()
    isRunning = false
  }
  /// Goes on with another timing.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Stops it where it is; without finishing it can't go on.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
  }
  /// Finishes what was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(at: finalPosition) }
  }

  private func activate() {
    state = .active
    let pending = animations
    animations = []
    for animation in pending { animation() }
  }

  private func end(at position: UIViewAnimatingPosition) {
    (state, isRunning, fractionComplete) = (pausesOnCompletion ? .active : .inactive, false, 1)
    if !pausesOnCompletion { state = .inactive }
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}
