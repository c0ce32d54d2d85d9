/// The facts of a transition that an object that moves views in it is told.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that it takes place in.
  var containerView: UIView { get }
  /// A Boolean that tells whether it is animated.
  var isAnimated: Bool { get }
  /// A Boolean that tells whether a finger moves it.
  var isInteractive: Bool { get }
  /// A Boolean that tells whether it was given up.
  var transitionWasCancelled: Bool { get }
  /// The style in which something is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far a finger has moved it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction at the transition's end.
  func finishInteractiveTransition()
  /// Says that a finger gave it up.
  func cancelInteractiveTransition()
  /// Says that it pauses.
  func pauseInteractiveTransition()
  /// Says that it is over.
  func completeTransition(_ didComplete: Bool)
  /// A controller in it.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view in it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The turn of the interface that it brings.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view at its start, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at its end, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An object that moves views in a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the views, and says when it is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animation, where it may be stopped and go on.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Told that it is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// An animation of nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 0, curve: .linear) }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that lets a finger move a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed at its end.
  var completionSpeed: CGFloat { get }
  /// The pace at its end.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean that tells whether a finger begins it.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// A transition that a part of the way moves.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The part that has run, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed at its end.
  open var completionSpeed: CGFloat = 1
  /// The pace at its end.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace while it moves.
  open var timingCurve: (any UITimingCurveProvider)?
  /// A Boolean that tells whether a finger begins it.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
  /// Moves it to a part of the way.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func pause() {}
  open func cancel() { percentComplete = 0 }
  /// Moves it to its end.
  open func finish() { percentComplete = 1 }
}

/// An object that has the animations and the presentation of a controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The object that moves views as the controller comes.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that moves views as the controller goes.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that lets a finger move the coming.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The object that lets a finger move the going.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The presentation, for the style `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
