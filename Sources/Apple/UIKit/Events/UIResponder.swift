/// An object that answers events: views, controllers, windows, the application.
@preconcurrency @MainActor
open class UIResponder: UIAccessibleObject {
  public override init() { super.init() }

  /// The responder for everything that this responder doesn't handle.
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
    if let former = FirstResponder.current, !FirstResponder.isResigned(by: former) { return false }
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
  /// The controller of the view in place of the keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The items of the bar above the keyboard.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  /// The language of the keyboard.
  open var textInputMode: UITextInputMode? { nil }
  /// The name under which the keyboard's language is kept.
  open var textInputContextIdentifier: String? { nil }
  /// Asks for the views in place of the keyboard anew.
  open func reloadInputViews() { if FirstResponder.current != nil { InputAccessory.follow() } }
  /// Forgets the keyboard's language of a name.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The system took the touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses and motion

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  /// The force of buttons changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Buttons were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The system took the presses.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// The device began to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// The device isn't shaken any longer.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// The system took the motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// The system guesses less of touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// A remote control was used.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// Tells whether it answers an action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isAnswered(by: self) }
  /// The responder that answers an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// The commands of keys that it answers.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The object that undoes its changes: that of the responder behind it.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Which of the system's gestures of editing it takes.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Changes the system's menus.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes a command before it shows.
  open func validate(_ command: UICommand) {}

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  /// Pastes in the style of what is around.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes an address and goes there.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes a text and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects what is at the cursor.
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// Lets text run from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Lets text run from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes the selection bold, or not.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection slanted, or not.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or not.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selection larger.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selection smaller.
  open func decreaseSize(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  /// Finds the next place.
  open func findNext(_ sender: Any?) {}
  /// Finds the place before.
  open func findPrevious(_ sender: Any?) {}
  /// Finds what is selected.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Changes the attributes of the selection.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  open func printContent(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  /// Moves to another place.
  open func move(_ sender: Any?) {}
  open func export(_ sender: Any?) {}

  // MARK: Activities

  /// The user's activity with it, for other devices.
  open var userActivity: NSUserActivity?
  /// Brings the activity up to date.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Accessibility

  /// The name by which tests find it.
  open var accessibilityIdentifier: String?
}

/// The one responder that gets what is typed.
@MainActor enum FirstResponder {
  static weak var current: UIResponder? {
    didSet {
      guard !isChanging else { return }
      InputAccessory.follow()
      Keyboard.followResponder()
    }
  }
  /// A Boolean that tells whether another responder is about to be the first.
  private static var isChanging = false

  /// Asks a responder to make room for another one, which may be in its bar.
  static func isResigned(by former: UIResponder) -> Bool {
    isChanging = true
    defer { isChanging = false }
    return former.resignFirstResponder()
  }
}
