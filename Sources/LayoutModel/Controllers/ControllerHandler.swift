/// What a controller does when UIKit calls it back.
public struct ControllerHandler: Hashable, Sendable {
  /// The callbacks that a handler may stand for.
  public enum Callback: String, Hashable, Sendable, CaseIterable {
    case viewDidLoad, viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear
    case viewWillDisappear, viewDidDisappear
    /// Before the interface turns: bounds are those from before, and nothing is animated.
    case willRotate
    /// Within the animation of a turn: bounds are new, and what is set goes with the turn.
    case willAnimateRotation
    /// After a turn: what is set jumps.
    case didRotate
    /// Before a size changes, from iOS 8 on.
    case viewWillTransition
    /// The block of `animate(alongsideTransition:)`: what is set goes with the turn.
    case alongsideTransition
    /// The transition's completion.
    case transitionCompletion
  }

  public var callback: Callback
  public var actions: [Action]
  /// Whether `viewWillTransition` calls super: where not, the controller's callbacks of iOS 7 don't come, nor does anything to
  /// its children and whom it presents (facts/rotation.json, `callbackOrder`, `containers`).
  public var callsSuper: Bool

  public init(_ callback: Callback, _ actions: [Action], callsSuper: Bool = true) {
    self.callback = callback
    self.actions = actions
    self.callsSuper = callsSuper
  }
}
