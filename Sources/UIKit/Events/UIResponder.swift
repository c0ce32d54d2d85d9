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
  open func reloadInputViews() {}
  /// Forgets the keyboard's language of a name.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}

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

  // MARK: Presses and motion

  /// Buttons were pressed.
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
  /// What undoes its changes: that of the responder behind it.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Which of the system's gestures of editing it takes.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// Changes the system's menus.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes a command before it shows.
  open func validate(_ command: UICommand) {}

  /// Cuts the selection.
  open func cut(_ sender: Any?) {}
  /// Copies the selection.
  open func copy(_ sender: Any?) {}
  /// Pastes.
  open func paste(_ sender: Any?) {}
  /// Pastes in the style of what is around.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes an address and goes there.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes a text and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Selects what is at the cursor.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection.
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
  /// Finds.
  open func find(_ sender: Any?) {}
  /// Finds and replaces.
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
  /// Prints.
  open func printContent(_ sender: Any?) {}
  /// Renames.
  open func rename(_ sender: Any?) {}
  /// Duplicates.
  open func duplicate(_ sender: Any?) {}
  /// Moves to another place.
  open func move(_ sender: Any?) {}
  /// Exports.
  open func export(_ sender: Any?) {}

  // MARK: Activities

  /// What the user does with it, for other devices.
  open var userActivity: NSUserActivity?
  /// Brings the activity up to date.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Accessibility

  /// What it says to assistive technology; `nil` where nothing was said.
  var accessibility: AccessibilityState?

  /// A Boolean that tells whether its class is an element for assistive technology.
  var isElementByItself: Bool { false }
  /// The kind of thing that its class is.
  var ownAccessibilityTraits: UIAccessibilityTraits { .none }

  /// A Boolean that makes it an element for assistive technology.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isElementByItself }
    set { accessibilityState.isElement = newValue }
  }
  /// What it is, in a word.
  open var accessibilityLabel: String? {
    get { accessibility?.label?.string }
    set { accessibilityState.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What it is, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label }
    set { accessibilityState.label = newValue }
  }
  /// What happens when it is used.
  open var accessibilityHint: String? {
    get { accessibility?.hint?.string }
    set { accessibilityState.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What happens when it is used, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint }
    set { accessibilityState.hint = newValue }
  }
  /// Its value.
  open var accessibilityValue: String? {
    get { accessibility?.value?.string }
    set { accessibilityState.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// Its value, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value }
    set { accessibilityState.value = newValue }
  }
  /// The kind of thing that it is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? ownAccessibilityTraits }
    set { accessibilityState.traits = newValue }
  }
  /// The name by which tests find it.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { accessibilityState.identifier = newValue }
  }
  /// Its rectangle on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { accessibilityState.frame = newValue }
  }
  /// Its shape on the screen.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessibilityState.path = newValue }
  }
  /// The point at which it is used, on the screen.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? .zero }
    set { accessibilityState.activationPoint = newValue }
  }
  /// The language in which it is read.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessibilityState.language = newValue }
  }
  /// A Boolean that hides what is in it.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessibilityState.hidesElements = newValue }
  }
  /// A Boolean that hides what is beside it.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityState.isModal = newValue }
  }
  /// A Boolean that keeps what is in it together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessibilityState.groupsChildren = newValue }
  }
  /// A Boolean that tells whether it answers the user; `nil` for what its kind does.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUser ?? false }
    set { accessibilityState.respondsToUser = newValue }
  }
  /// Other words for it, which are spoken.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels }
    set { accessibilityState.inputLabels = newValue }
  }
  /// What is in it, for assistive technology.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessibilityState.elements = newValue }
  }
  /// What can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.actions }
    set { accessibilityState.actions = newValue }
  }
  /// The ways through what is in it.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.rotors }
    set { accessibilityState.rotors = newValue }
  }
  /// The kind of what is around elements.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessibilityState.containerType = newValue }
  }
  /// How one goes through what is in it.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { accessibilityState.navigationStyle = newValue }
  }
  /// The number of elements in it.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element in it.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The place of an element in it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }
  /// Uses it.
  open func accessibilityActivate() -> Bool { false }
  /// Makes its value larger.
  open func accessibilityIncrement() {}
  /// Makes its value smaller.
  open func accessibilityDecrement() {}
  /// Scrolls it.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves it.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what it is most for.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Told after assistive technology came to it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Told after assistive technology left it.
  open func accessibilityElementDidLoseFocus() {}
  /// Tells whether assistive technology is at it.
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// The one responder that gets what is typed.
@MainActor enum FirstResponder {
  static weak var current: UIResponder?
}
