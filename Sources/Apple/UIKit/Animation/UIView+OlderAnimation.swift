import LayoutSimulator
public import ObjectiveC

/// Animations as they were before blocks.
extension UIView {
  /// Begins an animation: what changes until `commitAnimations` is animated.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationState.begin(unsafe OlderAnimation(animationID, context).animation)
  }
  /// Ends what `beginAnimations` began: the animation runs.
  public class func commitAnimations() { AnimationState.commit() }
  /// Sets the duration of the animation that was begun, in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    if AnimationState.isEnabled { AnimationState.current?.timing.duration = max(0, duration) }
  }
  /// Sets the delay of the animation that was begun, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { AnimationState.current?.delay = max(0, delay) }
  /// Sets the time at which the animation that was begun begins.
  public class func setAnimationStart(_ startDate: Date) {
    AnimationState.current?.delay = max(0, startDate.timeIntervalSinceNow)
  }
  /// Sets the speed of the animation that was begun.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets the number of runs of the animation whose block runs, or that was begun.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationState.current?.timing.repeatCount =
      repeatCount >= Float.greatestFiniteMagnitude ? .infinity : Double(repeatCount)
  }
  /// Lets each run of the animation whose block runs, or that was begun, go back too.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationState.current?.timing.autoreverses = repeatAutoreverses
  }
  /// Lets the animation that was begun begin where another one is.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Sets the transition of a view in the animation that was begun.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
  /// Sets the object that is told of the animation that was begun.
  public class func setAnimationDelegate(_ delegate: Any?) {
    OlderAnimation.current?.delegate = delegate.map { $0 as AnyObject }
  }
  /// Sets the delegate's method that is called as the animation begins.
  public class func setAnimationWillStart(_ selector: Selector?) { OlderAnimation.current?.willStart = selector }
  /// Sets the delegate's method that is called at the animation's end.
  public class func setAnimationDidStop(_ selector: Selector?) { OlderAnimation.current?.didStop = selector }
}

/// An animation that `beginAnimations` began, with the object that is told of it.
@MainActor @safe private final class OlderAnimation {
  /// The duration without another one, in seconds (Apple's reference of `setAnimationDuration`).
  private static let usualDuration = 0.2

  private let identifier: String?
  private let context: UnsafeMutableRawPointer?
  /// It is kept until the end.
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    self.identifier = identifier
    unsafe self.context = unsafe context
  }

  /// The animation; the delegate hears of beginning and end.
  var animation: ViewAnimation {
    let animation = ViewAnimation(AnimationTiming(duration: Self.usualDuration)) { [self] finished in
      guard let delegate, let didStop else { return }
      _ = unsafe didStop.perform(on: delegate, with: [identifier, NSNumber(value: finished), context])
    }
    animation.willStart = { [self] in
      guard let delegate, let willStart else { return }
      _ = unsafe willStart.perform(on: delegate, with: [identifier, context])
    }
    animation.owner = self
    return animation
  }

  /// The one whose block runs.
  static var current: OlderAnimation? { AnimationState.current?.owner as? OlderAnimation }
}
