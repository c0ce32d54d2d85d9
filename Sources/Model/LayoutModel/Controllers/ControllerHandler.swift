import Documents

/// A controller's actions when UIKit calls it back.
public struct ControllerHandler: Hashable, Sendable {
  /// The callbacks that a handler may stand for.
  public enum Callback: String, Hashable, Sendable, CaseIterable {
    /// The calls while a controller's view is loaded, appears and is laid out.
    case viewDidLoad, viewWillAppear, viewWillLayoutSubviews, viewDidLayoutSubviews, viewDidAppear
    /// The calls while its view disappears.
    case viewWillDisappear, viewDidDisappear
    /// The call before the interface turns: bounds are the old ones, and nothing is animated.
    case willRotate
    /// The call within the animation of a turn: bounds are new, and changes are animated with the turn.
    case willAnimateRotation
    /// The call after a turn: changes aren't animated.
    case didRotate
    /// The call before a size changes, from iOS 8 on.
    case viewWillTransition
    /// The block of `animate(alongsideTransition:)`: changes are animated with the turn.
    case alongsideTransition
    /// The transition's completion.
    case transitionCompletion
    /// Asked and called of the controller that holds a popover: may it go as the user taps outside, and it went.
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

    /// A Boolean that tells whether the caller asks something: the answer decides whether it goes on.
    package var isQuestion: Bool { rawValue.holds("Should") }
  }

  /// The call.
  public var callback: Callback
  /// The actions at the call, in order.
  public var actions: [Action]
  /// A Boolean that tells whether `viewWillTransition` calls super. Where it doesn't, the controller's callbacks of iOS
  /// 7 don't come, nor do any to its children and to the controllers that it presents
  /// (<doc:Rotation#Order-of-the-callbacks>, <doc:Rotation#Containers>).
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
