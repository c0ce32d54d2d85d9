/// What a controller does when UIKit calls it back.
public struct ControllerHandler: Hashable, Sendable {
  /// The callbacks that a handler may stand for.
  public enum Callback: String, Hashable, Sendable, CaseIterable {
    /// What comes as a controller's view is loaded, appears and is laid out.
    case viewDidLoad, viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear
    /// What comes as its view goes.
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
    /// Whether a popover may go as the user taps outside, asked of the controller that holds it, and that it went.
    case popoverControllerShouldDismissPopover, popoverControllerDidDismissPopover
    /// An image picker's delegate: a photo was picked, or the user cancelled.
    case imagePickerControllerDidFinishPickingMediaWithInfo, imagePickerControllerDidCancel
    /// A text field's delegate.
    case textFieldShouldBeginEditing, textFieldDidBeginEditing, textFieldShouldEndEditing, textFieldDidEndEditing
    /// A text field's delegate, asked as the user types and taps Return.
    case textFieldShouldChangeCharacters, textFieldShouldReturn
    /// A text view's delegate.
    case textViewShouldBeginEditing, textViewDidBeginEditing, textViewShouldEndEditing, textViewDidEndEditing
    /// A text view's delegate, as the user types.
    case textViewShouldChangeText, textViewDidChange

    /// Whether the caller asks something: its answer decides whether it goes on.
    package var isQuestion: Bool { rawValue.contains("Should") }
  }

  /// Which call.
  public var callback: Callback
  /// What is done then, in order.
  public var actions: [Action]
  /// Whether `viewWillTransition` calls super: where not, the controller's callbacks of iOS 7 don't come, nor does anything to
  /// its children and whom it presents (<doc:RotationRules#Order-of-the-callbacks>, <doc:RotationRules#Containers>).
  public var callsSuper: Bool
  /// Of a question, what it answers.
  public var answer: Bool

  /// Actions at a call; `callsSuper` counts for `viewWillTransition` alone, `answer` for questions.
  public init(_ callback: Callback, _ actions: [Action], callsSuper: Bool = true, answer: Bool = true) {
    self.callback = callback
    self.actions = actions
    self.callsSuper = callsSuper
    self.answer = answer
  }
}
