import LayoutSimulator

/// A transition of controllers: its animation's blocks, and its end.
///
/// Views have their places at its end at once. What is done at the end is done when the clock, or the main queue, comes to it; at once
/// where nothing is animated.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// The transition whose first callbacks run; requests in the callbacks wait until the end.
  private(set) static var preparing: TransitionCoordinator?

  let kind: Transition
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  let containerView: UIView
  let transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  /// The object that moves the views, where code has one.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The frames of views at the end, for that object.
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// The arriving controllers of the container, and the leaving ones.
  var (comers, goers): ([UIViewController], [UIViewController]) = ([], [])
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void
  /// The blocks, each with the controller whose callback gave it.
  private var alongside: [(owner: UIViewController?, block: Block)] = []
  private var completions: [(owner: UIViewController?, block: Block)] = []
  /// The controller whose callback runs.
  weak var owner: UIViewController?
  private var waiting: [@MainActor () -> Void] = []
  private var end: (@MainActor () -> Void)?
  private var isOver = false
  var targetTransform = CGAffineTransform.identity

  init(
    _ kind: Transition, from: UIViewController? = nil, to: UIViewController? = nil, in containerView: UIView,
    duration: TimeInterval, style: UIModalPresentationStyle = .none
  ) {
    self.kind = kind
    (self.from, self.to, self.containerView) = (from, to, containerView)
    transitionDuration = UIView.areAnimationsEnabled ? duration : 0
    presentationStyle = style
  }

  var isAnimated: Bool { transitionDuration > 0 || animator != nil }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  /// A Boolean that tells whether the object that moves the views gave it up: all is then as before it.
  private(set) var isCancelled = false
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: nil, animation: animation, completion: completion) }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append((owner, animation)) }
    if let completion { completions.append((owner, completion)) }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

  /// Tells whether a controller comes into a container.
  func isComing(_ controller: UIViewController) -> Bool {
    kind.isOfContainer && comers.contains { $0 === controller }
  }

  /// Tells whether a controller leaves its container.
  func isGoing(_ controller: UIViewController) -> Bool { kind.isOfContainer && goers.contains { $0 === controller } }

  // MARK: Steps

  /// Runs the callbacks before it; what they ask for waits.
  func prepare(_ body: () -> Void) {
    let outer = Self.preparing
    Self.preparing = outer ?? self
    body()
    Self.preparing = outer
  }

  /// Lets a request wait for the end of the transition whose first callbacks run, where it has to.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - action: What it does once the transition is over.
  /// - Returns: Whether it waits.
  static func postpones(_ request: ControllerRequest, _ action: @escaping @MainActor () -> Void) -> Bool {
    guard let preparing, preparing.kind.outcome(of: request) == .waits else { return false }
    preparing.waiting.append(action)
    return true
  }

  /// Changes views within the transition's animation, with the blocks alongside.
  func runAlongside(_ change: () -> Void) {
    animate(change)
    let blocks = alongside
    alongside = []
    run(blocks)
  }

  /// Runs what a controller's callback does within its animation.
  func runAlongside(of controller: UIViewController) {
    let blocks = alongside.filter { $0.owner === controller }
    alongside.removeAll { $0.owner === controller }
    run(blocks)
  }

  private func run(_ blocks: [(owner: UIViewController?, block: Block)]) {
    animate { for entry in blocks { entry.block(self) } }
  }

  /// Changes views within its animation.
  func animate(_ changes: () -> Void) {
    AnimationState.run(AnimationTiming(duration: transitionDuration), ofSystem: true, changes, nil)
  }

  /// Runs it to its end, where something is done: at once, or when the clock comes to it.
  func run(_ end: @escaping @MainActor () -> Void) {
    self.end = end
    if let animator {
      TransitionContext(self).run(animator)
    } else if isAnimated {
      AnimationClock.after(transitionDuration) { [self] in finish() }
    } else {
      finish()
    }
  }

  /// Ends it as if it hadn't begun.
  func cancel() {
    guard !isOver else { return }
    isCancelled = true
    finish()
  }

  /// Ends it, where it isn't over yet.
  func finish() {
    guard !isOver, let end else { return }
    isOver = true
    self.end = nil
    end()
    runCompletions()
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Runs what code does at its end.
  private func runCompletions() {
    let blocks = completions
    completions = []
    for entry in blocks { entry.block(self) }
  }

  /// Runs what a controller's callback does at its end.
  func runCompletions(of controller: UIViewController) {
    let blocks = completions.filter { $0.owner === controller }
    completions.removeAll { $0.owner === controller }
    for entry in blocks { entry.block(self) }
  }
}

/// The facts of a transition that an app's own object that moves views is told.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private let coordinator: TransitionCoordinator
  private(set) var transitionWasCancelled = false

  init(_ coordinator: TransitionCoordinator) { self.coordinator = coordinator }

  var containerView: UIView { coordinator.containerView }
  var isAnimated: Bool { coordinator.isAnimated }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {
    transitionWasCancelled = !didComplete
    coordinator.animator?.animationEnded(didComplete)
    if didComplete { coordinator.finish() } else { coordinator.cancel() }
  }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { vc.viewIfLoaded?.frame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect {
    coordinator.finalFrames[ObjectIdentifier(vc)] ?? vc.viewIfLoaded?.frame ?? .zero
  }

  /// Lets an object move the views.
  func run(_ animator: any UIViewControllerAnimatedTransitioning) { animator.animateTransition(using: self) }
}
