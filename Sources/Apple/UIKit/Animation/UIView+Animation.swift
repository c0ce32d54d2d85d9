import LayoutSimulator

extension UIView {
  /// The way in which an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out while it runs.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets what moves be touched.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins where another one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Has its own duration within another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Has its own curve within another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Moves the content itself.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views in place of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Has nothing of another one around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips about the upright axis.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about the upright axis.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about the level axis.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips about the level axis.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// As fast as the system likes.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    /// With 60 pictures a second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// With 30 pictures a second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The way in which an animation of several steps runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out while it runs.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets what moves be touched.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins where another one is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Has its own duration within another one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Has nothing of another one around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// From step to step at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Of one speed through all steps.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smooth through the steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth, and of one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The speed of an animation between its ends.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0, easeIn, easeOut, linear
  }

  /// A transition of older code.
  public enum AnimationTransition: Int, Sendable {
    case none = 0, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// An animation of the system's.
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  // MARK: Whether

  /// Lets views be animated, or not.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.isEnabled = enabled }
  /// A Boolean that tells whether views are animated.
  public class var areAnimationsEnabled: Bool { AnimationState.isEnabled }
  /// Changes views without an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = AnimationState.isEnabled
    AnimationState.isEnabled = false
    actionsWithoutAnimation()
    AnimationState.isEnabled = former
  }
  /// The duration of the animation that runs, in seconds.
  public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }

  // MARK: Animations

  /// Changes views in an animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { AnimationState.run(AnimationState.timing(duration, options), delay: delay, animations, completion) }

  /// Changes views in an animation.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { AnimationState.run(AnimationState.timing(duration), animations, completion) }

  /// Changes views in an animation that swings to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { AnimationState.run(AnimationState.timing(duration, options), delay: delay, animations, completion) }

  /// Changes views in an animation that swings to its end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { AnimationState.run(AnimationState.timing(duration, options), delay: delay, animations, completion) }

  /// Changes views in steps.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(
      AnimationState.timing(duration, AnimationOptions(rawValue: options.rawValue)), delay: delay, animations,
      completion)
  }

  /// A step of an animation: its start and its duration are parts of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Changes what is in a view in a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { AnimationState.run(AnimationState.timing(duration, options), animations ?? {}, completion) }

  /// Puts a view in place of another in a transition, or shows it and hides that.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    AnimationState.run(AnimationState.timing(duration, options), change, completion)
  }

  /// Runs an animation of the system's on views, with others beside it.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      parallelAnimations?()
      for view in views { view.removeFromSuperview() }
    }
    AnimationState.run(AnimationState.timing(0.3, options), change, completion)
  }

  /// Lets an animation run again.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
    AnimationState.current?.timing.repeatCount = Double(count)
    AnimationState.current?.timing.autoreverses = autoreverses
  }
}
