/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// A Boolean that tells whether it runs.
  var isRunning: Bool { get }
  /// A Boolean that lets it run back.
  var isReversed: Bool { get set }
  /// The part that has run, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// Starts it after a time, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Stops it where it is; without finishing it can't go on.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of views that more can be added to.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin after a part of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds what is told of the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another timing.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An animation of views: the changed properties have their end values from the start on.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var run = 0

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
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
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
    self.duration = duration
    timingParameters = parameters
  }

  /// An animation without duration.
  public convenience override init() { self.init(duration: 0, curve: .easeInOut) }

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

  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }
  /// Adds changes that begin after a part of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Adds what is told of the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

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

extension UICubicTimingParameters {
  /// The curve of the system's that has its points.
  public var animationCurve: UIView.AnimationCurve {
    switch (controlPoint1.x, controlPoint2.x) {
    case (0.42, 1): .easeIn
    case (0, 0.58): .easeOut
    case (0, 1): .linear
    default: .easeInOut
    }
  }
}
