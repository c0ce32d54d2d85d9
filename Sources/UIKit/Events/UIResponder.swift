/// An object that answers events: views, controllers, windows, the application.
@preconcurrency @MainActor
open class UIResponder: UIAccessibleObject {
  /// A responder.
  public override init() { super.init() }

  /// The responder that gets what this one doesn't answer.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// A Boolean that tells whether it may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean that tells whether it gives up being the first responder when asked.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean that tells whether it is the first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes it the first responder.
  ///
  /// - Returns: Whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let former = FirstResponder.current, !former.resignFirstResponder() { return false }
    FirstResponder.current = self
    return true
  }

  /// Stops its being the first responder.
  ///
  /// - Returns: Whether it isn't any longer.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { FirstResponder.current = nil }
    return true
  }

  /// The view in place of the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// Asks for the views in place of the keyboard anew.
  open func reloadInputViews() {}

  // MARK: Touches

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers went up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The system took the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  /// Tells whether it answers an action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The responder that answers an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}

/// The one responder that gets what is typed.
@MainActor enum FirstResponder {
  static weak var current: UIResponder?
}
