/// The facts of a transition of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean that tells whether it is animated.
  var isAnimated: Bool { get }
  /// The style in which something is presented; `none` elsewhere.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean that tells whether a finger began it.
  var initiallyInteractive: Bool { get }
  /// A Boolean that tells whether it may be stopped and go on.
  var isInterruptible: Bool { get }
  /// A Boolean that tells whether a finger moves it.
  var isInteractive: Bool { get }
  /// A Boolean that tells whether it was given up.
  var isCancelled: Bool { get }
  /// Its duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The part that has run, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The velocity at its end.
  var completionVelocity: CGFloat { get }
  /// The speed at its end.
  var completionCurve: UIView.AnimationCurve { get }
  /// A controller in it.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view in it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that it takes place in.
  var containerView: UIView { get }
  /// The turn of the interface that it brings.
  var targetTransform: CGAffineTransform { get }
}

/// A transition of controllers that code takes part in.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs code within the transition's animation, and other code at its end.
  ///
  /// - Returns: Whether the animation is accepted.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs code within the transition's animation for a view outside its container.
  ///
  /// - Returns: Whether the animation is accepted.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs code when a finger lets go.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Runs code when a finger takes it or lets go.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs code within the transition's animation.
  ///
  /// - Returns: Whether the animation is accepted.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
